import Observation
import SwiftUI

@main
struct MeishiApp: App {
  @State private var library = Library()
  @State private var router = Router()

  var body: some Scene {
    WindowGroup("Meishi") {
      ContentView()
        .environment(library)
        .environment(router)
        .environment(\.cardStyle, .bold)
    }
  }
}

enum CardStyle { case plain, bold }

extension EnvironmentValues {
  @Entry var cardStyle: CardStyle = .plain
}

@Observable
final class Router {
  enum Route: Hashable {
    case deck(Deck.ID)
    case result(correct: Int, of: Int)
  }

  var path: [Route] = []
  func home() { path.removeAll() }
}

struct Deck: Identifiable, Hashable, Codable {
  struct Card: Identifiable, Hashable, Codable {
    var id = UUID()
    var front: String
    var back: String
  }

  let id: String
  var title: String
  var symbol: String
  var cards: [Card]
}

@Observable
final class Library {
  private(set) var decks: [Deck] = []
  var isLoading = false
  var starred: Set<Deck.ID> = []

  @MainActor
  func load() async {
    guard decks.isEmpty else { return }
    isLoading = true
    defer { isLoading = false }
    try? await Task.sleep(for: .milliseconds(30))
    for await deck in Self.stream() { decks.append(deck) }
  }

  func delete(at offsets: IndexSet) { decks.remove(atOffsets: offsets) }
  func toggleStar(_ deck: Deck) { starred.formSymmetricDifference([deck.id]) }

  private static func stream() -> AsyncStream<Deck> {
    AsyncStream { continuation in
      continuation.yield(
        Deck(
          id: "numbers", title: "Numbers", symbol: "number",
          cards: [
            .init(front: "一", back: "one"), .init(front: "二", back: "two"), .init(front: "三", back: "three"),
          ]))
      continuation.yield(
        Deck(
          id: "nature", title: "Nature", symbol: "leaf",
          cards: [.init(front: "山", back: "mountain"), .init(front: "川", back: "river")]))
      continuation.finish()
    }
  }
}
