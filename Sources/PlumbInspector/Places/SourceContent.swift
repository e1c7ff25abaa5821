/// The views that a piece of a view builder can make, and their order.
indirect enum SourceContent {
  case sequence([SourceContent])
  case anyOf([SourceContent])
  case optional(SourceContent)
  case repeated(SourceContent)
  /// One view or modifier: its number in `SourceCode`.
  case view(Int)
  /// A modifier that may show nothing by itself, around what it is called on.
  case modified(Int, SourceContent)
  /// The views of another type's body.
  case foreign
  /// Any views: their place is not known.
  case unknown
  /// A property or a function of a type.
  case member(String, of: String)

  static var nothing: SourceContent { .sequence([]) }

  /// The same where each view may be left out.
  var loosened: SourceContent {
    switch self {
    case .sequence(let parts): .sequence(parts.map { .optional($0.loosened) })
    case .anyOf(let parts): .anyOf(parts.map(\.loosened))
    case .repeated(let part): .repeated(part.loosened)
    default: self
    }
  }
}

/// A call of a view or of a modifier in the source.
struct SourceView {
  var name: String
  /// "Row.swift:12".
  var place: String
  /// The member of a colour: "red" of `Color.red`.
  var detail: String?
  /// The string literal that it is made with.
  var words: SourceWords?
  /// The views in it.
  var content = SourceContent.nothing
  /// All that stands in it is shown, and nothing else is.
  var isPlain = true
  /// Of a modifier what it is called on.
  var base: SourceContent?
  /// The type of `modifier(Card())`.
  var applied: String?
  /// Of a modifier that the source declares: what that makes, with what it is called on in it.
  var made: SourceContent?

  /// Whether a view of the tree can be made by the call, without a look at what is in it.
  func resembles(_ node: InspectedNode) -> Bool {
    guard name == node.name else { return false }
    if let words {
      if let text = node.text { return words.says(text) }
      // A long one is shortened.
      if node.detail.hasPrefix("\""), !node.detail.hasSuffix("…\"") {
        return words.says(String(node.detail.dropFirst().dropLast()))
      }
    }
    guard let detail, Self.colours.contains(detail) else { return true }
    return node.detail.hasPrefix(detail) || !Self.colours.contains(node.detail)
  }

  /// The colours that SwiftUI has itself.
  private static let colours: Set = [
    "red", "orange", "yellow", "green", "mint", "teal", "cyan", "blue", "indigo", "purple", "pink", "brown",
    "white",
    "gray", "black", "clear", "primary", "secondary", "accentColor",
  ]
}
