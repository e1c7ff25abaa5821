import PlumbTesting
import SwiftUI
import Testing

/// In squares of 10 points: each character is 10 wide, each line 10 high.
@MainActor @Suite("Outlines: text")
struct TextOutlines {
  // Rules/Leaves.md#R-72, R-74
  @Test("a limit of lines, a least number of them, or room for all")
  func lineLimit() {
    expectOutline(of: .lineLimit, proposing: 30, 100) {
      VStack(alignment: .leading, spacing: 0) {
        Text("aa bb cc").lineLimit(2)
        Text("a").lineLimit(2...4)
        Text("a").lineLimit(3, reservesSpace: true)
        Text("aa bb cc").lineLimit(0)
      }
    } is: {
      // "bb…" is as wide as the offer, and so is "aa…", the one line that 0 is.
      """
      VStack                0,0 30×80
      ├─ Text("aa bb cc")   0,0 30×20
      ├─ Text("a")          0,20 10×20
      ├─ Text("a")          0,40 10×30
      └─ Text("aa bb cc")   0,70 30×10
      """
    }
  }

  @Test("the alignment of lines changes no size: the text is as wide as its widest line")
  func multiline() {
    expectOutline(of: .multilineTextAlignment, proposing: 100, 100) {
      VStack(spacing: 0) {
        Text("abc\nd").multilineTextAlignment(.trailing)
        Text("abc\nd")
      }
    } is: {
      """
      VStack              0,0 30×40
      ├─ Text("abc⏎d")    0,0 30×20
      └─ Text("abc⏎d")    0,20 30×20
      """
    }
  }

  @Test("what is cut is as wide as what is kept with the dots, wherever they stand")
  func truncation() {
    expectOutline(of: .truncationMode, proposing: 35, 100) {
      VStack(alignment: .leading, spacing: 0) {
        Text("abcdef").lineLimit(1).truncationMode(.head)
        Text("abcdef").lineLimit(1).truncationMode(.middle)
        Text("abcdef").lineLimit(1).truncationMode(.tail)
      }
    } is: {
      // Two letters and the dots are 30; another letter would not fit into 35.
      """
      VStack              0,0 30×30
      ├─ Text("abcdef")   0,0 30×10
      ├─ Text("abcdef")   0,10 30×10
      └─ Text("abcdef")   0,20 30×10
      """
    }
  }

  @Test("a text shrinks before it is cut: 60 into 30 is half")
  func scale() {
    expectOutline(of: .minimumScaleFactor, proposing: 30, 100) {
      VStack(alignment: .leading, spacing: 0) {
        Text("abcdef").lineLimit(1).minimumScaleFactor(0.5)
        Text("abcdef").lineLimit(1)
      }
    } is: {
      """
      VStack              0,0 30×15
      ├─ Text("abcdef")   0,0 30×5
      └─ Text("abcdef")   0,5 30×10
      """
    }
  }

  // At most 5 % (assumed): 100 becomes 95.
  @Test("letters move together before a text is cut")
  func tightening() {
    expectOutline(of: .allowsTightening, proposing: 96, 100) {
      VStack(alignment: .leading, spacing: 0) {
        Text("abcdefghij").lineLimit(1).allowsTightening(true)
        Text("abcdefghij").lineLimit(1)
      }
    } is: {
      """
      VStack                  0,0 96×20
      ├─ Text("abcdefghij")   0,0 96×10
      └─ Text("abcdefghij")   0,10 90×10
      """
    }
  }

  @Test("room between lines is between them only: 10 + 4 + 10")
  func spacing() {
    expectOutline(of: .lineSpacing, proposing: 100, 100) {
      Text("a\nb").lineSpacing(4)
    } is: {
      """
      Text("a⏎b")  0,0 10×24
      """
    }
  }

  private struct Scaled: View {
    @ScaledMetric private var length = 100.0
    let grow: CGFloat
    var body: some View { Color.red.frame(width: length, height: grow) }
  }

  // At the largest ordinary size body is 23 (17 at large), by which 100 grows to 135 (assumed, rounded to a point's third).
  @Test("a size of text is set, or kept in a range; lengths grow with it")
  func dynamicType() {
    expectOutline(of: .dynamicTypeSize, proposing: 300, 100) {
      VStack(alignment: .leading, spacing: 0) {
        Scaled(grow: 10).dynamicTypeSize(.large)
        Scaled(grow: 10).dynamicTypeSize(...DynamicTypeSize.large)
      }
      .dynamicTypeSize(.accessibility5)
    } is: {
      """
      VStack        0,0 100×20
      ├─ Color.red  0,0 100×10
      └─ Color.red  0,10 100×10
      """
    }
    let sizes = DynamicTypeSize.allCases.map { size in
      TestedView(proposing: 900, 100, environment: { $0.dynamicTypeSize = size }) { Scaled(grow: 1) }.size
        .width
    }
    #expect(sizes == sizes.sorted() && sizes[3] == 100 && sizes[11] > 250)
  }

  @Test("each larger size of text makes scaled lengths larger, and large is the usual one")
  func sizes() {
    #expect(DynamicTypeSize.allCases.count == 12)
    expectOutline(of: .dynamicTypeSizes, proposing: 300, 100) {
      Scaled(grow: DynamicTypeSize.large < DynamicTypeSize.xLarge ? 5 : 0)
    } is: {
      """
      Color.red  0,0 100×5
      """
    }
    expectOutline(of: .scaledMetric, proposing: 300, 100, environment: { $0.dynamicTypeSize = .large }) {
      HStack(spacing: 0) {
        Scaled(grow: 10)
        Color.blue.frame(width: 10, height: 10)
      }
    } is: {
      """
      HStack         0,0 110×10
      ├─ Color.red   0,0 100×10
      └─ Color.blue  100,0 10×10
      """
    }
    let _: ScaledMetric<CGFloat>.Type = ScaledMetric<CGFloat>.self
  }

  /// Twice as high as the text, which it draws as it is.
  private struct Doubled: TextRenderer {
    func draw(layout: Text.Layout, in context: inout GraphicsContext) {
      for line in layout { context.draw(line) }
    }

    func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize {
      let size = text.sizeThatFits(proposal)
      return CGSize(width: size.width, height: size.height * 2)
    }

    var displayPadding: EdgeInsets { EdgeInsets(top: 5, leading: 5, bottom: 5, trailing: 5) }
  }

  private struct Plain: TextRenderer {
    func draw(layout: Text.Layout, in context: inout GraphicsContext) {}
  }

  @Test("a renderer may give a text another size; its padding is for what is drawn, and changes no place")
  func renderer() {
    expectOutline(of: .textRenderer, proposing: 30, 100) {
      VStack(alignment: .leading, spacing: 0) {
        Text("aa bb").textRenderer(Doubled())
        Text("aa bb").textRenderer(Plain())
      }
    } is: {
      // A line is as wide as it is with the space at its end (Rules/Leaves.md#R-72).
      """
      VStack              0,0 30×60
      ├─ Text("aa bb")    0,0 30×40
      └─ Text("aa bb")    0,40 30×20
      """
    }
    let _: any TextRenderer.Type = Plain.self
  }
}
