import Foundation
import PlumbControls
import PlumbViews

/// The style in which a controller is presented.
public enum UIModalPresentationStyle: Int, Sendable {
  case automatic = -2
  case none = -1
  case fullScreen = 0
  case pageSheet, formSheet, currentContext, custom, overFullScreen, overCurrentContext, popover
}

/// The transition of a presented controller.
public enum UIModalTransitionStyle: Int, Sendable {
  case coverVertical, flipHorizontal, crossDissolve, partialCurl
}

/// The look of the status bar.
public enum UIStatusBarStyle: Int, Sendable { case `default`, lightContent, darkContent = 3 }

/// A delegate that is notified when a presentation is dismissed. All methods are optional.
@preconcurrency @MainActor public protocol UIAdaptivePresentationControllerDelegate: AnyObject {
  /// Returns whether a person may take it away.
  func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool
  /// A person has taken it away.
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
  /// Returns the style of a popover where there is little room. It is not called here.
  func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle
  /// The same for some surroundings. It is not asked here.
  func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle
}

extension UIAdaptivePresentationControllerDelegate {
  public func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool
  {
    true
  }
  public func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {}
  public func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle
  {
    .automatic
  }
  public func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle { adaptivePresentationStyle(for: controller) }
}

/// Hears of a sheet. The method may be left out.
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDelegate:
  UIAdaptivePresentationControllerDelegate
{
  /// A person has made the sheet rest at another height. It is not called here.
  func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController)
}
extension UISheetPresentationControllerDelegate {
  public func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController
  ) {}
}

/// Hears of a popover.
@preconcurrency @MainActor
public protocol UIPopoverPresentationControllerDelegate:
  UIAdaptivePresentationControllerDelegate
{}

/// The controller of a presentation.
@preconcurrency @MainActor open class UIPresentationController: NSObject {
  /// The delegate, which is notified when the presentation is dismissed.
  open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?
}

/// The controller of a sheet.
@preconcurrency @MainActor open class UISheetPresentationController: UIPresentationController {
  /// A height at which a sheet rests.
  @preconcurrency @MainActor public final class Detent: NSObject {
    /// The name of a height.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
      public let rawValue: String
      public init(rawValue: String) { self.rawValue = rawValue }
      /// Half the screen.
      public static let medium = Identifier(rawValue: "medium")
      /// Nearly the whole screen.
      public static let large = Identifier(rawValue: "large")
    }
    let swiftUI: PresentationDetent
    /// The name of the height.
    public let identifier: Identifier
    private init(_ detent: PresentationDetent, _ identifier: Identifier) {
      (swiftUI, self.identifier) = (detent, identifier)
    }
    /// Half the screen.
    public class func medium() -> Detent { Detent(.medium, .medium) }
    /// Nearly the whole screen.
    public class func large() -> Detent { Detent(.large, .large) }
  }

  /// The controller in the sheet.
  weak var presented: UIViewController?
  /// The heights at which the sheet rests.
  open var detents: [Detent] = [] { didSet { presented?.changed() } }
  /// The height at which it rests now; `nil` is the smallest.
  open var selectedDetentIdentifier: Detent.Identifier? {
    didSet { if selectedDetentIdentifier != oldValue { presented?.changed() } }
  }
  /// The highest at which what is behind still answers; it never does here.
  @_Unheeded(.sheetParts, "UISheetPresentationController.largestUndimmedDetentIdentifier")
  open var largestUndimmedDetentIdentifier: Detent.Identifier? = nil
  /// Whether the mark at the upper edge is seen.
  open var prefersGrabberVisible = false {
    didSet { if prefersGrabberVisible != oldValue { presented?.changed() } }
  }
  /// Whether a scroll makes the sheet larger.
  @_Unheeded(.sheetParts, "UISheetPresentationController.prefersScrollingExpandsWhenScrolledToEdge")
  open var prefersScrollingExpandsWhenScrolledToEdge = true
  /// The radius of the corners in points; the system's without one.
  open var preferredCornerRadius: CGFloat? {
    didSet { if preferredCornerRadius != oldValue { presented?.changed() } }
  }
  /// Whether the sheet stays at the lower edge on a flat phone.
  open var prefersEdgeAttachedInCompactHeight = false {
    didSet { if prefersEdgeAttachedInCompactHeight { WithoutEffect.attachedSheet.report() } }
  }
  /// Whether such a sheet is as wide as its controller prefers.
  open var widthFollowsPreferredContentSizeWhenEdgeAttached = false {
    didSet { if widthFollowsPreferredContentSizeWhenEdgeAttached { WithoutEffect.sheetWidth.report() } }
  }
  /// Changes the sheet with a movement.
  open func animateChanges(_ changes: () -> Void) { withAnimation { changes() } }
}

/// The controller of a popover, which is shown as a sheet.
@preconcurrency @MainActor open class UIPopoverPresentationController: UIPresentationController {
  /// The view to which it points.
  open weak var sourceView: UIView?
  /// The rectangle to which it points.
  open var sourceRect = CGRect.zero
  /// The button to which it points.
  open var barButtonItem: UIBarButtonItem?
  /// The sides on which it may be.
  open var permittedArrowDirections: UIPopoverArrowDirection = .any
}

/// Sides of a popover.
public struct UIPopoverArrowDirection: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Above.
  public static let up = UIPopoverArrowDirection(rawValue: 1)
  /// Below.
  public static let down = UIPopoverArrowDirection(rawValue: 2)
  /// On the left.
  public static let left = UIPopoverArrowDirection(rawValue: 4)
  /// On the right.
  public static let right = UIPopoverArrowDirection(rawValue: 8)
  /// On any side.
  public static let any = UIPopoverArrowDirection(rawValue: 15)
}

/// An object that updates the results of a search. No field is shown for it here.
@preconcurrency @MainActor public protocol UISearchResultsUpdating: AnyObject {
  /// The text has changed.
  func updateSearchResults(for searchController: UISearchController)
}

/// A search in a navigation bar. No field is shown for it here.
@preconcurrency @MainActor open class UISearchController: UIViewController {
  /// The field.
  public let searchBar = UISearchBar()
  /// The object that updates the results of the search.
  open weak var searchResultsUpdater: (any UISearchResultsUpdating)?
  /// Whether the content becomes darker.
  open var obscuresBackgroundDuringPresentation = true
  /// Whether the bar goes.
  open var hidesNavigationBarDuringPresentation = true
  /// Whether a person searches now.
  open var isActive = false
  /// Creates a search.
  public convenience init(searchResultsController: UIViewController?) { self.init(nibName: nil, bundle: nil) }
}
