/// `@ModelActor` on an actor gives it a store of SwiftData and a context of its own.
public enum ModelActorExpansion {
  /// What is declared in the actor.
  public static var members: Expansion {
    .source(
      """
      nonisolated public let modelContainer: SwiftData.ModelContainer

      nonisolated public let modelContext: SwiftData.ModelContext

      public init(modelContainer: SwiftData.ModelContainer) {
        self.modelContainer = modelContainer
        self.modelContext = SwiftData.ModelContext(modelContainer)
      }
      """)
  }

  /// What the actor conforms to.
  public static func conformance(of type: String) -> Expansion {
    .source("extension \(type): SwiftData.ModelActor {}")
  }
}
