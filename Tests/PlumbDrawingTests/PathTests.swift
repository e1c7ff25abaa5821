import PlumbDrawing
import PlumbLayout
import Testing

@Suite("Path")
struct PathTests {
  @Test("a rectangle is four points and a close")
  func rectangle() {
    #expect("\(Path(CGRect(x: 1, y: 2, width: 3, height: 4)))" == "1 2 m 4 2 l 4 6 l 1 6 l h")
  }
}
