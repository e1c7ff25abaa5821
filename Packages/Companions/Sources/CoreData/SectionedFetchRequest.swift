import SwiftUI

/// Objects of the environment's context, in groups of neighbours with the same value.
@propertyWrapper
public struct SectionedFetchRequest<SectionIdentifier: Hashable, Result: NSFetchRequestResult>:
  DynamicProperty
{
  @Environment(\.managedObjectContext) private var context
  @State private var settings = FetchSettings<Result>()
  @State private var chosen = ChosenSection<SectionIdentifier, Result>()
  private let request: NSFetchRequest<Result>
  private let identifier: KeyPath<Result, SectionIdentifier>

  /// Creates a property with the results of a request, in groups.
  public init(
    fetchRequest: NSFetchRequest<Result>, sectionIdentifier: KeyPath<Result, SectionIdentifier>,
    animation: Animation? = nil, fileID: StaticString = #fileID, line: UInt = #line
  ) {
    reportCompanion("SectionedFetchRequest(animation:)", fileID, line, if: animation != nil)
    (request, identifier) = (fetchRequest, sectionIdentifier)
  }
  /// Creates a request for objects of the result's class, in groups.
  @_disfavoredOverload
  public init(
    sectionIdentifier: KeyPath<Result, SectionIdentifier>, sortDescriptors: [NSSortDescriptor],
    predicate: NSPredicate? = nil, animation: Animation? = nil, fileID: StaticString = #fileID,
    line: UInt = #line
  ) {
    reportCompanion("SectionedFetchRequest(animation:)", fileID, line, if: animation != nil)
    (request, identifier) = (.asking(sortDescriptors, predicate), sectionIdentifier)
  }
  /// Creates a request for objects of a kind, in groups.
  public init(
    entity: NSEntityDescription, sectionIdentifier: KeyPath<Result, SectionIdentifier>,
    sortDescriptors: [NSSortDescriptor], predicate: NSPredicate? = nil, animation: Animation? = nil,
    fileID: StaticString = #fileID, line: UInt = #line
  ) {
    reportCompanion("SectionedFetchRequest(animation:)", fileID, line, if: animation != nil)
    (request, identifier) = (.asking(sortDescriptors, predicate), sectionIdentifier)
    request.entity = entity
  }
  /// Creates a request for objects of the result's class, in groups and in orders of Swift.
  public init(
    sectionIdentifier: KeyPath<Result, SectionIdentifier>, sortDescriptors: [SortDescriptor<Result>],
    predicate: NSPredicate? = nil, animation: Animation? = nil, fileID: StaticString = #fileID,
    line: UInt = #line
  ) where Result: NSManagedObject {
    reportCompanion("SectionedFetchRequest(animation:)", fileID, line, if: animation != nil)
    (request, identifier) = (.asking([], predicate), sectionIdentifier)
    request.sort(sortDescriptors)
  }

  /// The groups.
  public var wrappedValue: SectionedFetchResults<SectionIdentifier, Result> {
    SectionedFetchResults(
      context.sorted(settings.apply(to: request)), by: chosen.identifier ?? identifier, settings: settings,
      chosen: chosen)
  }
}

/// By which value objects are put into groups, which code may change.
@Observable final class ChosenSection<SectionIdentifier: Hashable, Result> {
  var identifier: KeyPath<Result, SectionIdentifier>?
}

/// The groups of objects that a view asked for.
public struct SectionedFetchResults<SectionIdentifier: Hashable, Result: NSFetchRequestResult>:
  RandomAccessCollection
{
  /// Neighbours with the same value.
  public struct Section: Identifiable, RandomAccessCollection {
    /// The value.
    public let id: SectionIdentifier
    var objects: [Result]
    /// The index of the first object.
    public var startIndex: Int { 0 }
    /// Behind the last object.
    public var endIndex: Int { objects.count }
    /// The object at a place.
    public subscript(position: Int) -> Result { objects[position] }
  }

  private var sections: [Section] = []
  private let settings: FetchSettings<Result>
  private let chosen: ChosenSection<SectionIdentifier, Result>
  private let identifier: KeyPath<Result, SectionIdentifier>

  init(
    _ objects: [Result], by identifier: KeyPath<Result, SectionIdentifier>, settings: FetchSettings<Result>,
    chosen: ChosenSection<SectionIdentifier, Result>
  ) {
    (self.settings, self.chosen, self.identifier) = (settings, chosen, identifier)
    for object in objects {
      let id = object[keyPath: identifier]
      if sections.last?.id == id {
        sections[sections.count - 1].objects.append(object)
      } else {
        sections.append(Section(id: id, objects: [object]))
      }
    }
  }

  /// The index of the first group.
  public var startIndex: Int { 0 }
  /// Behind the last group.
  public var endIndex: Int { sections.count }
  /// The group at a place.
  public subscript(position: Int) -> Section { sections[position] }

  /// By which value; setting it asks anew.
  public var sectionIdentifier: KeyPath<Result, SectionIdentifier> {
    get { identifier }
    nonmutating set { chosen.identifier = newValue }
  }
  /// The predicate of the objects. Setting it fetches them again.
  public var nsPredicate: NSPredicate? {
    get { settings.predicate ?? nil }
    nonmutating set { settings.predicate = .some(newValue) }
  }
  /// In which order; setting it asks anew.
  public var nsSortDescriptors: [NSSortDescriptor] {
    get { settings.descriptors ?? [] }
    nonmutating set { settings.descriptors = newValue }
  }
}

extension SectionedFetchResults where Result: NSManagedObject {
  /// In which order, in Swift's own kind; setting it asks anew.
  public var sortDescriptors: [SortDescriptor<Result>] {
    get { settings.orders ?? [] }
    nonmutating set { settings.orders = newValue }
  }
}
