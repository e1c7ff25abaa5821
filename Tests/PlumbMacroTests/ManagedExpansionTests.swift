import PlumbMacroExpansion
import Testing

@Suite("@NSManaged")
struct ManagedExpansionTests {
  @Test("a property reads and sets the value of its name")
  func property() {
    let expansion = ManagedExpansion(declaration: "@_Managed public var `title`: String?")
    #expect(
      expansion.accessors
        == .source("get { _managedValue(\"title\") }\nset { setValue(newValue, forKey: \"title\") }"))
  }

  @Test("a method hands on what it is given")
  func method() {
    let expansion = ManagedExpansion(
      declaration: "@_Managed public func insertIntoNotes(_ value: Note, at place: Int)")
    #expect(expansion.body == .source("{ _managedCall(\"insertIntoNotes\", value, place) }"))
  }

  @Test("something else is told so")
  func other() {
    let problem = Expansion.failure("@NSManaged belongs on a variable or a method.")
    #expect(ManagedExpansion(declaration: "@_Managed struct A {}").accessors == problem)
    #expect(ManagedExpansion(declaration: "@_Managed struct A {}").body == problem)
  }

  @Test("@ModelActor gives an actor a store and a context")
  func modelActor() {
    guard case .source(let members) = ModelActorExpansion.members else {
      Issue.record("there are members")
      return
    }
    #expect(members.contains("SwiftData.ModelContext(modelContainer)"))
    #expect(ModelActorExpansion.conformance(of: "A") == .source("extension A: SwiftData.ModelActor {}"))
  }
}
