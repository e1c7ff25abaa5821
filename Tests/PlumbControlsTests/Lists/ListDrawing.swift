import PlumbDrawing
import PlumbTesting
import PlumbViews

extension TestedView {
  /// What assistive tools are told, in order.
  var elementLabels: [String] { host.accessibleElements().map(\.label).filter { !$0.isEmpty } }
}

extension DisplayList {
  /// Lines of one pixel.
  var hairlines: Int { items.reduce(0) { $0 + $1.hairlines } }
}

extension DisplayItem {
  fileprivate var hairlines: Int {
    if case .group(_, let items) = self { return items.reduce(0) { $0 + $1.hairlines } }
    return bounds.height == 1 ? 1 : 0
  }
}
