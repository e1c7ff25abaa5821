/// A dish, and how to make it.
public struct Recipe: Identifiable, Sendable {
  public let name: String
  public let steps: [String]
  package let minutes: Int

  public var id: String { name }

  public init(name: String, minutes: Int, steps: [String]) {
    (self.name, self.minutes, self.steps) = (name, minutes, steps)
  }

  public var duration: String { "\(minutes) min" }

  public static let examples = [
    Recipe(name: "Porridge", minutes: 10, steps: ["Boil the milk.", "Stir the oats in."]),
    Recipe(name: "Toast", minutes: 3, steps: ["Cut the bread.", "Toast it."]),
  ]
}
