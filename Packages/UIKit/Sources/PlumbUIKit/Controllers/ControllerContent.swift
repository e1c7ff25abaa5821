import Foundation
import PlumbControls
import PlumbViews

/// A controller in the tree of SwiftUI's views: its content, its life, and what it presents.
struct ControllerContent: View {
  @ObservedObject private var changes: ViewChanges
  private let controller: UIViewController
  private let number: Int
  @Environment(\.dismiss) private var dismiss

  init(_ controller: UIViewController) {
    (self.controller, changes) = (controller, controller.changes)
    number = controller.changes.number
  }

  var body: some View {
    let controller = controller
    let dismiss = dismiss
    ViewChanges.during {
      controller.loadViewIfNeeded()
      controller.dismissFromSwiftUI = { dismiss() }
      let content = controller.describe()
      return controller.overriding(
        TraitReader(controller).map { AnyView(content.modifier($0)) } ?? content)
    }
    .modifier(Presenting(controller: controller, presented: controller.presentedViewController))
    .onAppear {
      controller.viewWillAppear(false)
      controller.viewIsAppearing(false)
      controller.viewDidAppear(false)
      controller.isMovingToParent = false
    }
    .onDisappear {
      controller.viewWillDisappear(false)
      controller.viewDidDisappear(false)
    }
  }
}

/// Shows what a controller presents: as a sheet, over everything, as an alert or as a list of actions.
private struct Presenting: ViewModifier {
  let controller: UIViewController
  let presented: UIViewController?

  private func isShown(_ kind: Kind) -> Binding<Bool> {
    let (controller, presented) = (controller, presented)
    return Binding {
      presented.map { Kind($0) == kind } ?? false
    } set: { isShown in
      guard !isShown, let presented, controller.presentedViewController === presented else { return }
      presented.presentingViewController = nil
      controller.presentedViewController = nil
    }
  }

  private enum Kind {
    case sheet, cover, alert, actions
    @MainActor init(_ controller: UIViewController) {
      if let alert = controller as? UIAlertController {
        self = alert.preferredStyle == .alert ? .alert : .actions
      } else {
        switch controller.modalPresentationStyle {
        case .fullScreen, .overFullScreen, .overCurrentContext, .currentContext, .custom: self = .cover
        default: self = .sheet
        }
      }
    }
  }

  func body(content: Content) -> some View {
    let alert = presented as? UIAlertController
    content
      .sheet(isPresented: isShown(.sheet)) {
        if let presented { ControllerSheet(controller: presented) }
      }
      .fullScreenCover(isPresented: isShown(.cover)) {
        if let presented { ControllerContent(presented) }
      }
      .alertAsGiven(Text(verbatim: alert?.title ?? ""), isPresented: isShown(.alert)) {
        alert?.buttons
      } message: {
        alert?.message.map { Text(verbatim: $0) }
      }
      .confirmationDialog(
        Text(verbatim: alert?.title ?? ""), isPresented: isShown(.actions),
        titleVisibility: alert?.title == nil ? .hidden : .visible
      ) {
        alert?.buttons
      } message: {
        alert?.message.map { Text(verbatim: $0) }
      }
  }
}

/// A controller as the content of a sheet.
private struct ControllerSheet: View {
  @ObservedObject private var changes: ViewChanges
  private let controller: UIViewController

  init(controller: UIViewController) { (self.controller, changes) = (controller, controller.changes) }

  var body: some View {
    let sheet = controller.sheetPresentationController
    let content = ControllerContent(controller).interactiveDismissDisabled(controller.isModalInPresentation)
      .presentationDragIndicator(sheet?.prefersGrabberVisible == true ? .visible : .hidden)
      .presentationCornerRadius(sheet?.preferredCornerRadius)
    if let sheet, !sheet.detents.isEmpty {
      content.presentationDetents(Set(sheet.detents.map(\.swiftUI)), selection: sheet.selection)
    } else {
      content
    }
  }
}

extension UISheetPresentationController {
  /// The height at which the sheet rests. A person's choice is reported to the delegate.
  fileprivate var selection: Binding<PresentationDetent> {
    Binding { [self] in
      let smallest = detents.contains { $0.swiftUI == .medium } ? PresentationDetent.medium : .large
      return detents.first { $0.identifier == selectedDetentIdentifier }?.swiftUI ?? smallest
    } set: { [self] detent in
      guard let chosen = detents.first(where: { $0.swiftUI == detent }),
        chosen.identifier != selectedDetentIdentifier
      else { return }
      selectedDetentIdentifier = chosen.identifier
      (delegate as? any UISheetPresentationControllerDelegate)?
        .sheetPresentationControllerDidChangeSelectedDetentIdentifier(self)
    }
  }
}

/// A controller as the whole of a window, which knows what is safe.
package struct WindowContent: View {
  let controller: UIViewController

  package var body: some View {
    if ViewChanges.during({ controller.fillsWindow }) {
      GeometryReader { proxy in
        let safe = proxy.safeAreaInsets
        ControllerContent(controller)
          .onAppear { take(safe) }
          .onChange(of: safe) { take(safe) }
          .ignoresSafeArea()
      }
    } else {
      ControllerContent(controller)
    }
  }

  private func take(_ safe: EdgeInsets) {
    let insets = UIEdgeInsets(top: safe.top, left: safe.leading, bottom: safe.bottom, right: safe.trailing)
    guard controller.view.safeAreaInsets != insets else { return }
    controller.view.safeAreaInsets = insets
    controller.viewSafeAreaInsetsDidChange()
    controller.view.setNeedsLayout()
  }
}

extension UIViewController {
  /// The view reaches below what covers the window, and knows how far. SwiftUI's own content knows by itself.
  var fillsWindow: Bool { type(of: view!) == UIView.self || !(view is ContentHolder) }
}
