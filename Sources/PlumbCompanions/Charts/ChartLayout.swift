import SwiftUI

/// Where a chart's marks are: what stands on what, and both scales.
struct ChartLayout {
  var marks: [_ChartMark]
  let x: ChartScale
  let y: ChartScale
  /// The names of what has a colour of its own, in order.
  let colorKeys: [String]
  /// The names of what stands beside each other, in order.
  let positionKeys: [String]
  /// Bars lie, because words are at the side.
  let isLying: Bool

  init(_ marks: [_ChartMark], _ settings: ChartSettings, _ calendar: Calendar) {
    let marks = ChartFunction.expanded(marks, settings.xDomain)
    let values = marks.filter { $0.kind != .rule && $0.kind != .sector }
    func isWord(_ value: _ChartValue?) -> Bool { if case .word = value { true } else { false } }
    isLying =
      values.contains { $0.kind == .bar && isWord($0.y) && !isWord($0.x) }
      || values.contains { $0.kind == .bar && $0.xEnd != nil }
    self.marks = Self.stacked(marks, isLying: isLying)
    var keys: [String] = []
    for key in marks.compactMap(\.colorKey) where !keys.contains(key) { keys.append(key) }
    colorKeys = keys
    keys = []
    for key in marks.compactMap(\.positionKey) where !keys.contains(key) { keys.append(key) }
    positionKeys = keys
    let xUnit = values.lazy.compactMap(\.unit).first
    x = ChartScale(
      self.marks.filter { $0.kind != .sector }.flatMap { [$0.x, $0.xEnd].compactMap { $0 } },
      unit: xUnit,
      fixed: settings.xDomain, count: settings.xAxis.count ?? 5, calendar: calendar)
    y = ChartScale(
      self.marks.filter { $0.kind != .sector }.flatMap { [$0.y, $0.yEnd].compactMap { $0 } },
      unit: nil,
      fixed: settings.yDomain, count: settings.yAxis.count ?? 4, calendar: calendar)
  }

  /// Marks at one place begin where those before them end: bars at each place, areas for each group.
  private static func stacked(_ marks: [_ChartMark], isLying: Bool) -> [_ChartMark] {
    struct Place: Hashable {
      let value: _ChartValue?
      let position: String?
      let isNegative: Bool
      let isBar: Bool
    }
    var heights: [Place: Double] = [:]
    let areas = Set(marks.filter { $0.kind == .area }.map(\.group))
    return marks.map { mark in
      guard mark.kind == .bar || mark.kind == .area && areas.count > 1, mark.isStacked else {
        return mark
      }
      guard mark.xEnd == nil, mark.yEnd == nil else { return mark }
      var mark = mark
      guard let number = (isLying ? mark.x : mark.y)?.number,
        !((isLying ? mark.x : mark.y)?.isDate ?? true)
      else {
        return mark
      }
      let place = Place(
        value: isLying ? mark.y : mark.x, position: mark.positionKey, isNegative: number < 0,
        isBar: mark.kind == .bar)
      let start = heights[place] ?? 0
      heights[place] = start + number
      if isLying {
        (mark.xEnd, mark.x) = (.number(start), .number(start + number))
      } else {
        (mark.yEnd, mark.y) = (.number(start), .number(start + number))
      }
      return mark
    }
  }

  /// The point of a mark in a rectangle.
  func point(_ x: _ChartValue?, _ y: _ChartValue?, in rect: CGRect) -> CGPoint? {
    guard let x = x.flatMap({ self.x.position($0) }), let y = y.flatMap({ self.y.position($0) })
    else { return nil }
    return CGPoint(x: rect.minX + x * rect.width, y: upward(y, in: rect))
  }

  private func upward(_ position: Double, in rect: CGRect) -> CGFloat {
    // Words at the side are read from above.
    y.isWords ? rect.minY + position * rect.height : rect.maxY - position * rect.height
  }

  /// What a bar or a rectangle covers.
  func rect(of mark: _ChartMark, in rect: CGRect) -> CGRect? {
    guard let end = point(mark.x, mark.y, in: rect) else { return nil }
    let zero = _ChartValue.number(0)
    if mark.kind == .rectangle, mark.xEnd != nil {
      guard let start = point(mark.xEnd, mark.yEnd, in: rect) else { return nil }
      return CGRect(x: start.x, y: start.y, width: end.x - start.x, height: end.y - start.y)
        .standardized
    }
    let scale = isLying ? y : x
    guard let value = isLying ? mark.y : mark.x else { return nil }
    let side = isLying ? rect.height : rect.width
    var place = scale.length(of: value) * side
    // Without a place of its own a bar is as wide as a tenth of the side at most (assumed).
    if place == 0 { place = min(side / CGFloat(max(marks.count, 10)), side / 10) }
    let usual: CGFloat = scale.unit == nil && !scale.isWords ? 0.8 : 2.0 / 3
    var (width, shift) = (mark.width.length(in: place, usual: usual), CGFloat(0))
    if let key = mark.positionKey, let index = positionKeys.firstIndex(of: key) {
      width /= CGFloat(positionKeys.count)
      shift = (CGFloat(index) - CGFloat(positionKeys.count - 1) / 2) * width
    }
    if isLying {
      guard let start = point(mark.xEnd ?? zero, mark.y, in: rect) else { return nil }
      return CGRect(x: start.x, y: end.y - width / 2 + shift, width: end.x - start.x, height: width)
        .standardized
    }
    if mark.kind == .rectangle {
      let height = max(y.length(of: mark.y ?? zero) * rect.height, 8)
      return CGRect(x: end.x - width / 2, y: end.y - height / 2, width: width, height: height)
    }
    guard let start = point(mark.x, mark.yEnd ?? zero, in: rect) else { return nil }
    return CGRect(x: end.x - width / 2 + shift, y: start.y, width: width, height: end.y - start.y)
      .standardized
  }
}

extension _ChartValue {
  var isDate: Bool { if case .date = self { true } else { false } }
}
