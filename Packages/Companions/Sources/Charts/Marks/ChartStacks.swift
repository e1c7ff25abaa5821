import SwiftUI

/// Puts marks at one place on each other.
enum ChartStacks {
  private struct Place: Hashable {
    let value: _ChartValue?
    let position: String?
    let isNegative: Bool
    let isBar: Bool
  }

  /// Marks at one place begin where those before them end: bars at each place, areas for each group.
  static func stacked(_ marks: [_ChartMark], isLying: Bool) -> [_ChartMark] {
    let areas = Set(marks.filter { $0.kind == .area }.map(\.group))
    /// The place and the number of what is stacked.
    func stack(_ mark: _ChartMark) -> (place: Place, number: Double)? {
      guard mark.kind == .bar || mark.kind == .area && areas.count > 1, mark.stacking.kind != .unstacked,
        mark.xEnd == nil, mark.yEnd == nil
      else { return nil }
      guard let value = isLying ? mark.x : mark.y, let number = value.number, !value.isDate else {
        return nil
      }
      let isNegative = number < 0 && mark.stacking.kind == .standard
      let place = Place(
        value: isLying ? mark.y : mark.x, position: mark.positionKey, isNegative: isNegative,
        isBar: mark.kind == .bar)
      return (place, number)
    }
    var sums: [Place: Double] = [:]
    for mark in marks where mark.stacking.kind != .standard {
      if let (place, number) = stack(mark) { sums[place, default: 0] += abs(number) }
    }
    // The first and the last mark at each place have the free ends.
    var (firsts, lasts): ([Place: Int], [Place: Int]) = ([:], [:])
    for (index, mark) in marks.enumerated() {
      guard let place = stack(mark)?.place else { continue }
      firsts[place] = firsts[place] ?? index
      lasts[place] = index
    }
    var heights: [Place: Double] = [:]
    return marks.enumerated().map { index, mark in
      guard let (place, number) = stack(mark) else { return mark }
      var (low, high) = (heights[place] ?? 0, (heights[place] ?? 0) + number)
      let sum = sums[place] ?? 0
      if mark.stacking.kind != .standard { high = low + abs(number) }
      heights[place] = high
      switch mark.stacking.kind {
      case .normalized where sum > 0: (low, high) = (low / sum, high / sum)
      case .center: (low, high) = (low - sum / 2, high - sum / 2)
      default: break
      }
      var mark = mark
      mark.freeEnds = (mark.stacking.kind == .center && firsts[place] == index, lasts[place] == index)
      if isLying {
        (mark.xEnd, mark.x) = (.number(low), .number(high))
      } else {
        (mark.yEnd, mark.y) = (.number(low), .number(high))
      }
      return mark
    }
  }
}
