import PlumbTesting
import SwiftUI
import Testing

@MainActor @Suite("Padding and priority")
struct PaddingAndPriorityTests {
  @Test("a background after padding is behind the padding too")
  func paddingFirst() {
    expectLayout(proposing: 200, 200) {
      PaddingThenBackground()
    } is: {
      """
      background                   0,0 162×42
      ├─ padding                   0,0 162×42
      │  └─ Text("Hello, World!")  16,16 130×10
      └─ Color.accentColor         0,0 162×42
      """
    }
  }

  @Test("a background before padding is behind the text only")
  func backgroundFirst() {
    expectLayout(proposing: 200, 200) {
      BackgroundThenPadding()
    } is: {
      """
      padding                      0,0 162×42
      └─ background                16,16 130×10
         ├─ Text("Hello, World!")  16,16 130×10
         └─ Color.accentColor      16,16 130×10
      """
    }
  }

  @Test("200 is offered to the background, and 168 to the text in the padding")
  func offers() {
    expectProposals(proposing: 200, 200) {
      PaddingThenBackground()
    } are: {
      """
      background             200×200 → 162×42
      padding                200×200 → 162×42
      Text("Hello, World!")  168×168 → 130×10
      Color.accentColor      162×42 → 162×42
      """
    }
  }

  @Test("a text between two colours is offered a third of what the gaps leave, and takes two lines")
  func colors() {
    // (200 - 8 - 8) / 3 = 61.33; "Hello, world" would be 120.
    expectLayout(proposing: 200, 100) {
      ColorsAroundText()
    } is: {
      """
      HStack                   0,0 200×100
      ├─ Color.purple          0,0 61.33×100
      ├─ Text("Hello, world")  69.33,40 61.33×20
      └─ Color.pink            138.67,0 61.33×100
      """
    }
  }

  @Test("a text of higher priority is offered all that the rectangles do not need, and keeps one line")
  func priority() {
    // 200 - 8 - 8 - 120 = 64 for two rectangles.
    expectLayout(proposing: 200, 100) {
      RectanglesAroundText()
    } is: {
      """
      HStack                   0,0 200×100
      ├─ RoundedRectangle      0,0 32×100
      ├─ Text("Hello, world")  40,45 120×10
      └─ RoundedRectangle      168,0 32×100
      """
    }
  }
}
