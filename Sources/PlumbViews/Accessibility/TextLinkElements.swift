import Foundation
import PlumbLayout
import PlumbText

/// The links among the characters of a text: elements of their own beside the text's.
@MainActor final class TextLinkElements {
  struct Link {
    /// What hosts call the element by.
    let number: Int
    let label: String
    let address: URL
    /// The looks in which the link's characters are written.
    fileprivate var looks: Range<Int>
    let open: @MainActor () -> Void
  }

  private(set) var links: [Link] = []
  private weak var leaf: TextLeaf?

  /// Takes the links of a text; a link that stands where it stood keeps its number.
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
    var place = CGRect.null
    for line in leaf?.lines(ProposedViewSize(size)).lines ?? [] {
      for segment in line.segments where link.looks.contains(segment.attributes) {
        place = place.union(
          CGRect(x: segment.origin.x, y: line.top, width: segment.width, height: line.height))
      }
    }
    return place
  }
}

extension ViewNode {
  /// Says which links a text has; a text without any keeps nothing.
  func setLinks(of text: ResolvedText, _ leaf: TextLeaf, in environment: EnvironmentValues) {
    guard text.looks.contains(where: { $0.link != nil }), environment.isEnabled else {
      interaction?.links = nil
      return
    }
    let links = interactions.links ?? TextLinkElements()
    links.update(text, leaf, host, open: environment.openURL)
    interactions.links = links
  }
}

extension ViewHost {
  /// Whether a text has a link that hosts call by a number.
  package func hasLink(_ number: Int) -> Bool { textLink(number) != nil }

  /// The link in a text that hosts call by a number.
  func textLink(_ number: Int) -> TextLinkElements.Link? {
    root.firstNode { $0.interaction?.links?.links.contains { $0.number == number } ?? false }?
      .interaction?.links?.links.first { $0.number == number }
  }
}
