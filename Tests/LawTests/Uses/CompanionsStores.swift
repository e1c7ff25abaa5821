// swift-format-ignore-file
import SwiftUI
import CoreData

@objc(Task) final class StoredTask: NSManagedObject, Identifiable {
    @NSManaged public var id: UUID?
    @NSManaged public var title: String
    @NSManaged public var dueDate: Date?
    @NSManaged public var priority: Int16
    @NSManaged public var isDone: Bool
    @NSManaged public var tags: NSSet?
    @objc(addTagsObject:)
    @NSManaged public func addToTags(_ value: NSManagedObject)
    @nonobjc public class func fetchRequest() -> NSFetchRequest<StoredTask> { NSFetchRequest<StoredTask>(entityName: "Task") }
    override func awakeFromInsert() { super.awakeFromInsert(); id = UUID(); title = "" }
}
struct TaskStore {
    static let shared = TaskStore()
    static var preview: TaskStore = {
        let result = TaskStore(inMemory: true)
        let viewContext = result.container.viewContext
        for i in 0..<10 {
            let t = StoredTask(context: viewContext)
            t.title = "Task \(i)"; t.dueDate = Date(); t.priority = Int16(i % 3)
        }
        do { try viewContext.save() } catch {
            let nsError = error as NSError
            fatalError("Unresolved error \(nsError), \(nsError.userInfo)")
        }
        return result
    }()
    let container: NSPersistentContainer
    init(inMemory: Bool = false) {
        container = NSPersistentContainer(name: "Tasks", managedObjectModel: Self.model)
        if inMemory { container.persistentStoreDescriptions.first!.url = URL(fileURLWithPath: "/dev/null") }
        container.loadPersistentStores(completionHandler: { (storeDescription, error) in
            if let error = error as NSError? { fatalError("Unresolved error \(error), \(error.userInfo)") }
        })
        container.viewContext.automaticallyMergesChangesFromParent = true
        container.viewContext.mergePolicy = NSMergeByPropertyObjectTrumpMergePolicy
        container.viewContext.undoManager = nil
        container.viewContext.shouldDeleteInaccessibleFaults = true
    }
    static let model: NSManagedObjectModel = {
        let m = NSManagedObjectModel(); let e = NSEntityDescription(); e.name = "Task"; e.managedObjectClassName = NSStringFromClass(StoredTask.self)
        func attr(_ n: String, _ t: NSAttributeType, optional: Bool = true, _ d: Any? = nil) -> NSAttributeDescription {
            let a = NSAttributeDescription(); a.name = n; a.attributeType = t; a.isOptional = optional; a.defaultValue = d; return a }
        e.properties = [attr("id", .UUIDAttributeType), attr("title", .stringAttributeType, optional: false, ""), attr("dueDate", .dateAttributeType), attr("priority", .integer16AttributeType, optional: false, 0), attr("isDone", .booleanAttributeType, optional: false, false)]
        m.entities = [e]; return m
    }()
    func save() { let c = container.viewContext; guard c.hasChanges else { return }; do { try c.save() } catch { c.rollback() } }
    func deleteAll() throws {
        let fetchRequest: NSFetchRequest<NSFetchRequestResult> = NSFetchRequest(entityName: "Task")
        let d = NSBatchDeleteRequest(fetchRequest: fetchRequest); d.resultType = .resultTypeObjectIDs
        let r = try container.viewContext.execute(d) as? NSBatchDeleteResult
        let changes = [NSDeletedObjectsKey: r?.result as? [NSManagedObjectID] ?? []]
        NSManagedObjectContext.mergeChanges(fromRemoteContextSave: changes, into: [container.viewContext])
    }
    func background(_ titles: [String]) {
        container.performBackgroundTask { ctx in
            titles.forEach { let t = StoredTask(context: ctx); t.title = $0 }
            try? ctx.save()
        }
    }
}
struct FilteredList<T: NSManagedObject, Content: View>: View {
    var fetchRequest: FetchRequest<T>
    var items: FetchedResults<T> { fetchRequest.wrappedValue }
    let content: (T) -> Content
    var body: some View { List(items, id: \.self) { item in self.content(item) } }
    init(filterKey: String, filterValue: String, @ViewBuilder content: @escaping (T) -> Content) {
        fetchRequest = FetchRequest<T>(entity: T.entity(), sortDescriptors: [], predicate: NSPredicate(format: "%K BEGINSWITH[c] %@", filterKey, filterValue))
        self.content = content
    }
}
struct TasksView: View {
    @Environment(\.managedObjectContext) private var viewContext
    @FetchRequest(sortDescriptors: [NSSortDescriptor(keyPath: \StoredTask.dueDate, ascending: true)], predicate: NSPredicate(format: "isDone == %@", NSNumber(value: false)), animation: .default)
    private var tasks: FetchedResults<StoredTask>
    @FetchRequest(fetchRequest: TasksView.important) var important: FetchedResults<StoredTask>
    @SectionedFetchRequest<Int16, StoredTask>(sectionIdentifier: \.priority, sortDescriptors: [SortDescriptor(\.priority, order: .reverse), SortDescriptor(\.title)])
    private var sections
    @State private var query = ""
    static var important: NSFetchRequest<StoredTask> {
        let r = StoredTask.fetchRequest()
        r.sortDescriptors = [NSSortDescriptor(key: "title", ascending: true, selector: #selector(NSString.localizedCaseInsensitiveCompare(_:)))]
        r.predicate = NSCompoundPredicate(andPredicateWithSubpredicates: [NSPredicate(format: "priority > 1"), NSPredicate(format: "title CONTAINS[cd] %@", "a")])
        r.fetchLimit = 5; r.fetchBatchSize = 20; r.returnsObjectsAsFaults = false
        return r
    }
    var body: some View {
        NavigationView {
            List {
                ForEach(sections) { section in
                    Section(header: Text("Priority \(section.id)")) {
                        ForEach(section) { TaskRow(task: $0) }
                    }
                }
                ForEach(tasks) { task in TaskRow(task: task) }.onDelete(perform: deleteItems)
            }
            .searchable(text: $query)
            .onChange(of: query) { _ in tasks.nsPredicate = query.isEmpty ? nil : NSPredicate(format: "title CONTAINS[cd] %@", query) }
            .toolbar { ToolbarItem(placement: .navigationBarTrailing) { EditButton() }; ToolbarItem { Button(action: addItem) { Label("Add Item", systemImage: "plus") } } }
            .onReceive(NotificationCenter.default.publisher(for: .NSManagedObjectContextDidSave)) { note in print(note.userInfo?[NSInsertedObjectsKey] as? Set<NSManagedObject> ?? []) }
            .navigationTitle("Tasks")
        }
    }
    private func addItem() { withAnimation { let n = StoredTask(context: viewContext); n.dueDate = Date(); do { try viewContext.save() } catch { print(error) } } }
    private func deleteItems(offsets: IndexSet) { withAnimation { offsets.map { tasks[$0] }.forEach(viewContext.delete) } }
}
struct TaskRow: View {
    @ObservedObject var task: StoredTask
    private static let df: DateFormatter = { let f = DateFormatter(); f.dateStyle = .short; f.timeStyle = .medium; f.doesRelativeDateFormatting = true; return f }()
    var body: some View {
        HStack { Toggle("", isOn: $task.isDone).labelsHidden(); Text(task.title).strikethrough(task.isDone); Spacer(); Text(task.dueDate ?? Date(), formatter: Self.df).font(.caption) }
            .contextMenu { Button(role: .destructive) { task.managedObjectContext?.delete(task) } label: { Label("Delete", systemImage: "trash") } }
    }
}
struct TasksView_Previews: PreviewProvider { static var previews: some View { TasksView().environment(\.managedObjectContext, TaskStore.preview.container.viewContext) } }
