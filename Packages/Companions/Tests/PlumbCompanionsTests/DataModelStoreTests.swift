import Foundation
import PlumbCompanions
import Testing

/// What `plumb` declares for a data model's entities.
final class StoredFolder: NSManagedObject {
  var name: String? {
    get { _managedValue("name") }
    set { setValue(newValue, forKey: "name") }
  }
  var pages: NSOrderedSet? {
    get { _managedValue("pages") }
    set { setValue(newValue, forKey: "pages") }
  }
  var pageSet: Set<StoredPage> { _managedValue("pages") }
  func addToPages(_ value: StoredPage) { _managedCall("addToPages", value) }
  func insertIntoPages(_ value: StoredPage, at idx: Int) { _managedCall("insertIntoPages", value, idx) }
  func replacePages(at idx: Int, with value: StoredPage) { _managedCall("replacePages", idx, value) }
  func removeFromPages(at idx: Int) { _managedCall("removeFromPages", idx) }
}
final class StoredPage: NSManagedObject {
  var title: String? {
    get { _managedValue("title") }
    set { setValue(newValue, forKey: "title") }
  }
  var rank: Int16 { _managedValue("rank") }
  var folder: StoredFolder? {
    get { _managedValue("folder") }
    set { setValue(newValue, forKey: "folder") }
  }
}

@Suite("Stores of a data model")
@MainActor struct DataModelStoreTests {
  private let container: NSPersistentContainer
  private var context: NSManagedObjectContext { container.viewContext }

