import PlumbMacroExpansion
import Testing

@Suite("@Entry")
struct EntryExpansionTests {
  func requirement(_ declaration: String, in type: String = "EnvironmentValues") -> String {
    switch EntryExpansion(declaration: declaration, context: "extension \(type) {}").key {
    case .failure(let message): message
    case .source(let text):
      text.split(separator: "\n").dropFirst().dropLast().joined().drop { $0 == " " }.description
    }
  }

  @Test("an entry becomes accessors and a key")
  func entry() {
    let entry = EntryExpansion(
      declaration: "@Entry public var caption: String = \"none\"",
      context: "extension SwiftUI.EnvironmentValues {\n}")
    #expect(
      entry.accessors
        == .source(
          """
          get { self[__Key_caption.self] }
          set { self[__Key_caption.self] = newValue }
          """))
    #expect(
      entry.key
        == .source(
          """
          private struct __Key_caption: SwiftUI.EnvironmentKey {
            static var defaultValue: String { "none" }
          }
          """))
  }

  @Test(
    "the type and the default are those that were written",
    arguments: [
      ("@Entry var a: Int = 1", "static var defaultValue: Int { 1 }"),
      ("@Entry var a = Color.red", "static let defaultValue = Color.red"),
      ("@Entry var a: String?", "static var defaultValue: String? { nil }"),
      ("@Entry var a: String?=nil", "static var defaultValue: String? { nil }"),
      ("@Entry var a: [String: Int] = [:]", "static var defaultValue: [String: Int] { [:] }"),
      ("@Entry var a: (Int) -> Void = { _ in }", "static var defaultValue: (Int) -> Void { { _ in } }"),
      ("@Entry var a: Array<Int>=[]", "static var defaultValue: Array<Int> { [] }"),
      ("@Entry /* = */ internal var `in`: Int = 1 // one", "static var defaultValue: Int { 1 }"),
      ("@Entry var a = f(x == y)", "static let defaultValue = f(x == y)"),
      ("@Entry var a: Int", "@Entry var a needs a default value."),
      ("@Entry let a = 1", "@Entry belongs on a variable (var)."),
    ])
  func environment(declaration: String, expected: String) {
    #expect(requirement(declaration) == expected)
  }

  @Test("each home of entries has its key protocol")
  func homes() {
    #expect(requirement("@Entry var a: Int = 1", in: "Transaction") == "static var defaultValue: Int { 1 }")
    #expect(
      requirement("@Entry var a: Int = 1", in: "ContainerValues") == "static var defaultValue: Int { 1 }")
    #expect(
      requirement("@Entry var a: Binding<Int>?", in: "FocusedValues") == "typealias Value = Binding<Int>")
    #expect(requirement("@Entry var a: Optional<Int>", in: "FocusedValues") == "typealias Value = Int")
    #expect(
      requirement("@Entry var a: Int = 1", in: "String")
        == "@Entry belongs on a variable in an extension of one of ContainerValues, EnvironmentValues, FocusedValues, Transaction."
    )
  }
}
