import PlumbUIKit

/// A delegate that is notified of changes of a controller's results. All methods are optional.
public protocol NSFetchedResultsControllerDelegate: AnyObject {
  /// Something is about to change.
  func controllerWillChangeContent(_ controller: NSFetchedResultsController<any NSFetchRequestResult>)
  /// Something has changed.
  func controllerDidChangeContent(_ controller: NSFetchedResultsController<any NSFetchRequestResult>)
}

extension NSFetchedResultsControllerDelegate {
  public func controllerWillChangeContent(_ controller: NSFetchedResultsController<any NSFetchRequestResult>)
  {}
  public func controllerDidChangeContent(_ controller: NSFetchedResultsController<any NSFetchRequestResult>) {
  }
}

/// A group of what a controller has found.
public protocol NSFetchedResultsSectionInfo {
  /// The value that its objects have in common.
  var name: String { get }
  /// The number of objects that it has.
  var numberOfObjects: Int { get }
  /// The objects.
  var objects: [Any]? { get }
}

private struct FoundSection: NSFetchedResultsSectionInfo {
  let name: String
  let found: [Any]
  var numberOfObjects: Int { found.count }
  var objects: [Any]? { found }
}

/// Keeps what a request finds, and finds it again when the context changes.
///
/// The delegate is notified of a change as a whole, not object by object, and gets its own controller for the same objects.
open class NSFetchedResultsController<ResultType>: NSObject {
  /// The request.
  public let fetchRequest: NSFetchRequest<ResultType>
  /// The context of the objects.
  public let managedObjectContext: NSManagedObjectContext
  /// The path to the value by which objects are put into groups.
  public let sectionNameKeyPath: String?
  /// The name of what is kept between starts. Nothing is.
  public let cacheName: String?
  /// The objects that were found; `nil` before the request was performed.
  public private(set) var fetchedObjects: [ResultType]?
  /// The delegate, which is notified of changes.
  public weak var delegate: (any NSFetchedResultsControllerDelegate)?
  private nonisolated(unsafe) var observer: (any NSObjectProtocol)?

  /// Creates a controller for a request.
  public init(
    fetchRequest: NSFetchRequest<ResultType>, managedObjectContext context: NSManagedObjectContext,
    sectionNameKeyPath: String?, cacheName name: String?
  ) {
    (self.fetchRequest, managedObjectContext) = (fetchRequest, context)
    (self.sectionNameKeyPath, cacheName) = (sectionNameKeyPath, name)
    super.init()
  }
  deinit { if let observer { NotificationCenter.default.removeObserver(observer as Any) } }

  /// Finds the objects, and again whenever the context changes.
  open func performFetch() throws {
    fetchedObjects = managedObjectContext.sorted(fetchRequest)
    guard observer == nil else { return }
    nonisolated(unsafe) weak let controller = self
    observer = NotificationCenter.default.addObserver(
      forName: .NSManagedObjectContextObjectsDidChange, object: managedObjectContext, queue: nil
    ) { _ in controller?.findAgain() }
  }

  private func findAgain() {
    let told = toldController()
    if let told { delegate?.controllerWillChangeContent(told) }
    fetchedObjects = managedObjectContext.sorted(fetchRequest)
    told?.fetchedObjects = fetchedObjects?.compactMap { $0 as? any NSFetchRequestResult }
    if let told { delegate?.controllerDidChangeContent(told) }
  }

  /// Swift's types do not let one controller replace another, as Objective-C's do.
  private func toldController() -> NSFetchedResultsController<any NSFetchRequestResult>? {
    guard delegate != nil else { return nil }
    if let own = self as? NSFetchedResultsController<any NSFetchRequestResult> { return own }
    let request = NSFetchRequest<any NSFetchRequestResult>()
    let controller = NSFetchedResultsController<any NSFetchRequestResult>(
      fetchRequest: request, managedObjectContext: managedObjectContext,
      sectionNameKeyPath: sectionNameKeyPath,
      cacheName: cacheName)
    controller.fetchedObjects = fetchedObjects?.compactMap { $0 as? any NSFetchRequestResult }
    return controller
  }

  /// The groups; one of all objects without a path.
  open var sections: [any NSFetchedResultsSectionInfo]? {
    guard let fetchedObjects else { return nil }
    guard let sectionNameKeyPath else { return [FoundSection(name: "", found: fetchedObjects)] }
    var groups: [(name: String, found: [Any])] = []
    for object in fetchedObjects {
      let name = PredicateKeys.value(object, sectionNameKeyPath).map { "\($0)" } ?? ""
      if groups.last?.name == name {
        groups[groups.count - 1].found.append(object)
      } else {
        groups.append((name, [object]))
      }
    }
    return groups.map { FoundSection(name: $0.name, found: $0.found) }
  }
  /// Returns the object at a group and a place in it.
  open func object(at indexPath: IndexPath) -> ResultType {
    sections![indexPath[0]].objects![indexPath[1]] as! ResultType
  }
}
