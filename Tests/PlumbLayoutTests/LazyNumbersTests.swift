import Testing

@testable import PlumbLayout

/// The tracks of a lazy grid (Rules/Grids.md#R-93, Recorded/Grids.md#205).
@Suite("Tracks of a lazy grid")
struct LazyTracksTests {
  private func tracks(_ lengths: [LazyTracks.Length], gap: CGFloat = 0, in available: CGFloat) -> LazyTracks {
    LazyTracks(lengths.map { LazyTracks.Item($0, gap: gap) }, in: available)
  }

  @Test("fixed tracks and gaps are set aside; the others share the rest in order, within their bounds")
  func shares() {
    let found = tracks(
      [.flexible(minimum: 10, maximum: 30), .fixed(40), .flexible(minimum: 10, maximum: .infinity)], gap: 5,
      in: 150)
    // (150 - 40 - 10) / 2 is 50, of which the first may have 30: the last one has 70.
    #expect(found.tracks.map(\.length) == [30, 40, 70])
    #expect(found.tracks.map(\.start) == [0, 35, 80])
    #expect(found.tracks.map(\.item) == [0, 1, 2])
    #expect(found.total == 150)
  }

  @Test("an adaptive track fills its share, and the next one has what is left")
  func adaptive() {
    let bounds = LazyTracks.Length.adaptive(minimum: 40, maximum: 45)
    let found = tracks([bounds, .flexible(minimum: 10, maximum: .infinity)], in: 200)
    // Two of 40 go into the half, and may be 45; all of the half is used up.
    #expect(found.tracks.map(\.length) == [45, 45, 100])
    #expect(tracks([bounds], gap: 10, in: 89).tracks.map(\.length) == [45])
    #expect(tracks([bounds], gap: 10, in: 90).tracks.map(\.length) == [40, 40])
  }

  @Test("an adaptive track whose least length is above its share is as long as the share")
  func adaptiveTooLong() {
    let bounds = LazyTracks.Length.adaptive(minimum: 40, maximum: .infinity)
    #expect(tracks([bounds], in: 10).tracks.map(\.length) == [10])
    #expect(tracks([bounds, .fixed(60)], gap: 5, in: 100).tracks.map(\.length) == [35, 60])
    #expect(tracks([bounds, .fixed(60)], in: 50).tracks.map(\.length) == [0, 60])
    // A flexible one keeps its least length.
    #expect(tracks([.flexible(minimum: 40, maximum: .infinity)], in: 10).tracks.map(\.length) == [40])
  }

  @Test("where there is no room tracks have their least length, and a fixed one is never below 0")
  func noRoom() {
    let found = tracks([.fixed(60), .flexible(minimum: 20, maximum: 50), .fixed(-5)], in: 50)
    #expect(found.tracks.map(\.length) == [60, 20, 0])
    #expect(tracks([], in: 50).tracks.isEmpty && tracks([], in: 50).total == 0)
    #expect(tracks([.flexible(minimum: -5, maximum: 50)], in: 0).tracks.map(\.length) == [0])
  }

  @Test("an adaptive track makes one track of endless room, and 1000 at most of any")
  func limit() {
    #expect(tracks([.adaptive(minimum: 10, maximum: 20)], in: .infinity).tracks.count == 1)
    #expect(tracks([.adaptive(minimum: 0, maximum: .infinity)], in: 10_000).tracks.count == 1000)
    #expect(tracks([.adaptive(minimum: .nan, maximum: 20)], in: 100).tracks.count == 1)
  }
}

@Suite("Lengths of lines that were seen")
struct LazyLengthsTests {
  @Test("what nobody has seen has no mean")
  func unseen() {
    var lengths = LazyLengths()
    #expect(lengths.mean == nil)
    lengths.keep(0, of: 4)
    #expect(lengths.mean == nil && lengths.seenCount == 0)
    #expect(lengths.length(ofFirst: 3, else: 5) == 15)
  }

  @Test("a line counts once, with the length that it had last")
  func again() {
    var lengths = LazyLengths()
    lengths.keep(0, of: 4)
    lengths.note(1, 10)
    lengths.note(1, 30)
    lengths.note(3, -2)
    #expect(lengths.seenCount == 2 && lengths.mean == 15)
    #expect((0...4).map { lengths.length(ofFirst: $0, else: 5) } == [0, 5, 35, 40, 40])
    // There is no such line.
    lengths.note(4, 7)
    #expect(lengths.length(of: 3..<4, else: 5) == 0 && lengths.seenCount == 2)
  }

  @Test("of another number of lines the first ones are kept, and the others can be seen anew")
  func keeping() {
    var lengths = LazyLengths()
    lengths.keep(0, of: 3)
    for line in 0..<3 { lengths.note(line, CGFloat(10 * (line + 1))) }
    lengths.keep(1, of: 5)
    #expect(lengths.seenCount == 1 && lengths.mean == 10)
    #expect(lengths.length(ofFirst: 5, else: 0) == 10)
    lengths.note(1, 7)
    #expect(lengths.seenCount == 2 && lengths.mean == 8.5)
    #expect(lengths.length(ofFirst: 5, else: 1) == 20)
  }

  @Test("a way ends in the line whose start it has reached, and no further than the first or behind the last")
  func ways() {
    var lengths = LazyLengths()
    lengths.keep(0, of: 6)
    for (line, length) in [CGFloat(10), 20, 30].enumerated() { lengths.note(line, length) }
    // Lines start at 0, 10, 30, 60, 65 and 70.
    #expect(
      [-1, 0, 19, 20, 49, 50, 55, 500].map { lengths.line($0, from: 1, else: 5) } == [1, 1, 1, 2, 2, 3, 4, 6])
    #expect([0, 1, 5, 6, 35, 36, 500].map { lengths.line($0, before: 4, else: 5) } == [4, 3, 3, 2, 2, 1, 0])
  }
}
