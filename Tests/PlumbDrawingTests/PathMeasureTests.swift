import PlumbDrawing
import PlumbLayout
import Testing

@Suite("Trimming")
struct TrimmingTests {
  let line = Path { $0.addLines([.zero, CGPoint(x: 10, y: 0), CGPoint(x: 10, y: 10)]) }

  @Test(
    "a share of the length is kept",
    arguments: [
      (0, 0.5, "0 0 m 10 0 l"), (0.25, 0.75, "5 0 m 10 0 l 10 5 l"), (0, 1, "0 0 m 10 0 l 10 10 l"),
      (0.5, 0.5, ""),
      (0.8, 0.2, ""), (-1, 0.25, "0 0 m 5 0 l"), (0.75, 9, "10 5 m 10 10 l"),
    ] as [(CGFloat, CGFloat, String)])
  func share(from: CGFloat, to: CGFloat, expected: String) {
    #expect("\(line.trimmedPath(from: from, to: to))" == expected)
  }

  @Test("half a circle from its right is the lower half")
  func circle() {
    let box = Path(ellipseIn: CGRect(x: -5, y: -5, width: 10, height: 10)).trimmedPath(from: 0, to: 0.5)
      .boundingRect
    #expect(abs(box.minY) < 0.01 && abs(box.maxY - 5) < 0.01 && abs(box.minX + 5) < 0.01)
  }

  @Test("a subpath that is kept whole stays closed")
  func whole() {
    let two = Path {
      $0.addRects([CGRect(x: 0, y: 0, width: 1, height: 1), CGRect(x: 5, y: 0, width: 1, height: 1)])
    }
    #expect("\(two.trimmedPath(from: 0, to: 0.75))" == "0 0 m 1 0 l 1 1 l 0 1 l 0 0 l h 5 0 m 6 0 l 6 1 l")
  }
}
