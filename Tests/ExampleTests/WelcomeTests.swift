import PlumbTesting
import SwiftUI
import Testing

// "A great and warm welcome to Kuchi" is 33 squares, 330 points on one line.
@MainActor @Suite("The welcome")
struct WelcomeTests {
  @Test("breaks into lines in a frame, and is centred there")
  func framed() {
    // 15 squares fit: "A great and", "warm welcome to", "Kuchi".
    expectLayout(proposing: 390, 844) {
      FramedText()
    } is: {
      """
      background                                          0,0 150×50
      ├─ frame                                            0,0 150×50
      │  └─ background                                    0,10 150×30
      │     ├─ Text("A great and warm welcome to Kuchi")  0,10 150×30
      │     └─ Color.red                                  0,10 150×30
      └─ Color.yellow                                     0,0 150×50
      """
    }
  }

  @Test("takes no more of a large frame than its lines need")
  func largeFrame() {
    // 30 squares fit, and "Kuchi" is too short to be alone in the second line (Rules/Leaves.md#R-112): "A great and warm
    // welcome " is 25 with its last space.
    expectLayout(proposing: 390, 844) {
      LargeFramedText()
    } is: {
      """
      background                                          0,0 300×100
      ├─ frame                                            0,0 300×100
      │  └─ background                                    25,40 250×20
      │     ├─ Text("A great and warm welcome to Kuchi")  25,40 250×20
      │     └─ Color.red                                  25,40 250×20
      └─ Color.yellow                                     0,0 300×100
      """
    }
  }

  @Test("has as many whole lines as a small frame holds")
  func smallFrame() {
    // 10 squares fit: "A great", "and warm", "welcome to", "Kuchi".
    let view = TestedView(proposing: 390, 844) { SmallFramedText() }
    #expect(view.frame(of: "Color.red") == CGRect(x: 0, y: 5, width: 100, height: 40))
    #expect(view.frame(of: "Color.yellow") == CGRect(x: 0, y: 0, width: 100, height: 50))
  }

  @Test("shrinks only where it does not fit")
  func scaled() throws {
    // In squares all four lines fit; in the system font at 17 points they are cut, and so smaller ones are taken.
    let squares = TestedView(proposing: 390, 844) { ScaledText() }
    #expect(squares.frame(of: "Color.red")?.size == CGSize(width: 100, height: 40))
    let (cut, whole) = (try ShownExample("SmallFramedText"), try ShownExample("ScaledText"))
    #expect(try cut["A great"].height < 50)
    #expect(try whole["A great"].height > cut["A great"].height)
  }

  @Test("twice in a row is offered half of the width, then what the first left")
  func twice() {
    // (390 - 8) / 2 = 191; 17 squares: "A great and warm " with its space. The second is offered 390 - 8 - 170 = 212.
    expectProposals(to: "Text(\"A great and warm welcome to Kuchi\")", proposing: 390, 844) {
      EqualTexts()
    } are: {
      """
      0×844 → 0×270
      ∞×844 → 330×10
      0×844 → 0×270
      ∞×844 → 330×10
      191×844 → 170×20
      212×844 → 170×20
      """
    }
  }

  @Test("three times has a third each")
  func thrice() {
    let view = TestedView(proposing: 316, 844) { ThreeTexts() }
    // (316 - 16) / 3 = 100: four lines of at most ten squares.
    #expect(view.frame(of: "HStack")?.size == CGSize(width: 316, height: 40))
  }

  @Test("of higher priority has one line, and the others share what it leaves")
  func priority() {
    // 506 - 16 - 330 = 160, 80 for each: four lines of at most eight squares.
    let view = TestedView(proposing: 506, 844) { PriorityText() }
    #expect(
      view.outline.components(separatedBy: "Color.red").dropFirst().map {
        $0.prefix { $0 != "\n" }.split(separator: " ")
      }
        == [["0,0", "80×40"], ["88,15", "330×10"], ["426,0", "80×40"]])
  }

  @Test("of lower priority gets what the others leave, if anything")
  func lowestPriority() {
    // 500 - 16 - 330 leaves 154, and the third text takes it all: "A great and warm" is longer.
    let view = TestedView(proposing: 500, 844) { ThreePriorities() }
    let widths = view.outline.components(separatedBy: "Color.red").dropFirst().map { line in
      line.prefix { $0 != "\n" }.split(separator: " ")[1].prefix { $0 != "×" }
    }
    #expect(widths == ["0", "330", "154"])
  }
}
