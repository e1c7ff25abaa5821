import PlumbInspector
import PlumbLayout

/// The growth of each number of a drawing whose code knows the size of what it is in, with each point of the page's width and height.
struct FollowedDrawing: Equatable {
  var ofWidth: [Double] = []
  var ofHeight: [Double] = []

  /// The numbers of a drawing at a page that is so much wider and higher.
  func numbers(_ drawing: SizedDrawing, wider width: Double, higher height: Double) -> [Double] {
    drawing.numbers.enumerated().map { index, number in
      number + (ofWidth.isEmpty ? 0 : ofWidth[index] * width)
        + (ofHeight.isEmpty ? 0 : ofHeight[index] * height)
    }
  }

  /// - Parameter drawing: the drawing in the size of the edition.
  func json(_ drawing: SizedDrawing) -> JSON {
    .object([
      ("f", .string(drawing.form)), ("v", .array(drawing.numbers.map(SizedDrawing.number))),
      ("w", .array(ofWidth.map(SizedDrawing.number))), ("h", .array(ofHeight.map(SizedDrawing.number))),
    ])
  }
}
