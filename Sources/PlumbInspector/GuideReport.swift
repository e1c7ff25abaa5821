import PlumbExplanation
import PlumbLayout
import PlumbViews

/// The positions of a view's guides that were set, such as the baselines of a text.
package struct GuideReport {
  package private(set) var guides: [(name: String, axis: Axis, value: CGFloat)] = []

  private static let keys: [AlignmentKey] = [
    HorizontalAlignment.leading.key, HorizontalAlignment.center.key, HorizontalAlignment.trailing.key,
    VerticalAlignment.top.key, VerticalAlignment.center.key, VerticalAlignment.bottom.key,
    VerticalAlignment.firstTextBaseline.key, VerticalAlignment.lastTextBaseline.key,
  ]

  /// The values are places on the canvas, in points.
  @MainActor package init(of id: NodeID, in host: ViewHost) {
    let tree = host.layoutTree
    guard id.exists else { return }
    let frame = tree.absoluteFrame(of: id)
    for key in Self.keys {
      guard let value = tree.explicitGuide(key, of: id, proposal: tree.proposal(of: id), size: frame.size),
        value.isFinite
      else { continue }
      // A text of one line has both baselines in one place.
      if let last = guides.last, last.axis == key.axis,
        abs(last.value - value - frame.origin[key.axis]) < 0.01
      {
        continue
      }
      guides.append((Words.guide(key), key.axis, frame.origin[key.axis] + value))
    }
  }

  package var json: JSON {
    .array(
      guides.map {
        .object([
          ("name", .string($0.name)), ("axis", .string("\($0.axis)")), ("value", .number($0.value)),
        ])
      })
  }
}
