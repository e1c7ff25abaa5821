import PlumbExplanation
import PlumbInspector
import PlumbLayout
import PlumbTesting
import PlumbViews
import SwiftUI

/// A view that is laid out at the corner of its own canvas and traced, with text in squares of 10 points.
@MainActor struct ExplainedView {
  let host: ViewHost
  let tree: InspectedTree
  let layout: TracedLayout

  init<Content: View>(
    _ width: CGFloat?, _ height: CGFloat?, scale: CGFloat = 1, style: PlatformStyle = .iOS,
    font: Font? = .squares(10), direction: LayoutDirection = .leftToRight, @ViewBuilder _ view: () -> Content
  ) {
    var values = EnvironmentValues()
    (values.displayScale, values.platformStyle, values.font) = (scale, style, font)
    values.layoutDirection = direction
    host = ViewHost(view(), environment: values)
    let proposal = PlumbLayout.ProposedViewSize(width: width, height: height)
    host.layOut(proposal)
    host.startTrace()
    host.layOut(proposal)
    tree = InspectedTree(host, name: "", proposal: proposal)
    layout = TracedLayout(host, scale: scale)
  }

  /// The sentences about the first view of a path.
  func sentences(_ path: String) -> [String] {
    guard let view = tree.root.views(at: .path(path)).first else { return ["there is no \(path)"] }
    return Explainer(layout).explanation(of: view)?.short.sentences.map(\.text) ?? []
  }

  var explanations: [Explanation] {
    tree.root.all.compactMap { Explainer(layout).explanation(of: $0) }
  }
}
