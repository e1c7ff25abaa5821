/// `@ModelActor` on an actor gives it a store of SwiftData and its own context.
public enum ModelActorExpansion {
  /// The declarations that are added to the actor.
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

  /// Returns the extension with the actor's conformance.
  public static func conformance(of type: String) -> Expansion {
    .source("extension \(type): SwiftData.ModelActor {}")
  }
}
