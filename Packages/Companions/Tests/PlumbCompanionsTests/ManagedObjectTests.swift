import Combine
import Foundation
import PlumbCompanions
import SwiftUI
import Testing

/// An object with the initializer that Apple's documentation names as the one to override.
private final class Workout: NSManagedObject {
  let kind: String
  private(set) var wakings = 0
  var exercises: NSSet? {
    get { value(forKey: "exercises") as? NSSet }
    set { setValue(newValue, forKey: "exercises") }
  }
  override init(entity: NSEntityDescription, insertInto context: NSManagedObjectContext?) {
    kind = entity.name ?? "none"
    super.init(entity: entity, insertInto: context)
  }
  convenience init(exercises: NSSet, context: NSManagedObjectContext) {
    self.init(context: context)
    self.exercises = exercises
  }
  override func awakeFromInsert() { wakings += 1 }
}

@Suite("Objects of Core Data")
@MainActor struct ManagedObjectTests {
  private let context = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)

  @Test("a class may override the initializer with the kind, and is made by the others as well")
  func initializers() {
    let binding: Binding<Workout> = .constant(.init())
    #expect(binding.wrappedValue.kind == "Workout" && binding.wrappedValue.managedObjectContext == nil)
    func made<T: NSManagedObject>() -> T { T(context: context) }
    let workout: Workout = made()
    #expect(workout.kind == "Workout" && context.registeredObjects == [workout])
  }

  @Test("an object awakes when it comes into a context for the first time")
  func waking() {
    let workout = Workout()
    #expect(workout.wakings == 0)
    context.insert(workout)
    context.delete(workout)
    context.insert(workout)
    #expect(workout.wakings == 1 && Workout(context: context).wakings == 1)
  }

  @Test("a set of objects is written as a literal")
  func literals() {
    let empty: NSSet = []
    let (one, other) = (Workout(context: context), Workout(context: context))
    let both = Workout(exercises: [one, other, one], context: context)
    #expect(empty.count == 0 && both.exercises?.count == 2 && both.exercises?.contains(other) == true)
    let changing: NSMutableSet = ["a"]
    changing.add("b")
    #expect(changing.count == 2 && changing.isEqual(to: ["a", "b"]))
    let ordered: NSOrderedSet = [3, 1]
    #expect(ordered.array as? [Int] == [3, 1])
  }

  @Test("dates, identifiers, lists and objects are arguments of a predicate")
  func arguments() {
    let (date, id) = (Date(timeIntervalSinceReferenceDate: 0), UUID())
    let workout = Workout(context: context)
    workout.setValuesForKeys(["date": date.addingTimeInterval(1), "id": id, "sets": 3, "name": "a"])
    let formats: [(String, any CVarArg)] = [
      ("date > %@", date as any CVarArg), ("id == %@", id as any CVarArg), ("id IN %@", [id] as any CVarArg),
      ("name IN %@", ["a"] as any CVarArg), ("sets == %@", NSNumber(value: 3) as any CVarArg),
      ("self == %@", workout as any CVarArg), ("name == %@", "a" as any CVarArg),
    ]
    for (format, argument) in formats {
      #expect(NSPredicate(format: format, argument).evaluate(with: workout), "\(format)")
    }
    #expect(!NSPredicate(format: "id == %@", UUID() as any CVarArg).evaluate(with: workout))
  }

  @Test("values stand in a format as they are written")
  func formats() throws {
    let id = try #require(UUID(uuidString: "0259DCF8-F1FF-4432-856C-572AF8FFFF54"))
    let url = try #require(URL(string: "https://swift.org"))
    #expect(
      String(format: "%d %@ %@ %@ %@", 3, "x", id, url, NSNumber(value: 4))
        == "3 x 0259DCF8-F1FF-4432-856C-572AF8FFFF54 https://swift.org 4")
    #expect(String(format: "%@", Date(timeIntervalSince1970: 0)) == "1970-01-01 00:00:00 +0000")
    #expect(String(format: "%@ %@", ["a"], Decimal(3)) == "(\n    a\n) 3")
  }
}
