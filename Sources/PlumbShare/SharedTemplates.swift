import PlumbLayout

/// The templates that were found so far: the views of a page draw a few things in many places and editions.
@MainActor final class SharedTemplates {
  private var found: [String: [SizeTemplate]] = [:]

  /// The template of a drawing whose form is that of a drawing before it; `nil` if it is new.
  ///
  /// It is compared in its own size, in the smallest and the largest that it has on the page, and in one that is wider and
  /// still higher, so that a drawing of one size is not taken for one that grows.
  ///
  /// - Parameter drawn: the drawing in a size.
  func template(in size: CGSize, and ends: [CGSize], _ drawn: (CGSize) -> SizedDrawing) -> SizeTemplate? {
    guard let candidates = found[drawn(size).form] else { return nil }
    let sizes = [size] + ends + [CGSize(width: size.width + 16, height: size.height + 48)]
    return candidates.first { template in sizes.allSatisfy { template.makes(drawn($0), in: $0) } }
  }

  func add(_ template: SizeTemplate) { found[template.form, default: []].append(template) }
}
