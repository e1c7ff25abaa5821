import PlumbDrawing
import PlumbLayout
import PlumbTesting
import PlumbViews
import SwiftUI

/// How screens and presentations move.
package enum Moving {
  /// What is left of the way of a screen when half of its time is over.
  package static var rest: CGFloat {
    let curve = UnitCurve.bezier(
      startControlPoint: UnitPoint(x: 0.23, y: 1), endControlPoint: UnitPoint(x: 0.32, y: 1))
    return CGFloat(1 - curve.value(at: 0.5))
  }
}

/// What a drawing shows of a colour: its rectangle and how opaque the groups around it are.
package struct Painted: Equatable, CustomStringConvertible {
  package var frame: CGRect
  package var opacity = 1.0

  package var description: String {
    let place = "\(describe(frame.minX)),\(describe(frame.minY))"
    let size = "\(describe(frame.width))×\(describe(frame.height))"
    return opacity == 1 ? "\(place) \(size)" : "\(place) \(size) @\(describe(CGFloat(opacity)))"
  }
}

extension TestedView {
  /// Everything that is filled with a plain colour, in the order of drawing.
  package var painted: [Painted] { displayList.items.flatMap { painted($0, .identity, 1) } }

  /// The same as words: "10,0 20×20 @0.5".
  package var seen: [String] { painted.map(\.description) }

  private func painted(_ item: DisplayItem, _ map: CGAffineTransform, _ opacity: Double) -> [Painted] {
    switch item {
    case .fill(let path, .color, _):
      return [Painted(frame: path.applying(map).boundingRect, opacity: opacity)]
    case .group(.opacity(let share), let items):
      return items.flatMap { painted($0, map, opacity * share) }
    case .group(.transform(let inner), let items):
      return items.flatMap { painted($0, inner.concatenating(map), opacity) }
    case .group(_, let items): return items.flatMap { painted($0, map, opacity) }
    default: return []
    }
  }

  /// The plain colours of what is filled, groups included, in shares of 255.
  package func filledColors(where isMeant: (Path) -> Bool = { _ in true }) -> [[Int]] {
    func colors(_ items: [DisplayItem]) -> [[Int]] {
      items.flatMap { item -> [[Int]] in
        switch item {
        case .fill(let path, .color(let color), _) where isMeant(path):
          [[color.red, color.green, color.blue].map { Int(($0 * 255).rounded()) }]
        case .group(_, let items): colors(items)
        default: []
        }
      }
    }
    return colors(displayList.items)
  }

  /// The colour of the first thing that is filled, in shares of 255.
  package var firstColor: [Int]? {
    for item in displayList.items {
      if case .fill(_, .color(let color), _) = item {
        return [color.red, color.green, color.blue].map { Int(($0 * 255).rounded()) }
      }
    }
    return nil
  }
}
