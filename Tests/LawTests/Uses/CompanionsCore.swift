// swift-format-ignore-file
import SwiftUI
import CoreData

class Item: NSManagedObject { @NSManaged var timestamp: Date? }
extension Item: Identifiable {}
struct PersistenceController {
  static let shared = PersistenceController()
  static let preview: PersistenceController = {
    let result = PersistenceController(inMemory: true)
    let viewContext = result.container.viewContext
    for i in 0..<3 { let newItem = Item(context: viewContext); newItem.timestamp = Date(timeIntervalSinceReferenceDate: Double(i) * 60) }
    do { try viewContext.save() } catch { let nsError = error as NSError; fatalError("Unresolved error \(nsError), \(nsError.userInfo)") }
    return result
  }()
  let container: NSPersistentContainer
  init(inMemory: Bool = false) {
    container = NSPersistentContainer(name: "Demo")
    if inMemory { container.persistentStoreDescriptions.first!.url = URL(fileURLWithPath: "/dev/null") }
    container.loadPersistentStores(completionHandler: { (storeDescription, error) in
      if let error = error as NSError? { fatalError("Unresolved error \(error), \(error.userInfo)") }
    })
    container.viewContext.automaticallyMergesChangesFromParent = true
  }
}
struct ItemsView: View {
  @Environment(\.managedObjectContext) private var viewContext
  @FetchRequest(sortDescriptors: [NSSortDescriptor(keyPath: \Item.timestamp, ascending: false)], animation: .default)
  private var items: FetchedResults<Item>
  var body: some View {
    NavigationView {
      List {
        ForEach(items) { item in Text(item.timestamp!, format: .dateTime.hour().minute()) }
          .onDelete { offsets in offsets.map { items[$0] }.forEach(viewContext.delete) }
      }
    }
  }
}
#Preview { ItemsView().environment(\.managedObjectContext, PersistenceController.preview.container.viewContext) }
