import Foundation
import PlumbLayout
import PlumbText

/// The links among the characters of a text: their own elements beside the text's.
@MainActor final class TextLinkElements {
  struct Link {
    /// The number that hosts identify the element by.
    let number: Int
    let label: String
    let address: URL
    /// The looks in which the link's characters are written.
    fileprivate var looks: Range<Int>
    let open: @MainActor () -> Void
  }

  private(set) var links: [Link] = []
  /// The ring around a link that has the keyboard's focus.
  fileprivate(set) var focusRing: FocusRing?
  private weak var leaf: TextLeaf?

  /// Updates the links from a text. A link that has not moved keeps its number.
  func update(_ text: ResolvedText, _ leaf: TextLeaf, _ host: ViewHost, open: OpenURLAction) {
    self.leaf = leaf
    var found: [(address: URL, looks: Range<Int>)] = []
    for (index, look) in text.looks.enumerated() {
      guard let address = look.link else { continue }
      if let last = found.last, last.address == address, last.looks.upperBound == index {
        found[found.count - 1].looks = last.looks.lowerBound..<(index + 1)
      } else {
        found.append((address, index..<(index + 1)))
      }
    }
    let old = links
    links = found.enumerated().map { place, link in
      let known = old.indices.contains(place) && old[place].address == link.address
      return Link(
        number: known ? old[place].number : host.nextNodeNumber(),
        label: text.runs.filter { link.looks.contains($0.attributes) }.map(\.text).joined(),
        address: link.address, looks: link.looks, open: { open(link.address) })
    }
  }

  /// The rectangle around a link's characters in a text of a size, from the text's top left corner.
  func place(of link: Link, in size: CGSize) -> CGRect {
    places(of: link, in: size).reduce(.null) { $0.union($1) }
  }

  /// The rectangles around a link's characters, one for each line, from the text's top left corner.
  func places(of link: Link, in size: CGSize) -> [CGRect] {
    (leaf?.lines(in: size).lines ?? []).compactMap { line in
      let place = line.segments.reduce(CGRect.null) { place, segment in
        guard link.looks.contains(segment.attributes) else { return place }
        return place.union(
          CGRect(x: segment.origin.x, y: line.top, width: segment.width, height: line.height))
      }
      return place.isNull ? nil : place
    }
  }

  func link(_ number: Int) -> Link? { links.first { $0.number == number } }
}

extension ViewNode {
  /// Sets the links of a text; a text without any keeps nothing.
  func setLinks(of text: ResolvedText, _ leaf: TextLeaf, in environment: EnvironmentValues) {
    guard text.looks.contains(where: { $0.link != nil }), environment.isEnabled else {
      loseFocus(of: interaction?.links?.links ?? [])
      interaction?.links = nil
      return
    }
    let links = interactions.links ?? TextLinkElements()
    let old = links.links
    links.update(text, leaf, host, open: environment.openURL)
    links.focusRing = FocusRing(environment)
    interactions.links = links
    loseFocus(of: old.filter { links.link($0.number) == nil })
  }

  /// Links that are there no more cannot have the focus.
  private func loseFocus(of links: [TextLinkElements.Link]) {
    guard let focused = host.focus.element, links.contains(where: { $0.number == focused }) else { return }
    host.focus.removed(self)
  }

  /// The text here or below that has a link of a number.
  func text(withLink number: Int) -> ViewNode? { firstNode { $0.interaction?.links?.link(number) != nil } }
}

extension ViewHost {
  /// Returns whether a text has a link that hosts call by a number.
  package func hasLink(_ number: Int) -> Bool { textLink(number) != nil }

  /// The link in a text that hosts call by a number.
  func textLink(_ number: Int) -> TextLinkElements.Link? {
    root.text(withLink: number)?.interaction?.links?.link(number)
  }

  /// The text of the link that has the keyboard's focus.
  package var focusedLink: String? { focus.element.flatMap { textLink($0) }?.label }
}
