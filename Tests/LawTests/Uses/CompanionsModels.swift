// swift-format-ignore-file
import SwiftUI
import SwiftData

@Model final class Trip {
  @Attribute(.unique) var name: String
  var start: Date
  var isDone = false
  @Relationship(deleteRule: .cascade, inverse: \Stop.trip) var stops: [Stop] = []
  init(name: String, start: Date) { self.name = name; self.start = start }
  var title: String { name.uppercased() }
}
@Model class Mark { var text = ""; init() {} }
extension Mark: Hashable {
  static func == (lhs: Mark, rhs: Mark) -> Bool { lhs.persistentModelID == rhs.persistentModelID }
  func hash(into hasher: inout Hasher) { hasher.combine(persistentModelID) }
}
func wipe(_ configuration: ModelConfiguration) {
  for suffix in ["", "-wal", "-shm"] { try? FileManager.default.removeItem(at: URL(fileURLWithPath: configuration.url.path + suffix)) }
}
@Model class Stop { var place: String; var trip: Trip?; init(place: String) { self.place = place } }

struct Trips: View {
  @Environment(\.modelContext) private var context
  @Query(filter: #Predicate<Trip> { !$0.isDone }, sort: \Trip.start, order: .reverse) private var trips: [Trip]
  @Query private var stops: [Stop]
  var body: some View {
    NavigationStack {
      List {
        ForEach(trips) { trip in NavigationLink(value: trip) { Text(trip.title) } }
          .onDelete { for i in $0 { context.delete(trips[i]) } }
        Text("\(stops.count) stops")
      }
      .navigationDestination(for: Trip.self) { EditTrip(trip: $0) }
      .toolbar { Button("Add", systemImage: "plus") { context.insert(Trip(name: "New", start: .now)) } }
    }
  }
}
struct EditTrip: View {
  @Bindable var trip: Trip
  var body: some View { Form { TextField("Name", text: $trip.name) } }
}
#Preview {
  let config = ModelConfiguration(isStoredInMemoryOnly: true)
  let container = try! ModelContainer(for: Trip.self, Stop.self, configurations: config)
  let rome = Trip(name: "Rome", start: Date(timeIntervalSinceReferenceDate: 0))
  rome.stops.append(Stop(place: "Forum"))
  container.mainContext.insert(rome)
  container.mainContext.insert(Trip(name: "Oslo", start: Date(timeIntervalSinceReferenceDate: 100)))
  return Trips().modelContainer(container)
}
