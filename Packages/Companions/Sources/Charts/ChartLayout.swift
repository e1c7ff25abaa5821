import SwiftUI

/// The places of a chart's marks: what is on what, and both scales.
struct ChartLayout {
  var marks: [_ChartMark]
  var x: ChartScale
  var y: ChartScale
  /// The names with their own colour, in order.
  let colorKeys: [String]
  /// The names of neighbours, in order.
  let positionKeys: [String]
  /// Bars lie, because words are at the side.
  let isLying: Bool

  /// The names with their own form or dashes, in order.
  let (symbolKeys, lineKeys): ([String], [String])
  /// The numbers that decide colours.
  let colorRange: ClosedRange<Double>?
  /// The largest number that decides the size of a symbol.
  let largestSize: Double
  var sectors: ChartSectors

  init(_ marks: [_ChartMark], _ settings: ChartSettings, _ calendar: Calendar) {
    let marks = ChartFunction.expanded(marks, settings.x.scale.domain)
    let values = marks.filter { $0.kind != .rule && $0.kind != .sector }
    func isWord(_ value: _ChartValue?) -> Bool { if case .word = value { true } else { false } }
    let isLying =
      values.contains { $0.kind == .bar && isWord($0.y) && !isWord($0.x) }
      || values.contains { $0.kind == .bar && ($0.xEnd != nil || $0.yUnit != nil && $0.xUnit == nil) }
    self.isLying = isLying
    let stacked = ChartStacks.stacked(marks, isLying: isLying)
    func names(_ key: (_ChartMark) -> String?) -> [String] {
      var seen: Set<String> = []
      return marks.compactMap(key).filter { seen.insert($0).inserted }
    }
    (colorKeys, positionKeys) = (names(\.colorKey), names(\.positionKey))
    (symbolKeys, lineKeys) = (names(\.symbolKey), names(\.lineKey))
    let colors = marks.compactMap(\.colorValue).filter(\.isFinite)
    colorRange = colors.min().flatMap { low in colors.max().map { low...$0 } }
    largestSize = marks.compactMap { $0.sizeValue?.number }.max() ?? 0
    sectors = ChartSectors(marks)
    self.marks = stacked
    // The content of a mask has a place on the scales, too.
    let masks = marks.compactMap(\.mask).reduce(into: [ChartMask]()) { masks, mask in
      if !masks.contains(where: { $0 === mask }) { masks.append(mask) }
    }
    let shown = masks.flatMap { ChartStacks.stacked($0.marks, isLying: isLying) }
    let placed = (stacked + shown).filter { $0.kind != .sector }
    x = ChartScale(
      placed.flatMap { [$0.x, $0.xEnd].compactMap { $0 } }, unit: values.lazy.compactMap(\.xUnit).first,
      ticks: settings.x.ticks(isWhole: values.allSatisfy(\.xIsWhole)), calendar: calendar,
      settings: settings.x.scale,
      visible: settings.x.visibleLength)
    y = ChartScale(
      placed.flatMap { [$0.y, $0.yEnd].compactMap { $0 } }, unit: values.lazy.compactMap(\.yUnit).first,
      ticks: settings.y.ticks(isWhole: values.allSatisfy(\.yIsWhole)), calendar: calendar,
      settings: settings.y.scale,
      visible: settings.y.visibleLength)
  }

  /// Leaves the points free that the app wants at the ends of the axes.
  func padded(_ settings: ChartSettings, in size: CGSize) -> ChartLayout {
    var layout = self
    layout.x = x.padded(by: settings.x.scale.range, along: size.width)
    layout.y = y.padded(by: settings.y.scale.range, along: size.height)
    return layout
  }

  /// The point of a mark in a rectangle.
  func point(_ x: _ChartValue?, _ y: _ChartValue?, in rect: CGRect) -> CGPoint? {
    guard let x = x.flatMap({ self.x.position($0) }), let y = y.flatMap({ self.y.position($0) })
    else { return nil }
    return CGPoint(x: rect.minX + x * rect.width, y: upward(y, in: rect))
  }

  private func upward(_ position: Double, in rect: CGRect) -> CGFloat {
    // Words at the side are read from above.
    y.isFromAbove ? rect.minY + position * rect.height : rect.maxY - position * rect.height
  }

  /// The share of its place that a bar covers (Recorded/Screens.md#Y122).
  private static let share: CGFloat = 0.7

