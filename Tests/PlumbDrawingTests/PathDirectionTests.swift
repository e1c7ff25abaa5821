import PlumbDrawing
import PlumbLayout
import Testing

@Suite("Direction of a path")
struct PathDirectionTests {
  @Test("a reversed path covers the same, the other way round")
  func reversed() {
    let shape = Path(roundedRect: CGRect(x: 0, y: 0, width: 10, height: 6), cornerRadius: 2)
    let back = shape.reversed()
    #expect(shape.signedArea > 55 && abs(shape.signedArea + back.signedArea) < 1e-9)
    #expect(back.boundingRect == shape.boundingRect && back.contains(CGPoint(x: 5, y: 3)))
    #expect("\(Path { $0.addLines([.zero, CGPoint(x: 1, y: 2)]) }.reversed())" == "1 2 m 0 0 l")
  }
}
