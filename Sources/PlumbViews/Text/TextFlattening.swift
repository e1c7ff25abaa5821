import Foundation

/// A stretch of text in known surroundings: characters or an image, with its changes, the innermost first.
nonisolated struct FlatPiece {
  enum Content {
    case string(String)
    case image(Image)
  }
  var content: Content
  var changes: [Text.Change]

  init(_ content: Content, _ changes: [Text.Change]) { (self.content, self.changes) = (content, changes) }
}

nonisolated extension Text {
  /// The stretches of the text in the reader's language.
  func flattened(in environment: EnvironmentValues) -> [FlatPiece] {
    if pieces.count == 1, case .string(let string) = pieces[0].content {
      return [FlatPiece(.string(string), pieces[0].changes)]
    }
    return pieces.flatMap { piece in
      piece.content.flattened(in: environment).map { FlatPiece($0.content, $0.changes + piece.changes) }
    }
  }

  /// The characters in the reader's language, without looks and images.
  package func string(in environment: EnvironmentValues) -> String { flattened(in: environment).string }
}

nonisolated extension Text.Content {
  fileprivate func flattened(in environment: EnvironmentValues) -> [FlatPiece] {
    switch self {
    case .string(let string): [FlatPiece(.string(string), [])]
    case .localized(let text): text.flattened(in: environment)
    case .attributed(let string): string.flattened
    case .image(let image): [FlatPiece(.image(image), [])]
    case .value(let value): value.attributed(in: environment).flattened
    }
  }
}

nonisolated extension [FlatPiece] {
  var string: String {
    reduce(into: "") { if case .string(let string) = $1.content { $0 += string } }
  }
}
