import Foundation
import PlumbInspector
import PlumbLayout
import PlumbServer

/// A drawing in one size: the form, which is the same in many sizes, and the numbers.
struct SizedDrawing: Equatable {
  let form: String
  let numbers: [Double]

  init(form: String, numbers: [CGFloat]) { (self.form, self.numbers) = (form, numbers.map { Double($0) }) }

  /// The form has the bytes as text, behind a mark by which nobody takes its digits for numbers.
  init(_ drawn: DrawnForm) {
    self.init(
      form: "\(ScannedNumbers.mark)\(Data(drawn.bytes).base64EncodedString())", numbers: drawn.numbers)
  }

  /// Returns whether both are drawn alike, but for errors of the last digits.
  func isLike(_ other: SizedDrawing) -> Bool {
    form == other.form && numbers.count == other.numbers.count
      && zip(numbers, other.numbers).allSatisfy { abs($0 - $1) < 1e-3 }
  }

  /// A number of the page, in hundred-thousandths: of a point, and of factors.
  static func number(_ value: Double) -> JSON { .number(CGFloat((value * 1e5).rounded() / 1e5)) }
}
