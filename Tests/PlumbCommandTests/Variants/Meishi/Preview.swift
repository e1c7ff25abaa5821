import SwiftUI

#Preview(traits: .sizeThatFitsLayout) {
  DeckRow(deck: Deck(id: "a", title: "A", symbol: "leaf", cards: []), isStarred: true)
}
