import PlumbDrawing
import PlumbLayout
import PlumbText
import Testing

/// How wide the ink of texts is in pictures of iOS (Recorded/Pictures.md#Y65, Y74 to Y77).
@Suite("Texts are as wide as in pictures") struct PictureWidthTests {
  private struct Row {
    let text: String
    let family: FontRequest.Family
    let size: CGFloat
    let weight: Int
    let width: CGFloat

    init(_ text: String, _ family: FontRequest.Family, _ size: CGFloat, _ weight: Int, _ width: CGFloat) {
      (self.text, self.family, self.size, self.weight, self.width) = (text, family, size, weight, width)
    }
  }

  private func ink(_ row: Row) -> CGFloat {
    let request = FontRequest(family: row.family, size: row.size, weight: row.weight)
    let lines = FontLibrary().shape([TextRun(row.text, font: request)]).layOut(width: nil, height: nil).lines
    let boxes = lines.flatMap(\.segments).map {
      $0.run.outline(at: CGPoint(x: $0.origin.x, y: 0)).boundingRect
    }
    return (boxes.map(\.maxX).max() ?? 0) - (boxes.map(\.minX).min() ?? 0)
  }

  private func check(_ rows: [Row], within share: CGFloat) {
    for row in rows {
      let ink = ink(row)
      #expect(
        abs(ink - row.width) < max(0.67, row.width * share),
        "\(row.text), \(row.size) points: \(ink), recorded \(row.width)")
    }
  }

  @Test("large bold titles (Recorded/Pictures.md#Y74) and semibold texts (Recorded/Pictures.md#Y65)")
  func bold() {
    check(
      [
        Row("Use this device's", .system, 33, 700, 256.4),
        Row("Create a new Account", .system, 27, 700, 274.7),
        Row("Server Switching", .system, 33, 700, 259.3), Row("Characters", .system, 33, 700, 169.3),
        Row("This is a title", .system, 16, 600, 94), Row("secondaryButton", .system, 15, 600, 122),
        Row("secondaryNegativeButton", .system, 15, 600, 185.7), Row("Privacy", .system, 19, 600, 64),
      ], within: 0.012)
  }

  @Test("the rounded cut (Recorded/Pictures.md#Y75)")
  func rounded() {
    check(
      [
        Row("Large Title", .rounded, 34, 700, 162.7), Row("Title 2", .rounded, 22, 600, 60.4),
        Row("Headline", .rounded, 17, 600, 68), Row("Body", .rounded, 17, 400, 37),
        Row("Footnote", .rounded, 13, 400, 51.6),
        Row("The quick brown fox jumps", .rounded, 17, 400, 197.7),
      ], within: 0.01)
  }

  @Test("serif and monospaced texts (Recorded/Pictures.md#Y76, Y77)")
  func others() {
    check(
      [
        Row("The quick brown fox jumps", .serif, 15, 400, 189),
        Row("The quick brown fox jumps", .monospaced, 11, 400, 168.6),
      ], within: 0.01)
  }
}
