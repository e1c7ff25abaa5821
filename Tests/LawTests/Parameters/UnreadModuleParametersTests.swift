#if Companions
  import Foundation
  import PlumbCompanions
  import PlumbUIKit
  import Testing

  /// What a public function of UIKit or of a companion is given and never reads is reported, is the same for many, or
  /// stands in UnreadParameters.txt with its reason.
  @Suite("Parameters of UIKit and of the companions that do nothing")
  struct UnreadModuleParametersTests {
    /// The reasons of UnreadParameters.txt. Behind `reported with` stands a name of a registry.
    private static let reasons = [
      "a hint that nobody sees", "a hook that nothing calls here", "a labelled box",
      "a name that is not shown", "a placeholder has neither roads nor names",
      "a placeholder is seen from above", "all resources are looked up together",
      "an answer that no service gives",
      "an override reads it", "ends what never begins", "for the compiler", "for the operating system",
      "its object reports", "more is done than asked", "only Siri and Shortcuts say it",
      "silent", "so here anyway", "the error is told instead", "there is none", "there is one",
    ]
    /// The parameters that nobody is told of. They only become fewer.
    private static let silent: Set = [
      "CGImage.init shouldInterpolate", "CGImage.init space", "NSPasteboard.declareTypes newOwner",
      "UIPageViewController.setViewControllers direction",
    ]

    private static func list() throws -> [(id: String, reason: String)] {
      try ReasonList.read("UnreadParameters")
    }

    /// The names that have no effect at all, and are told.
    private static let withoutEffect = Set(
      UnsupportedCompanion.all.filter { !$0.isPartial }.map(\.name)
        + WithoutEffect.allCases.flatMap(\.names))

    @Test("a parameter that nothing reads is reported, or listed with its reason")
    func unread() throws {
      let files = try SourceFile.all()
      let rules = ParameterRules(uses: FunctionUses(in: files), withoutEffect: Self.withoutEffect)
      let listed = Set(try Self.list().map(\.id))
      var (found, count) = (Set<String>(), 0)
      for file in files where ["PlumbUIKit", "PlumbCompanions"].contains(file.target) {
        for function in PublicFunction.all(in: file) {
          count += function.list.count
          for parameter in function.unread where rules.reason(function, parameter, in: file) == nil {
            let type = file.types(around: function.line).first
            let id = [type, function.name].compactMap(\.self).joined(separator: ".") + " \(parameter.name)"
            found.insert(id)
            if listed.contains(id) { continue }
            Issue.record(
              """
              \(function.path):\(function.line): nothing reads \(id). Make it work, or report a value that would be \
              seen, or enter it in UnreadParameters.txt with its reason.
              """)
          }
        }
      }
      #expect(count > 5000, "the law's reader finds the parameters")
      #expect(
        listed.subtracting(found) == [],
        "in UnreadParameters.txt, and read, the same for many or nowhere declared")
    }

    @Test("each reason is one of a few, and names that are reported stand in a registry")
    func listedReasons() throws {
      let list = try Self.list()
      let names = Set(UnsupportedCompanion.all.map(\.name) + WithoutEffect.allCases.flatMap(\.names))
      #expect(ReasonList.unfounded(list, reasons: Self.reasons, registry: names) == [])
      #expect(Set(list.map(\.id)).count == list.count, "a parameter stands once in the list")
      #expect(
        Set(list.filter { $0.reason == "silent" }.map(\.id)) == Self.silent, "write the smaller list here")
    }

    @Test(
      "the rules excuse what protocols, registries and overrides explain, and no handler that is never called"
    )
    func rules() {
      let source = SourceFile(
        path: "Sources/X/Y.swift",
        text: """
          public protocol Listener {
            func heard(_ sound: String, in room: Int)
            func call(completionHandler: () -> Void)
          }
          extension Listener {
            public func heard(_ sound: String, in room: Int) {}
            public func heard(_ sound: String) {}
            public func call(completionHandler: () -> Void) {}
          }
          open class UIView {
            open func draws(_ rect: Int) {}
            open func moves(_ rect: Int) {}
            public func shows(_ rect: Int) { update() }
            open func goes(_ rect: Int, animated: Bool) { print(rect) }
            public init(coder: NSCoder) {}
            public func tells(_ name: Int) { reportCompanion("tells") }
            /// Does nothing.
            @available(*, deprecated, message: "In Plumb, it does nothing: so it is.")
            public func rests(_ name: Int) {}
            func update() { draws(1) }
          }
          public struct Refused {
            public init(_ name: Int, handler: () -> Void) {}
          }
          public struct Other {
            public init(_ name: Int) {}
          }
          """)
      let rules = ParameterRules(uses: FunctionUses(in: [source]), withoutEffect: ["Refused"])
      let left = PublicFunction.all(in: source).flatMap { function in
        function.unread.filter { rules.reason(function, $0, in: source) == nil }
          .map { "\(function.signature) \($0.name)" }
      }
      #expect(
        left == [
          "heard(_:) sound", "call(completionHandler:) completionHandler", "moves(_:) rect", "shows(_:) rect",
          "init(_:handler:) handler", "init(_:) name",
        ])
    }
  }
#endif
