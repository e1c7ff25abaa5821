/// The views that a piece of a view builder can make, and their order.
indirect enum SourceContent {
  case sequence([SourceContent])
  case anyOf([SourceContent])
  case optional(SourceContent)
  case repeated(SourceContent)
  /// One view or modifier: its number in `SourceCode`.
  case view(Int)
  /// One view that may be of a type of the source, of which nothing but what its body makes is in the tree.
  case call(Int)
  /// All that the body of a view of the source makes, from one call.
  case made(Int)
  /// A modifier that may show nothing by itself, around what it is called on.
  case modified(Int, SourceContent)
  /// The views of another type's body.
  case foreign
  /// Any views: their place is not known.
  case unknown
  /// Any one view, such as a style behind another view.
  case any
  /// A property or a function of a type.
  case member(String, of: String)

  static var nothing: SourceContent { .sequence([]) }

  /// Whether all that it can be is known to be views.
  var isOfViews: Bool {
    switch self {
    case .sequence(let parts), .anyOf(let parts): parts.allSatisfy(\.isOfViews)
    case .optional(let part), .repeated(let part), .modified(_, let part): part.isOfViews
    case .view, .call, .made, .foreign: true
    case .unknown, .any, .member: false
    }
  }

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
  /// The views that it is given, by the names of the arguments.
  var given: [String: SourceContent] = [:]
  var labels = CallLabels()
  /// All that stands in it is shown, and nothing else is.
  var isPlain = true
  /// All that stands in it is shown as far as it is seen, and something of a bar may be beside it.
  var isWhole = false
  /// Of a modifier what it is called on.
  var base: SourceContent?
  /// The type of `modifier(Card())`.
  var applied: String?
  /// Of a modifier that the source declares: what that makes, with what it is called on in it. Of another one of several
  /// views: these, each with the modifier around it.
  var made: SourceContent?
  /// Of a modifier around one of several views: the call of several.
  var spreadFrom: Int?

  /// Whether a view of the tree can be made by the call, without a look at what is in it.
  func resembles(_ node: InspectedNode, in code: SourceCode) -> Bool {
    guard name == node.name || name == Self.anyName else { return false }
    if let words {
      if isVariant(node, in: code) { return true }
      if let text = node.text { return words.says(text) }
      // A long one is shortened.
      if node.detail.hasPrefix("\""), !node.detail.hasSuffix("…\"") {
        return words.says(String(node.detail.dropFirst().dropLast()))
      }
    }
    guard let detail, Self.colours.contains(detail) else { return true }
    // "blue.opacity(0.5)" is of the colour "blue".
    let shown = String(node.detail.prefix { $0 != "." })
    return shown == detail || !Self.colours.contains(shown)
  }

  /// The name of a call that makes a view of any name.
  static let anyName = ""

  /// Whether a symbol can be a variant of the one that is written, such as "bookmark.fill" of "bookmark": where no call
  /// writes its own name.
  private func isVariant(_ node: InspectedNode, in code: SourceCode) -> Bool {
    guard name == "Image", let written = words?.whole else { return false }
    let shown = String(node.detail.dropFirst().dropLast())
    guard !code.symbols.contains(shown) else { return false }
    let (own, other) = (written.split(separator: "."), shown.split(separator: "."))
    let added = Set(other).subtracting(own)
    return !added.isEmpty && added.isSubset(of: Self.variants) && Set(own).isSubset(of: other)
  }

  /// The words that variants add to the name of a symbol.
  private static let variants: Set<Substring> = ["fill", "slash", "circle", "square", "rectangle"]

  /// The colours that SwiftUI has itself.
  private static let colours: Set = [
    "red", "orange", "yellow", "green", "mint", "teal", "cyan", "blue", "indigo", "purple", "pink", "brown",
    "white",
    "gray", "black", "clear", "primary", "secondary", "accentColor",
  ]
}
