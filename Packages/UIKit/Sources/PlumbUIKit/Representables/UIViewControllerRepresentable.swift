import PlumbLayout
import PlumbViews

/// A UIKit controller among SwiftUI's views.
@preconcurrency @MainActor public protocol UIViewControllerRepresentable: View where Body == Never {
  /// The controller that is made.
  associatedtype UIViewControllerType: UIViewController
  /// An object for what the controller calls: its delegate, its data source.
  associatedtype Coordinator = Void
  /// The context that the methods receive.
  typealias Context = UIViewControllerRepresentableContext<Self>

  /// Makes the controller, once for each place.
  @MainActor @preconcurrency func makeUIViewController(context: Context) -> UIViewControllerType
  /// Brings the controller up to date, after it was made and whenever something that this reads changes.
  @MainActor @preconcurrency func updateUIViewController(
    _ uiViewController: UIViewControllerType, context: Context)
  /// Ends what the controller has begun, before it goes.
  @MainActor @preconcurrency static func dismantleUIViewController(
    _ uiViewController: UIViewControllerType, coordinator: Coordinator)
  /// Makes the coordinator, once for each place and before the controller.
  @MainActor @preconcurrency func makeCoordinator() -> Coordinator
  /// The size for a proposal; `nil` for the proposal itself.
  @MainActor @preconcurrency func sizeThatFits(
    _ proposal: ProposedViewSize, uiViewController: UIViewControllerType, context: Context
  ) -> CGSize?
}

extension UIViewControllerRepresentable where Coordinator == Void {
  /// Makes nothing.
  public func makeCoordinator() -> Coordinator { () }
}

extension UIViewControllerRepresentable {
  /// Does nothing.
  public static func dismantleUIViewController(
    _ uiViewController: UIViewControllerType, coordinator: Coordinator
  ) {}
  /// Returns the proposal.
  public func sizeThatFits(
    _ proposal: ProposedViewSize, uiViewController: UIViewControllerType, context: Context
  ) -> CGSize? { nil }

  /// A representable controller has no body.
  public var body: Never { fatalError("\(Self.self) has no body") }
  nonisolated public static var _memberCount: Int? { 1 }

  @preconcurrency @MainActor public static func _makeNodes(_ view: Self, in builder: _TreeBuilder) {
    builder.make(RepresentedController(source: ControllerSource(source: view)))
  }
}

/// The context that the methods of a representable controller receive.
@preconcurrency @MainActor
public struct UIViewControllerRepresentableContext<Representable: UIViewControllerRepresentable> {
  /// The object that the controller calls.
  public let coordinator: Representable.Coordinator
  /// The environment that the view inherits.
  public let environment: EnvironmentValues
  /// The transaction of the change.
  public let transaction: Transaction
}

/// A representable controller as a property, so that its own properties work.
private struct ControllerSource<Representable: UIViewControllerRepresentable>: DynamicProperty {
  var source: Representable

  static func _install(_ property: inout Self, _ context: _PropertyContext) {
    context.install(in: &property.source)
  }
}

/// The objects that a representable controller keeps as long as it stays in its place.
@MainActor private final class KeptController<Representable: UIViewControllerRepresentable> {
  var coordinator: Representable.Coordinator?
  var controller: Representable.UIViewControllerType?
}

/// Makes the UIKit controller, and brings it up to date.
private struct RepresentedController<Representable: UIViewControllerRepresentable>: View, Representing {
  nonisolated static var source: Any.Type { Representable.self }
  var source: ControllerSource<Representable>
  @State private var kept = KeptController<Representable>()
  @Environment(\.self) private var environment

  var body: some View {
    let (kept, source) = (kept, source.source)
    let context = ViewChanges.during { () -> UIViewControllerRepresentableContext<Representable> in
      let coordinator = kept.coordinator ?? source.makeCoordinator()
      kept.coordinator = coordinator
      let context = UIViewControllerRepresentableContext<Representable>(
        coordinator: coordinator, environment: environment, transaction: Transaction())
      let controller = kept.controller ?? source.makeUIViewController(context: context)
      kept.controller = controller
      controller.loadViewIfNeeded()
      source.updateUIViewController(controller, context: context)
      return context
    }
    RepresentableLayout { proposal in
      guard let controller = kept.controller else { return .zero }
      return source.sizeThatFits(proposal, uiViewController: controller, context: context)
        ?? controller.representedSize(proposal)
    } content: {
      if let controller = kept.controller { ControllerContent(controller) }
    }
    .modifier(
      Dismantling {
        if let controller = kept.controller, let coordinator = kept.coordinator {
          Representable.dismantleUIViewController(controller, coordinator: coordinator)
        }
      })
  }
}

extension UIViewController {
  /// A controller takes what it is offered.
  func representedSize(_ proposal: ProposedViewSize) -> CGSize {
    let wanted = preferredContentSize == .zero ? CGSize(width: 10, height: 10) : preferredContentSize
    return proposal.replacingUnspecifiedDimensions(by: wanted)
  }
}