  init() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
      "\(UUID())/Shop.momd/A.xcdatamodel")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try """
    <model><entity name="Binder" representedClassName="StoredFolder" isAbstract="NO">
        <attribute name="name" optional="YES" attributeType="String"/>
        <relationship name="pages" optional="YES" toMany="YES" ordered="YES" deletionRule="Cascade" destinationEntity="Page" inverseName="folder"/>
        <relationship name="lock" optional="YES" maxCount="1" deletionRule="Deny" destinationEntity="Lock"/></entity>
      <entity name="Page" representedClassName="StoredPage">
        <attribute name="title" attributeType="String" defaultValueString="Untitled"/>
        <attribute name="rank" attributeType="Integer 16" defaultValueString="7"/>
        <relationship name="folder" optional="YES" maxCount="1" deletionRule="Nullify" destinationEntity="Binder" inverseName="pages"/>
        <uniquenessConstraints><uniquenessConstraint><constraint value="title"/></uniquenessConstraint></uniquenessConstraints>
        </entity>
      <entity name="Lock"/><entity name="Bolt" parentEntity="Lock"/>
      <fetchRequest name="Ranked" entity="Page" predicateString="rank &gt; 6"/></model>
    """.write(to: folder.appendingPathComponent("contents"), atomically: true, encoding: .utf8)
    let model = try #require(NSManagedObjectModel(contentsOf: folder.deletingLastPathComponent()))
    container = NSPersistentContainer(name: "Shop", managedObjectModel: model)
    #expect(NSManagedObjectModel(contentsOf: URL(fileURLWithPath: "/nowhere.momd")) == nil)
  }

  private func page(_ title: String, in folder: StoredFolder? = nil) -> StoredPage {
    let page = StoredPage(context: context)
    (page.title, page.folder) = (title, folder)
    return page
  }

  @Test("an object that no context has takes values, as in a preview")
  func alone() {
    let page = StoredPage()
    page.title = "Sample"
    #expect(page.title == "Sample" && page.managedObjectContext == nil)
  }

  @Test("an object begins with the defaults of its entity, whose name may be another than its class's")
  func defaults() throws {
    let page = StoredPage(context: context)
    #expect(page.title == "Untitled" && page.rank == 7)
    let folder = try #require(
      NSEntityDescription.insertNewObject(forEntityName: "Binder", into: context) as? StoredFolder)
    #expect(folder.entity.name == "Binder" && StoredFolder.entity().name == "Binder")
    #expect(folder.pages?.count == 0)
    #expect(try context.fetch(NSFetchRequest<NSManagedObject>(entityName: "Binder")) == [folder])
    _ = NSEntityDescription.insertNewObject(forEntityName: "Bolt", into: context)
    let locks = NSFetchRequest<NSManagedObject>(entityName: "Lock")
    #expect(try context.count(for: locks) == 1)
    locks.includesSubentities = false
    #expect(try context.count(for: locks) == 0)
    let template = try #require(container.managedObjectModel.fetchRequestTemplate(forName: "Ranked"))
    #expect(try context.count(for: template) == 1)
  }

  @Test("both ends of a relationship change together, in the order of what was added")
  func inverses() {
    let (one, other) = (StoredFolder(context: context), StoredFolder(context: context))
    let (a, b, c) = (page("a"), page("b", in: one), page("c"))
    one.addToPages(a)
    #expect(a.folder === one && one.pages?.array as? [StoredPage] == [b, a])
    one.insertIntoPages(c, at: 0)
    #expect(one.pages?.array as? [StoredPage] == [c, b, a] && one.pageSet == [a, b, c])
    a.folder = other
    #expect(one.pages?.count == 2 && other.pages?.array as? [StoredPage] == [a])
    other.pages = NSOrderedSet(array: [b])
    #expect(a.folder == nil && b.folder === other && one.pages?.array as? [StoredPage] == [c])
    other.replacePages(at: 0, with: a)
    #expect(b.folder == nil && a.folder === other)
    other.removeFromPages(at: 0)
    #expect(a.folder == nil && other.pages?.count == 0)
  }

  @Test("deleting a folder deletes its pages, deleting a page leaves the folder without it")
  func rules() throws {
    let folder = StoredFolder(context: context)
    let (a, b) = (page("a", in: folder), page("b", in: folder))
    try context.save()
    context.delete(a)
    #expect(folder.pages?.array as? [StoredPage] == [b] && context.deletedObjects == [a])
    context.delete(folder)
    #expect(b.isDeleted && context.registeredObjects.isEmpty)
    context.rollback()
    #expect(
      folder.pages?.array as? [StoredPage] == [a, b] && a.folder === folder && !a.isDeleted
        && !context.hasChanges)
  }

  @Test("what must not be deleted while others belong to it is an error when it is saved")
  func denied() throws {
    let folder = StoredFolder(context: context)
    folder.setValue(NSEntityDescription.insertNewObject(forEntityName: "Lock", into: context), forKey: "lock")
    context.delete(folder)
    let error = #expect(throws: NSError.self) { try context.save() }
    #expect(error?.code == NSValidationRelationshipDeniedDeleteError)
  }

  @Test("a value that the model requires and that is missing is an error when it is saved")
  func required() {
    let page = StoredPage(context: context)
    page.title = nil
    let error = #expect(throws: NSError.self) { try context.save() }
    #expect(error?.code == NSValidationMissingMandatoryPropertyError)
    #expect(error?.localizedDescription == "title of Page is a required value.")
  }

  @Test("two objects with values that are unique are one after saving, or an error")
  func unique() throws {
    let folder = StoredFolder(context: context)
    let first = page("a")
    try context.save()
    _ = page("a", in: folder)
    let error = #expect(throws: NSError.self) { try context.save() }
    #expect(error?.code == NSManagedObjectConstraintMergeError)
    context.mergePolicy = NSMergeByPropertyObjectTrumpMergePolicy
    try context.save()
    #expect(try context.fetch(NSFetchRequest<StoredPage>(entityName: "Page")) == [first])
    #expect(first.folder === folder)
  }

  @Test("a context below another has objects of its own, and saves them into it")
  func child() throws {
    let folder = StoredFolder(context: context)
    let a = page("a", in: folder)
    try context.save()
    let child = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
    child.parent = context
    let own = try #require(try child.existingObject(with: a.objectID) as? StoredPage)
    #expect(own !== a && own.folder?.pages?.array as? [StoredPage] == [own] && !child.hasChanges)
    own.title = "b"
    #expect(a.title == "a")
    let new = StoredPage(context: child)
    (new.title, new.folder) = ("c", own.folder)
    try child.save()
    #expect(a.title == "b" && folder.pages?.count == 2 && context.hasChanges && !child.hasChanges)
    child.delete(new)
    try child.save()
    #expect(folder.pages?.array as? [StoredPage] == [a])
    own.title = "d"
    child.rollback()
    #expect(own.title == "b")
  }
}
