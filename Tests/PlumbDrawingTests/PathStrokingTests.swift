import PlumbDrawing
import PlumbLayout
import Testing

@Suite("Stroked outlines")
struct StrokingTests {
  let line = Path { $0.addLines([CGPoint(x: 20, y: 50), CGPoint(x: 80, y: 50)]) }

  @Test("ends: butt 20 to 80, round and square 15 to 85 (Recorded/Paint.md#W3)")
  func caps() {
    for (cap, left, right) in [(CGLineCap.butt, 20, 80), (.round, 15, 85), (.square, 15, 85)] {
      let box = line.strokedPath(StrokeStyle(lineWidth: 10, lineCap: cap)).boundingRect
      let found = [box.minX, box.maxX, box.minY, box.maxY].map { Int(($0 * 100).rounded()) }
      #expect(found == [left * 100, right * 100, 4500, 5500], "\(cap)")
    }
    let round = line.strokedPath(StrokeStyle(lineWidth: 10, lineCap: .round))
    #expect(!round.contains(CGPoint(x: 15.5, y: 46)) && round.contains(CGPoint(x: 15.5, y: 50)))
  }

  @Test("corners: a miter reaches the tip, a bevel and a round join do not, and a sharp miter is cut")
  func joins() {
    let corner = Path { $0.addLines([.zero, CGPoint(x: 20, y: 0), CGPoint(x: 20, y: 20)]) }
    func covers(_ join: CGLineJoin, _ x: CGFloat, _ y: CGFloat, limit: CGFloat = 10) -> Bool {
      corner.strokedPath(StrokeStyle(lineWidth: 4, lineJoin: join, miterLimit: limit)).contains(
        CGPoint(x: x, y: y))
    }
    #expect([CGLineJoin.miter, .round, .bevel].map { covers($0, 21.9, -1.9) } == [true, false, false])
    #expect([CGLineJoin.miter, .round, .bevel].map { covers($0, 21.3, -1.3) } == [true, true, false])
    #expect(!covers(.miter, 21.9, -1.9, limit: 1.2))
    #expect(covers(.miter, 19, 1), "the inner side is filled")
  }

  @Test("a closed outline has a hole")
  func ring() {
    let ring = Path(ellipseIn: CGRect(x: 0, y: 0, width: 40, height: 40)).strokedPath(
      StrokeStyle(lineWidth: 4))
    let inside = [CGPoint(x: 20, y: 20), CGPoint(x: 1, y: 20), CGPoint(x: -1, y: 20), CGPoint(x: 3, y: 20)]
    #expect(inside.map { ring.contains($0) } == [false, true, true, false])
  }

  @Test("dashes [10, 10] on 100 cover 0 to 10, 20 to 30; phase 5 begins half way (Recorded/Paint.md#W3)")
  func dashes() {
    let line = Path { $0.addLines([.zero, CGPoint(x: 100, y: 0)]) }
    func covered(_ phase: CGFloat) -> [Int] {
      let path = line.strokedPath(StrokeStyle(lineWidth: 2, dash: [10, 10], dashPhase: phase))
      return (0..<100).filter { path.contains(CGPoint(x: CGFloat($0) + 0.5, y: 0)) }
    }
    #expect(covered(0) == (0..<100).filter { $0 / 10 % 2 == 0 })
    #expect(covered(5) == (0..<100).filter { ($0 + 5) / 10 % 2 == 0 })
    #expect(covered(-15) == covered(5))
  }

  @Test("a width of nothing draws nothing", arguments: [0, -3, CGFloat.nan, .infinity])
  func noWidth(width: CGFloat) {
    #expect(line.strokedPath(StrokeStyle(lineWidth: width)).isEmpty)
  }

  @Test(
    "dashes that cannot end or begin are drawn as a whole line",
    arguments: [[0, 0], [-1, 2], [.infinity, 1], [1e-9, 1e-9]] as [[CGFloat]])
  func badDashes(dash: [CGFloat]) {
    #expect(
      line.strokedPath(StrokeStyle(lineWidth: 2, dash: dash)) == line.strokedPath(StrokeStyle(lineWidth: 2)))
  }
}
