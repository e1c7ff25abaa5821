import PlumbExplanation
import PlumbInspector
import PlumbTesting
import SwiftUI
import Testing

@MainActor @Suite("What is told in full")
struct DetailTests {
  @Test("a stack tells its gaps and the order in which it gives shares")
  func stack() throws {
    let view = ExplainedView(200, 40) {
      HStack {
        Text("ab")
        Color.red
        Spacer()
      }
    }
    let explanation = try #require(Explainer(view.layout).explanation(of: view.tree.root))
    #expect(
      explanation.sentences.filter(\.isDetail).map(\.text) == [
        "The gap before Color.red is 8: neighbours without preferred spacing keep 8.",
        "The gap before Spacer is 0: a neighbour prefers it; a spacer prefers none.",
        #"Text("ab") gets its share first of three: it takes from 0 to 20, as it answers to 0 and to endless room."#,
        "Color.red gets its share second of three: it takes from 0 to ∞, which is known without asking.",
        "Spacer gets its share last of three: it takes from 8 to ∞, which is known without asking.",
        "The two views of priority 0 may have 184, with 8 kept for those of lower priority.",
        "One view that gets its share last may have 8.",
      ])
    #expect(!explanation.short.sentences.isEmpty && explanation.short.sentences.allSatisfy { !$0.isDetail })
  }

  @Test("a text that is cut off tells what room there was, and one of fixed size that it ignores the offer")
  func lines() {
    let view = ExplainedView(nil, nil) {
      VStack {
        Text("abc def ghi jkl").frame(width: 40, height: 25)
        Text("abc def").fixedSize(horizontal: false, vertical: true).frame(width: 40, height: 15)
      }
    }
    #expect(
      view.sentences("frame/Text").contains(
        #"Text("abc def ghi jkl") is 20 high: its 2 lines are 2 × 10; the 25 that frame(width: 40, height: 25) offered have no room for another line."#
      ))
    #expect(
      view.sentences("frame/Text").contains(
        #"Text("abc def ghi jkl") is 40 wide: frame(width: 40, height: 25) offered it 40; there is room for 2 lines, which the text does not fit on, so it is shortened with “…”, and the widest line is 40."#
      ))
    let line = ExplainedView(80, 40) { Text("abc def ghi jkl").lineLimit(1) }
    #expect(
      line.sentences("Text").contains(
        #"Text("abc def ghi jkl") is 80 wide: the canvas offered it 80; lineLimit(1) allows one line, and the text needs 150 to fit on it, so it is shortened with “…” and is 80 wide."#
      ))
    let limited = ExplainedView(40, 100) { Text("abc def ghi jkl").lineLimit(2) }
    #expect(
      limited.sentences("Text").contains(
        #"Text("abc def ghi jkl") is 40 wide: the canvas offered it 40; lineLimit(2) allows 2 lines, which the text does not fit on, so it is shortened with “…”, and the widest line is 40."#
      ), "\(limited.sentences("Text"))")
    #expect(
      limited.sentences("Text").contains {
        $0.hasSuffix("is 20 high: its 2 lines are 2 × 10; lineLimit(2) allows no further line.")
      }, "\(limited.sentences("Text"))")
    #expect(
      view.sentences("fixedSize/Text").contains(
        #"Text("abc def") is 20 high: fixedSize(horizontal: false, vertical: true) asked for its ideal height and does not pass on the 15 that it is offered itself; its 2 lines are 2 × 10."#
      ))
    #expect(
      view.sentences("fixedSize").contains(
        #"fixedSize(horizontal: false, vertical: true) is 20 high: it has the ideal height of Text("abc def"), 20, whatever it is offered."#
      ))
  }

  @Test("a ratio is told as it was used")
  func ratio() {
    let view = ExplainedView(400, 90) { Color.red.aspectRatio(16 / 9, contentMode: .fit) }
    #expect(
      view.sentences("Color").first
        == "Color.red is 160 wide: aspectRatio(1.78, contentMode: .fit) offered it 160 = 90 × (16 ÷ 9), to keep the ratio 16 ÷ 9; it takes that."
    )
    // 390 ÷ 0.56 would be 696.43.
    let other = ExplainedView(390, 900) { Color.red.aspectRatio(0.5622, contentMode: .fit) }
    #expect(
      other.sentences("Color").contains {
        $0.contains("aspectRatio(0.5622, contentMode: .fit)")
          && $0.contains("693.7 = 390 ÷ 0.5622, to keep the ratio 0.5622")
      })
  }

  @Test("of many, one in the middle tells how many are before and after it")
  func middle() {
    let view = ExplainedView(400, 90) {
      HStack(spacing: 0) {
        ForEach(0..<7) { Color.red.frame(minWidth: 0, maxWidth: CGFloat(20 + 10 * $0)) }
      }
    }
    #expect(
      view.sentences("HStack/frame[3]").first?.contains(
        "fourth of seven because its flexibility, 50 − 0, is larger than that of the three before and smaller than that of the three after it"
      ) ?? false, "\(view.sentences("HStack/frame[3]"))")
  }

  private struct Corner: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
      CGSize(width: 60, height: 60)
    }
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
      subviews[0].place(
        at: CGPoint(x: bounds.maxX - 8, y: bounds.minY + 5), anchor: .topTrailing, proposal: .unspecified)
    }
  }

  @Test("the place that a layout gives counts from the edge of the layout, which the sentence names")
  func placed() {
    let view = ExplainedView(100, 60) { Corner { Color.red.frame(width: 10, height: 10) } }
    let sentences = view.sentences("frame")
    #expect(
      sentences.contains(
        "Corner puts its right 52 from its own leading edge: its left is at 42 = 52 − 10."),
      "\(sentences)")
    #expect(
      sentences.contains("Corner puts its top 5 from its own top edge: its top is at 5."), "\(sentences)")
  }

  @Test("one reason alone is never left out")
  func never() throws {
    for count in 0..<9 {
      let view = ExplainedView(400, 400) {
        (0..<count).reduce(AnyView(Color.red)) { view, number in AnyView(view.padding(CGFloat(number + 1))) }
      }
      let color = try #require(view.tree.root.views(at: .path("Color.red")).first)
      #expect(try #require(Explainer(view.layout).explanation(of: color)).short.leftOut != 1, "\(count)")
    }
  }

  @Test("the shorter form counts what it leaves out")
  func short() throws {
    let view = ExplainedView(400, 400) {
      Color.red.padding(1).overlay { Color.blue }.padding(2).padding(3).padding(4).padding(5).padding(6)
    }
    let color = try #require(view.tree.root.views(at: .path("Color.red")).first)
    let explanation = try #require(Explainer(view.layout).explanation(of: color))
    let short = explanation.short
    #expect(short.leftOut > 0)
    #expect(
      explanation.sentences.filter { $0.about == .cause }.count - short.leftOut
        == short.sentences.filter { $0.about == .cause }.count)
  }

  @Test("a guide that is set is told as set")
  func guide() {
    let view = ExplainedView(200, 40) {
      HStack(spacing: 0) {
        Color.red.frame(width: 10, height: 30)
        Color.blue.frame(width: 10, height: 30).alignmentGuide(VerticalAlignment.center) { _ in 10 }
      }
    }
    #expect(
      view.sentences("alignmentGuide").contains(
        "Its centre, set to 10, stands on the stack's centre, 15: its top is at 5 = 15 − 10."))
  }

  @Test("what is offset is told in which direction")
  func offset() {
    let view = ExplainedView(100, 100) { Color.red.frame(width: 10, height: 10).offset(x: -3, y: 4) }
    #expect(
      view.sentences("offset/frame").contains(
        "offset(x: -3, y: 4) moves it 3 to the left: its left is at -3."))
  }

  @Test("a cell of a lazy grid is told its column and its row, and where it stands in a higher row")
  func lazyCells() {
    let view = ExplainedView(100, 200) {
      LazyVGrid(columns: [GridItem(spacing: 10), GridItem()], spacing: 5) {
        Color.red
        Color.green.frame(width: 20, height: 30)
        Color.blue
        Color.gray.frame(height: 20)
        Text("a")
        Color.pink.frame(height: 30)
      }
    }
    #expect(
      view.sentences("Color.red").prefix(3) == [
        "Color.red is 45 wide: LazyVGrid offered it the width of its column, 45; it takes that.",
        "Color.red is 30 high: LazyVGrid offered it the height of its row, 30, the ideal height of frame(width: 20, height: 30); it takes that.",
        "LazyVGrid itself was offered a width of 100, by the canvas.",
      ])
    #expect(
      view.sentences("Color.blue").contains(
        "Its line comes after that of frame(width: 20, height: 30), which ends at 30, with a gap of 5: its top is at 35 = 30 + 5."
      ))
    #expect(
      view.sentences("Text").contains(
        "Its line comes after that of frame(height: 20), which ends at 55, with a gap of 5, and it stands in the middle of the line's 30: its top is at 70 = 55 + 5 + (30 − 10) ÷ 2."
      ))
    #expect(
      view.sentences("LazyVGrid").contains(
        "LazyVGrid is 90 high: its last line, with frame(height: 30), starts at 60 and ends at 90 = 60 + 30.")
    )
  }

  @Test("a colour alone in its row of a lazy grid, which it makes so high, is told its ideal height")
  func lazyCellsAlone() {
    let view = ExplainedView(100, 200) { LazyVGrid(columns: [GridItem()]) { Color.red } }
    #expect(
      view.sentences("Color.red").contains(
        "Color.red is 10 high: LazyVGrid asked for its ideal height; that is 10."
      ))
  }
}
