import PlumbTesting
import PlumbViews
import SwiftUI
import Testing

@MainActor @Suite("Line height")
struct LineHeightTests {
  private func height(_ lineHeight: AttributedString.LineHeight?, lines: Int = 2, size: CGFloat = 20)
    -> CGFloat
  {
    let text = Array(repeating: "a", count: lines).joined(separator: "\n")
    return TestedView(proposing: 200, nil) {
      Text(text).font(.system(size: size)).lineHeight(lineHeight)
    }.size.height
  }

  @Test("lines are as far apart as is asked for")
  func heights() {
    #expect(height(.exact(points: 40)) - height(.exact(points: 40), lines: 1) == 40)
    #expect(height(.multiple(factor: 2)) - height(.multiple(factor: 2), lines: 1) == 40)
    #expect(height(.variable) == height(nil))
    #expect(height(.leading(increase: 5), lines: 3) > height(nil, lines: 3))
    #expect(height(.tight) < height(.normal) && height(.normal) < height(.loose))
  }

  @Test("a distance that is no distance changes nothing")
  func impossible() {
    #expect(height(.exact(points: -1)) == height(nil))
    #expect(height(.exact(points: .nan)) == height(nil))
    #expect(height(.multiple(factor: .infinity)) == height(nil))
    #expect(height(.leading(increase: .nan)) == height(nil))
  }

  @Test("a font is scaled by a factor, with its lines")
  func scaled() {
    func size(_ font: Font) -> CGSize { TestedView(proposing: 300, nil) { Text("abc").font(font) }.size }
    #expect(abs(size(.body.scaled(by: 2)).width - 2 * size(.body).width) < 4)
    #expect(size(.body.scaled(by: 1)) == size(.body))
    #expect(size(.body.scaled(by: -1)) == size(.body))
  }
}
