/// A shaped text as lines are filled from it: how far it reaches after each cluster, and where a line may end.
///
/// Only numbers, so lines are filled where there are no fonts, too. Clusters (the smallest pieces that were shaped together)
/// are in logical order; `x` has the sums of their advances, so that the width of any stretch is one subtraction.
package final class BreakableText: Sendable {
  package struct Cluster: Sendable, Equatable {
    /// Whose font it has, in `styles`.
    package var run: Int32
    package var isWhite: Bool
    /// A user-perceived character starts here, so that a word may be cut before it.
    package var startsCharacter: Bool

    package init(run: Int32, isWhite: Bool, startsCharacter: Bool) {
      (self.run, self.isWhite, self.startsCharacter) = (run, isWhite, startsCharacter)
    }
  }

  /// A place where a line may end.
  package struct Break: Sendable, Equatable {
    /// The first cluster of the next line.
    package var next: Int
    /// The end of the line without its trailing space.
    package var end: Int
    /// `x[end]`, and the width of a hyphen if the line ends in one.
    package var endX: CGFloat
    /// The run of the soft hyphen that shows itself when the line ends here.
    package var hyphen: Int?

    package init(next: Int, end: Int, endX: CGFloat, hyphen: Int? = nil) {
      (self.next, self.end, self.endX, self.hyphen) = (next, end, endX, hyphen)
    }
  }

  package struct Paragraph: Sendable, Equatable {
    package var clusters: Range<Int>
    /// In `breaks`; the last one is the paragraph's end. Empty in an empty paragraph.
    package var breaks: Range<Int>
    /// Its level of the bidirectional algorithm: odd from right to left.
    package var level: UInt8
    /// Whose font gives an empty paragraph its height.
    package var run: Int

    package init(clusters: Range<Int>, breaks: Range<Int>, level: UInt8, run: Int) {
      (self.clusters, self.breaks, self.level, self.run) = (clusters, breaks, level, run)
    }
  }

  /// The part of a run's font in the height of its lines.
  package struct Style: Sendable, Equatable {
    package var metrics: FontMetrics
    /// Points upwards.
    package var baselineOffset: CGFloat

    package init(metrics: FontMetrics, baselineOffset: CGFloat) {
      (self.metrics, self.baselineOffset) = (metrics, baselineOffset)
    }
  }

  package let clusters: [Cluster]
  /// One number more than clusters, in points.
  package let x: [CGFloat]
  package let breaks: [Break]
  package let paragraphs: [Paragraph]
  /// For each run, at least one.
  package let styles: [Style]
  /// For each run, how wide "…" is in its font. Empty in an ellipsis itself.
  package let ellipses: [CGFloat]
  /// For each run, how wide "-" is in its font, if the text has a soft hyphen.
  package let hyphens: [CGFloat]
  /// A text without any character, whose single line is as high as some systems say.
  package let isEmpty: Bool
  /// Each cluster and each mark has no width, or one that is more than what rounding forgives at the smallest scale.
  let isWiderThanNothing: Bool

  package init(
    clusters: [Cluster], x: [CGFloat], breaks: [Break], paragraphs: [Paragraph], styles: [Style],
    ellipses: [CGFloat], hyphens: [CGFloat], isEmpty: Bool
  ) {
    (self.clusters, self.x, self.breaks, self.paragraphs) = (clusters, x, breaks, paragraphs)
    (self.styles, self.ellipses, self.hyphens, self.isEmpty) = (styles, ellipses, hyphens, isEmpty)
    func isWide(_ width: CGFloat) -> Bool { width == 0 || width > 0.125 }
    isWiderThanNothing =
      (ellipses + hyphens).allSatisfy(isWide) && clusters.indices.allSatisfy { isWide(x[$0 + 1] - x[$0]) }
  }

  package func width(_ range: Range<Int>) -> CGFloat { x[range.upperBound] - x[range.lowerBound] }

  /// The width of all of it on one line.
  package var advance: CGFloat { x[clusters.count] }

  package func run(of cluster: Int) -> Int { Int(clusters[cluster].run) }

  /// Returns the width of an ellipsis or a hyphen.
  package func width(of cut: LineRange.Cut) -> CGFloat {
    let marks = cut.isHyphen ? hyphens : ellipses
    return cut.run < marks.count ? marks[cut.run] : 0
  }
}
