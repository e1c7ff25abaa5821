import Foundation

/// A text to be looked up in the reader's language; values and other texts stand in its gaps.
nonisolated public struct LocalizedStringKey: Equatable, ExpressibleByStringInterpolation, Sendable {
  /// The text with its values in it; texts in its gaps keep their looks.
  let pieces: [Text.Piece]

  public init(_ value: String) { pieces = [Text.Piece(string: value)] }
  public init(stringLiteral value: String) { self.init(value) }
  public init(stringInterpolation: StringInterpolation) { pieces = stringInterpolation.pieces }

  public static func == (one: LocalizedStringKey, other: LocalizedStringKey) -> Bool {
    Text(pieces: one.pieces) == Text(pieces: other.pieces)
  }

  public struct StringInterpolation: StringInterpolationProtocol, Sendable {
    private(set) var pieces: [Text.Piece] = []

    public init(literalCapacity: Int, interpolationCount: Int) {}

    public mutating func appendLiteral(_ literal: String) { append(literal) }
    public mutating func appendInterpolation<Value>(_ value: Value) { append(String(describing: value)) }

    /// A value in a format of C's `printf`, such as "%.2f".
    public mutating func appendInterpolation<Value: CVarArg>(_ value: Value, specifier: String) {
      append(String(format: specifier, value))
    }

    /// Another text, with its looks.
    public mutating func appendInterpolation(_ text: Text) { pieces += text.pieces }

    @available(*, unavailable, message: "images inside text are not there yet; put the image beside the text")
    public mutating func appendInterpolation(_ image: Image) {}

    /// Adds characters without looks to the last piece, so that they are shaped together.
    private mutating func append(_ string: String) {
      if pieces.last?.changes.isEmpty ?? false {
        pieces[pieces.count - 1].string += string
      } else {
        pieces.append(Text.Piece(string: string))
      }
    }
  }
}
