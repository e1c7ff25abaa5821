import Foundation
import PlumbSource
import PlumbViews
import Testing

/// What compiles and does nothing stands in `Unsupported.all`, and nothing else stands there.
@Suite("Names that do nothing")
struct UnsupportedTests {
  /// What returns itself and is right: SwiftUI's own does no more, or the value is what is asked for.
  private static let right: Set = [
    // A frame without a number is SwiftUI's own way to say nothing.
    "Frame.swift frame", "Ellipses.swift path",
  ]

  private func surface() throws -> [SourceFile] {
    try SourceFile.all().filter {
      ["PlumbViews", "PlumbControls", "SwiftUI", "PlumbExchange"].contains($0.target)
    }
  }

  @Test("the table in Differences.md is the one that is made from the list")
  func table() throws {
    if ProcessInfo.processInfo.environment["PLUMB_RENEW_TABLES"] == "1" { try UnsupportedTable.renew() }
    let document = try #require(
      try UnsupportedTable.inDocument(), "Documentation/Differences.md has lost the marks around the table")
    #expect(
      document == UnsupportedTable.text,
      "write it anew with: PLUMB_RENEW_TABLES=1 ./plumb test --filter UnsupportedTests")
  }

  @Test("a public function that only returns itself is in the list")
  func returnsSelf() throws {
    let functions = try surface().flatMap { PublicFunction.all(in: $0) }
    #expect(functions.count > 1000, "the law's reader finds the functions")
    let known = Set(Unsupported.all.map(\.base))
    for function in functions where function.returnsSelf && !known.contains(function.name) {
      let file = function.path.split(separator: "/").last ?? ""
      #expect(
        Self.right.contains("\(file) \(function.name)"),
        """
        \(function.path):\(function.line): \(function.name) does nothing. Write it, or report it with \
        unsupported("\(function.name)", fileID, line) and enter it in Unsupported.all.
        """)
    }
  }

  @Test("a name of the list is declared, with its labels")
  func declared() throws {
    let files = try surface()
    let functions = Dictionary(grouping: files.flatMap { PublicFunction.all(in: $0) }, by: \.name)
    let code = files.map { $0.code.joined(separator: "\n") }
    for entry in Unsupported.all {
      let (base, labels) = (entry.base, entry.labels)
      let isType = base.first?.isUppercase ?? false
      if isType || functions[base] == nil {
        let words =
          isType ? ["struct", "enum", "class", "protocol"] : ["var", "func", "static var", "static let"]
        let forms = words.map { "public \($0) \(base)" }
        #expect(
          code.contains { $0.hasAny(of: forms) },
          "\(entry.name) is in the list, and nowhere declared")
      }
      // The type's initialisers stand in files that name it.
      let declarations = ["extension \(base) ", "struct \(base)"]
      let owners =
        isType ? zip(files, code).filter { $1.hasAny(of: declarations) }.map(\.0.path) : nil
      let candidates = functions[isType ? "init" : base] ?? []
      for label in labels {
        #expect(
          candidates.contains { function in
            (owners?.contains(function.path) ?? true) && function.takes(label)
          }, "\(entry.name) is in the list, and no \(base) takes \(label)")
      }
    }
  }

  @Test("every use of a name of the list is reported, and no other")
  func reported() throws {
    let expression = /(?:unsupported|reportUnsupported)\(\s*"([^"]+)"|UnsupportedUse\(\s*name: "([^"]+)"/
    var told: Set<String> = []
    for file in try surface() {
      for match in file.code.joined(separator: "\n").matches(of: expression) {
        told.insert(String(match.1 ?? match.2 ?? ""))
      }
    }
    let listed = Set(Unsupported.all.filter(\.isReported).map(\.name))
    #expect(told.subtracting(listed) == [], "reported, and not in Unsupported.all")
    #expect(listed.subtracting(told) == [], "in Unsupported.all, and never reported")
  }

  @Test("a name stands once in the list, and its reason is a part of a sentence")
  func sentences() {
    #expect(Set(Unsupported.all.map(\.name)).count == Unsupported.all.count)
    for entry in Unsupported.all {
      #expect(!entry.missing.hasSuffix("."), "\(entry.name)")
      #expect(entry.missing.first?.isLowercase ?? false, "\(entry.name)")
    }
  }

  @Test("the law's own reader finds functions of every form")
  func reader() {
    let source = """
      extension View {
        /// public func said() { self }
        public func plain() -> some View { self } // why
        public nonisolated func closed<T: Equatable>(_ value: T, by test: (T) -> Bool = { $0 == "{" })
          -> some View
        {
          return self
        }
        public static func made(a: Int) -> Self { Self(a) }
        public init?(b: Int) {}
        public var other: Self { self }
      }
      """
    let found = PublicFunction.all(in: SourceFile(path: "Sources/X/Y.swift", text: source))
    #expect(found.map(\.name) == ["plain", "closed", "made", "init"])
    #expect(found.map(\.line) == [3, 4, 9, 10])
    #expect(found.map(\.returnsSelf) == [true, true, false, false])
    #expect(found.map { $0.takes("by") } == [false, true, false, false])
    #expect(found.map { $0.takes("value") } == [false, true, false, false])
  }
}

extension Unsupported {
  /// The name without its type and its labels: `popover` of `popover(arrowEdge:)`.
  fileprivate var base: String {
    String(name.prefix { $0 != "(" }.split(separator: ".").last ?? "")
  }

  fileprivate var labels: [Substring] {
    name.contains("(") ? name.drop { $0 != "(" }.dropFirst().dropLast().split(separator: ":") : []
  }
}

extension PublicFunction {
  /// Whether a parameter has a label or a name.
  fileprivate func takes(_ label: some StringProtocol) -> Bool {
    parameters.split { !($0.isLetter || $0.isNumber || $0 == "_" || $0 == ":") }.contains {
      $0 == "\(label):"
    }
      || parameters.contains("\(label) ")
  }
}
