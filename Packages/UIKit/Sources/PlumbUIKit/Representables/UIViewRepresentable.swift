import PlumbLayout
import PlumbViews

/// A UIKit view among SwiftUI's views.
@preconcurrency @MainActor public protocol UIViewRepresentable: View where Body == Never {
  /// The view that is made.
  associatedtype UIViewType: UIView
  /// An object for what the view calls: its delegate, its target.
  associatedtype Coordinator = Void
  /// The context that the methods receive.
  typealias Context = UIViewRepresentableContext<Self>

  /// Makes the view, once for each place.
  @MainActor @preconcurrency func makeUIView(context: Context) -> UIViewType
  /// Brings the view up to date, after it was made and whenever something that this reads changes.
  @MainActor @preconcurrency func updateUIView(_ uiView: UIViewType, context: Context)
  /// Ends what the view has begun, before it goes.
  @MainActor @preconcurrency static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator)
  /// Makes the coordinator, once for each place and before the view.
  @MainActor @preconcurrency func makeCoordinator() -> Coordinator
  /// The size for a proposal; `nil` for the usual one.
  @MainActor @preconcurrency func sizeThatFits(
    _ proposal: ProposedViewSize, uiView: UIViewType, context: Context
  ) -> CGSize?
}

extension UIViewRepresentable where Coordinator == Void {
  /// Makes nothing.
  public func makeCoordinator() -> Coordinator { () }
}

extension UIViewRepresentable {
  /// Does nothing.
  public static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator) {}
  /// Returns the usual size.
  public func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIViewType, context: Context) -> CGSize? {
    nil
  }

  /// A representable view has no body.
  public var body: Never { fatalError("\(Self.self) has no body") }
  nonisolated public static var _memberCount: Int? { 1 }

  @preconcurrency @MainActor public static func _makeNodes(_ view: Self, in builder: _TreeBuilder) {
    builder.make(RepresentedView(source: ViewSource(source: view)))
  }
}

/// The context that the methods of a representable view receive.
@preconcurrency @MainActor public struct UIViewRepresentableContext<Representable: UIViewRepresentable> {
  /// The object that the view calls.
  public let coordinator: Representable.Coordinator
  /// The environment that the view inherits.
  public let environment: EnvironmentValues
  /// The transaction of the change.
  public let transaction: Transaction
}

/// A representable view as a property, so that its own properties work.
private struct ViewSource<Representable: UIViewRepresentable>: DynamicProperty {
  var source: Representable

  static func _install(_ property: inout Self, _ context: _PropertyContext) {
    context.install(in: &property.source)
  }
}

/// The objects that a representable view keeps as long as it stays in its place.
@MainActor private final class KeptView<Representable: UIViewRepresentable> {
  var coordinator: Representable.Coordinator?
  var view: Representable.UIViewType?
}

/// Makes the UIKit view, and brings it up to date.
private struct RepresentedView<Representable: UIViewRepresentable>: View, Representing {
  nonisolated static var source: Any.Type { Representable.self }
  var source: ViewSource<Representable>
  @State private var kept = KeptView<Representable>()
  @Environment(\.self) private var environment

  var body: some View {
    let (kept, source) = (kept, source.source)
    let context = ViewChanges.during { () -> UIViewRepresentableContext<Representable> in
      let coordinator = kept.coordinator ?? source.makeCoordinator()
      kept.coordinator = coordinator
      let context = UIViewRepresentableContext<Representable>(
        coordinator: coordinator, environment: environment, transaction: Transaction())
      let view = kept.view ?? source.makeUIView(context: context)
      kept.view = view
      source.updateUIView(view, context: context)
      return context
    }
    RepresentableLayout { proposal in
      guard let view = kept.view else { return .zero }
      return source.sizeThatFits(proposal, uiView: view, context: context) ?? view.representedSize(proposal)
    } content: {
      if let view = kept.view { UIViewContent(view) }
    }
    .modifier(
      Dismantling {
        if let view = kept.view, let coordinator = kept.coordinator {
          Representable.dismantleUIView(view, coordinator: coordinator)
        }
      })
  }
}

extension UIView {
  /// The size of a represented view: its own one, as far as it hugs it and resists compression, and the proposal otherwise.
  ///
  /// - Note: 500 is between UIKit's low priority, 250, and its high one, 750 (assumed).
  func representedSize(_ proposal: ProposedViewSize) -> CGSize {
    var own = intrinsicContentSize
    if own.width < 0, own.height < 0, hasConstraintsInside {
      let fitted = systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
      if fitted.width > 0 { own.width = fitted.width }
      if fitted.height > 0 { own.height = fitted.height }
    }
    func length(_ offered: CGFloat?, _ own: CGFloat, _ axis: NSLayoutConstraint.Axis) -> CGFloat {
      guard let offered else { return own < 0 ? 10 : own }
      guard own >= 0 else { return offered }
      let isHugged = contentHuggingPriority(for: axis).rawValue > 500
      let isKept = contentCompressionResistancePriority(for: axis).rawValue > 500
      return max(isKept ? own : 0, min(offered, isHugged ? own : .infinity))
    }
    let width = length(proposal.width, own.width, .horizontal)
    if wraps, own.width > width { own.height = measuredContentSize(width: width).height }
    return CGSize(width: width, height: length(proposal.height, own.height, .vertical))
  }
}

/// Asks for the size, and gives it to the content.
struct RepresentableLayout<Content: View>: View {
  let size: @MainActor (ProposedViewSize) -> CGSize
  @ViewBuilder let content: Content

  init(size: @escaping @MainActor (ProposedViewSize) -> CGSize, @ViewBuilder content: () -> Content) {
    (self.size, self.content) = (size, content())
  }

  var body: some View { Asked(size: UncheckedToken(size)) { content } }

  private struct Asked: Layout {
    let size: UncheckedToken<@MainActor (ProposedViewSize) -> CGSize>

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
      MainActor.assumeIsolated { size.value(proposal) }
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
      for subview in subviews { subview.place(at: bounds.origin, proposal: ProposedViewSize(bounds.size)) }
    }
  }
}

/// Performs an action when the view is released.
struct Dismantling: _NodeModifier {
  let action: @MainActor () -> Void

  @MainActor func configure(_ node: ViewNode) { node.willDispose = action }
}

/// Performs an action after the walk in which the view is released, since others may have come in its place.
struct Leaving: _NodeModifier {
  let action: @MainActor () -> Void

  @MainActor func configure(_ node: ViewNode) {
    let action = action
    node.willDispose = { [host = node.host.link] in host.object?.afterWalk { ViewChanges.during { action() } }
    }
  }
}
