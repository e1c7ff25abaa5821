import Testing

@testable import PlumbSource

@Suite("Which files a change reaches")
struct DeclarationReachTests {
  /// Returns the numbers of the files that a change of the first one reaches.
  private func reached(_ texts: String...) -> Set<Int> {
    let files = texts.enumerated().map { FileDeclarations($1, name: "F\($0).swift") }
    return Set(DeclarationReach(files).reached(from: [0]).keys)
  }

  private static let other = "struct Other: View { var body: some View { Text(\"\") } }"

  @Test("a type reaches those that name it, and through them, and no other")
  func types() {
    #expect(
      reached(
        "struct Row {}", "struct List { let row = Row() }", "#Preview { List() }", Self.other,
        "private struct Row2 {}") == [0, 1, 2])
  }

  @Test("what a file uses is not reached by it")
  func direction() { #expect(reached("let a = Row()", "struct Row {}") == [0]) }

  @Test("an extension reaches those that use its type, whether they name its members or not")
  func ownExtensions() {
    let type = "struct Row {}"
    #expect(reached("extension Row: View {}", type, "#Preview { Row() }", Self.other) == [0, 1, 2])
    #expect(
      reached(
        "extension Row { static func == (a: Row, b: Row) -> Bool { true } }", type, "let a = Row()",
        Self.other) == [0, 1, 2])
    #expect(
      reached("extension Row.Part { var a: Int { 1 } }", type, "let a = Row()", Self.other) == [0, 1, 2])
    #expect(reached("private extension Row { var a: Int { 1 } }", type, Self.other) == [0])
  }

  @Test("a default of a protocol reaches those that have a value of a type with it")
  func protocols() {
    #expect(
      reached(
        "extension Styled { var tint: Color { .red } }", "protocol Styled {}", "struct Row: Styled {}",
        "let rows: [Any] = [Row()]", Self.other) == [0, 1, 2, 3])
  }

  @Test(
    "an extension of a foreign type reaches those that name its members, and with an initializer those that name the type"
  )
  func foreignExtensions() {
    #expect(
      reached("extension View { func card() -> some View { self } }", "let a = Text(\"\").card()", Self.other)
        == [0, 1])
    #expect(
      reached(
        "extension Color { init(hex: Int) { self = .red } }", "let a = Color(hex: 1)",
        "let b: Int = .init(1)", Self.other) == [0, 1, 2])
    #expect(
      reached("extension SwiftUI.Color { static let brand = Color.red }", "let a = Color.brand", Self.other)
        == [0, 1])
    #expect(
      reached("extension Notification.Name { static let a = Self(\"\") }", "post(.a)", Self.other) == [0, 1])
  }

  @Test(
    "an extension of a foreign type that code uses without a name reaches all",
    arguments: [
      "extension String: Identifiable {}", "extension Color: @retroactive Identifiable {}",
      "extension Array { subscript(safe i: Int) -> Element? { nil } }",
      "extension String { var description: String { \"\" } }",
      "extension View { var body: some View { Text(\"\") } }",
      "extension SomeProtocol { func helper() {} }",
      "extension CGPoint { static func + (a: CGPoint, b: CGPoint) -> CGPoint { a } }",
      "extension DefaultStringInterpolation { func appendInterpolation(a: Int) {} }",
      "extension [Int] { func total() -> Int { 0 } }",
    ])
  func implicitUses(text: String) { #expect(reached(text, Self.other, "struct Row {}") == [0, 1, 2]) }

  @Test("an extension of another name of a type reaches all, because the type may be foreign")
  func aliases() {
    #expect(
      reached("extension Key { var a: Int { 1 } }", "typealias Key = String", "let b = \"\".a", Self.other)
        == [0, 1, 2, 3])
    #expect(
      reached("extension Row.ID { var a: Int { 1 } }", "struct Row { typealias ID = String }", Self.other)
        == [0, 1, 2])
  }

  @Test("a witness of a conformance that the source adds to a foreign type reaches all")
  func distantWitness() {
    #expect(
      reached("extension Color { func render() {} }", "extension Color: Renderer {}", Self.other) == [
        0, 1, 2,
      ])
  }

  @Test("a name that hides a foreign one reaches those that mention it")
  func hiding() {
    #expect(reached("struct Text: View {}", "let a = Text(\"\")", "let b = Image(\"\")") == [0, 1])
  }

  @Test("a file that looks types up by name is reached by each change")
  func lookups() {
    #expect(reached("struct A {}", "let a: AnyClass? = NSClassFromString(name)", "let b = 1") == [0, 1])
  }

  @Test(
    "a change of the file in which the program starts reaches all, and one of what that file uses only its users"
  )
  func start() {
    let app = "@main struct A: App { var body: some Scene { WindowGroup { Row() } } }"
    #expect(reached(app, "struct Row {}", Self.other) == [0, 1, 2])
    #expect(reached("struct Row {}", app, Self.other) == [0, 1])
  }

  @Test("files that use each other are reached once")
  func circles() {
    #expect(reached("struct A { var b: B? }", "class B { var c: C? }", "class C { var a: A? }") == [0, 1, 2])
  }

  @Test("each reached file has the changed one by which it is reached")
  func causes() {
    let files = ["struct A {}", "struct B { let a: A }", "struct C {}", "struct D { let c: C }"].map {
      FileDeclarations($0, name: "F.swift")
    }
    #expect(DeclarationReach(files).reached(from: [0, 2]) == [0: 0, 1: 0, 2: 2, 3: 2])
  }
}
