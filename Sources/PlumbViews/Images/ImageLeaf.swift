import PlumbDrawing
import PlumbLayout
import PlumbText

nonisolated extension Image: _PrimitiveView {
  @MainActor public static func _makeNodes(_ view: Image, in builder: _TreeBuilder) {
    let environment = builder.inherited.environment
    switch view.source {
    case .symbol(let name): builder.symbol(view, name, environment)
    case .named(let name):
      if let found = environment.image(named: name, in: view.bundle) {
        builder.picture(view, found, detail: name, environment)
      } else {
        builder.host.report(
          "Image(\"\(name)\"): there is no image of that name beside the source; a dashed box is drawn.")
        builder.missing(view, side: 20, detail: name, environment)
      }
    case .pixels(let pixels, let scale):
      let size = CGSize(width: CGFloat(pixels.width) / scale, height: CGFloat(pixels.height) / scale)
      builder.picture(view, Resources.NamedImage(pixels: pixels, size: size), detail: "", environment)
    case .outline(let outline): builder.outline(view, outline, environment)
    }
  }
}

extension _TreeBuilder {
  /// A leaf of a fixed size, or one that takes what it is offered (Rules/Leaves.md#R-71).
  private func imageLeaf(
    _ image: Image, _ size: CGSize, detail: String, style: _ResolvedStyle?,
    mark: @escaping (inout DrawingContext, CGRect, _ResolvedStyle?) -> Void
  ) {
    let rule: LayoutRule =
      image.isResizable
      ? .fill(LayoutRule.Fill(ideal: size))
      : .fixedFrame(LayoutRule.FixedFrame(width: size.width, height: size.height, alignment: .center))
    let environment = inherited.environment
    leaf(Image.self, "Image", rule) { node in
      node.role = .image
      node.accessibility.label = image.label?.string(in: environment)
      node.accessibility.isHidden = image.isDecorative
      node.detail = detail.isEmpty ? "" : "\"\(detail)\""
      let tint = style.map { node.animated($0) }
      node.isSteady = true
      node.mark = { context, frame in mark(&context, frame, tint?.shown) }
    }
  }

  fileprivate func picture(
    _ image: Image, _ found: Resources.NamedImage, detail: String, _ environment: EnvironmentValues
  ) {
    let isTemplate = image.renderingMode.map { $0 == .template } ?? found.isTemplate
    let style = isTemplate ? ForegroundStyle()._resolveStyle(in: environment) : nil
    let interpolation = DrawnImage.Interpolation(image.interpolation)
    let pieces = ImagePieces(image, found.pixels, size: found.size)
    imageLeaf(image, found.size, detail: detail, style: style) { context, frame, style in
      let rect = context.rounded(frame)
      if let pieces {
        let tint = style?.paint(in: rect)
        return pieces.items(in: rect, interpolation: interpolation, tint: tint).forEach { context.add($0) }
      }
      context.add(
        .image(
          DrawnImage(
            pixels: found.pixels, rect: rect, interpolation: interpolation, tint: style?.paint(in: rect))))
    }
  }

  fileprivate func outline(_ image: Image, _ outline: Image.Outline, _ environment: EnvironmentValues) {
    let own = image.renderingMode == .template ? nil : outline.color
    let style =
      own?._resolveStyle(in: environment) ?? ForegroundStyle()._resolveStyle(in: environment)
    imageLeaf(image, outline.size, detail: "", style: style) { context, frame, style in
      let rect = context.rounded(frame)
      if let style { context.add(outline.item(in: rect, style.paint(in: rect))) }
    }
  }

