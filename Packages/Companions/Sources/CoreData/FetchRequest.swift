import PlumbViews
import SwiftUI

private struct ManagedObjectContextKey: EnvironmentKey {
  static let defaultValue = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
}

extension EnvironmentValues {
  /// The context that views read objects of. Without one it is a context without objects.
  public var managedObjectContext: NSManagedObjectContext {
    get { self[ManagedObjectContextKey.self] }
    set { self[ManagedObjectContextKey.self] = newValue }
  }
}

/// The settings of a view's request, which its code may change.
@Observable final class FetchSettings<Result> {
  /// Without a value nothing was said; with `nil` in it, code took the predicate away.
  var predicate: NSPredicate??
  var descriptors: [NSSortDescriptor]?
  var orders: [SortDescriptor<Result>]?

  func apply(to request: NSFetchRequest<Result>) -> NSFetchRequest<Result> {
    guard predicate != nil || descriptors != nil || orders != nil else { return request }
    let changed = request.copied()
    if let predicate { changed.predicate = predicate }
    if let descriptors { (changed.sortDescriptors, changed.orders) = (descriptors, nil) }
    if let orders { changed.sort(orders) }
    return changed
  }
}

/// Objects of the environment's context; the view's body runs again when they change. Animations have no effect.
@propertyWrapper public struct FetchRequest<Result: NSFetchRequestResult>: DynamicProperty {
  @Environment(\.managedObjectContext) private var context
  @State private var settings = FetchSettings<Result>()
  private let request: NSFetchRequest<Result>

  /// Creates a request for objects of the result's class.
  @_disfavoredOverload
  public init(
    sortDescriptors: [NSSortDescriptor], predicate: NSPredicate? = nil, animation: Animation? = nil,
    fileID: StaticString = #fileID, line: UInt = #line
  ) {
    reportCompanion("FetchRequest(animation:)", fileID, line, if: animation != nil)
    request = .asking(sortDescriptors, predicate)
  }
  /// Creates a request for objects of a kind.
  public init(
    entity: NSEntityDescription, sortDescriptors: [NSSortDescriptor], predicate: NSPredicate? = nil,
    animation: Animation? = nil, fileID: StaticString = #fileID, line: UInt = #line
  ) {
    reportCompanion("FetchRequest(animation:)", fileID, line, if: animation != nil)
    request = .asking(sortDescriptors, predicate)
    request.entity = entity
  }
  /// Creates a property with the results of a request.
  public init(
    fetchRequest: NSFetchRequest<Result>, animation: Animation? = nil, fileID: StaticString = #fileID,
    line: UInt = #line
  ) {
    reportCompanion("FetchRequest(animation:)", fileID, line, if: animation != nil)
    request = fetchRequest
  }
  /// Creates a property with the results of a request; the transaction has no effect.
  public init(
    fetchRequest: NSFetchRequest<Result>, transaction: PlumbViews.Transaction, fileID: StaticString = #fileID,
    line: UInt = #line
  ) {
    reportCompanion("FetchRequest(animation:)", fileID, line, if: transaction.animation != nil)
    request = fetchRequest
  }
  /// Creates a request for objects of the result's class, in orders of Swift.
  public init(
    sortDescriptors: [SortDescriptor<Result>], predicate: NSPredicate? = nil, animation: Animation? = nil,
    fileID: StaticString = #fileID, line: UInt = #line
  ) where Result: NSManagedObject {
    reportCompanion("FetchRequest(animation:)", fileID, line, if: animation != nil)
    request = .asking([], predicate)
    request.sort(sortDescriptors)
  }

  /// The objects.
  public var wrappedValue: FetchedResults<Result> {
    FetchedResults(
      objects: context.sorted(settings.apply(to: request)), request: request, settings: settings)
  }
  /// The settings of the request, to be changed.
  @MainActor public struct Configuration {
    let settings: FetchSettings<Result>
    /// The predicate of the objects.
    public var nsPredicate: NSPredicate? {
      get { settings.predicate ?? nil }
      nonmutating set { settings.predicate = .some(newValue) }
    }
    /// In which order.
    public var nsSortDescriptors: [NSSortDescriptor] {
      get { settings.descriptors ?? [] }
      nonmutating set { settings.descriptors = newValue }
    }
  }
  /// The settings of the request, as a binding.
  @MainActor public var projectedValue: Binding<Configuration> {
    let configuration = Configuration(settings: settings)
    return Binding(get: { configuration }, set: { _ in })
  }
}

extension NSFetchRequest where ResultType: NSFetchRequestResult {
  static func asking(_ orders: [NSSortDescriptor], _ predicate: NSPredicate?) -> NSFetchRequest {
    let request = NSFetchRequest()
    (request.sortDescriptors, request.predicate) = (orders, predicate)
    return request
  }
}

extension NSFetchRequest {
  /// Orders of Swift's own kind.
  func sort(_ descriptors: [SortDescriptor<ResultType>]) {
    orders = { objects in (objects as? [ResultType])?.sorted(using: descriptors) ?? objects }
  }
}

extension NSManagedObjectContext {
  /// The objects of a request, in its orders of any kind.
  func sorted<Result>(_ request: NSFetchRequest<Result>) -> [Result] {
    let objects = found(request)
    return request.orders?(objects) as? [Result] ?? objects
  }
}

/// The objects that a view asked for.
public struct FetchedResults<Result: NSFetchRequestResult>: RandomAccessCollection {
  let objects: [Result]
  let request: NSFetchRequest<Result>
  let settings: FetchSettings<Result>
  /// The index of the first object.
  public var startIndex: Int { 0 }
  /// Behind the last object.
  public var endIndex: Int { objects.count }
  /// The object at a place.
  public subscript(position: Int) -> Result { objects[position] }

  /// The predicate of the objects. Setting it fetches them again.
  public var nsPredicate: NSPredicate? {
    get { settings.predicate ?? request.predicate }
    nonmutating set { settings.predicate = .some(newValue) }
  }
  /// In which order; setting it asks anew.
  public var nsSortDescriptors: [NSSortDescriptor] {
    get { settings.descriptors ?? request.sortDescriptors ?? [] }
    nonmutating set { settings.descriptors = newValue }
  }
}

extension FetchedResults where Result: NSManagedObject {
  /// In which order, in Swift's own kind; setting it asks anew.
  public var sortDescriptors: [SortDescriptor<Result>] {
    get { settings.orders ?? [] }
    nonmutating set { settings.orders = newValue }
  }
}
