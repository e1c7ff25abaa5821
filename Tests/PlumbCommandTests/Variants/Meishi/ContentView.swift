import SwiftUI

struct ContentView: View {
  @Environment(Library.self) private var library
  @Environment(Router.self) private var router
  @SceneStorage("search") private var search = ""
  @State private var isConfirming = false

  private var shown: [Deck] {
    search.isEmpty
      ? library.decks : library.decks.filter { $0.title.localizedCaseInsensitiveContains(search) }
  }

  var body: some View {
    @Bindable var router = router
    NavigationStack(path: $router.path) {
      List {
        ForEach(shown) { deck in
          NavigationLink(value: Router.Route.deck(deck.id)) {
            DeckRow(deck: deck, isStarred: library.starred.contains(deck.id))
          }
          .swipeActions(edge: .leading) {
            Button("Star", systemImage: "star") { library.toggleStar(deck) }.tint(.yellow)
          }
          .contextMenu {
            Button("Star", systemImage: "star") { library.toggleStar(deck) }
          }
        }
        .onDelete(perform: library.delete)
      }
      .overlay {
        if library.isLoading {
          ProgressView("Loading decks…")
        } else if shown.isEmpty {
          VStack(spacing: 8) {
            Image(systemName: "tray").font(.largeTitle).symbolVariant(.fill).foregroundStyle(.secondary)
            Text("No decks").font(.title3.weight(.semibold))
          }
        }
      }
      .navigationTitle("Decks")
      .searchable(text: $search, prompt: "Find a deck")
      .toolbar {
        ToolbarItem(placement: .primaryAction) {
          Menu {
            Button("Clear stars", role: .destructive) { isConfirming = true }
          } label: {
            Label("More", systemImage: "ellipsis.circle")
          }
        }
      }
      .confirmationDialog("Clear all stars?", isPresented: $isConfirming, titleVisibility: .visible) {
        Button("Clear", role: .destructive) { library.starred.removeAll() }
      }
      .navigationDestination(for: Router.Route.self) { route in
        switch route {
        case .deck(let id):
          if let deck = library.decks.first(where: { $0.id == id }) { StudyView(deck: deck) }
        case .result(let correct, let total): ResultView(correct: correct, total: total)
        }
      }
    }
    .task { await library.load() }
    .tint(.indigo)
  }
}

struct DeckRow: View {
  let deck: Deck
  let isStarred: Bool

  var body: some View {
    LabeledContent {
      Text(deck.cards.count, format: .number)
    } label: {
      Label {
        Text(deck.title)
        Text("^[\(deck.cards.count) card](inflect: true)").font(.caption).foregroundStyle(.secondary)
      } icon: {
        Image(systemName: isStarred ? "star.fill" : deck.symbol)
          .symbolRenderingMode(.hierarchical)
      }
    }
  }
}

struct ResultView: View {
  let correct: Int
  let total: Int
  @Environment(Router.self) private var router

  var body: some View {
    VStack(spacing: 24) {
      Gauge(value: Double(correct), in: 0...Double(total)) {
        Text("Score")
      } currentValueLabel: {
        Text("\(correct)")
      }
      .gaugeStyle(.accessoryCircularCapacity)
      Text("\(correct) of \(total)").font(.largeTitle.bold()).contentTransition(.numericText())
      Button("Back to the decks", action: router.home).buttonStyle(.borderedProminent)
    }
    .navigationBarBackButtonHidden()
  }
}

#Preview("Decks") {
  ContentView()
    .environment(Library())
    .environment(Router())
}