  /// A symbol is as large as what is drawn, with a little room around it (Recorded/Pictures.md#Y61).
  fileprivate func symbol(_ image: Image, _ name: String, _ environment: EnvironmentValues) {
    let request = (environment.symbolFont ?? environment.font ?? .body).request(
      environment.platformStyle.platform, environment.dynamicTypeSize)
    let metrics = environment.fontLibrary.metrics(of: request)
    let pixels = environment.displayScale
    let line = metrics.lineHeight(pixelsPerPoint: pixels)
    let side = line * environment.imageScale.factor
    let name = environment.symbolVariants.name(of: name) { environment.resources.findSymbol($0) != nil }
    let found = environment.resources.symbol(name, rightToLeft: inherited.isMirrored)
    let symbol = image.isResizable ? found?.withoutRoom : found
    let size =
      symbol?.size(besideLine: side, pixelsPerPoint: pixels) ?? CGSize(width: side, height: side)
    // Where the baseline of a text is that has the same middle.
    let toMiddle = metrics.baseline(pixelsPerPoint: pixels) - line / 2
    let below = size.height / 2 - toMiddle - (symbol?.roomBelow(besideLine: side) ?? 0)
    let place: SymbolPlace? =
      image.isResizable
      ? nil
      : SymbolPlace(
        baseline: size.height / 2 + toMiddle, inkBelowBaseline: (below * pixels - 0.001).rounded(.up) / pixels
      )
    guard let symbol else {
      host.report(
        "Image(systemName: \"\(name)\"): no free symbol is known for that name; a dashed box is drawn.")
      return besideText(place) { missing(image, side: side, detail: name, environment) }
    }
    let style = ForegroundStyle()._resolveStyle(in: environment)
    let weight = environment.weight(of: request)
    let isMirrored = inherited.isMirrored && name.namesReadingDirection
    besideText(place) {
      imageLeaf(image, size, detail: name, style: style) { context, frame, style in
        let rect = context.rounded(frame)
        if let style {
          let path = symbol.outline(in: rect, besideLine: side, weight: weight, isMirrored: isMirrored)
          context.add(.fill(path, style.paint(in: rect), symbol.style))
        }
      }
    }
  }

  /// Makes an image that has a place among texts; `nil` for one that may have any size.
  private func besideText(_ place: SymbolPlace?, content: () -> Void) {
    element(
      SymbolLayout.self, "", .wrapper, make: { SymbolLayout() },
      update: { object, _ in
        defer { object.place = place }
        return object.place != place
      },
      content: content)
  }

  /// Draws a placeholder for an image that isn't there: a dashed box, so that somebody sees it.
  fileprivate func missing(_ image: Image, side: CGFloat, detail: String, _ environment: EnvironmentValues) {
    let style = HierarchicalShapeStyle(level: 1)._resolveStyle(in: environment)
    let size = CGSize(width: side, height: side)
    imageLeaf(image, size, detail: detail, style: style) { context, frame, style in
      let rect = context.rounded(frame)
      let inner = CGRect(
        x: rect.minX + 0.5, y: rect.minY + 0.5, width: max(0, rect.width - 1), height: max(0, rect.height - 1)
      )
      let dashes = StrokeStyle(lineWidth: 1, dash: [3, 2])
      if let style { context.add(.stroke(Path(inner), style.paint(in: rect), dashes)) }
    }
  }
}

extension String {
  /// The name of a symbol that points along the direction of reading, such as `chevron.forward`, and not to a side.
  fileprivate var namesReadingDirection: Bool {
    split(separator: ".").dropFirst()
      .contains { ["forward", "backward", "leading", "trailing"].contains($0) }
  }
}

extension Image.Outline {
  /// The shape, stretched to a rectangle.
  func item(in rect: CGRect, _ paint: Paint) -> DisplayItem {
    let (across, down) = (max(size.width, 0.01), max(size.height, 0.01))
    let fit = CGAffineTransform(scaleX: rect.width / across, y: rect.height / down)
      .concatenating(CGAffineTransform(translationX: rect.minX, y: rect.minY))
    return .fill(path.applying(fit), paint, style)
  }
}

extension DrawnImage.Interpolation {
  init(_ interpolation: Image.Interpolation) {
    self =
      switch interpolation {
      case .none: .none
      case .low: .low
      case .medium: .medium
      case .high: .high
      }
  }
}

/// The lengths from the top of a symbol to its baseline, and from there to the bottom of its ink, in points.
private struct SymbolPlace: Equatable {
  let baseline: CGFloat
  let inkBelowBaseline: CGFloat
}

/// Places a symbol beside texts as a letter: it has a baseline, and the distances of a text (Rules/Spacing.md#R-37).
private final class SymbolLayout: LayoutWrapper {
  /// `nil` for a symbol that may have any size.
  var place: SymbolPlace?
  override var setsGuides: Bool { true }

  override func explicitGuide(
    _ key: AlignmentKey, _ proposal: ProposedViewSize, _ size: CGSize, _ node: LayoutNode
  ) -> CGFloat? {
    let isBaseline =
      key == VerticalAlignment.firstTextBaseline.key || key == VerticalAlignment.lastTextBaseline.key
    if isBaseline, let place { return place.baseline }
    return super.explicitGuide(key, proposal, size, node)
  }

  override func spacing(_ node: LayoutNode) -> ViewSpacing {
    place.map { .symbol(belowBaseline: $0.inkBelowBaseline) } ?? super.spacing(node)
  }
}
