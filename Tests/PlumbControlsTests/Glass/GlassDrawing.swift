import PlumbDrawing
import PlumbTesting
import PlumbViews
import SwiftUI

extension TestedView {
  /// A view on a phone with three pixels a point, in the font of its texts.
  static func phone<Content: View>(
    _ style: PlatformStyle = .iOS26, top: CGFloat = 0, @ViewBuilder _ content: () -> Content
  ) -> TestedView {
    TestedView(
      proposing: 390, 800, scale: 3, style: style,
      safeArea: EdgeInsets(top: top, leading: 0, bottom: 0, trailing: 0), environment: { $0.font = nil },
      content)
  }

  /// The rectangles of grounds with round corners, as high as those of bars, in the order of drawing, each once.
  var capsules: [CGRect] {
    var found: [CGRect] = []
    func note(_ path: Path) {
      let rect = path.boundingRect
      guard path != Path(rect), [44, 62].contains(rect.height.rounded()), !found.contains(rect) else {
        return
      }
      found.append(rect)
    }
    func look(_ items: [DisplayItem]) {
      for item in items {
        if case .fill(let path, _, _) = item { note(path) }
        if case .group(let effect, let inside) = item {
          if case .clip(let path, _) = effect { note(path) }
          look(inside)
        }
      }
    }
    look(displayList.items)
    return found
  }

  /// The colours of texts, in the order of drawing, in shares of 255.
  var glyphColors: [[Int]] {
    func colors(_ items: [DisplayItem]) -> [[Int]] {
      items.flatMap { item -> [[Int]] in
        switch item {
        case .glyphs(_, _, .color(let color)):
          [[color.red, color.green, color.blue].map { Int(($0 * 255).rounded()) }]
        case .group(_, let items): colors(items)
        default: []
        }
      }
    }
    return colors(displayList.items)
  }

  /// The colours of linear gradients, in the order of drawing.
  var gradients: [[Paint.Stop]] {
    func stops(_ items: [DisplayItem]) -> [[Paint.Stop]] {
      items.flatMap { item -> [[Paint.Stop]] in
        switch item {
        case .fill(_, .linearGradient(let stops, _, _), _): [stops]
        case .group(_, let items): stops(items)
        default: []
        }
      }
    }
    return stops(displayList.items)
  }

  /// The outlines of what is filled, and of what is clipped, in the order of drawing.
  var outlines: [Path] {
    func paths(_ items: [DisplayItem]) -> [Path] {
      items.flatMap { item -> [Path] in
        switch item {
        case .fill(let path, _, _): [path]
        case .group(.clip(let path, _), let items): [path] + paths(items)
        case .group(_, let items): paths(items)
        default: []
        }
      }
    }
    return paths(displayList.items)
  }
}
