import PlumbLayout
import PlumbText

/// One library for all tests: its fonts are opened once.
let library = FontLibrary()

/// Text in squares of 10 points, unless another font is said.
func shaped(_ text: String, _ font: FontRequest = FontRequest(family: .squares, size: 10)) -> ShapedText {
  library.shape([TextRun(text, font: font)])
}

/// The characters of each line, as they are drawn from left to right.
func drawn(_ lines: TextLines) -> [String] {
  lines.lines.map { line in line.segments.map(\.run.text).joined() }
}

extension CGSize {
  init(_ width: CGFloat, _ height: CGFloat) { self.init(width: width, height: height) }
}
