import Foundation
import Observation
import PlumbCompanions
import SwiftUI
import Testing
import Waiting

/// What `@Model` writes, which is known only to users' sources.
@Observable private final class Trip: PersistentModel {
  @ObservationIgnored let persistentModelID = PersistentIdentifier(entityName: "Trip")
  @ObservationIgnored private let _$relationships = [_ModelRelationship(\Trip.stops)]
  var name: String
  var days: Int
  var stops: [Stop] = []
  init(_ name: String, days: Int) { (self.name, self.days) = (name, days) }
}
@Observable private final class Stop: PersistentModel {
  @ObservationIgnored let persistentModelID = PersistentIdentifier(entityName: "Stop")
}

@Suite("Stores in memory")
@MainActor struct StoreTests {
  private func context() throws -> ModelContext {
    let container = try ModelContainer(
      for: Trip.self, configurations: ModelConfiguration(isStoredInMemoryOnly: true))
    for (name, days) in [("Rome", 5), ("Oslo", 2), ("Bern", 9)] {
      container.mainContext.insert(Trip(name, days: days))
    }
    return container.mainContext
  }

  @Test("objects come in the order of their insertion, or in the one that is asked for")
  func orders() throws {
    let context = try context()
    #expect(try context.fetch(FetchDescriptor<Trip>()).map(\.name) == ["Rome", "Oslo", "Bern"])
    let sorted = FetchDescriptor<Trip>(sortBy: [SortDescriptor(\.days, order: .reverse)])
    #expect(try context.fetch(sorted).map(\.name) == ["Bern", "Rome", "Oslo"])
  }

  @Test("a predicate tells of an object without a store whether it is meant")
  func evaluation() throws {
    let least = 4
    let isLong = #Predicate<Trip> { trip in trip.days > least && trip.name.contains("o") }
    #expect(try isLong.evaluate(Trip("Rome", days: 5)) && !isLong.evaluate(Trip("Bern", days: 5)))
    #expect(try [Trip("Oslo", days: 9), Trip("Oslo", days: 1)].filter(isLong).map(\.days) == [9])
  }

