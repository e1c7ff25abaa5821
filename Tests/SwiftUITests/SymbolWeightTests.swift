import PlumbDrawing
import PlumbLayout
import PlumbTesting
import PlumbViews
import TestLayers
import Testing

@testable import SwiftUI

/// Symbols are drawn with strokes of the weight that texts beside them have.
@Suite("Weights of symbols") @MainActor struct SymbolWeightTests {
  /// The part of a symbol's square that is filled.
  private func ink(_ path: Path) -> Int {
    var count = 0
    for x in 0..<48 {
      for y in 0..<48 where path.contains(CGPoint(x: CGFloat(x) / 2 + 0.11, y: CGFloat(y) / 2 + 0.07)) {
        count += 1
      }
    }
    return count
  }

  private func outline(_ name: String, _ weight: Int) throws -> Path {
    let symbol = try #require(SymbolLibrary.shared.symbol(name))
    return symbol.outline(in: symbol.box, besideLine: 20, weight: weight)
  }

  @Test(
    "the strokes of an open symbol grow with the weight",
    .tags(.sampled),
    arguments: sample(
      ["heart", "star", "house", "bell", "magnifyingglass", "plus", "trash", "person.circle"], 2))
  func grow(name: String) throws {
    let inks = try [100, 300, 400, 600, 900].map { ink(try outline(name, $0)) }
    #expect(zip(inks, inks.dropFirst()).allSatisfy { $0 < $1 }, "\(inks)")
  }

  @Test("a line is as wide as the table says, and the regular one as it was")
  func line() throws {
    func height(_ weight: Int) throws -> CGFloat { try outline("minus", weight).boundingRect.height }
    let regular = try height(400)
    #expect(abs(regular - SymbolLibrary.weight) < 0.01)
    for (index, share) in SymbolLibrary.strokes.enumerated() {
      #expect(try abs(height((index + 1) * 100) - regular * share) < 0.01)
    }
  }

  @Test("a weight changes nothing of the layout, and nothing of an area")
  func layout() throws {
    #expect(try outline("heart.fill", 900) == outline("heart.fill", 400))
    let sizes = [Font.Weight.ultraLight, .regular, .black].map { weight in
      TestedView(proposing: 100, 100) {
        Image(systemName: "bell").font(.system(size: 40, weight: weight))
      }.frame(of: "Image(\"bell\")")?.size
    }
    #expect(Set(sizes.map { $0?.width }).count == 1 && Set(sizes.map { $0?.height }).count == 1)
  }

  @Test("the weight is that of the font, or of the modifiers around, as for texts")
  func weights() {
    func drawn(_ view: some View) -> String {
      let resources = Resources.ofProgram
      let tested = TestedView(proposing: 100, 100, environment: { $0.resources = resources }) { view }
      return "\(tested.displayList)"
    }
    let image = Image(systemName: "heart")
    let (size, regular) = (Font.system(size: 40), drawn(image.font(.system(size: 40))))
    let black = drawn(image.font(.system(size: 40, weight: .black)))
    #expect(black != regular)
    #expect(drawn(image.font(size).fontWeight(.black)) == black)
    #expect(drawn(image.font(size.weight(.black))) == black)
    #expect(drawn(image.fontWeight(.regular).font(.system(size: 40, weight: .black))) == regular)
    #expect(drawn(image.font(size).bold()) == drawn(image.font(.system(size: 40, weight: .bold))))
    #expect(drawn(Text("\(image)").font(size)) != drawn(Text("\(image)").font(size).fontWeight(.black)))
  }
}
