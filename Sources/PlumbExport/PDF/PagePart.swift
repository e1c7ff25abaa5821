import PlumbLayout

/// A part of a page as those know it who do not see it: its kind, and where it is.
package struct PagePart: Equatable, Sendable {
  package enum Kind: Equatable, Sendable {
    case paragraph
    /// From 1 to 6.
    case heading(level: Int)
    /// A drawing.
    case figure
    /// Several things that are read as one, drawn or written.
    case group
  }

  package var kind: Kind
  /// The words that are read instead of the part. Without them, the text of the part is read.
  package var alternative: String?
  /// The text of a paragraph or a heading, by which the ends of its lines are known: some represent a space, others do not.
  package var text: String?
  /// In points, from the page's top left corner.
  package var frame: CGRect

  package init(_ kind: Kind, alternative: String? = nil, text: String? = nil, frame: CGRect) {
    (self.kind, self.alternative, self.text, self.frame) = (kind, alternative, text, frame)
  }

  /// The standard structure type (PDF 1.7, 14.8.4).
  var tag: String {
    switch kind {
    case .paragraph: "P"
    case .heading(let level): "H\(max(1, min(level, 6)))"
    case .figure: "Figure"
    case .group: "P"
    }
  }

  /// Whether it begins with something that is no text, too.
  var beginsDrawn: Bool { kind == .figure || kind == .group }
}
