import PlumbUIKit
import SwiftUI

/// The page of a player. Here it is a placeholder, and a button that ends it.
@preconcurrency @MainActor open class GKGameCenterViewController: UIViewController {
  /// The content of the page.
  public enum State: Int, Sendable {
    case `default` = -1, leaderboards, achievements, challenges, localPlayerProfile, dashboard
  }
  /// The delegate, which is notified of the end.
  open weak var gameCenterDelegate: (any GKGameCenterControllerDelegate)?

  /// Creates the usual page.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }
  /// Creates a page that shows something.
  public convenience init(state: State) { self.init(nibName: nil, bundle: nil) }
  /// Creates a page from an archive, which there is not here.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open override func loadView() {
    reportCompanion("GKGameCenterViewController")
    view = PlaceholderView { [weak self] in self?.placeholder }
  }

  private var placeholder: BarredPlaceholder {
    BarredPlaceholder(
      button: "Done", title: "Game Center",
      placeholder: Placeholder("Nobody is signed in", symbol: "gamecontroller")
    ) { [weak self] in
      guard let self else { return }
      guard let gameCenterDelegate else { return dismiss(animated: true) }
      gameCenterDelegate.gameCenterViewControllerDidFinish(self)
    }
  }
}

/// A delegate that is notified when a player's page ends.
@preconcurrency @MainActor public protocol GKGameCenterControllerDelegate: NSObjectProtocol {
  /// The page was ended by its button. The controller is dismissed by who hears it.
  func gameCenterViewControllerDidFinish(_ gameCenterViewController: GKGameCenterViewController)
}
