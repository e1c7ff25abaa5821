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

/// Objects of the environment's context; the view's body runs again when they change.
@propertyWrapper public struct FetchRequest<Result: NSFetchRequestResult>: DynamicProperty {
  @Environment(\.managedObjectContext) private var context
  private let request: NSFetchRequest<Result>

  /// Asks for objects of the result's class.
  public init(
    sortDescriptors: [NSSortDescriptor], predicate: NSPredicate? = nil, animation: Animation? = nil
  ) {
    self.init(entity: nil, sortDescriptors, predicate)
  }
  /// Asks for objects of a kind.
  public init(
    entity: NSEntityDescription, sortDescriptors: [NSSortDescriptor], predicate: NSPredicate? = nil,
    animation: Animation? = nil
  ) { self.init(entity: entity, sortDescriptors, predicate) }
  /// Asks for what a request says.
  public init(fetchRequest: NSFetchRequest<Result>, animation: Animation? = nil) { request = fetchRequest }
  /// Asks for objects of the result's class, in orders of Swift.
  public init(
    sortDescriptors: [SortDescriptor<Result>], predicate: NSPredicate? = nil, animation: Animation? = nil
  ) where Result: NSObject {
    self.init(entity: nil, [], predicate)
    request.orders = { objects in (objects as? [Result])?.sorted(using: sortDescriptors) ?? objects }
  }

  private init(entity: NSEntityDescription?, _ orders: [NSSortDescriptor], _ predicate: NSPredicate?) {
    request = NSFetchRequest()
    (request.sortDescriptors, request.predicate) = (orders, predicate)
    if let entity { request.entity = entity }
  }

  /// The objects.
  public var wrappedValue: FetchedResults<Result> {
    let objects = context.found(request)
    return FetchedResults(objects: request.orders?(objects) as? [Result] ?? objects)
  }
}

/// The objects that a view asked for.
public struct FetchedResults<Result: NSFetchRequestResult>: RandomAccessCollection {
  let objects: [Result]
  /// Where the first object is.
  public var startIndex: Int { 0 }
  /// Behind the last object.
  public var endIndex: Int { objects.count }
  /// The object at a place.
  public subscript(position: Int) -> Result { objects[position] }
}
