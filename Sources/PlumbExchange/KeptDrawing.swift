import Foundation

/// A PDF that was made an SVG, as a file for the process that draws it: a line with the key of what it was made of, and then the
/// SVG, or a sentence that says why there is none.
package struct KeptDrawing: Equatable, Sendable {
  package var key: String
  package var svg: Result<Data, Problem>

  package struct Problem: Error, Equatable {
    package let sentence: String
    package init(_ sentence: String) { self.sentence = sentence }
  }

  package init(key: String, svg: Result<Data, Problem>) { (self.key, self.svg) = (key, svg) }

  /// Returns the place of the drawing of a PDF below a folder.
  ///
  /// - Parameter pdf: its absolute path, without links.
  package static func path(of pdf: String, below folder: String) -> String { "\(folder)\(pdf).svg" }

  /// `nil` for a file of another form.
  package init?(_ data: Data) {
    guard let end = data.firstIndex(of: UInt8(ascii: "\n")) else { return nil }
    let rest = data[data.index(after: end)...]
    key = String(decoding: data[..<end], as: UTF8.self)
    svg =
      rest.first == UInt8(ascii: "<")
      ? .success(Data(rest)) : .failure(Problem(String(decoding: rest, as: UTF8.self)))
  }

  package var data: Data {
    let rest =
      switch svg {
      case .success(let data): data
      case .failure(let problem): Data(problem.sentence.utf8)
      }
    return Data(key.replacing("\n", with: " ").utf8) + Data("\n".utf8) + rest
  }
}
