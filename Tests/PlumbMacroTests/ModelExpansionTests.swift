import PlumbMacroExpansion
import Testing

@Suite("@Model")
struct ModelExpansionTests {
  @Test(
    "stored variables are observed",
    arguments: [
      "var name: String", "@Attribute(.unique) var id: UUID", "var list: [Int] = []", "private var a = 1",
      "@Relationship(deleteRule: .cascade, inverse: \\Step.recipe)\nvar steps: [Step] = []",
      "var a: Int = 1 { didSet { print(a) } }", "var action: () -> Int = { 3 }",
    ])
  func stored(member: String) {
    #expect(
      ModelExpansion(declaration: member).memberAttribute == .source("@Observation.ObservationTracked"))
  }

  @Test(
    "nothing else is",
    arguments: [
      "var title: String { name.capitalized }", "let id = 3", "static var all = 1",
      "@Transient var cache = 2",
      "func f() { var a = 1 }", "init() { var b = 2 }", "enum Kind { case a; var b: Int { 1 } }", "",
      "var a: Int { get { 1 } set { } }",
    ])
  func notStored(member: String) {
    #expect(ModelExpansion(declaration: member).memberAttribute == .source(""))
  }

  @Test("the class becomes one that a store can hold, and what is no class is told so")
  func classes() {
    let expansion = ModelExpansion(declaration: "@Model public final class Recipe { var name = \"\" }")
    guard case .source(let conformance) = expansion.conformance(of: "Book.Recipe") else {
      Issue.record("there is a conformance")
      return
    }
    #expect(conformance == "extension Book.Recipe: SwiftData.PersistentModel {}")
    guard case .source(let members) = expansion.members else {
      Issue.record("there are members")
      return
    }
    #expect(members.contains("PersistentIdentifier(entityName: \"Recipe\")"))
    #expect(
      ModelExpansion(declaration: "@Model struct Recipe {}").members == .failure("@Model belongs on a class.")
    )
  }

  @Test("variables that may lead to other objects are listed, with their rules of deletion")
  func relationships() {
    let expansion = ModelExpansion(
      declaration: """
        @Model final class Habit {
          var name: String
          var days: [Int]? = nil
          var count = 0
          @Relationship(deleteRule: .cascade, inverse: \\Done.habit)
          var done: [Done] = []
          @Relationship(inverse: \\Tag.habits) var tags = [Tag]()
          weak var owner: Person?
          @Transient var cache: [Done] = []
          var title: Text { Text(name) }
          let first: Done
          #if os(macOS)
            var other: Done?
          #endif
          struct Kind { var habit: Habit }
        }
        """)
    guard case .source(let members) = expansion.members else { return }
    let lines = members.split(separator: "\n").filter { $0.contains("_ModelRelationship(") }
    #expect(
      lines == [
        "SwiftData._ModelRelationship(\\Habit.done, .cascade),",
        "SwiftData._ModelRelationship(\\Habit.tags, .nullify),",
        "SwiftData._ModelRelationship(\\Habit.owner, .nullify),",
      ])
    let plain = ModelExpansion(declaration: "@Model class A { var name = \"\"; var date: Date }").members
    guard case .source(let text) = plain else { return }
    #expect(!text.contains("_$relationships"))
  }
}
