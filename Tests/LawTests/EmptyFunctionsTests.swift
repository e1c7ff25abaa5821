#if Companions
  import Foundation
  import Testing

  /// A function with an empty body is the usual form of a protocol's requirement, a hook that Plumb calls, or stands in
  /// EmptyFunctions.txt with its reason.
  @Suite("Functions with empty bodies")
  struct EmptyFunctionsTests {
    private static let reasons = [
      "a hint that nobody sees", "a hook that nothing calls here", "ends what never begins",
      "its object reports",
      "silent", "so here anyway",
    ]
    /// How many functions nobody is told of. It only becomes smaller.
    private static let silent = 0
    private static let targets: Set = [
      "PlumbUIKit", "PlumbCompanions", "PlumbFoundation", "Combine", "PlumbLog",
    ]

    private static func list() throws -> [(id: String, reason: String)] {
      try ReasonList.read("EmptyFunctions")
    }

    @Test("a function with an empty body is called as a hook, or listed with its reason")
    func empty() throws {
      let files = try SourceFile.all()
      let uses = FunctionUses(in: files)
      let listed = Set(try Self.list().map(\.id))
      var (found, count) = (Set<String>(), 0)
      for file in files where Self.targets.contains(file.target) {
        for function in PublicFunction.all(in: file) {
          count += 1
          guard function.body.isEmpty, function.name != "init" else { continue }
          let type = file.types(around: function.line).first
          if let type, uses.protocols.contains(type) { continue }
          if function.isOpen, uses.called.contains(function.name) { continue }
          // The compiler tells its uses.
          if file.isDeprecated(at: function.line) { continue }
          let id = [type, function.name].compactMap(\.self).joined(separator: ".")
          found.insert(id)
          if listed.contains(id) { continue }
          Issue.record(
            """
            \(function.path):\(function.line): \(id) has an empty body. Make it work, report that it does nothing, or \
            enter it in EmptyFunctions.txt with its reason.
            """)
        }
      }
      #expect(count > 3000, "the law's reader finds the functions")
      #expect(
        listed.subtracting(found) == [], "in EmptyFunctions.txt, and with a body, called or nowhere declared")
    }

    @Test("each reason is one of a few, and what is silent becomes less")
    func listedReasons() throws {
      let list = try Self.list()
      for (id, reason) in list where !Self.reasons.contains(reason) { Issue.record("\(id): \(reason)") }
      #expect(Set(list.map(\.id)).count == list.count, "a function stands once in the list")
      #expect(list.filter { $0.reason == "silent" }.count == Self.silent, "write the smaller number here")
    }

    @Test("the law's own reader tells hooks that are called from those that are only declared or handed up")
    func reader() {
      let source = SourceFile(
        path: "Sources/X/Y.swift",
        text: """
          public protocol Listener { func heard() }
          extension Listener { public func heard() {} }
          open class Page {
            open func appears() {}
            open func turns() { }
            open class func opens() { print(1) }
            func show() { page?.appears() }
          }
          class Own: Page { override func turns() { super.turns() } }
          """)
      let (functions, uses) = (PublicFunction.all(in: source), FunctionUses(in: [source]))
      #expect(functions.map(\.name) == ["heard", "appears", "turns", "opens"])
      #expect(functions.map(\.isOpen) == [false, true, true, true])
      #expect(functions.map(\.body.isEmpty) == [true, true, true, false])
      #expect(uses.protocols == ["Listener"])
      #expect(uses.called.isSuperset(of: ["appears"]) && !uses.called.contains("turns"))
    }
  }
#endif
