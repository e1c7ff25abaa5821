import PlumbDrawing
import PlumbLayout

extension SVGWriter {
  func write(_ effect: Effect, _ items: [DisplayItem]) {
    switch effect {
    case .opacity(let opacity):
      guard opacity > 0 else { return }
      nested("<g opacity=\"\(short(CGFloat(min(1, opacity))))\">") { writeIsolated(items) }
    case .clip(let path, let style):
      let rule = style.isEOFilled ? " clip-rule=\"evenodd\"" : ""
      let shape =
        path.asRect.map { "<rect \(place($0))/>" } ?? "<path d=\"\(path.svgData())\"\(rule)/>"
      let id = define("<clipPath id=\"ID\">\(shape)</clipPath>", prefix: "c")
      nested("<g clip-path=\"url(#\(id))\">") {
        seeing(visible.common(with: path.boundingRect)) { items.forEach(write) }
      }
    case .transform(let transform):
      guard transform.isDrawable else { return }
      if transform.isIdentity { return items.forEach(write) }
      nested("<g transform=\"\(transform.svg)\">") {
        seeing(visible.applying(transform.inverted())) { items.forEach(write) }
      }
    case .shadow(let color, let radius, let x, let y):
      let flood = "<feFlood flood-color=\"\(color.svg)\" flood-opacity=\"\(short(CGFloat(color.opacity)))\"/>"
      let blur = "<feGaussianBlur in=\"SourceAlpha\" stdDeviation=\"\(short(max(0, radius)))\"/>"
      let steps =
        "\(blur)<feOffset dx=\"\(short(x))\" dy=\"\(short(y))\" result=\"s\"/>\(flood)"
        + "<feComposite in2=\"s\" operator=\"in\"/><feMerge><feMergeNode/><feMergeNode in=\"SourceGraphic\"/></feMerge>"
      // A shadow can be seen of what cannot.
      let reach = max(0, radius) * blurReach
      seeing(visible.enclosing(visible.offsetBy(dx: -x, dy: -y).insetBy(dx: -reach, dy: -reach))) {
        filtered(items, steps, bounds(effect, items))
      }
    case .blur(let radius, let isOpaque):
      guard radius > 0 else { return writeIsolated(items) }
      if isOpaque { return writePixels(of: [.group(effect, items)]) }
      let steps = "<feGaussianBlur stdDeviation=\"\(short(radius))\"/>"
      let reach = radius * blurReach
      seeing(visible.insetBy(dx: -reach, dy: -reach)) { filtered(items, steps, bounds(effect, items)) }
    case .color(let change):
      let matrix = ColorMatrix(change).rows.joined().map { short(CGFloat($0)) }.joined(separator: " ")
      var steps = "<feColorMatrix values=\"\(matrix)\"/>"
      if change == .luminanceToAlpha { steps += "<feComposite in2=\"SourceAlpha\" operator=\"in\"/>" }
      filtered(items, steps, cache.groups.bounds(items))
    case .blend(let mode):
      nested("<g style=\"mix-blend-mode:\(mode.svg ?? "normal")\">") { writeIsolated(items) }
    case .mask(let mask):
      let box = cache.groups.bounds(mask)
      guard !box.isNull else { return }
      let content = captured { writeIsolated(mask) }
      let id = define(
        "<mask id=\"ID\" style=\"mask-type:alpha\" maskUnits=\"userSpaceOnUse\" \(place(box))>\n\(content)</mask>",
        prefix: "m")
      nested("<g mask=\"url(#\(id))\">") { writeIsolated(items) }
    case .layer:
      nested("<g style=\"isolation:isolate\">") { writeIsolated(items) }
    }
  }

  private func bounds(_ effect: Effect, _ items: [DisplayItem]) -> CGRect {
    cache.groups.bounds(of: effect, around: cache.groups.bounds(items))
  }

  private func filtered(_ items: [DisplayItem], _ steps: String, _ box: CGRect) {
    guard !box.isNull else { return }
    let region = box.insetBy(dx: -2, dy: -2)
    let id = define(
      "<filter id=\"ID\" filterUnits=\"userSpaceOnUse\" \(place(region)) color-interpolation-filters=\"sRGB\">"
        + "\(steps)</filter>", prefix: "f")
    nested("<g filter=\"url(#\(id))\">") { writeIsolated(items) }
  }
}