  /// Returns the area that a bar or a rectangle covers.
  func rect(of mark: _ChartMark, in rect: CGRect) -> CGRect? {
    if mark.kind == .rectangle { return rectangle(mark, in: rect) }
    guard let end = point(mark.x, mark.y, in: rect) else { return nil }
    let zero = _ChartValue.number(zeroOrLess(isLying ? x : y))
    let scale = isLying ? y : x
    guard let value = isLying ? mark.y : mark.x else { return nil }
    let side = isLying ? rect.height : rect.width
    var (place, share) = (scale.length(of: value) * side, value == .none ? 1 : Self.share)
    if place == 0 {
      // A bar at a number, or at a moment, is eight points wide (Recorded/Screens.md#Y122).
      place = 8
      share = 1
    }
    var shift: CGFloat = 0
    if let key = mark.positionKey, let index = positionKeys.firstIndex(of: key) {
      reportCompanion("position(by:axis:)", if: mark.positionAxis == (isLying ? .horizontal : .vertical))
      // Each value has its part of the span, and its bar the same share of that part (Recorded/Screens.md#Y122).
      place = mark.positionSpan.length(in: place, automatic: place * share) / CGFloat(positionKeys.count)
      shift = (CGFloat(index) - CGFloat(positionKeys.count - 1) / 2) * place
    }
    var width = mark.width.length(in: place, automatic: place * share)
    if mark.positionKey != nil { width = min(width, place) }
    if isLying {
      guard let start = point(mark.xEnd ?? zero, mark.y, in: rect) else { return nil }
      return CGRect(x: start.x, y: end.y - width / 2 + shift, width: end.x - start.x, height: width)
        .standardized
    }
    guard let start = point(mark.x, mark.yEnd ?? zero, in: rect) else { return nil }
    return CGRect(x: end.x - width / 2 + shift, y: start.y, width: width, height: end.y - start.y)
      .standardized
  }
}

extension ChartLayout {
  /// Bars begin at nothing, or at the end of a logarithmic scale, which does not have it.
  private func zeroOrLess(_ scale: ChartScale) -> Double {
    guard scale.curve == .log, case .numbers(let low, let high) = scale.domain else { return 0 }
    return min(low, high)
  }

  /// A side of a rectangle: from one value to another, around a value, or all of the plot.
  private func rectangle(_ mark: _ChartMark, in rect: CGRect) -> CGRect? {
    func side(
      _ value: _ChartValue?, _ end: _ChartValue?, _ scale: ChartScale, _ length: CGFloat,
      _ dimension: MarkDimension
    ) -> (CGFloat, CGFloat)? {
      guard let value else { return (0, length) }
      // A unit's or a word's place is covered whole.
      guard let middle = scale.position(value, isMiddle: end == nil) else { return nil }
      if let end {
        guard let start = scale.position(end, isMiddle: false) else { return nil }
        return (min(start, middle) * length, max(start, middle) * length)
      }
      // Around a number without its own place it has eight points (assumed).
      let own = scale.length(of: value) * length
      let room = own > 0 ? own : 8
      let width = dimension.length(in: room, automatic: room)
      return (middle * length - width / 2, middle * length + width / 2)
    }
    guard let across = side(mark.x, mark.xEnd, x, rect.width, mark.width),
      let up = side(mark.y, mark.yEnd, y, rect.height, mark.height)
    else { return nil }
    let top = y.isFromAbove ? rect.minY + up.0 : rect.maxY - up.1
    return CGRect(x: rect.minX + across.0, y: top, width: across.1 - across.0, height: up.1 - up.0)
  }

  /// The point of a plot that belongs to a place on both scales.
  func place(_ value: _ChartValue, onX isX: Bool, in size: CGSize) -> CGFloat? {
    if isX { return x.position(value).map { $0 * size.width } }
    return y.position(value).map { upward($0, in: CGRect(origin: .zero, size: size)) }
  }

  /// The value at a point of a plot.
  func value(at place: CGFloat, onX isX: Bool, in size: CGSize) -> _ChartValue? {
    let length = isX ? size.width : size.height
    guard length > 0 else { return nil }
    return isX
      ? x.value(at: place / length) : y.value(at: y.isFromAbove ? place / length : 1 - place / length)
  }
}

extension _ChartValue {
  var isDate: Bool { if case .date = self { true } else { false } }
}
