import PlumbViews
import SwiftUI

/// Objects of the environment's store; the view's body runs again when they change.
@propertyWrapper public struct Query<Element: PersistentModel>: DynamicProperty {
  @Environment(\.modelContext) private var context
  private let descriptor: FetchDescriptor<Element>

  /// Creates a query for all objects, in the order of their insertion.
  public init() { descriptor = FetchDescriptor() }
  /// Creates a query with a descriptor.
  public init(
    _ descriptor: FetchDescriptor<Element>, animation: Animation? = nil, fileID: StaticString = #fileID,
    line: UInt = #line
  ) {
    reportCompanion("Query(animation:)", fileID, line, if: animation != nil)
    self.descriptor = descriptor
  }
  /// Creates a query for the objects that fit a predicate, in some orders.
  public init(
    filter: Predicate<Element>? = nil, sort descriptors: [SortDescriptor<Element>] = [],
    animation: Animation? = nil, fileID: StaticString = #fileID, line: UInt = #line
  ) {
    reportCompanion("Query(animation:)", fileID, line, if: animation != nil)
    descriptor = FetchDescriptor(predicate: filter, sortBy: descriptors)
  }
  /// Creates a query for the objects that fit a predicate, in the order of a value.
  public init<Value: Comparable>(
    filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value> & Sendable,
    order: SortOrder = .forward, animation: Animation? = nil, fileID: StaticString = #fileID,
    line: UInt = #line
  ) {
    reportCompanion("Query(animation:)", fileID, line, if: animation != nil)
    descriptor = FetchDescriptor(predicate: filter, sortBy: [SortDescriptor(keyPath, order: order)])
  }
  /// Creates a query for the objects that fit a predicate, in the order of a value that may be missing.
  public init<Value: Comparable>(
    filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value?> & Sendable,
    order: SortOrder = .forward, animation: Animation? = nil, fileID: StaticString = #fileID,
    line: UInt = #line
  ) {
    reportCompanion("Query(animation:)", fileID, line, if: animation != nil)
    descriptor = FetchDescriptor(predicate: filter, sortBy: [SortDescriptor(keyPath, order: order)])
  }

  /// The objects; none where a predicate cannot be evaluated, which is reported.
  public var wrappedValue: [Element] {
    do { return try context.fetch(descriptor) } catch {
      reportOnce("@Query: the predicate of \(Element.self) can not be evaluated: \(error).")
      return []
    }
  }
  /// The store's context.
  public var modelContext: ModelContext { context }
}

private struct ModelContextKey: EnvironmentKey {
  static let defaultValue = ModelContext(ModelContainer())
}

extension EnvironmentValues {
  /// The context that views read objects of. Without one it is a context without objects.
  public var modelContext: ModelContext {
    get { self[ModelContextKey.self] }
    set { self[ModelContextKey.self] = newValue }
  }
}

extension View {
  /// Sets the store of the views inside.
  public func modelContainer(_ container: ModelContainer) -> some View {
    environment(\.modelContext, container.mainContext)
  }
  /// Sets the context of the views inside.
  public func modelContext(_ modelContext: ModelContext) -> some View {
    environment(\.modelContext, modelContext)
  }
  /// Sets a new store for a class, for the views inside.
  public func modelContainer(
    for modelType: any PersistentModel.Type, inMemory: Bool = false, isAutosaveEnabled: Bool = true,
    isUndoEnabled: Bool = false, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View {
    tellModelOptions(isAutosaveEnabled, isUndoEnabled, fileID, line)
    return modifier(OwnModelContainer(inMemory: inMemory, fileID: fileID, line: line))
  }
  /// Sets a new store for some classes, for the views inside.
  public func modelContainer(
    for modelTypes: [any PersistentModel.Type], inMemory: Bool = false, isAutosaveEnabled: Bool = true,
    isUndoEnabled: Bool = false, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View {
    tellModelOptions(isAutosaveEnabled, isUndoEnabled, fileID, line)
    return modifier(OwnModelContainer(inMemory: inMemory, fileID: fileID, line: line))
  }
}

/// Reports options of a store that have no effect.
private func tellModelOptions(_ autosaves: Bool, _ undoes: Bool, _ fileID: StaticString, _ line: UInt) {
  reportCompanion("ModelContext.autosaveEnabled", fileID, line, if: !autosaves)
  reportCompanion("modelContainer(isUndoEnabled:)", fileID, line, if: undoes)
}

/// A store that lives as long as the view stays in its place.
struct OwnModelContainer: ViewModifier {
  let inMemory: Bool
  let fileID: StaticString
  let line: UInt
  @State private var container = ModelContainer()

  func body(content: Content) -> some View {
    let _ = reportCompanion("ModelContainer", fileID, line, if: !inMemory)
    content.environment(\.modelContext, container.mainContext)
  }
}

extension Scene {
  /// Sets the store of the windows.
  public func modelContainer(_ container: ModelContainer) -> some Scene {
    environment(\.modelContext, container.mainContext)
  }
  /// Sets a new store for a class, for the windows.
  public func modelContainer(
    for modelType: any PersistentModel.Type, inMemory: Bool = false, isAutosaveEnabled: Bool = true,
    isUndoEnabled: Bool = false, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some Scene {
    tellModelOptions(isAutosaveEnabled, isUndoEnabled, fileID, line)
    reportCompanion("ModelContainer", fileID, line, if: !inMemory)
    return environment(\.modelContext, SceneStores.context(fileID, line))
  }
  /// Sets a new store for some classes, for the windows.
  public func modelContainer(
    for modelTypes: [any PersistentModel.Type], inMemory: Bool = false, isAutosaveEnabled: Bool = true,
    isUndoEnabled: Bool = false, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some Scene {
    tellModelOptions(isAutosaveEnabled, isUndoEnabled, fileID, line)
    reportCompanion("ModelContainer", fileID, line, if: !inMemory)
    return environment(\.modelContext, SceneStores.context(fileID, line))
  }
}

/// The stores of scenes. A scene's body may run again, and its objects stay: each line of a source has one store.
@MainActor private enum SceneStores {
  private static var containers: [String: ModelContainer] = [:]

  static func context(_ fileID: StaticString, _ line: UInt) -> ModelContext {
    let key = "\(fileID):\(line)"
    let container = containers[key] ?? ModelContainer()
    containers[key] = container
    return container.mainContext
  }
}
