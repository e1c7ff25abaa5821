import Foundation
import PlumbDrawing

/// What is filled, on the canvas, whatever stands around it.
func fills(_ items: [DisplayItem], _ transform: CGAffineTransform = .identity) -> [CGRect] {
  items.flatMap { item -> [CGRect] in
    switch item {
    case .fill(let path, _, _): [path.boundingRect.applying(transform)]
    case .group(.transform(let inner), let items): fills(items, inner.concatenating(transform))
    case .group(_, let items): fills(items, transform)
    default: []
    }
  }
}
