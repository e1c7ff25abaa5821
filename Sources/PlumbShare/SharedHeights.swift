import PlumbInspector
import PlumbLayout

/// The heights at which a page is right, from one width to another.
struct SharedHeights: Equatable {
  /// In points, as the heights are.
  var widths: ClosedRange<Int>
  let heights: ClosedRange<Int>
  /// Sentences that say at which heights the page stops there, and why.
  let limits: [String]

  /// Returns the heights in the order of their widths, with neighbours that say the same as one.
  static func joined(_ all: [SharedHeights]) -> [SharedHeights] {
    var joined: [SharedHeights] = []
    for next in all.sorted(by: { $0.widths.lowerBound < $1.widths.lowerBound }) {
      if let last = joined.last, last.heights == next.heights, last.limits == next.limits {
        joined[joined.count - 1].widths = last.widths.lowerBound...next.widths.upperBound
      } else {
        joined.append(next)
      }
    }
    return joined
  }

  var json: JSON {
    .object([
      ("from", .number(CGFloat(widths.lowerBound))), ("to", .number(CGFloat(widths.upperBound))),
      ("least", .number(CGFloat(heights.lowerBound))), ("most", .number(CGFloat(heights.upperBound))),
      ("limits", .array(limits.map(JSON.string))),
    ])
  }
}
