import PlumbDrawing
import PlumbLayout

/// The drawing of a view in frames of any size, for a page that lays the view out again. Trees are compared without it.
package struct DrawnSizes: Equatable {
  /// The place in a frame of a size, in points, whose corner is the origin.
  let place: @MainActor (CGSize) -> DrawnPlace

  package static func == (one: DrawnSizes, other: DrawnSizes) -> Bool { true }

  /// Returns the entries of `DrawnPlace.json` behind the first two, as JSON on one line: the six numbers of the transform and
  /// the outline that clips, or the width of the line and the outline that is drawn. Outlines are in points of the frame, and
  /// all numbers have at most five decimals, so that those of several sizes can be compared.
  @MainActor package func text(in size: CGSize) -> String {
    let place = place(size)
    if let outline = place.outline {
      return "[\(describeRatio(outline.lineWidth)),\"\(outline.path.letters)\"]"
    }
    let moved = place.transform.map { [$0.a, $0.b, $0.c, $0.d, $0.tx, $0.ty] } ?? []
    let scale = CGAffineTransform(scaleX: size.width, y: size.height)
    let clip = place.clip.map { ["\"\($0.path.applying(scale).letters)\""] } ?? []
    return "[\((moved.map(describeRatio) + clip).joined(separator: ","))]"
  }
}

extension Path {
  /// The path in the letters of SVG.
  fileprivate var letters: String {
    letters { $0.isFinite ? describeRatio($0) : "0" }
  }
}
