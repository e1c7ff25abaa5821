import PlumbTesting
import SwiftUI

extension GridCase {
  /// What differs from the answers by more than 0.01 points, in words; `nil` if nothing does.
  @MainActor var difference: String? {
    let tested = TestedView(proposing: width, height) { view }
    var faults: [String] = []
    func compare(_ what: String, _ actual: [CGFloat], _ expected: [CGFloat]) {
      let holds = zip(actual, expected).allSatisfy { $1.isNaN || $0 == $1 || abs($0 - $1) <= 0.01 }
      if !holds { faults.append("\(what) \(list(actual)) instead of \(list(expected))") }
    }
    compare("size", [tested.size.width, tested.size.height], [size.width, size.height])
    for (index, rect) in rects.enumerated() {
      let frame = tested.frame(of: "cell \(index)") ?? .null
      compare("cell \(index)", [frame.minX, frame.minY, frame.width, frame.height], rect)
    }
    return faults.isEmpty ? nil : "\(name): " + faults.joined(separator: "; ")
  }

  private func list(_ numbers: [CGFloat]) -> String {
    numbers.map { "\(($0 * 100).rounded() / 100)" }.joined(separator: ",")
  }
}
