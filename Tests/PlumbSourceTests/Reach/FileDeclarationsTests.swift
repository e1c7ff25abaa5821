import Testing

@testable import PlumbSource

@Suite("The declarations of a file's text")
struct FileDeclarationsTests {
  private func read(_ text: String, name: String = "A.swift") -> FileDeclarations {
    FileDeclarations(text, name: name)
  }

  @Test("are those at its top level that other files see")
  func declared() {
    let file = read(
      """
      import SwiftUI
      @MainActor @Observable final class Model { var inner = 1; struct Nested {} }
      public indirect enum Tree<Leaf> { case leaf(Leaf) }
      private struct Hidden {}
      fileprivate func hiddenToo() {}
      protocol Named { var name: String { get } }
      typealias Names = [String]
      func make<T: View>(_ view: T) -> some View { let local = 1; return view }
      let (first, second) = (1, 2), third: Int = 3
      private(set) var counter = { 0 }()
      var computed: Int {
        get { 1 }
      }
      #Preview("A") { make(Text("")) }
      """)
    #expect(
      file.declares == [
        "Model", "Tree", "Named", "Names", "make", "first", "second", "third", "counter", "computed",
      ])
    #expect(file.types == ["Model", "Nested", "Tree", "Hidden", "Named"])
    #expect(file.aliases == ["Names"] && file.imports == ["SwiftUI"])
    #expect(!file.isSeenByAll && !file.seesAll)
  }

  @Test("mention each word of the code, also in interpolations, and none of comments and texts")
  func mentions() {
    let file = read("let a = \"plain \\(Card(title: `default`)) \" + $wrapped._inner // Comment\n/* Block */")
    #expect(
      file.mentions.isSuperset(of: ["Card", "title", "default", "wrapped", "_inner", "inner", "$wrapped"]))
    #expect(file.mentions.isDisjoint(with: ["Comment", "Block"]))
    #expect(!read("let a = \"Card\"").mentions.contains("Card"))
  }

  @Test("of an extension are the names of its members, and whether code uses it without a name")
  func extensions() throws {
    let file = read(
      """
      extension Color { static let brand = Color.red, dark = Color.black; init(hex: Int) { self = .red } }
      extension Day.Item: Identifiable where Self: Sendable { var id: Int { let local = 1; return local } }
      private extension View { func card() -> some View { self } }
      extension Array where Element: Comparable { subscript(safe index: Int) -> Element? { nil } }
      extension Vector { static func + (a: Vector, b: Vector) -> Vector { a } }
      """)
    let all = file.extensions
    try #require(all.count == 5)
    #expect(all[0].path == ["Color"] && all[0].members == ["brand", "dark"] && all[0].hasInitializer)
    #expect(!all[0].isConformance && !all[0].isImplicit && !all[0].isPrivate)
    #expect(all[1].path == ["Day", "Item"] && all[1].isConformance && all[1].members == ["id"])
    #expect(all[2].isPrivate && all[2].members == ["card"])
    #expect(all[3].isImplicit && !all[3].isConformance)
    #expect(all[4].isImplicit)
  }

  @Test(
    "are seen by all where no name shows who uses them",
    arguments: [
      "infix operator +++", "func + (a: Card, b: Card) -> Card { a }",
      "macro make() = #externalMacro(module: \"\", type: \"\")",
      "typealias StringLiteralType = String", "#makeEverything()",
      "struct Open {", "let a = 1)", "@_dynamicReplacement(for: f) func g() {}",
    ])
  func seenByAll(text: String) {
    #expect(read(text).isSeenByAll)
    #expect(!read("#Preview { Text(\"\") }\n#if DEBUG\nstruct A {}\n#endif").isSeenByAll)
    #expect(read("print(1)", name: "main.swift").isStart && read("@main struct A: App {}").isStart)
  }

  @Test("a file that looks types up by their names sees all")
  func lookups() {
    #expect(read("let a: AnyClass? = NSClassFromString(\"Card\")").seesAll)
  }
}
