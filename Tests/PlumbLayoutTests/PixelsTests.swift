import PlumbLayout
import Testing

@Suite("Rounding to pixels")
struct PixelsTests {
  @Test(
    "a length goes to the nearest pixel, from the middle to the later one",
    arguments: [(10.2, 1, 10), (10.2, 2, 10), (10.3, 2, 10.5), (0.5, 1, 1), (-0.5, 1, 0), (-0.75, 2, -0.5)]
      as [(CGFloat, CGFloat, CGFloat)])
  func nearest(length: CGFloat, pixelsPerPoint: CGFloat, expected: CGFloat) {
    #expect(Pixels.nearest(length, pixelsPerPoint) == expected)
  }

  @Test(
    "a length that goes up is whole pixels long and never shorter",
    arguments: [(10, 1, 10), (10.01, 1, 11), (10.01, 2, 10.5), (10.4, 3, 32 / 3), (0, 2, 0)]
      as [(CGFloat, CGFloat, CGFloat)])
  func up(length: CGFloat, pixelsPerPoint: CGFloat, expected: CGFloat) {
    #expect(Pixels.up(length, pixelsPerPoint) == expected)
  }

  @Test("what is forgiven costs no pixel, and a little more does")
  func forgiving() {
    #expect(Pixels.up(10.25, 2, forgiving: 0.5) == 10)
    #expect(Pixels.up(10.375, 2, forgiving: 0.5) == 10.5)
    #expect(Pixels.up(10.25, 2) == 10.5)
  }

  @Test("rectangles that touch still touch on the pixels")
  func neighbours() {
    let left = Pixels.nearest(CGRect(x: 0.1, y: 0, width: 33.33, height: 10.6), 1)
    let right = Pixels.nearest(CGRect(x: 33.43, y: 0, width: 33.33, height: 10.6), 1)
    #expect(left == CGRect(x: 0, y: 0, width: 33, height: 11))
    #expect(right.minX == left.maxX)
    #expect(right == CGRect(x: 33, y: 0, width: 34, height: 11))
  }
}
