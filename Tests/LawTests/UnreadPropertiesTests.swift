#if Companions
  import Foundation
  import PlumbCompanions
  import PlumbUIKit
  import PlumbViews
  import Testing

  /// A public property that is set and never read is reported, or stands in UnreadProperties.txt with its reason.
  @Suite("Properties that do nothing")
  struct UnreadPropertiesTests {
    /// The reasons of UnreadProperties.txt. Behind `reported with` stands a name of a registry.
    private static let reasons = [
      "data that its owner reads back", "an answer that no service gives", "a hint that nobody sees",
      "a labelled box", "so here anyway", "silent",
    ]
    /// How many properties nobody is told of. It only becomes smaller.
    private static let silent = 11

    private static func list() throws -> [(id: String, reason: String)] {
      try ReasonList.read("UnreadProperties")
    }

    /// The properties of some modules that nothing in these, or in others, reads.
    private func unread(
      in modules: Set<String>, readBy others: Set<String>, of files: [SourceFile]
    ) -> [StoredProperty] {
      let properties = files.filter { modules.contains($0.target) }.flatMap { StoredProperty.all(in: $0) }
      #expect(properties.count > 300, "the law's reader finds the properties")
      let reads = PropertyReads(
        of: properties, in: files.filter { modules.union(others).contains($0.target) && !$0.isOfCompanion })
      return properties.filter { !$0.reports && !reads.read($0) }
    }

    @Test(
      "a property that nothing reads is reported when it is set, or listed with its reason, in every module")
    func unread() throws {
      // Two of one name are told apart by the types that a file names, so that the modules are looked at apart.
      let files = try SourceFile.all()
      let apart: Set = ["PlumbUIKit", "PlumbCompanions"]
      let found =
        unread(in: apart, readBy: ["SwiftUI", "PlumbServer", "PlumbLive", "PlumbCommand"], of: files)
        + unread(in: Set(files.map(\.target)).subtracting(apart), readBy: ["PlumbUIKit"], of: files)
      let listed = Set(try Self.list().map(\.id))
      for property in found where !listed.contains(property.id) {
        Issue.record(
          """
          \(property.path):\(property.line): nothing reads \(property.id). Make it work, or report that it is set to \
          something other than its default with @_Unheeded, or enter it in UnreadProperties.txt with its reason.
          """)
      }
      #expect(
        listed.subtracting(found.map(\.id)) == [],
        "in UnreadProperties.txt, and read, reported or nowhere declared")
    }

    @Test("each reason is one of a few, and names that are reported stand in a registry")
    func listedReasons() throws {
      let list = try Self.list()
      let names = Set(
        UnsupportedCompanion.all.map(\.name) + WithoutEffect.allCases.flatMap(\.names)
          + Unsupported.all.map(\.name))
      #expect(ReasonList.unfounded(list, reasons: Self.reasons, registry: names) == [])
      #expect(Set(list.map(\.id)).count == list.count, "a property stands once in the list")
      #expect(list.filter { $0.reason == "silent" }.count == Self.silent, "write the smaller number here")
    }

    @Test("a property with @_Unheeded reports its own name, which its family has in the registry")
    func unheeded() throws {
      let families = Dictionary(
        uniqueKeysWithValues: WithoutEffect.allCases.map { ("\($0)", Set($0.names)) })
      var count = 0
      for file in try SourceFile.all() where ["PlumbUIKit", "PlumbCompanions"].contains(file.target) {
        for (index, line) in file.lines.enumerated() {
          guard let match = line.firstMatch(of: /@_Unheeded\((?:\.(\w+), )?"([^"]+)"\)/) else { continue }
          count += 1
          let words = file.lines[index + (line.contains(" var ") ? 0 : 1)].split { " :".contains($0) }
          let property = words.firstIndex(of: "var").map { String(words[$0 + 1]) } ?? ""
          let types = file.types(around: index + 1).reversed()
          #expect((types + [property]).joined(separator: ".") == match.2, "\(file.path):\(index + 1)")
          guard let family = match.1 else { continue }
          #expect(
            families[String(family)]?.contains(String(match.2)) == true,
            "\(match.2) is in no row of \(family)")
        }
      }
      #expect(count > 80, "the law's reader finds the wrappers")
    }

    @Test("the law's own reader tells readings from labels, assignments and parameters of the same name")
    func reader() {
      let source = SourceFile(
        path: "Sources/X/Y.swift",
        text: """
          public class Slider {
            public var read = 1
            public var computed: Int { read }
            public private(set) var answer = 2
            public var assigned = 3
            public var observed = 4 {
              didSet { changed() }
            }
            public var reported = 5 { didSet { WithoutEffect.range.report() } }
            @_Unheeded(.tint, "Slider.wrapped") public var wrapped = 6
            public var shadowed: Int
            public var shared = 7
            public struct Mark {
              public var shared = 8
            }

            public init(shadowed: Int) {
              self.shadowed = shadowed
              assigned = 8
              call(assigned: 9, kind: .observed)
            }
            func draw(_ mark: Mark) { print("assigned", mark.shared) }
          }
          """)
      let properties = StoredProperty.all(in: source)
      let reads = PropertyReads(of: properties, in: [source])
      #expect(
        properties.map(\.id) == [
          "Slider.read", "Slider.assigned", "Slider.observed", "Slider.reported", "Slider.wrapped",
          "Slider.shadowed", "Slider.shared", "Slider.Mark.shared",
        ])
      #expect(properties.filter(\.reports).map(\.name) == ["reported", "wrapped"])
      #expect(
        properties.filter(reads.read).map(\.id) == ["Slider.read", "Slider.shared", "Slider.Mark.shared"])
    }
  }
#endif
