import PlumbDrawing
import PlumbLayout
import Testing

@Suite("Bounds of drawings")
struct BoundsTests {
  let box = DisplayItem.fill(Path(CGRect(x: 10, y: 10, width: 10, height: 10)), .color(.black), FillStyle())

  @Test("effects widen, cut and move what they hold")
  func effects() {
    #expect(
      DisplayItem.group(.blur(radius: 2, isOpaque: false), [box]).bounds
        == CGRect(x: 4, y: 4, width: 22, height: 22))
    #expect(
      DisplayItem.group(.shadow(.black, radius: 1, x: 20, y: 0), [box]).bounds
        == CGRect(x: 10, y: 7, width: 33, height: 16))
    #expect(
      DisplayItem.group(.clip(Path(CGRect(x: 0, y: 0, width: 15, height: 99)), FillStyle()), [box]).bounds
        == CGRect(x: 10, y: 10, width: 5, height: 10))
    #expect(
      DisplayItem.group(.transform(CGAffineTransform(scaleX: 2, y: 1)), [box]).bounds
        == CGRect(x: 20, y: 10, width: 20, height: 10))
    #expect([DisplayItem]().bounds.isNull)
  }
}
