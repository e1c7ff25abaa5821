import SwiftUI

struct StudyView: View {
  let deck: Deck
  @State private var index = 0
  @State private var correct = 0
  @State private var isTurned = false
  @State private var guess = ""
  @FocusState private var isGuessing: Bool
  @Environment(Router.self) private var router
  @Namespace private var space

  private var card: Deck.Card { deck.cards[index] }

  var body: some View {
    VStack(spacing: 20) {
      ProgressView(value: Double(index), total: Double(deck.cards.count)) {
        Text("Card \(index + 1) of \(deck.cards.count)")
      }
      CardFace(text: isTurned ? card.back : card.front, isTurned: isTurned)
        .matchedGeometryEffect(id: card.id, in: space)
        .onTapGesture { withAnimation(.snappy) { isTurned.toggle() } }
        .transition(.asymmetric(insertion: .move(edge: .trailing), removal: .opacity))
        .id(card.id)
      TextField("Meaning", text: $guess)
        .textFieldStyle(.roundedBorder)
        .focused($isGuessing)
        .onSubmit(check)
        .submitLabel(.next)
      HStack {
        Button("Skip", role: .cancel, action: next).buttonStyle(.bordered)
        Button("Check", action: check).buttonStyle(.borderedProminent).disabled(guess.isEmpty)
      }
      .controlSize(.large)
      Spacer()
    }
    .padding()
    .navigationTitle(deck.title)
    .navigationBarTitleDisplayMode(.inline)
    .defaultFocus($isGuessing, true)
    .onChange(of: index) { old, new in
      if new > old { guess = "" }
    }
  }

  private func check() {
    if guess.trimmingCharacters(in: .whitespaces).lowercased() == card.back { correct += 1 }
    next()
  }

  private func next() {
    guard index + 1 < deck.cards.count else {
      router.path.append(.result(correct: correct, of: deck.cards.count))
      return
    }
    withAnimation(.spring(duration: 0.2)) {
      isTurned = false
      index += 1
    }
  }
}

private struct CardFace: View {
  let text: String
  let isTurned: Bool
  @Environment(\.cardStyle) private var style

  var body: some View {
    Text(text)
      .font(.system(size: 64, weight: style == .bold ? .bold : .regular, design: .serif))
      .frame(maxWidth: .infinity)
      .frame(height: 180)
      .background(.regularMaterial, in: .rect(cornerRadius: 24))
      .overlay { RoundedRectangle(cornerRadius: 24).strokeBorder(.quaternary) }
      .rotation3DEffect(.degrees(isTurned ? 360 : 0), axis: (x: 0, y: 1, z: 0))
      .accessibilityAddTraits(.isButton)
  }
}
