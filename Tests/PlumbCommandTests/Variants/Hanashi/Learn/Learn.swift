import SwiftUI

class FlashCard: ObservableObject {
  let card: Challenge
  let id = UUID()
  @Published var isActive = true

  init(card: Challenge) { self.card = card }
}

extension FlashCard: Identifiable {}

extension FlashCard: Equatable {
  static func == (lhs: FlashCard, rhs: FlashCard) -> Bool { lhs.card == rhs.card }
}

class FlashDeck: ObservableObject {
  @Published var cards: [FlashCard]

  init(from words: [Challenge]) { self.cards = words.map { FlashCard(card: $0) } }
}

class LearningStore: ObservableObject {
  @Published var deck: FlashDeck
  @Published var card: FlashCard?
  @Published var score = 0

  init(deck: [Challenge]) {
    self.deck = FlashDeck(from: deck)
    self.card = getNextCard()
  }

  @discardableResult
  func getNextCard() -> FlashCard? {
    guard let card = deck.cards.last else { return nil }
    self.card = card
    deck.cards.removeLast()
    return self.card
  }
}

enum DiscardedDirection { case left, right }

struct CardView: View {
  typealias CardDrag = (_ card: FlashCard, _ direction: DiscardedDirection) -> Void

  let dragged: CardDrag
  let flashCard: FlashCard
  @Binding var cardColor: Color
  @State var revealed = false
  @State var offset: CGSize = .zero
  @GestureState var isLongPressed = false

  init(_ card: FlashCard, cardColor: Binding<Color>, onDrag dragged: @escaping CardDrag = { _, _ in }) {
    flashCard = card
    _cardColor = cardColor
    self.dragged = dragged
  }

  var body: some View {
    let drag = DragGesture()
      .onChanged { offset = $0.translation }
      .onEnded {
        if $0.translation.width < -100 {
          offset = .init(width: -1000, height: 0)
          dragged(flashCard, .left)
        } else if $0.translation.width > 100 {
          offset = .init(width: 1000, height: 0)
          dragged(flashCard, .right)
        } else {
          offset = .zero
        }
      }
    let longPress = LongPressGesture()
      .updating($isLongPressed) { value, state, _ in state = value }
      .simultaneously(with: drag)

    return ZStack {
      Rectangle()
        .fill(cardColor)
        .frame(width: 320, height: 210)
        .cornerRadius(12)
      VStack {
        Spacer()
        Text(flashCard.card.question)
          .font(.largeTitle)
          .foregroundColor(.white)
        if revealed {
          Text(flashCard.card.answer)
            .font(.caption)
            .foregroundColor(.white)
        }
        Spacer()
      }
    }
    .shadow(radius: 8)
    .frame(width: 320, height: 210)
    .animation(.spring(), value: offset)
    .offset(offset)
    .gesture(longPress)
    .scaleEffect(isLongPressed ? 1.1 : 1)
    .animation(.easeInOut(duration: 0.3), value: isLongPressed)
    .simultaneousGesture(
      TapGesture()
        .onEnded {
          withAnimation(.easeIn, { revealed.toggle() })
        })
  }
}

struct DeckView: View {
  @ObservedObject var deck: FlashDeck
  @AppStorage("cardBackgroundColor") var cardBackgroundColorInt: Int = 0xFF0000FF
  let onMemorized: () -> Void

  init(deck: FlashDeck, onMemorized: @escaping () -> Void) {
    self.onMemorized = onMemorized
    self.deck = deck
  }

  var body: some View {
    ZStack {
      ForEach(deck.cards.filter { $0.isActive }) { card in
        getCardView(for: card)
      }
    }
  }

  func getCardView(for card: FlashCard) -> CardView {
    let activeCards = deck.cards.filter { $0.isActive == true }
    if let lastCard = activeCards.last {
      if lastCard == card { return createCardView(for: card) }
    }
    let view = createCardView(for: card)
    return view
  }

  func createCardView(for card: FlashCard) -> CardView {
    CardView(
      card,
      cardColor: Binding(
        get: { Color(rgba: cardBackgroundColorInt) },
        set: { newValue in cardBackgroundColorInt = newValue.asRgba }),
      onDrag: { card, direction in
        if direction == .left { self.onMemorized() }
        card.isActive = false
        deck.cards.removeAll { $0 == card }
      })
  }
}

struct LearnView: View {
  @StateObject var learningStore = LearningStore(deck: ChallengesViewModel.challenges)

  var body: some View {
    VStack {
      Spacer()
      Text("Swipe left if you remembered" + "\nSwipe right if you didn’t")
        .font(.headline)
        .multilineTextAlignment(.center)
      DeckView(deck: learningStore.deck, onMemorized: { learningStore.score += 1 })
      Spacer()
      Text("Remembered \(learningStore.score)" + "/\(learningStore.deck.cards.count)")
    }
  }
}

extension Color {
  init(rgba: Int) {
    self.init(
      .sRGB,
      red: Double((rgba & 0xFF000000) >> 24) / 255,
      green: Double((rgba & 0x00FF0000) >> 16) / 255,
      blue: Double((rgba & 0x0000FF00) >> 8) / 255,
      opacity: Double(rgba & 0x000000FF) / 255)
  }

  var asRgba: Int {
    let resolved = resolve(in: EnvironmentValues())
    func byte(_ value: Float) -> Int { Int((min(max(value, 0), 1) * 255).rounded()) }
    return byte(resolved.red) << 24 | byte(resolved.green) << 16 | byte(resolved.blue) << 8
      | byte(resolved.opacity)
  }
}
