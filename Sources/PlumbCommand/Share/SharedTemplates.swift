import PlumbLayout

/// The templates that were found so far: the views of a page draw a few things in many places and editions.
@MainActor final class SharedTemplates {
  /// By the text between the numbers of a drawing.
  private var found: [[String]: [SizeTemplate]] = [:]

  /// The template of a drawing whose texts are those of a drawing before it; `nil` if it is new.
  ///
  /// It is compared in its own size, in the smallest and the largest that it has on the page, and in one that is wider and
  /// still higher, so that a drawing of one size is not taken for one that grows.
  ///
  /// - Parameter text: the drawing in a size.
  func template(in size: CGSize, and ends: [CGSize], _ text: (CGSize) -> String) -> SizeTemplate? {
    let own = text(size)
    guard let candidates = found[ScannedNumbers(own).texts] else { return nil }
    let sizes = [size] + ends + [CGSize(width: size.width + 16, height: size.height + 48)]
    return candidates.first { template in sizes.allSatisfy { template.makes(text($0), in: $0) } }
  }

  func add(_ template: SizeTemplate, _ text: String) {
    found[ScannedNumbers(text).texts, default: []].append(template)
  }
}