  @Test("a predicate, a limit and an offset leave objects out")
  func choice() throws {
    let context = try context()
    var descriptor = FetchDescriptor<Trip>(predicate: #Predicate { $0.days > 3 })
    #expect(try context.fetch(descriptor).map(\.name) == ["Rome", "Bern"])
    (descriptor.fetchLimit, descriptor.fetchOffset) = (1, 1)
    #expect(try context.fetch(descriptor).map(\.name) == ["Bern"])
    (descriptor.fetchLimit, descriptor.fetchOffset) = (-1, -1)
    #expect(try context.fetchCount(descriptor) == 0)
  }

  @Test("an object that is deleted is gone, and rolling back brings the saved ones")
  func deletion() throws {
    let context = try context()
    try context.save()
    #expect(!context.hasChanges)
    let rome = try #require(try context.fetch(FetchDescriptor<Trip>()).first)
    #expect(rome.modelContext === context)
    context.delete(rome)
    #expect(context.hasChanges)
    #expect(rome.modelContext == nil && rome.isDeleted)
    #expect(try context.fetchCount(FetchDescriptor<Trip>()) == 2)
    context.rollback()
    #expect(try context.fetchCount(FetchDescriptor<Trip>()) == 3)
    try context.delete(model: Trip.self)
    #expect(try context.fetchCount(FetchDescriptor<Trip>()) == 0)
  }

  @Test("what belongs to an object comes into the store with it")
  func parts() throws {
    let context = try context()
    let trip = Trip("Ulm", days: 1)
    trip.stops = [Stop()]
    context.insert(trip)
    trip.stops.append(Stop())
    #expect(try context.fetchCount(FetchDescriptor<Stop>()) == 2)
  }

  @Test("Core Data's objects are fetched by class, sorted, and counted")
  func coreData() throws {
    let container = NSPersistentContainer(name: "Book")
    let context = container.viewContext
    for (index, name) in ["b", "a", "c"].enumerated() {
      let note = Note(context: context)
      (note.name, note.rank) = (name, index == 1 ? nil : index)
    }
    let request = NSFetchRequest<Note>(entityName: "Note")
    request.sortDescriptors = [NSSortDescriptor(keyPath: \Note.name, ascending: true)]
    #expect(try context.fetch(request).map(\.name) == ["a", "b", "c"])
    request.sortDescriptors = [NSSortDescriptor(keyPath: \Note.rank, ascending: false)]
    #expect(try context.fetch(request).map(\.name) == ["c", "b", "a"])
    request.sortDescriptors = [
      NSSortDescriptor(keyPath: \Note.isRanked, ascending: false),
      NSSortDescriptor(keyPath: \Note.name, ascending: true),
    ]
    #expect(try context.fetch(request).map(\.name) == ["b", "c", "a"], "false comes before true")
    request.predicate = NSPredicate { object, _ in (object as? Note)?.name != "b" }
    #expect(try context.count(for: request) == 2)
    // developer.apple.com/documentation/coredata/nsmanagedobjectid/urirepresentation(): the address changes with the first saving.
    let first = try context.fetch(request)[0].objectID
    let before = first.uriRepresentation()
    #expect(before.scheme == "x-coredata" && before.path.hasPrefix("/Note/t"))
    try context.save()
    let address = first.uriRepresentation()
    #expect(address.path == before.path.replacingOccurrences(of: "/t", with: "/p"))
    #expect(container.persistentStoreCoordinator.managedObjectID(forURIRepresentation: address) === first)
    #expect(container.persistentStoreCoordinator.managedObjectID(forURIRepresentation: before) == nil)
    context.delete(try context.fetch(request)[0])
    context.rollback()
    #expect(try context.count(for: NSFetchRequest<Note>(entityName: "Note")) == 3)
    let other = NSEntityDescription.insertNewObject(forEntityName: "Other", into: context)
    other.setValue(3, forKey: "count")
    #expect(other.value(forKey: "count") as? Int == 3)
    #expect(try context.count(for: NSFetchRequest<NSManagedObject>(entityName: "Other")) == 1)
  }

  @Test(
    "a managed property that nobody has set is nothing, zero or empty, and a managed method changes its set")
  func managed() throws {
    let context = NSPersistentContainer(name: "Book").viewContext
    let book = Book(context: context)
    #expect(book.title == "" && book.pages == 0 && book.author == nil && book.notes == nil)
    (book.title, book.pages, book.author) = ("Swift", 300, "Ada")
    #expect(book.title == "Swift" && book.pages == 300 && book.author == "Ada")
    let note = Note(context: context)
    book.addToNotes(note)
    #expect(book.notes?.count == 1 && book.changedValues().keys.contains("notes"))
    book.removeFromNotes(note)
    #expect(book.notes?.count == 0)
    let request = NSFetchRequest<Book>(entityName: "Volume")
    request.predicate = NSPredicate(format: "pages > %d AND title BEGINSWITH[c] %@", 100, "s")
    #expect(try context.fetch(request) == [book])
    let all = NSFetchRequest<any NSFetchRequestResult>(entityName: "Book")
    let deleted = try context.execute(NSBatchDeleteRequest(fetchRequest: all)) as? NSBatchDeleteResult
    #expect(deleted?.result as? Bool == true && context.registeredObjects == [note])
  }

  @Test("a description of a kind gives new objects their values")
  func defaults() {
    let (model, kind, value) = (NSManagedObjectModel(), NSEntityDescription(), NSAttributeDescription())
    (value.name, value.defaultValue) = ("pages", 12)
    (kind.name, kind.properties, model.entities) = ("Atlas", [value], [kind])
    let container = NSPersistentContainer(name: "Atlas", managedObjectModel: model)
    #expect(Atlas(context: container.viewContext).pages == 12)
  }

  @Test("a controller finds its objects again when they change, in groups of neighbours")
  func controller() async throws {
    let context = NSPersistentContainer(name: "Book").viewContext
    for (name, rank) in [("b", 1), ("a", 1), ("c", 2)] {
      let note = Note(context: context)
      (note.name, note.rank) = (name, rank)
    }
    let request = NSFetchRequest<Note>(entityName: "Note")
    request.sortDescriptors = [NSSortDescriptor(key: "name", ascending: true)]
    let controller = NSFetchedResultsController(
      fetchRequest: request, managedObjectContext: context, sectionNameKeyPath: "rank", cacheName: nil)
    try controller.performFetch()
    #expect(controller.fetchedObjects?.map(\.name) == ["a", "b", "c"])
    #expect(controller.sections?.map(\.name) == ["1", "2"])
    #expect(controller.object(at: IndexPath(indexes: [1, 0])).name == "c")
    context.delete(controller.object(at: IndexPath(indexes: [0, 0])))
    try await waitUntil { controller.fetchedObjects?.count == 2 }
  }

  @Test("people's search finds a text whatever its case and its marks")
  func standardSearch() throws {
    let found = try context().fetch(
      FetchDescriptor<Trip>(predicate: #Predicate { $0.name.localizedStandardContains("RÓM") }))
    #expect(found.map(\.name) == ["Rome"])
  }
}

/// What `@NSManaged` becomes.
private final class Book: NSManagedObject {
  var title: String {
    get { _managedValue("title") }
    set { setValue(newValue, forKey: "title") }
  }
  var pages: Int16 {
    get { _managedValue("pages") }
    set { setValue(newValue, forKey: "pages") }
  }
  var author: String? {
    get { _managedValue("author") }
    set { setValue(newValue, forKey: "author") }
  }
  var notes: NSSet? { _managedValue("notes") }
  func addToNotes(_ value: Note) { _managedCall("addToNotes", value) }
  func removeFromNotes(_ value: Note) { _managedCall("removeFromNotes", value) }
}

/// A class of which a model is known. Objects of contexts without a model are of the newest one that has their class.
private final class Atlas: NSManagedObject {
  var pages: Int16 { _managedValue("pages") }
}

private final class Note: NSManagedObject {
  var name = ""
  var rank: Int?
  var isRanked: Bool { rank != nil }
}
