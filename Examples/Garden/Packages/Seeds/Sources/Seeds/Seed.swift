import Foundation

/// A plant that can be sown.
public struct Seed: Codable, Hashable, Identifiable, Sendable {
  public var name: String
  /// From sowing to harvest.
  public var days: Int

  public var id: String { name }

  public init(name: String, days: Int) { (self.name, self.days) = (name, days) }

  public var title: String { "\(name), \(days) days" }

  /// What the package brings along.
  public static let all: [Seed] = {
    guard let file = Bundle.module.url(forResource: "seeds", withExtension: "json"),
      let data = try? Data(contentsOf: file)
    else { return [] }
    return (try? JSONDecoder().decode([Seed].self, from: data)) ?? []
  }()
}
