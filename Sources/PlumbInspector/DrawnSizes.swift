import PlumbDrawing
import PlumbLayout

/// The drawing of a view in frames of any size, for a page that lays the view out again. Trees are compared without it.
package struct DrawnSizes: Equatable {
  /// The place in a frame of a size, in points, whose corner is the origin.
  let place: @MainActor (CGSize) -> DrawnPlace

  package static func == (one: DrawnSizes, other: DrawnSizes) -> Bool { true }

  /// Returns the entries of `DrawnPlace.json` behind the first two, as their form and their numbers: the six numbers of the
  /// transform and the points of the outline that clips, or the width of the line and the points of the outline that is drawn.
  /// The form is the count of the numbers before an outline and, after a space, the outline's letters. Outlines are in points
  /// of the frame.
  @MainActor package func formed(in size: CGSize) -> (form: String, numbers: [CGFloat]) {
    let place = place(size)
    if let outline = place.outline { return Self.formed([outline.lineWidth], outline.path) }
    let moved = place.transform.map { [$0.a, $0.b, $0.c, $0.d, $0.tx, $0.ty] } ?? []
    return Self.formed(
      moved, place.clip?.path.applying(CGAffineTransform(scaleX: size.width, y: size.height)))
  }

  private static func formed(_ first: [CGFloat], _ path: Path?) -> (form: String, numbers: [CGFloat]) {
    guard let path else { return ("\(first.count)", first) }
    var (form, numbers) = ("\(first.count) ", first)
    func add(_ letter: Character, _ points: CGPoint...) {
      form.append(letter)
      for point in points { numbers += [point.x, point.y].map { $0.isFinite ? $0 : 0 } }
    }
    path.forEach { element in
      switch element {
      case .move(let end): add("M", end)
      case .line(let end): add("L", end)
      case .quadCurve(let end, let control): add("Q", control, end)
      case .curve(let end, let one, let other): add("C", one, other, end)
      case .closeSubpath: add("Z")
      }
    }
    return (form, numbers)
  }
}
