import PlumbLayout

/// A place between two characters, as a vertical stroke.
public struct TextCaret: Sendable, Equatable {
  /// From the text's top left corner, in points.
  public var x: CGFloat
  public var top: CGFloat
  public var height: CGFloat
  /// The number of its line.
  public var line: Int
}

extension TextLines {
  /// Returns the caret before the character at an offset, in UTF-8 bytes of all runs together.
  ///
  /// An offset beyond the text is its end; one inside a character is before it.
  public func caret(atUTF8Offset offset: Int) -> TextCaret {
    let offset = max(0, offset)
    let line = lineNumber(atUTF8Offset: offset)
    let places = places(line)
    let before = places.last { $0.byte <= offset && offset < $0.byteEnd }
    let x = before.map { $0.isRightToLeft ? $0.right : $0.left } ?? end(of: line, places)
    return TextCaret(x: x, top: boxes[line].top, height: boxes[line].height, line: line)
  }

  /// Returns the UTF-8 offset whose caret is nearest to a point, on the line that the point is in or next to.
  public func utf8Offset(nearest point: CGPoint) -> Int {
    let line = boxes.lastIndex { $0.top <= point.y } ?? 0
    let places = places(line)
    guard let nearest = places.min(by: { $0.distance(to: point.x) < $1.distance(to: point.x) }) else {
      return text.paragraphBytes[ranges[line].paragraph].lowerBound
    }
    let isInLeftHalf = point.x < (nearest.left + nearest.right) / 2
    return isInLeftHalf != nearest.isRightToLeft ? nearest.byte : nearest.byteEnd
  }

  // MARK: Places

  /// A character of a line, with its edges.
  private struct Place {
    var byte: Int
    var byteEnd: Int
    var left: CGFloat
    var right: CGFloat
    var isRightToLeft: Bool

    func distance(to x: CGFloat) -> CGFloat { max(left - x, x - right, 0) }
  }

  private func lineNumber(atUTF8Offset offset: Int) -> Int {
    ranges.lastIndex { range in
      let start =
        range.clusters.isEmpty && range.end == range.clusters.lowerBound
        ? text.paragraphBytes[range.paragraph].lowerBound
        : Int(text.clusters[range.clusters.lowerBound].byte)
      return start <= offset
    } ?? 0
  }

  /// The characters that are shown, in logical order, and behind them the trailing space.
  private func places(_ number: Int) -> [Place] {
    let range = ranges[number]
    var result: [Place] = []
    var x = line(number).origin.x
    let left = x
    for part in visualParts(of: range) {
      let clusters = Array(part.clusters)
      let isRightToLeft = part.level % 2 == 1
      for cluster in isRightToLeft ? clusters.reversed() : clusters {
        let width = part.width(cluster..<cluster + 1) * scale
        if part.source === text {
          result += characters(of: place(cluster, left: x, width: width, isRightToLeft))
        }
        x += width
      }
    }
    addTrailingSpace(of: range, left: left, right: x, to: &result)
    return result.sorted { $0.byte < $1.byte }
  }

  private func addTrailingSpace(of range: LineRange, left: CGFloat, right: CGFloat, to places: inout [Place])
  {
    guard range.cut == nil else { return }
    let isRightToLeft = text.paragraphs[range.paragraph].level % 2 == 1
    var edge = isRightToLeft ? left : right
    for cluster in range.clusters.upperBound..<max(range.end, range.clusters.upperBound) {
      let width = text.width(cluster..<cluster + 1) * scale
      if isRightToLeft { edge -= width }
      places.append(place(cluster, left: edge, width: width, isRightToLeft))
      if !isRightToLeft { edge += width }
    }
  }

  private func place(_ cluster: Int, left: CGFloat, width: CGFloat, _ isRightToLeft: Bool) -> Place {
    let piece = text.pieces[Int(text.clusters[cluster].piece)]
    let end = cluster + 1 < piece.clusters.upperBound ? Int(text.clusters[cluster + 1].byte) : piece.byteEnd
    return Place(
      byte: Int(text.clusters[cluster].byte), byteEnd: end, left: left, right: left + width,
      isRightToLeft: isRightToLeft)
  }

  /// A ligature's characters share its width evenly.
  private func characters(of cluster: Place) -> [Place] {
    guard cluster.byteEnd - cluster.byte > 1 else { return [cluster] }
    let string = String(decoding: text.utf8[cluster.byte..<cluster.byteEnd], as: UTF8.self)
    let lengths = string.map(\.utf8.count)
    guard lengths.count > 1 else { return [cluster] }
    let width = (cluster.right - cluster.left) / CGFloat(lengths.count)
    var byte = cluster.byte
    return lengths.enumerated().map { number, length in
      var place = cluster
      (place.byte, place.byteEnd) = (byte, byte + length)
      byte += length
      place.left =
        cluster.isRightToLeft
        ? cluster.right - CGFloat(number + 1) * width : cluster.left + CGFloat(number) * width
      place.right = place.left + width
      return place
    }
  }

  private func end(of line: Int, _ places: [Place]) -> CGFloat {
    guard let last = places.last else { return self.line(line).origin.x }
    return last.isRightToLeft ? last.left : last.right
  }
}
