import Foundation
import PlumbUIKit
import Testing

@Suite("Predicates in words")
struct PredicateTests {
  private final class Pet: NSObject {
    let name: String
    let age: Int?
    let friends: [Pet]
    init(_ name: String, _ age: Int?, _ friends: [Pet] = []) {
      (self.name, self.age, self.friends) = (name, age, friends)
    }
  }
  private let pet = Pet("Élodie", 7, [Pet("Max", 3), Pet("Mia", nil)])

  @Test(
    "a predicate that fits holds",
    arguments: [
      "age == 7", "age >= 7 AND age < 8", "NOT age = 3 && name BEGINSWITH 'É'", "name CONTAINS[cd] 'ELO'",
      "name ENDSWITH[c] \"DIE\"", "name LIKE '*lod?e'", "name MATCHES 'É[a-z]+'", "age IN {5, 7}",
      "age BETWEEN {1, 9}", "(age == 1 OR age == 7) AND name != nil", "ANY friends.name == 'Mia'",
      "ALL friends.name BEGINSWITH 'M'", "NONE friends.age > 3", "friends.@count == 2",
      "friends.@sum.age == 3",
      "TRUEPREDICATE", "age != 8 || FALSEPREDICATE", "SELF.age == 7", "'lo' IN name", "age > -1",
    ])
  func holds(format: String) { #expect(NSPredicate(format: format).evaluate(with: pet)) }

  @Test(
    "a predicate that does not fit does not",
    arguments: [
      "age > 7", "name CONTAINS 'ELO'", "age == nil", "name == 'élodie'", "ANY friends.age > 3",
      "NOT age == 7",
      "FALSEPREDICATE", "name MATCHES 'lo'", "age IN {}",
    ])
  func fails(format: String) { #expect(!NSPredicate(format: format).evaluate(with: pet)) }

  @Test("values stand for the signs in the words, and a %K for a name")
  func arguments() {
    #expect(NSPredicate(format: "%K == %d AND name CONTAINS[cd] %@", "age", 7, "elo").evaluate(with: pet))
    #expect(NSPredicate(format: "age == %@", NSNumber(value: 7)).evaluate(with: pet))
    #expect(NSPredicate(format: "age IN %@", argumentArray: [[1, 7]]).evaluate(with: pet))
    #expect(NSPredicate(format: "SELF MATCHES %@", "[a-z]+@[a-z]+").evaluate(with: "me@home"))
    #expect(NSPredicate(format: "age == %ld", 8).evaluate(with: pet) == false)
  }

  @Test(
    "words that can not be read find nothing",
    arguments: ["age ==", "age == %@", "age ? 7", "(age == 7", "SUBQUERY(friends, $x, $x.age > 1)", "'"])
  func broken(format: String) { #expect(!NSPredicate(format: format).evaluate(with: pet)) }

  @Test("brackets without end end reading")
  func deep() {
    let format = String(repeating: "(", count: 10_000) + "age == 7"
    #expect(!NSPredicate(format: format).evaluate(with: pet))
  }

  @Test("objects are put in the order of a value by its name, and those without it come first")
  @MainActor func order() {
    let pets = [Pet("b", 2), Pet("a", nil), Pet("C", 1)]
    let ages = NSSortDescriptor(key: "age", ascending: true)
    #expect(pets.sorted { ages.compare($0, to: $1) == .orderedAscending }.map(\.name) == ["a", "C", "b"])
    let names = NSSortDescriptor(
      key: "name", ascending: false, selector: Selector(("localizedCaseInsensitiveCompare:")))
    #expect(pets.sorted { names.compare($0, to: $1) == .orderedAscending }.map(\.name) == ["C", "b", "a"])
  }
}
