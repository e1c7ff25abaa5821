import PlumbDrawing
import PlumbLayout
import PlumbText
import PlumbViews

extension FieldLeaf {
  /// Draws the selection, the text or the prompt, and the caret.
  @MainActor func draw(in frame: CGRect, _ context: inout DrawingContext) {
    let selection = editing.shownSelection
    // Who does not edit sees how the text begins, and "…" for the rest (Recorded/Pictures.md#Y73).
    // An empty text has no font; the line does.
    let text = editing.text.isEmpty ? content.line : content.text
    let lines = selection == nil ? cutLines(text, frame.width) : lines(text, frame.width)
    let carets = selection.map { range in
      [range.lowerBound, range.upperBound].map { lines.caret(atUTF8Offset: utf8Offset($0)) }
    }
    var origin = CGPoint(
      x: context.rounded(frame.minX), y: context.rounded(frame.minY + top(of: lines, in: frame.height)))
    scroll(lines, in: frame.width, to: carets?.last?.x)
    origin.x += start(of: lines, in: frame.width)
    var inner = DrawingContext(scale: context.scale)
    if let carets, carets[0] != carets[1] {
      let tint = content.tint.opacity(0.2)
      for rect in selected(from: carets[0], to: carets[1], in: lines) {
        inner.add(.fill(Path(rect.offsetBy(dx: origin.x, dy: origin.y)), .color(tint), FillStyle()))
      }
    }
    inner.add(lines, content.looks, at: origin, in: frame)
    if editing.text.isEmpty {
      let prompt = cutLines(content.prompt, frame.width)
      let place = CGPoint(
        x: context.rounded(frame.minX) + start(of: prompt, in: frame.width),
        y: context.rounded(frame.minY + top(of: prompt, in: frame.height)))
      inner.add(prompt, content.promptLooks, at: place, in: frame)
    }
    if let carets, carets[0] == carets[1] {
      // Two points wide, as on iOS; it does not blink (assumed).
      let caret = CGRect(x: carets[0].x - 1, y: carets[0].top, width: 2, height: carets[0].height)
      let place = inner.rounded(caret.offsetBy(dx: origin.x, dy: origin.y))
      inner.add(.fill(Path(roundedRect: place, cornerRadius: 1), .color(content.tint), FillStyle()))
    }
    guard lines.size.width > frame.width else {
      for item in inner.items { context.add(item) }
      return
    }
    let window = CGRect(x: frame.minX, y: frame.minY - 2, width: frame.width, height: frame.height + 4)
    context.add(.group(.clip(Path(window), FillStyle()), inner.items))
  }

  /// Scrolls a text that is wider than its field so that the caret can be seen.
  @MainActor private func scroll(_ lines: TextLines, in width: CGFloat, to caret: CGFloat?) {
    guard let caret, lines.size.width > width else { return editing.scroll = 0 }
    editing.scroll = min(max(editing.scroll, caret + 1 - width), max(0, caret - 1))
  }

  /// Returns the start of the text: by its alignment where it fits, and where it is scrolled to where it does not.
  @MainActor private func start(of lines: TextLines, in width: CGFloat) -> CGFloat {
    let room = width - lines.size.width
    if room >= 0 {
      guard content.axis == .horizontal else { return 0 }
      return switch content.options.alignment {
      case .leading: content.isMirrored ? room : 0
      case .center: room / 2
      case .trailing: content.isMirrored ? 0 : room
      }
    }
    return -min(editing.scroll, -room + 2)
  }

  // MARK: Places in the text

  /// Returns the offset in the text, in UTF-16 units, whose caret is nearest to a point of the field, in points.
  @MainActor func offset(nearest point: CGPoint, in size: CGSize) -> Int {
    let text = editing.text
    guard !text.isEmpty else { return 0 }
    let lines = lines(content.text, size.width)
    let place = CGPoint(
      x: point.x - start(of: lines, in: size.width), y: point.y - top(of: lines, in: size.height))
    let offset = lines.utf8Offset(nearest: place)
    let index =
      content.isSecure
      ? text.index(text.startIndex, offsetBy: offset / "•".utf8.count, limitedBy: text.endIndex)
      : text.utf8.index(text.startIndex, offsetBy: offset, limitedBy: text.endIndex)
    return (index ?? text.endIndex).utf16Offset(in: text)
  }

  /// Returns the rectangle of the caret before a place of the text, in points from the field's corner.
  @MainActor func caret(at offset: Int, in size: CGSize) -> CGRect? {
    guard !editing.text.isEmpty else { return nil }
    let lines = lines(content.text, size.width)
    let caret = lines.caret(atUTF8Offset: utf8Offset(offset))
    return CGRect(
      x: start(of: lines, in: size.width) + caret.x - 1, y: top(of: lines, in: size.height) + caret.top,
      width: 2, height: caret.height)
  }

  /// The rectangles of a selection, one for each line.
  private func selected(from start: TextCaret, to end: TextCaret, in lines: TextLines) -> [CGRect] {
    let all = lines.lines
    guard end.line >= start.line, all.indices.contains(end.line) else { return [] }
    return (start.line...end.line).map { number in
      let line = all[number]
      let left = number == start.line ? start.x : line.origin.x
      let right = number == end.line ? end.x : line.origin.x + line.width
      return CGRect(x: min(left, right), y: line.top, width: abs(right - left), height: line.height)
    }
  }

  /// Hosts count in UTF-16, text in UTF-8; a secure field shows a bullet for each character.
  @MainActor private func utf8Offset(_ utf16: Int) -> Int {
    let text = editing.text
    let offset = min(max(0, utf16), text.utf16.count)
    let index = String.Index(utf16Offset: offset, in: text)
    if content.isSecure { return text[..<index].count * "•".utf8.count }
    return text[..<index].utf8.count
  }
}

extension DrawingContext {
  /// The glyphs of lines, each stretch in its look.
  mutating func add(_ lines: TextLines, _ looks: [TextLook], at origin: CGPoint, in frame: CGRect) {
    for line in lines.lines {
      for segment in line.segments where looks.indices.contains(segment.attributes) {
        let place = CGPoint(x: origin.x + segment.origin.x, y: origin.y + segment.origin.y)
        add(.glyphs(segment.run, at: place, looks[segment.attributes].style.paint(in: frame)))
      }
    }
  }
}
