import PlumbExplanation
import PlumbInspector
import PlumbTesting
import PlumbViews
import SwiftUI
import Testing

@MainActor @Suite("Explanations")
struct ExplanationTests {
  @Test("a text between two colours is told its third, and why it comes first")
  func fieldGuideSquares() {
    let view = ExplainedView(300, 100) {
      HStack {
        Color.purple
        Text("Hello, world")
        Color.pink
      }
      .frame(width: 200)
    }
    #expect(
      view.sentences("Text") == [
        #"Text("Hello, world") is 61.33 wide: HStack offered it 61.33 = (200 − 2 × 8) ÷ 3, first of three because its flexibility, 120 − 0, is finite and the colours' is not; at that width it wraps to 2 lines, the widest is 61.33."#,
        #"Text("Hello, world") is 20 high: its 2 lines are 2 × 10."#,
        #"HStack itself was offered a width of 200, by frame(width: 200)."#,
        #"It comes after Color.purple with a gap of 8: its left is at 69.33 = 61.33 + 8."#,
        #"Its centre, 10, stands on the stack's centre, 50: its top is at 40 = 50 − 10."#,
        #"On whole pixels the left edge, 69.33, becomes 69 and the right edge, 130.67, becomes 131: it is drawn at 69, 40 and is 62 × 20."#,
      ])
  }

  @Test("a colour that gets its share after the text is told what the text has left")
  func fieldGuideColour() {
    let view = ExplainedView(200, 100) {
      HStack {
        Color.purple
        Text("Hello, world")
        Color.pink
      }
    }
    #expect(
      view.sentences("Color.pink") == [
        #"Color.pink is 61.33 wide: HStack offered it 61.33 = 200 − 2 × 8 − (61.33 + 61.34), last of three because it and Color.purple can grow without end and it comes last in the source; it takes that."#,
        #"Color.pink is 100 high: HStack offered it its own height, 100; it takes that."#,
        #"HStack itself was offered 200 × 100, by the canvas."#,
        #"It comes after Text("Hello, world") with a gap of 8: its left is at 138.67 = 61.33 + 61.34 + 2 × 8."#,
        #"Its centre, 50, stands on the stack's centre, 50: its top is at 0."#,
        #"On whole pixels the left edge, 138.67, becomes 139: it is drawn at 139, 0 and is 61 × 100."#,
      ])
  }

  @Test("a real font is told with its own numbers")
  func fieldGuideReal() {
    let view = ExplainedView(200, 100, scale: 2, font: .system(size: 17)) {
      HStack {
        Color.purple
        Text("Hello, world")
        Color.pink
      }
    }
    #expect(
      view.sentences("Text") == [
        #"Text("Hello, world") is 47.5 wide: HStack offered it 61.33 = (200 − 2 × 8) ÷ 3, first of three because its flexibility, 90.5 − 0, is finite and the colours' is not; at that width it wraps to 2 lines, the widest is 47.5."#,
        #"Text("Hello, world") is 41 high: two lines are 41 high together."#,
        #"HStack itself was offered a width of 200, by the canvas."#,
        #"It comes after Color.purple with a gap of 8: its left is at 76.25 = 68.25 + 8."#,
        #"Its centre, 20.5, stands on the stack's centre, 50: its top is at 29.5 = 50 − 20.5."#,
        #"On whole pixels the left edge, 76.25, becomes 76.5 and the right edge, 123.75, becomes 124: it is drawn at 76.5, 29.5 and is 47.5 × 41."#,
      ])
  }

  @Test("a row of a maximum and a minimum gets 75 and 100 in a frame of 150, and is wider than the frame")
  func maximumAndMinimum() {
    let view = ExplainedView(300, 100) {
      HStack(spacing: 0) {
        Color.red.frame(maxWidth: 100)
        Color.blue.frame(minWidth: 100)
      }
      .frame(width: 150, height: 100)
    }
    #expect(
      view.sentences("HStack/frame[0]") == [
        #"frame(maxWidth: 100) is 75 wide: HStack offered it 75 = 150 ÷ 2, first of two because its flexibility, 100 − 0, is finite and frame(minWidth: 100)'s is not; up to its maximum, 100, it takes what it is offered."#,
        #"frame(maxWidth: 100) is 100 high: it says nothing about the height, so it is as high as Color.red, 100."#,
        #"HStack itself was offered a width of 150, by frame(width: 150, height: 100)."#,
        #"Color.red is 100 high: HStack offered it its own height, 100; frame(maxWidth: 100) says no height and passes it on; it takes that."#,
        #"HStack itself was offered a height of 100, by frame(width: 150, height: 100)."#,
        #"It is the first in the stack: its left is at -12.5."#,
        #"Its centre, 50, stands on the stack's centre, 50: its top is at 0."#,
        #"On whole pixels the left edge, -12.5, becomes -12 and the right edge, 62.5, becomes 63: it is drawn at -12, 0 and is 75 × 100."#,
      ])
    #expect(
      view.sentences("HStack/frame[1]") == [
        #"frame(minWidth: 100) is 100 wide: HStack offered it 75 = 150 − 75, last of two because its flexibility is infinite and frame(maxWidth: 100)'s is not; it gets no less width than its minimum, 100."#,
        #"frame(minWidth: 100) is 100 high: it says nothing about the height, so it is as high as Color.blue, 100."#,
        #"HStack itself was offered a width of 150, by frame(width: 150, height: 100)."#,
        #"Color.blue is 100 high: HStack offered it its own height, 100; frame(minWidth: 100) says no height and passes it on; it takes that."#,
        #"HStack itself was offered a height of 100, by frame(width: 150, height: 100)."#,
        #"It comes after frame(maxWidth: 100) without a gap: its left is at 62.5 = -12.5 + 75."#,
        #"Its centre, 50, stands on the stack's centre, 50: its top is at 0."#,
        #"On whole pixels the left edge, 62.5, becomes 63 and the right edge, 162.5, becomes 163: it is drawn at 63, 0 and is 100 × 100."#,
      ])
    #expect(
      view.sentences("HStack") == [
        #"HStack is 175 wide: its children are together 75 + 100, which is 25 more than the 150 that it was offered."#,
        #"HStack is 100 high: it is as high as what is tallest in it, frame(maxWidth: 100), 100."#,
        #"frame(maxWidth: 100) is 100 high: it says nothing about the height, so it is as high as Color.red, 100."#,
        #"Color.red is 100 high: HStack offered it its own height, 100; frame(maxWidth: 100) says no height and passes it on; it takes that."#,
        #"HStack itself was offered a height of 100, by frame(width: 150, height: 100)."#,
        #"Its centre, 87.5, stands on the frame's centre, 75: its left is at -12.5 = 75 − 87.5."#,
        #"On the canvas its top is at 0."#,
        #"On whole pixels the left edge, -12.5, becomes -12 and the right edge, 162.5, becomes 163: it is drawn at -12, 0 and is 175 × 100."#,
      ])
  }

  @Test("the circle of the older message row is too tall because nobody says its height")
  func tallCircle() {
    let view = ExplainedView(200, 300, style: .iOS15) {
      HStack(alignment: .top) {
        ZStack {
          Circle().fill(Color.yellow)
          Text("MR")
        }
        .frame(width: 40)
        Text("Bring all of it home")
      }
    }
    #expect(
      view.sentences("Circle") == [
        #"Circle is 40 wide: ZStack offered it its own width, 40; it takes that."#,
        #"Circle is 300 high: ZStack offered it its own height, 300; it takes that."#,
        #"No frame around it says how high it is; frame(height:) would."#,
        #"ZStack itself was offered a width of 40, by frame(width: 40)."#,
        #"ZStack itself was offered HStack's own height, 300; frame(width: 40) says no height and passes it on."#,
        #"HStack itself was offered a height of 300, by the canvas."#,
        #"Its centre, 20, stands on the stack's centre, 20: its left is at 0."#,
        #"Its centre, 150, stands on the stack's centre, 150: its top is at 0."#,
      ])
  }

  @Test("a circle that nobody gives a frame is told what would change it; one with a frame is not")
  func hint() {
    let view = ExplainedView(200, 300) {
      HStack {
        Circle()
        Circle().frame(width: 40)
        Rectangle().frame(height: 30)
        Color.red
      }
    }
    func hints(_ path: String) -> [String] { view.sentences(path).filter { $0.hasPrefix("No frame") } }
    #expect(
      hints("HStack/Circle[0]") == ["No frame around it says how large it is; frame(width:height:) would."])
    #expect(hints("HStack/Circle[1]") == [])
    #expect(hints("Rectangle") == ["No frame around it says how wide it is; frame(width:) would."])
    #expect(hints("Color.red") == [])
  }

  @Test("a spacer beside a colour gets only its minimum")
  func spacer() {
    let view = ExplainedView(200, 40) {
      HStack {
        Color.red
        Spacer()
      }
    }
    #expect(
      view.sentences("Spacer") == [
        #"Spacer is 8 wide: HStack offered it 8 = 200 − 192, last of two because a Spacer gets its share after everything else; that is its minimum, 8."#,
        #"Spacer is 0 high: in an HStack a Spacer has no height."#,
        #"HStack itself was offered a width of 200, by the canvas."#,
        #"It comes after Color.red without a gap: its left is at 192."#,
        #"Its centre, 0, stands on the stack's centre, 20: its top is at 20."#,
        #"All edges lie on pixels: it is drawn at 192, 20 and is 8 × 0."#,
      ])
    #expect(
      view.sentences("Color.red") == [
        #"Color.red is 192 wide: HStack offered it 192 = 200 − 8, first of two because everything else gets its share before a Spacer, with 8 kept for Spacer; it takes that."#,
        #"Color.red is 40 high: HStack offered it its own height, 40; it takes that."#,
        #"HStack itself was offered 200 × 40, by the canvas."#,
        #"It is the first in the stack: its left is at 0."#,
        #"Its centre, 20, stands on the stack's centre, 20: its top is at 0."#,
        #"All edges lie on pixels: it is drawn at 0, 0 and is 192 × 40."#,
      ])
  }

  @Test("two endless maxima share what there is")
  func endlessTwice() {
    let view = ExplainedView(200, 40) {
      HStack {
        Text("ab").frame(maxWidth: .infinity)
        Text("cdef").frame(maxWidth: .infinity)
      }
    }
    #expect(
      view.sentences("HStack/frame[1]") == [
        #"frame(maxWidth: .infinity) is 96 wide: HStack offered it 96 = 200 − 8 − 96, last of two because it and the other one can grow without end and it comes last in the source; with an endless maximum it takes what it is offered."#,
        #"frame(maxWidth: .infinity) is 10 high: it says nothing about the height, so it is as high as Text("cdef"), 10."#,
        #"HStack itself was offered a width of 200, by the canvas."#,
        #"Text("cdef") is 10 high: its only line is 10 high."#,
        #"It comes after frame(maxWidth: .infinity) with a gap of 8: its left is at 104 = 96 + 8."#,
        #"Its centre, 5, stands on the stack's centre, 5: its top is at 0."#,
        #"All edges lie on pixels: it is drawn at 104, 0 and is 96 × 10."#,
      ])
    #expect(
      view.sentences("Text[1]") == [
        #"Text("cdef") is 40 wide: that is its only line, which fits in the 96 that frame(maxWidth: .infinity) offered."#,
        #"Text("cdef") is 10 high: its only line is 10 high."#,
        #"Its centre, 20, stands on the frame's centre, 48: its left is at 132 = 104 + 48 − 20."#,
        #"Its centre, 5, stands on the stack's centre, 5: its top is at 0."#,
        #"All edges lie on pixels: it is drawn at 132, 0 and is 40 × 10."#,
      ])
  }

  @Test(
    "a modifier without a place of its own is what its sentences are about, before those of the view in it")
  func effects() throws {
    let view = ExplainedView(300, 100) {
      VStack { Text("Hello").fixedSize(horizontal: false, vertical: true).clipShape(Circle()) }
    }
    let sentences = view.sentences("clipShape")
    #expect(
      sentences[0]
        == "clipShape reaches from 0 to 50 because what is in it does, so it is 50 = 50 − 0 wide.")
    #expect(sentences[1].hasPrefix("clipShape reaches from 0 to 10"))
    #expect(sentences[2].hasPrefix("fixedSize(horizontal: false, vertical: true) is 50 wide"), "\(sentences)")
    let clip = try #require(view.tree.root.views(at: .path("clipShape")).first)
    #expect(Explainer(view.layout).explanation(of: clip)?.view == "clipShape")
  }
}
