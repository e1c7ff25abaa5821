import PlumbUIKit
import SwiftUI

/// The result of editing an event.
public enum EKEventEditViewAction: Int, Sendable { case canceled, saved, deleted }

/// A delegate that is notified when the editing of an event ends.
@preconcurrency @MainActor public protocol EKEventEditViewDelegate: AnyObject {
  /// It has ended.
  func eventEditViewController(
    _ controller: EKEventEditViewController, didCompleteWith action: EKEventEditViewAction)
}

/// Lets a person write an event: a placeholder with what the app has filled in, and can be cancelled.
@preconcurrency @MainActor open class EKEventEditViewController: UINavigationController {
  /// The calendars.
  open var eventStore: EKEventStore!
  /// The event.
  open var event: EKEvent?
  /// The delegate, which is notified of the end.
  open weak var editViewDelegate: (any EKEventEditViewDelegate)?

  open override func viewDidLoad() {
    super.viewDidLoad()
    reportCompanion("EKEventEditViewController")
    showAlone(ComposedPage { [weak self] in self?.placeholder })
  }
  private var placeholder: BarredPlaceholder {
    let title = event?.title ?? ""
    return BarredPlaceholder(
      button: "Cancel", title: "New Event",
      placeholder: Placeholder(title.isEmpty ? "Event" : title, detail: event?.location, symbol: "calendar")
    ) { [weak self] in
      guard let self else { return }
      guard let editViewDelegate else { return dismiss(animated: true) }
      editViewDelegate.eventEditViewController(self, didCompleteWith: .canceled)
    }
  }
}

/// Shows an event: a placeholder with its name.
@preconcurrency @MainActor open class EKEventViewController: UIViewController {
  /// The event.
  open var event: EKEvent!
  /// Whether people may change it. They cannot.
  open var allowsEditing = false
  open override func loadView() {
    reportCompanion("EKEventEditViewController")
    view = PlaceholderView { [weak self] in
      AnyView(Placeholder(self?.event?.title ?? "Event", symbol: "calendar"))
    }
  }
}
