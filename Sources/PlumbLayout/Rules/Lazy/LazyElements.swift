/// The numbers of a collection in a lazy container, of whose elements only those are there that can be seen.
open class LazyElements {
  package var count = 0
  /// The elements that are there. The first one is made at once, so that the length of all can be estimated.
  package var realised = 0..<1
  /// The distance between lines of elements, in points; an average of those that were there.
  package var pitch: CGFloat?
  /// The distance of each line from the next, as far as known.
  package private(set) var lengths = LazyLengths()
  /// The form of the lines whose lengths are kept: the elements to a line, and the space across.
  private var lineForm: (breadth: Int, room: CGFloat?) = (1, nil)

  // MARK: What the last layout gave, in points from the container's start

  /// The start of the first of all elements.
  package internal(set) var base: CGFloat = 0
  /// The starts of those that are there.
  package internal(set) var starts: [CGFloat] = []
  /// The element that the first of the starts belongs to.
  package internal(set) var placed = 0
  /// The start of the one after them.
  package internal(set) var end: CGFloat = 0

  public init() {}

  /// The pitch after the last layout.
  package var measuredPitch: CGFloat? { lengths.mean }

  /// Notes where the last layout put the elements that are there, so many to a line.
  func noteLengths(_ breadth: Int, room: CGFloat?) {
    let lines = (count + breadth - 1) / breadth
    lengths.keep(breadth == lineForm.breadth && room == lineForm.room ? lines : 0, of: lines)
    lineForm = (breadth, room)
    for index in starts.indices where (placed + index) % breadth == 0 {
      let next = index + breadth < starts.count ? starts[index + breadth] : end
      lengths.note((placed + index) / breadth, next - starts[index])
    }
  }

  /// Sets the number of elements; those that were seen before the ones that are there may be others now, too.
  package func take(_ count: Int, isSame: Bool) {
    if !isSame || count != self.count {
      let breadth = lineForm.breadth
      lengths.keep(isSame ? realised.lowerBound / breadth : 0, of: (count + breadth - 1) / breadth)
    }
    self.count = count
  }

  // MARK: What is where

  /// Returns the start of a line in the container, as far as that is known.
  package func start(ofLine line: Int, _ lineCount: Int) -> CGFloat {
    let (pitch, behind) = (pitch ?? 0, (realised.upperBound + lineCount - 1) / lineCount)
    if line < behind { return base + lengths.length(ofFirst: line, else: pitch) }
    return end + lengths.length(of: behind..<line, else: pitch)
  }

  /// The first element that reaches beyond an edge, and where it starts. There is none as long as all that is before the
  /// edge is known.
  package func first(beyond edge: CGFloat) -> (index: Int, start: CGFloat)? {
    guard let place = starts.lastIndex(where: { $0 <= edge }) ?? starts.indices.first,
      starts[place] < end, end > edge
    else { return nil }
    return (placed + place, starts[place])
  }

  /// The elements whose lines reach into a part of the container.
  ///
  /// 1. Beside the lines that are there, whole lines are counted on from them, each as long as it is known or estimated.
  /// 2. Among them, the starts of the last layout say which it is.
  /// 3. A line that starts where the part ends is not in it.
  package func range(from start: CGFloat, to end: CGFloat, lineCount: Int, pitch: CGFloat) -> Range<Int> {
    let first = starts.first ?? self.end
    let line = placed / lineCount
    // The line that holds the last element may have room for more.
    let behind = (placed + starts.count + lineCount - 1) / lineCount
    var lower: Int
    if start < first {
      lower = lengths.line(first - start, before: line, else: pitch) * lineCount
    } else if start >= self.end {
      lower = lengths.line(start - self.end, from: behind, else: pitch) * lineCount
    } else {
      let after = starts.firstIndex { $0 > start } ?? starts.count
      lower = placed + max(0, after - 1)
    }
    let upper: Int
    if end <= first {
      let last = lengths.line(first - end, before: line, else: pitch)
      let isIn = first - lengths.length(of: last..<line, else: pitch) < end
      upper = (isIn ? last + 1 : last) * lineCount
    } else if end > self.end {
      let last = lengths.line(end - self.end, from: behind, else: pitch)
      let isIn = self.end + lengths.length(of: behind..<last, else: pitch) < end
      upper = (isIn ? last + 1 : last) * lineCount
    } else {
      upper = placed + (starts.firstIndex { $0 >= end } ?? starts.count)
    }
    lower -= lower % lineCount
    return min(lower, count)..<max(min(lower, count), min(upper, count))
  }
}
