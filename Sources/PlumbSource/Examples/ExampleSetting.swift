/// A setting as an example's text declares it.
package struct ExampleSetting: Sendable, Equatable {
  package enum Kind: Sendable, Equatable {
    case range(lowest: Double, highest: Double, step: Double, isWhole: Bool)
    /// The values as the source writes them.
    case choices([String])
    case toggle
  }

  package let label: String
  /// The property's name.
  package let name: String
  package let kind: Kind
  /// The value in the example: the number, the index of the choice, or 1 and 0 of a switch.
  package let start: Double
  /// The value without which its argument is left out, in the same way.
  package let omitted: Double?
  package let line: Int

  /// The values that it can have.
  package var values: [Double] {
    switch kind {
    case .range(let lowest, let highest, let step, _):
      (0...Int(((highest - lowest) / step).rounded(.down))).map { lowest + Double($0) * step }
    case .choices(let words): words.indices.map(Double.init)
    case .toggle: [0, 1]
    }
  }

  package var isRange: Bool { if case .range = kind { true } else { false } }
}

/// The reason why an example cannot be shown, with its file and its line.
package struct ExampleProblem: Error, CustomStringConvertible {
  package let description: String

  package init(_ sentence: String, _ path: String, line: Int? = nil) {
    description = "\(path)\(line.map { ":\($0)" } ?? ""): \(sentence)"
  }
}
