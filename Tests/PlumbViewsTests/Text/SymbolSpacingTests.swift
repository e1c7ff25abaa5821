import PlumbTesting
import SwiftUI
import Testing

/// Rules/Spacing.md#R-37.
@MainActor @Suite("The distances of symbols") struct SymbolSpacingTests {
  /// The distance between two views in a column on a phone.
  private func gap(_ above: some View, _ below: some View) -> CGFloat {
    let column = VStack {
      above
      below
    }
    func height(_ view: some View) -> CGFloat {
      TestedView(proposing: 300, nil, scale: 3, environment: { $0.resources = .ofProgram }) {
        view.fixedSize(horizontal: false, vertical: true)
      }
      .size.height
    }
    return ((height(column) - height(above) - height(below)) * 1000).rounded() / 1000
  }

  private let symbol = Image(systemName: "globe")
  private let text = Text("Hello, world!").font(.system(size: 17))
  private var square: some View { Color.red.frame(width: 10, height: 10) }

  @Test("a symbol keeps no distance from texts, in both orders")
  func texts() {
    #expect(gap(symbol, text) == 0)
    #expect(gap(text, symbol) == 0)
    #expect(gap(symbol, symbol) == 0)
    #expect(gap(symbol.imageScale(.large), text.font(.largeTitle)) == 0)
    #expect(gap(Image(systemName: "no.symbol.of.this.name"), text) == 0)
  }

  @Test("a symbol is a symbol in a button, a label and a row")
  func wrapped() {
    #expect(gap(Button(action: {}) { symbol }, text) == 0)
    #expect(gap(Label("Globe", systemImage: "globe").labelStyle(.iconOnly), text) == 0)
    #expect(
      gap(
        text,
        HStack {
          symbol
          Spacer()
          symbol
        }) == 0)
    let row = HStack {
      symbol
      text
    }
    #expect(gap(row, row) == gap(text, text))
  }

  @Test("a symbol of a frame, or one that is resizable, is any view")
  func framed() {
    #expect(gap(symbol.frame(width: 40, height: 40), square) == 8)
    #expect(gap(symbol.resizable().frame(width: 40), square) == 8)
    #expect(gap(symbol.padding(), square) == 8)
    #expect(gap(symbol.frame(width: 40, height: 40), text) == gap(square, text))
  }

  @Test("beside other views a symbol prefers the length of its ink below its baseline")
  func others() {
    let above = gap(square, symbol)
    #expect(above > 0 && above < 4)
    #expect(gap(symbol, square) == above)
    #expect(gap(square, symbol.font(.system(size: 34))) > above)
  }

  @Test("a row of symbols is 5.33 above a padded row")
  func player() {
    let buttons = HStack(spacing: 40) {
      ForEach(["backward.fill", "play.circle", "forward.fill"], id: \.self) { name in
        Button(action: {}) { Image(systemName: name).font(.system(size: name == "play.circle" ? 35 : 16)) }
      }
    }
    let speed = HStack {
      Image(systemName: "minus")
      Text("Speed: 0.5x")
    }
    #expect(abs(gap(buttons, speed.padding()) - 5.33) < 0.01)
  }
}
