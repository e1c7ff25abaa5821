import PlumbDrawing
import PlumbLayout
import Testing

@Suite("Gradients")
struct GradientTests {
  let red = ResolvedColor(red: 1, green: 0, blue: 0)
  let blue = ResolvedColor(red: 0, green: 0, blue: 1)

  private func bytes(_ color: ResolvedColor) -> [Int] {
    [color.red, color.green, color.blue].map { Int(($0 * 255).rounded()) }
  }

  @Test(
    "red to blue and black to white mix as recorded (Recorded/Paint.md#W7), within 2 of 255",
    arguments: [
      (0.25, [198, 73, 110], 34), (0.5, [140, 83, 162], 99), (0.75, [82, 72, 209], 172),
    ] as [(Double, [Int], Int)])
  func mixing(share: Double, colors: [Int], grey: Int) {
    let found =
      bytes(red.mixed(with: blue, by: share)) + bytes(ResolvedColor.black.mixed(with: .white, by: share))
    let expected = colors + [grey, grey, grey]
    #expect(found.count == 6 && zip(found, expected).allSatisfy { abs($0 - $1) <= 2 }, "\(found)")
  }

  @Test("a transparent end adds no colour of its own (Recorded/Paint.md#W7)")
  func transparency() {
    let mixed = red.opacity(0).mixed(with: blue, by: 0.25)
    #expect(bytes(mixed) == [0, 0, 255] && abs(mixed.opacity - 0.25) < 1e-6)
  }

  @Test("stops are sorted, and go on outside")
  func stops() {
    let stops = [Paint.Stop(color: blue, location: 0.8), Paint.Stop(color: red, location: 0.2)].ordered
    #expect(stops.color(at: -1) == red && stops.color(at: 0.2) == red && stops.color(at: 2) == blue)
    let fine = [Paint.Stop(color: red, location: -1), Paint.Stop(color: blue, location: 3)].subdivided()
    #expect(fine.first?.location == 0 && fine.last?.location == 1)
    #expect([Paint.Stop]().color(at: 0.5) == .clear && [Paint.Stop]().subdivided().isEmpty)
  }
}
