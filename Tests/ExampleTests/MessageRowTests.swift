import PlumbTesting
import SwiftUI
import Testing

@MainActor @Suite("The message row")
struct MessageRowTests {
  @Test("has 16 points of padding on its sides, a circle of 40, and text beside its top")
  func lastStage() {
    expectLayout(proposing: 200, 100) {
      MessageRow(message: Message(initials: "MR", content: "Bring all of it home"))
    } is: {
      """
      padding                             0,0 200×40
      └─ HStack                           16,0 168×40
         ├─ ZStack                        16,0 40×40
         │  ├─ Circle                     16,0 40×40
         │  └─ Text("MR")                 26,15 20×10
         └─ Text("Bring all of it home")  64,0 120×20
      """
    }
  }

  @Test("first has a circle as wide as half the row, and text in what is left")
  func circleIsLarge() throws {
    let row = try ShownExample("MessageRow1")
    let (circle, text) = (try row["Circle"], try row["The train"])
    // The two share what the gap of 8 leaves.
    #expect(circle.width == (390 - 8) / 2)
    #expect(circle.height == circle.width)
    #expect(text.x == circle.maxX + 8)
    #expect(text.maxX <= 390)
  }

  @Test("then has a circle of 40, so that the text gets what the frame leaves")
  func circleIsNarrow() throws {
    let (first, second) = (try ShownExample("MessageRow1"), try ShownExample("MessageRow2"))
    #expect(try second["Circle"].width == 40)
    #expect(try second["The train"].x == 48)
    #expect(try second["The train"].maxX <= 390)
    #expect(try second["The train"].width > first["The train"].width)
    #expect(try second["The train"].height < first["The train"].height)
  }

  @Test("centres the two on each other until an alignment is said")
  func alignment() throws {
    let (second, third) = (try ShownExample("MessageRow2"), try ShownExample("MessageRow3"))
    #expect(try second["ZStack"].midY == second["The train"].midY)
    #expect(try second["ZStack"].y != second["The train"].y)
    #expect(try third["ZStack"].y == third["The train"].y)
  }

  @Test("moves nothing where a border shows a frame")
  func borders() throws {
    let stages = try ["MessageRow3", "MessageRow4", "MessageRow5", "MessageRow6"].map { try ShownExample($0) }
    for stage in stages {
      #expect(try stage["Circle"] == stages[0]["Circle"])
      #expect(try stage["The train"] == stages[0]["The train"])
    }
  }

  @Test(
    "with a height too has a frame of 40×40, its top beside the text's, and stands in the middle of the canvas"
  )
  func frameOf40() throws {
    let row = try ShownExample("MessageRow6")
    #expect(try row["ZStack"].size == [40, 40])
    #expect(try row["Circle"] == row["ZStack"])
    #expect(try row["ZStack"].y == row["The train"].y)
    #expect(try row["HStack"].midY == 844 / 2)
    #expect(try row["HStack"].x == 0)
  }

  /// Stages 2 to 5 of the text are of a time when a circle took its whole proposal.
  private func olderRow(width: CGFloat?, height: CGFloat?) -> TestedView {
    TestedView(proposing: 200, 300, style: .iOS15) {
      HStack(alignment: .top) {
        ZStack {
          Circle().fill(Color.yellow)
          Text("MR")
        }
        .frame(width: width, height: height)

        Text("Bring all of it home")
      }
    }
  }

  @Test("as the text shows it, has a circle whose frame is too tall, so that the tops only look misaligned")
  func tallCircle() throws {
    let row = olderRow(width: 40, height: nil)
    // The frame of the circle takes all of the height; its top is the text's, but the circle is drawn in its middle.
    #expect(row.frame(of: "Circle") == CGRect(x: 0, y: 0, width: 40, height: 300))
    #expect(row.frame(of: "HStack")?.height == 300)
    #expect(row.frame(of: #"Text("Bring all of it home")"#)?.minY == 0)
    #expect(Circle().path(in: CGRect(x: 0, y: 0, width: 40, height: 300)).boundingRect.minY == 130)
  }

  @Test("as the text shows it, has a frame of 40×40 once its height is said")
  func olderFrameOf40() throws {
    let row = olderRow(width: 40, height: 40)
    #expect(row.frame(of: "Circle") == CGRect(x: 0, y: 0, width: 40, height: 40))
    #expect(row.frame(of: "HStack")?.height == 40)
  }
}
