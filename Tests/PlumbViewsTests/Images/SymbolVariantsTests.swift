import PlumbTesting
import SwiftUI
import Testing

@testable import PlumbViews

@MainActor @Suite("Forms of symbols")
struct SymbolVariantsTests {
  private let known: Set<String> = [
    "star", "star.fill", "star.circle", "star.circle.fill", "bell", "bell.slash", "bell.slash.fill", "moon",
    "cart.badge.plus", "cart.fill.badge.plus", "bell.badge", "bell.badge.fill", "folder.badge.minus",
    "photo.on.rectangle", "photo.on.rectangle.fill", "photo.fill.on.rectangle.fill",
  ]

  @Test(
    "a symbol takes as many of the forms as there is a picture for",
    arguments: [
      ("star", SymbolVariants.fill, "star.fill"), ("star", .circle.fill, "star.circle.fill"),
      ("star.fill", .circle, "star.circle.fill"), ("bell", .slash.fill, "bell.slash.fill"),
      ("moon", .fill, "moon"), ("star", .square.fill, "star.fill"), ("star", .none, "star"),
      ("none", .fill, "none"),
    ])
  func names(symbol: String, variants: SymbolVariants, result: String) {
    #expect(variants.name(of: symbol) { known.contains($0) } == result)
  }

  @Test(
    "the fill of a symbol with a badge stands before the badge, and at the end where only that name is known",
    arguments: [
      ("cart.badge.plus", "cart.fill.badge.plus"), ("bell.badge", "bell.badge.fill"),
      ("folder.badge.minus", "folder.badge.minus"),
    ])
  func badges(symbol: String, result: String) {
    #expect(SymbolVariants.fill.name(of: symbol) { known.contains($0) } == result)
  }

  @Test(
    "a symbol that is filled already stays as it is",
    arguments: ["cart.fill.badge.plus", "star.fill", "bell.badge.fill", "photo.fill.on.rectangle.fill"])
  func filledAlready(symbol: String) {
    #expect(SymbolVariants.fill.name(of: symbol) { known.contains($0) } == symbol)
  }

  @Test(
    "where rows run right to left, a symbol that points forward points left, and one that points right does not"
  )
  func direction() {
    // The left half of a square.
    let half = Resources(
      image: { _, _, _ in nil }, color: { _, _ in nil },
      symbol: { _ in
        Resources.Symbol(path: Path(CGRect(x: 0, y: 0, width: 1, height: 2)), style: FillStyle(), size: 2)
      })
    for (name, left) in [("chevron.forward", 5), ("arrow.trailing.circle", 5), ("chevron.right", 0)] {
      let view = TestedView(proposing: nil, nil, environment: { $0.resources = half }) {
        Image(systemName: name).environment(\.layoutDirection, .rightToLeft)
      }
      #expect(view.displayList.fills.first?.bounds == CGRect(x: left, y: 0, width: 5, height: 10), "\(name)")
    }
  }

  @Test(
    "where rows run right to left, a symbol that has a form for that direction is drawn in it, also in a text"
  )
  func rightToLeftForm() {
    let known = Resources(
      image: { _, _, _ in nil }, color: { _, _ in nil },
      symbol: { name in
        let x = name == "list.rtl" ? 1.0 : name == "list" ? 0 : nil
        return x.map {
          Resources.Symbol(path: Path(CGRect(x: $0, y: 0, width: 1, height: 2)), style: FillStyle(), size: 2)
        }
      })
    func left(_ direction: LayoutDirection, _ view: some View) -> CGFloat? {
      let view = TestedView(proposing: nil, nil, environment: { $0.resources = known }) {
        view.environment(\.layoutDirection, direction)
      }
      return view.displayList.fills.first?.bounds.minX
    }
    #expect(left(.leftToRight, Image(systemName: "list")) == 0)
    #expect(left(.rightToLeft, Image(systemName: "list")) == 5)
    let text = Text(Image(systemName: "list"))
    #expect(left(.rightToLeft, text) != left(.leftToRight, text))
  }

  @Test("forms set further out stay, and none takes them away")
  func nesting() {
    var seen: [SymbolVariants] = []
    struct Reader: View {
      @Environment(\.symbolVariants) var variants
      let see: (SymbolVariants) -> Void
      var body: some View {
        let _ = see(variants)
        Color.clear
      }
    }
    _ = TestedView(proposing: 10, 10) {
      VStack {
        Reader { seen.append($0) }.symbolVariant(.circle)
        Reader { seen.append($0) }.symbolVariant(.none)
      }
      .symbolVariant(.fill)
    }
    #expect(seen == [.circle.fill, .none])
  }

  @Test("a symbol stands on the baseline of a text beside it as if it had the same middle")
  func baseline() {
    let view = TestedView(
      proposing: 200, 40,
      environment: { values in
        values.resources = Resources(
          image: { _, _, _ in nil }, color: { _, _ in nil },
          symbol: { _ in
            Resources.Symbol(
              path: Path(CGRect(x: 0, y: 0, width: 24, height: 24)), style: FillStyle(), size: 24)
          })
      }
    ) {
      HStack(alignment: .firstTextBaseline, spacing: 0) {
        Image(systemName: "star").font(.squares(20))
        Text("ab").font(.squares(10))
      }
    }
    // The baselines are 16 and 8 below the tops.
    #expect(view.frame(of: "Image(\"star\")") == CGRect(x: 0, y: 0, width: 20, height: 20))
    #expect(view.frame(of: "Text(\"ab\")") == CGRect(x: 20, y: 8, width: 20, height: 10))
  }
}
