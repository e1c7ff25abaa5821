import PlumbDrawing
import PlumbExport
import PlumbLayout
import PlumbText

/// One item of a drawing as bytes that the page understands; items inside it are named by their numbers.
struct ItemEncoder {
  private(set) var writer: ByteWriter
  private let isSeparating: Bool

  /// - Parameter isSeparating: as of the writer.
  init(isSeparating: Bool = false) {
    (writer, self.isSeparating) = (ByteWriter(isSeparating: isSeparating), isSeparating)
  }

  /// An item that is no group.
  mutating func encode(_ item: DisplayItem, _ store: inout some ItemStore) {
    switch item {
    case .fill(let path, let paint, let style):
      writer.byte(FrameCodes.Item.fill.rawValue)
      writer.flag(style.isEOFilled)
      self.paint(paint, &store)
      writer.path(path)
    case .stroke(let path, let paint, let style):
      writer.byte(FrameCodes.Item.stroke.rawValue)
      stroke(style)
      self.paint(paint, &store)
      writer.path(path)
    case .glyphs(let run, let origin, let paint):
      writer.byte(FrameCodes.Item.glyphs.rawValue)
      glyphs(run, origin, paint, &store)
    case .image(let image):
      writer.byte(FrameCodes.Item.image.rawValue)
      writer.number(store.image(image.pixels))
      writer.rect(image.rect)
      writer.byte(image.interpolation.code)
      writer.flag(image.tint != nil)
      if let tint = image.tint { self.paint(tint, &store) }
    case .group: break
    }
  }

  private mutating func stroke(_ style: StrokeStyle) {
    writer.length(style.lineWidth)
    writer.byte(Int(style.lineCap.rawValue))
    writer.byte(Int(style.lineJoin.rawValue))
    writer.length(style.miterLimit)
    let dash = style.dash.map { max(0, $0) }
    writer.count(dash.count)
    for length in dash { writer.length(length) }
    writer.length(style.dashPhase)
  }

  /// Glyphs with an outline, then those that are pictures.
  private mutating func glyphs(
    _ run: GlyphRun, _ origin: CGPoint, _ paint: Paint, _ store: inout some ItemStore
  ) {
    writer.length(run.size)
    self.paint(paint, &store)
    var (outlines, pictures) = (
      ByteWriter(isSeparating: isSeparating), ByteWriter(isSeparating: isSeparating)
    )
    var counts = (outlines: 0, pictures: 0)
    for glyph in run.glyphs {
      let place = CGPoint(x: origin.x + glyph.position.x, y: origin.y + glyph.position.y)
      if let id = store.outline(of: glyph.id, in: run.font) {
        outlines.number(id)
        outlines.point(place)
        counts.outlines += 1
      }
      if let picture = store.picture(of: glyph.id, in: run.font) {
        let rect = picture.rect
        pictures.number(picture.image)
        pictures.rect(
          CGRect(
            x: place.x + rect.minX * run.size, y: place.y + rect.minY * run.size,
            width: rect.width * run.size, height: rect.height * run.size))
        counts.pictures += 1
      }
    }
    writer.count(counts.outlines)
    writer.append(outlines)
    writer.length(CGFloat(paint.overallOpacity))
    writer.count(counts.pictures)
    writer.append(pictures)
  }

  private mutating func paint(_ paint: Paint, _ store: inout some ItemStore) {
    var (inner, opacity) = (paint, 1.0)
    while case .faded(let next, let factor) = inner {
      (inner, opacity) = (next, opacity * max(0, min(1, factor)))
    }
    if let gradient = PageGradient.written(inner, isSeparating: isSeparating) {
      writer.byte(UInt8(1))
      writer.number(store.gradient(gradient))
      writer.length(CGFloat(opacity))
    } else {
      writer.byte(UInt8(0))
      writer.color(PageGradient.plainColor(of: inner).opacity(opacity))
    }
  }

  /// The place for what an effect changes.
  mutating func content() { writer.byte(FrameCodes.Item.content.rawValue) }

  /// A group: its effect, and the numbers of its items.
  mutating func group(_ effect: Effect, items: [UInt32], mask: [UInt32]) {
    writer.byte(FrameCodes.Item.group.rawValue)
    writer.byte(effect.code.rawValue)
    switch effect {
    case .opacity(let opacity):
      writer.length(CGFloat(max(0, min(1, opacity))))
    case .clip(let path, let style):
      writer.flag(style.isEOFilled)
      writer.path(path)
    case .transform(let map):
      writer.lengths(map.a, map.b, map.c, map.d, map.tx, map.ty)
    case .shadow(let color, let radius, let x, let y):
      writer.color(color)
      writer.lengths(max(0, radius), x, y)
    case .blur(let radius, let isOpaque):
      writer.length(max(0, radius))
      writer.flag(isOpaque)
    case .blend(let mode): writer.byte(mode.code)
    case .mask: ids(mask)
    case .color(let change):
      for row in ColorMatrix(change).rows { for value in row { writer.length(CGFloat(value)) } }
    case .layer: break
    }
    ids(items)
  }

  private mutating func ids(_ ids: [UInt32]) {
    writer.count(ids.count)
    for id in ids { writer.number(id) }
  }
}

extension Effect {
  fileprivate var code: FrameCodes.Effect {
    switch self {
    case .opacity: .opacity
    case .clip: .clip
    case .transform: .transform
    case .shadow: .shadow
    case .blur: .blur
    case .blend: .blend
    case .mask: .mask
    case .color: .color
    case .layer: .layer
    }
  }
}

extension DrawnImage.Interpolation {
  fileprivate var code: Int {
    switch self {
    case .none: 0
    case .low: 1
    case .medium: 2
    case .high: 3
    }
  }
}
