/// The distances between lines of a lazy collection: as they were when they were there last, and the mean of those for
/// lines that nobody has seen.
///
/// A seen line keeps its length when it goes, so that the lines in sight stay where they are. Sums are kept in a
/// binary indexed tree: of a million lines a place is found in some dozens of steps.
package struct LazyLengths {
  private var lengths: [CGFloat] = []
  private var isSeen: [Bool] = []
  /// Sums and counts of what was seen, in the order of a binary indexed tree.
  private var sums: [CGFloat] = []
  private var counts: [Int] = []
  private var total: CGFloat = 0
  package private(set) var seenCount = 0

  package init() {}

  /// The mean of what was seen.
  package var mean: CGFloat? { seenCount > 0 ? total / CGFloat(seenCount) : nil }

  /// Sets the number of lines; of the seen ones, only the first lines are kept.
  package mutating func keep(_ first: Int, of count: Int) {
    let old = (lengths, isSeen)
    let kept = min(first, old.0.count, count)
    guard lengths.count != count || kept < seenCount else { return }
    lengths = Array(repeating: 0, count: count)
    isSeen = Array(repeating: false, count: count)
    sums = Array(repeating: 0, count: count + 1)
    counts = Array(repeating: 0, count: count + 1)
    (total, seenCount) = (0, 0)
    for line in 0..<kept where old.1[line] { note(line, old.0[line]) }
  }

  package mutating func note(_ line: Int, _ length: CGFloat) {
    guard lengths.indices.contains(line), length.isFinite else { return }
    let length = max(0, length)
    let change = length - lengths[line]
    let isNew = !isSeen[line]
    guard change != 0 || isNew else { return }
    lengths[line] = length
    isSeen[line] = true
    total += change
    if isNew { seenCount += 1 }
    var index = line + 1
    while index < sums.count {
      sums[index] += change
      if isNew { counts[index] += 1 }
      index += index & -index
    }
  }

  /// Returns the length of the first lines together, if each unseen one has a certain length.
  package func length(ofFirst lines: Int, else unseen: CGFloat) -> CGFloat {
    var (sum, count, index) = (CGFloat(0), 0, min(max(0, lines), lengths.count))
    while index > 0 {
      sum += sums[index]
      count += counts[index]
      index -= index & -index
    }
    return sum + CGFloat(max(0, lines) - count) * unseen
  }

  package func length(of lines: Range<Int>, else unseen: CGFloat) -> CGFloat {
    length(ofFirst: lines.upperBound, else: unseen) - length(ofFirst: lines.lowerBound, else: unseen)
  }

  /// The line that is some way on from the start of another one; no further than to the end.
  package func line(_ way: CGFloat, from start: Int, else unseen: CGFloat) -> Int {
    let base = length(ofFirst: start, else: unseen)
    var (low, high) = (start, max(start, lengths.count))
    while low < high {
      let middle = (low + high + 1) / 2
      if length(ofFirst: middle, else: unseen) - base <= way { low = middle } else { high = middle - 1 }
    }
    return low
  }

  /// The line that is some way before the start of another one; no further than to the first.
  package func line(_ way: CGFloat, before start: Int, else unseen: CGFloat) -> Int {
    let base = length(ofFirst: start, else: unseen)
    var (low, high) = (0, start)
    while low < high {
      let middle = (low + high + 1) / 2
      if base - length(ofFirst: middle, else: unseen) >= way { low = middle } else { high = middle - 1 }
    }
    return low
  }
}
