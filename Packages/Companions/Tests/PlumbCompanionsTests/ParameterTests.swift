import Foundation
import Observation
import PlumbTesting
import SwiftUI
import Testing

@testable import PlumbCompanions

@Observable private class Animal: PersistentModel {
  @ObservationIgnored let persistentModelID = PersistentIdentifier(entityName: "Animal")
  required init() {}
}
private final class Cat: Animal {}

/// Makes its content while a host runs it, to which a report is told.
private struct Late<Content: View>: View {
  let content: () -> Content
  var body: some View { content() }
}

@Suite("What small parameters of companions do") @MainActor struct ParameterTests {
  @Test("a store that does not allow it is not saved")
  func saving() throws {
    for allows in [true, false] {
      let container = try ModelContainer(
        for: Animal.self, configurations: ModelConfiguration(isStoredInMemoryOnly: true, allowsSave: allows))
      container.mainContext.insert(Animal())
      if allows {
        try container.mainContext.save()
      } else {
        #expect(throws: CocoaError.self) { try container.mainContext.save() }
      }
      #expect(container.mainContext.hasChanges == !allows)
    }
  }

  @Test("the objects of a class are deleted with those of its subclasses, or without them")
  func subclasses() throws {
    let container = try ModelContainer(
      for: Animal.self, configurations: ModelConfiguration(isStoredInMemoryOnly: true))
    let context = container.mainContext
    context.insert(Animal())
    context.insert(Cat() as Animal)
    try context.delete(model: Animal.self, includeSubclasses: false)
    let left = try context.fetch(FetchDescriptor<Animal>())
    #expect(left.count == 1 && left.first is Cat)
    try context.delete(model: Animal.self)
    #expect(try context.fetchCount(FetchDescriptor<Animal>()) == 0)
  }

  @Test("what is behind an action happens after one without a duration")
  func completions() {
    var done: [String] = []
    let node = SKNode()
    node.run(SKAction.hide()) { done.append("hidden") }
    node.run(SKAction.wait(forDuration: 1)) { done.append("waited") }
    #expect(done == ["hidden"] && node.isHidden)
  }

  @Test("the shortest line between two places of one latitude goes nearer to the pole")
  func geodesic() throws {
    let ends = [-60.0, 60].map { CLLocationCoordinate2D(latitude: 45, longitude: $0) }
    let straight = try #require(MapPolyline(coordinates: ends)._elements.first?.coordinates)
    #expect(straight.count == 2)
    let short = try #require(
      MapPolyline(coordinates: ends, contourStyle: .geodesic)._elements.first?.coordinates)
    let top = try #require(short.max { $0.latitude < $1.latitude })
    // tan 45° / cos 60° is the tangent of the highest latitude.
    #expect(abs(top.latitude - atan(2) * 180 / .pi) < 0.01 && abs(top.longitude) < 1)
    #expect(short.first?.longitude == -60 && short.last?.longitude == 60)
    // Over the date line the numbers go on.
    let over = CLLocationCoordinate2D.shortest(
      along: [170.0, -170].map { CLLocationCoordinate2D(latitude: 10, longitude: $0) })
    #expect(zip(over, over.dropFirst()).allSatisfy { abs($0.longitude - $1.longitude) < 2 })
  }

  @Test("a camera looks at its place from above another one")
  func eye() {
    let place = CLLocationCoordinate2D(latitude: 0, longitude: 0)
    let east = CLLocationCoordinate2D(latitude: 0, longitude: 1)
    let metres = CLLocationCoordinate2D.earthRadius * .pi / 180
    let camera = MKMapCamera(lookingAtCenter: place, fromEyeCoordinate: east, eyeAltitude: metres)
    #expect(abs(camera.heading - 270) < 1e-6 && abs(camera.pitch - 45) < 1e-6)
    #expect(abs(camera.centerCoordinateDistance - metres * 2.0.squareRoot()) < 1)
    let above = MKMapCamera(lookingAtCenter: place, fromEyeCoordinate: place, eyeAltitude: 500)
    #expect(above.pitch == 0 && above.centerCoordinateDistance == 500)
  }

  @Test("what intents need is kept for each key")
  func dependencies() {
    AppDependencyManager.shared.add(dependency: "plain")
    AppDependencyManager.shared.add(key: "other", dependency: "keyed")
    #expect(AppDependency<String>().wrappedValue == "plain")
    #expect(AppDependency<String>(key: "other").wrappedValue == "keyed")
  }

  @Test("a contact has no phonetic name")
  func names() {
    let contact = CNMutableContact()
    contact.givenName = "Ada"
    #expect(CNContactFormatter.string(from: contact, style: .fullName) == "Ada")
    #expect(CNContactFormatter.string(from: contact, style: .phoneticFullName) == nil)
  }

  @Test("a tag leads to a type that conforms to another one")
  func tags() {
    func type(_ parent: String?) -> String? {
      UTTypeCreatePreferredIdentifierForTag(kUTTagClassFilenameExtension, "png", parent)?.takeRetainedValue()
    }
    #expect(type(nil) == "public.png" && type("public.image") == "public.png")
    #expect(type("public.audio") != "public.png")
  }

  @Test("bars have the corners that they are given, and a clip its rule")
  func bars() {
    func picture(_ change: @escaping (BarMark) -> some ChartContent) -> String {
      let view = TestedView(proposing: 200, 100) {
        Chart { change(BarMark(x: .value("x", "a"), y: .value("y", 1))) }.chartXAxis(.hidden).chartYAxis(
          .hidden)
      }
      return "\(view.displayList)"
    }
    #expect(
      picture { $0.cornerRadius(20, style: .circular) } != picture { $0.cornerRadius(20, style: .continuous) }
    )
    #expect(
      picture { $0.clipShape(Circle(), style: FillStyle(eoFill: true)) } != picture { $0.clipShape(Circle()) }
    )
  }

  @Test("values that have no effect are told, and the usual ones are not")
  func told() {
    func warnings(_ content: @escaping () -> some View) -> [String] {
      TestedView(proposing: 200, 100) { Late(content: content) }.warnings
    }
    let label = warnings {
      Chart { BarMark(x: .value("x", "a"), y: .value("y", 1)) }.chartXAxis {
        AxisMarks { AxisValueLabel(multiLabelAlignment: .leading, offsetsMarks: true) }
      }
    }
    #expect(label.contains { $0.hasPrefix("AxisValueLabel(multiLabelAlignment:) does nothing: ") })
    #expect(label.contains { $0.hasPrefix("AxisValueLabel(offsetsMarks:) does nothing: ") })
    let map = { (frequency: MapCameraUpdateFrequency) in
      warnings { Map().onMapCameraChange(frequency: frequency) { _ in } }.filter { $0.contains("frequency") }
    }
    #expect(map(.continuous).count == 1 && map(.onEnd) == [])
    let store = { (undoes: Bool) in
      warnings { Text("a").modelContainer(for: Animal.self, inMemory: true, isUndoEnabled: undoes) }
    }
    #expect(store(true).contains { $0.contains("modelContainer(isUndoEnabled:) does nothing: ") })
    #expect(store(false) == [])
  }
}
