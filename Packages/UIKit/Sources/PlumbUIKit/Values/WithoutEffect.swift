import Foundation
import PlumbViews

/// Values of UIKit that are accepted and have no effect, with what is missing. Documentation/UIKit.md shows them as a table.
package enum WithoutEffect: String, CaseIterable {
  case fontWidth = "UIFont.systemFont(ofSize:weight:width:)"
  case patternColor = "UIColor(patternImage:)"
  case paragraphs = "NSParagraphStyle, but for alignment, line breaks and line spacing"
  case brightness = "UIScreen.brightness"
  case idleTimer = "UIApplication.isIdleTimerDisabled"
  case alternateIcon = "UIApplication.setAlternateIconName"
  case symbolColors = "UIImage.SymbolConfiguration(paletteColors:)"
  case battery = "UIDevice.isBatteryMonitoringEnabled"
  case tiling = "CGContext.draw(byTiling:)"
  case announcement = "UIAccessibility.post"
  case appearance = "UIAppearance.appearance"
  case tableLooks = "UITableView.appearance, UITableViewCell.appearance, UICollectionView.appearance"
  case textViewLooks = "UITextView.appearance"
  case requireToFail = "UIGestureRecognizer.require(toFail:)"
  case layerAnimation = "CALayer.add(_:forKey:)"
  case snapshot = "UIView.snapshotView"
  case visualFormat = "NSLayoutConstraint.constraints(withVisualFormat:)"
  case remoteNotifications = "UIApplication.registerForRemoteNotifications"
  case emitter = "CAEmitterLayer.emitterCells"
  case spelling = "UITextChecker"
  case connectivity = "URLSessionConfiguration.waitsForConnectivity"
  case searchScopes = "UISearchBar.showsScopeBar"
  case movingImage = "UIImage.animatedImage(with:duration:)"
  case hierarchy = "UIView.drawHierarchy"
  case attachments = "NSAttributedString(attachment:)"
  case alignmentInsets = "UIImage.withAlignmentRectInsets"
  case commands = "UICommand"
  case boundStreams = "Stream.getBoundStreams"
  case attachedSheet = "UISheetPresentationController.prefersEdgeAttachedInCompactHeight"
  case sheetWidth = "UISheetPresentationController.widthFollowsPreferredContentSizeWhenEdgeAttached"
  case storyboards = "UIStoryboard, UIViewController.performSegue"
  case segmentImages = "UISegmentedControl.setBackgroundImage, UISegmentedControl.setDividerImage"
  case layerPicture = "CALayer.render(in:)"
  case gradientCenters = "CGContext.drawRadialGradient(startCenter:)"
  case nibs = "UIViewController(nibName:)"
  case barClasses = "UINavigationController(navigationBarClass:toolbarClass:)"
  case pageOptions = "UIPageViewController(options:)"
  case timerInformation = "Timer(userInfo:)"
  case animatorPause = "UIViewPropertyAnimator.pauseAnimation"
  case animatorStop = "UIViewPropertyAnimator.stopAnimation"
  case vibrancy = "UIVibrancyEffect"
  case backIndicator = "UINavigationBarAppearance.setBackIndicatorImage"
  case scrollRange = "UITextView.scrollRangeToVisible"
  case thumbImage = "UISlider.setThumbImage"
  case minimumTrackImage = "UISlider.setMinimumTrackImage"
  case maximumTrackImage = "UISlider.setMaximumTrackImage"
  // Families of properties, with `@_Unheeded`.
  case typing = """
    UITextField.passwordRules, UITextField.smartDashesType, UITextField.smartQuotesType, \
    UITextField.smartInsertDeleteType, UITextView.passwordRules, UITextView.smartDashesType, \
    UITextView.smartQuotesType, UITextView.smartInsertDeleteType
    """
  case barLooks = """
    UINavigationBar.isTranslucent, UINavigationBar.barStyle, UINavigationBar.compactAppearance, \
    UINavigationBar.compactScrollEdgeAppearance, UINavigationBar.backIndicatorImage, \
    UINavigationBar.backIndicatorTransitionMaskImage, UITabBar.isTranslucent, UITabBar.barStyle, \
    UIToolbar.isTranslucent, UIToolbar.barStyle, UIBarAppearance.backgroundImage, \
    UINavigationBarAppearance.titlePositionAdjustment, \
    UIBarButtonItemAppearance.State.titlePositionAdjustment, UINavigationBarAppearance.buttonAppearance, \
    UINavigationBarAppearance.doneButtonAppearance, UINavigationItem.standardAppearance, \
    UINavigationItem.scrollEdgeAppearance, UINavigationItem.compactAppearance, \
    UITabBarItem.selectedImage, UIBarItem.imageInsets
    """
  case barParts = """
    UINavigationItem.titleView, UINavigationItem.prompt, UINavigationItem.backBarButtonItem, \
    UINavigationItem.backButtonTitle, UINavigationItem.backButtonDisplayMode, \
    UINavigationItem.searchController, \
    UINavigationItem.hidesSearchBarWhenScrolling
    """
  case scrolling = """
    UIScrollView.bounces, UIScrollView.alwaysBounceVertical, UIScrollView.alwaysBounceHorizontal, \
    UIScrollView.indicatorStyle, UIScrollView.scrollIndicatorInsets, UIRefreshControl.attributedTitle
    """
  case fieldLooks = """
    UITextField.adjustsFontSizeToFitWidth, UITextField.minimumFontSize, UITextView.dataDetectorTypes, \
    UITextView.allowsEditingTextAttributes, NSTextContainer.lineBreakMode, NSTextContainer.size, \
    NSTextContainer.widthTracksTextView
    """
  case searchLooks = """
    UISearchBar.prompt, UISearchBar.searchBarStyle, UISearchBar.backgroundImage, \
    UISearchBar.isTranslucent, UISearchBar.showsBookmarkButton
    """
  case buttonParts = """
    UIButton.titleEdgeInsets, UIButton.imageEdgeInsets, UIButton.adjustsImageWhenHighlighted, \
    UIButton.Configuration.buttonSize, \
    UIButton.Configuration.titleAlignment, UIButton.Configuration.titlePadding, \
    UIButton.Configuration.preferredSymbolConfigurationForImage
    """
  case sheetParts = """
    UISheetPresentationController.largestUndimmedDetentIdentifier, \
    UISheetPresentationController.prefersScrollingExpandsWhenScrolledToEdge
    """
  case screens = """
    UIViewController.additionalSafeAreaInsets, UIViewController.edgesForExtendedLayout, \
    UIViewController.extendedLayoutIncludesOpaqueBars, UIViewController.hidesBottomBarWhenPushed, \
    UIViewController.modalTransitionStyle, UINavigationController.hidesBarsOnSwipe, \
    UISplitViewController.preferredDisplayMode, UISplitViewController.preferredSplitBehavior, \
    UISplitViewController.displayModeButtonVisibility, UISplitViewController.primaryEdge, \
    UISplitViewController.primaryBackgroundStyle, UIHostingController.safeAreaRegions, \
    UIHostingController.sizingOptions
    """
  case fingers = """
    UILongPressGestureRecognizer.numberOfTapsRequired, \
    UILongPressGestureRecognizer.numberOfTouchesRequired, \
    UIPanGestureRecognizer.minimumNumberOfTouches, UIScreenEdgePanGestureRecognizer.edges, \
    UISwipeGestureRecognizer.numberOfTouchesRequired
    """
  case windows = """
    UIWindow.windowLevel, UIScene.title, UISceneSizeRestrictions.minimumSize, \
    UISceneSizeRestrictions.maximumSize, UIApplication.applicationIconBadgeNumber
    """
  case controlParts = """
    UIPageControl.backgroundStyle, UIStackView.isBaselineRelativeArrangement, \
    UIAlertController.preferredAction, UIControl.contentVerticalAlignment, \
    UIDatePicker.countDownDuration, UILabel.baselineAdjustment, UIView.semanticContentAttribute, \
    UIView.preservesSuperviewLayoutMargins, UIImageView.animationDuration, \
    UIImageView.animationRepeatCount
    """
  case collectionParts = """
    UICollectionViewFlowLayout.sectionHeadersPinToVisibleBounds, \
    UICollectionViewFlowLayout.sectionFootersPinToVisibleBounds, \
    NSCollectionLayoutBoundarySupplementaryItem.pinToVisibleBounds, \
    NSCollectionLayoutSection.visibleItemsInvalidationHandler, UICollectionView.isEditing
    """

  /// As the second half of a sentence.
  package var missing: String {
    switch self {
    case .fontWidth: "the free fonts have one width"
    case .patternColor: "a pattern is not a colour here; the average of the image's pixels is used"
    case .paragraphs: "indents, line heights and distances of paragraphs are not drawn"
    case .brightness: "a page cannot change a display"
    case .idleTimer: "a page cannot keep a display awake"
    case .alternateIcon: "a page has no icon to change"
    case .symbolColors: "a free symbol is one shape, so all of it has the first colour"
    case .battery: "no host knows of a battery"
    case .tiling: "the image is drawn once"
    case .announcement: "no host reads anything out"
    case .appearance:
      "SwiftUI's bars, segments, switches, sliders, dots of pages and alerts take looks from proxies, nothing else does"
    case .tableLooks:
      "SwiftUI's lists are no tables since iOS 16; `scrollContentBackground` and `listRowBackground` change them"
    case .textViewLooks:
      "SwiftUI's text editors have a ground of their own; `scrollContentBackground` hides it"
    case .requireToFail: "recognizers are told apart by the views that they are attached to"
    case .layerAnimation: "layers are not animated"
    case .snapshot: "no picture of a view is made while it is shown"
    case .movingImage: "an image does not move, so it is the first one"
    case .hierarchy:
      "no picture of a view is made while it is shown, so nothing is drawn and the answer is false"
    case .attachments: "images among letters are not drawn"
    case .alignmentInsets: "an image is lined up by its own edges"
    case .commands: "a page has no menus above an app"
    case .boundStreams: "no host has two streams of which one reads the other's bytes, so both stay nil"
    case .attachedSheet: "a sheet covers the screen of a phone on its side"
    case .sheetWidth: "a sheet is as wide as the screen of a phone"
    case .storyboards: "storyboards are not read"
    case .segmentImages:
      "segments have grounds of colours; `selectedSegmentTintColor` and `backgroundColor` change them"
    case .layerPicture: "no picture of a layer is made while it is shown"
    case .gradientCenters: "circles of two centres are drawn around the second one"
    case .nibs: "nibs are not read, so the controller makes its view itself"
    case .barClasses: "the bars are SwiftUI's"
    case .pageOptions: "pages lie side by side without a distance, and have no spine"
    case .timerInformation:
      "a timer that is made with an initializer keeps nothing; `scheduledTimer` keeps what is given"
    case .animatorPause: "an animation that has begun goes on"
    case .animatorStop: "a view comes to the end of its way"
    case .vibrancy: "what is before a blur keeps its own colours"
    case .backIndicator: "the button that leads back has an arrow"
    case .scrollRange: "a text is scrolled by people only"
    case .thumbImage: "the thumb is a circle"
    case .minimumTrackImage, .maximumTrackImage: "the track has its colours"
    case .typing: "a browser changes what is typed as its own settings say"
    case .visualFormat: "the visual format is not read; write anchors instead"
    case .remoteNotifications: "no server sends notifications to a page"
    case .emitter: "nothing flies from a layer"
    case .connectivity: "a request without a network fails at once"
    case .searchScopes: "scopes are not shown; `searchScopes` of SwiftUI's search field are"
    case .barLooks: "a bar has one height, one place for each of its parts, and a ground of colours"
    case .barParts:
      "a bar has a title, and buttons on both sides; `searchable` of SwiftUI adds a search field"
    case .scrolling: "content is scrolled as SwiftUI scrolls it"
    case .fieldLooks: "the words of a field have one size and one look"
    case .searchLooks: "a search field has one look"
    case .buttonParts: "a button's title and image stand side by side, and a press pales them"
    case .sheetParts: "what is behind a sheet does not answer, and a scroll does not enlarge it"
    case .screens: "a controller's screen is one of SwiftUI's, with its bars, edges and movements"
    case .fingers: "fingers, edges and taps before a press are not counted"
    case .windows: "a page is one window, whose frame, title and icon belong to the browser"
    case .controlParts: "it changes nothing that is drawn"
    case .collectionParts: "headers and items move with their sections, and items are not edited"
    case .spelling: "there is no dictionary, so every word is taken for right"
    }
  }

  /// The names: several for a family of properties.
  package var names: [String] {
    self == .paragraphs ? [rawValue] : rawValue.split(separator: ", ").map(String.init)
  }

  /// Reports the use of the name to a person, once.
  func report(_ fileID: StaticString, _ line: UInt) {
    let file = "\(fileID)".split(separator: "/").last ?? ""
    Surroundings.report("\(file):\(line): \(rawValue) does nothing: \(missing).")
  }

  /// Reports the use of a proxy whose class no view of SwiftUI represents.
  @MainActor static func tell(
    proxyOf type: NSObject.Type, _ containers: [any UIAppearanceContainer.Type], _ fileID: StaticString,
    _ line: UInt
  ) {
    // A class of the app's own is drawn by UIKit alone.
    guard String(reflecting: type).hasPrefix("PlumbUIKit.") else { return }
    let drawn: [NSObject.Type] = [
      UINavigationBar.self, UITabBar.self, UIToolbar.self, UISegmentedControl.self, UISwitch.self,
      UISlider.self, UIPageControl.self, UIBarButtonItem.self, UITabBarItem.self,
    ]
    let reason: WithoutEffect
    switch type {
    case is UITableView.Type, is UITableViewCell.Type, is UICollectionReusableView.Type,
      is UICollectionView.Type, is UITableViewHeaderFooterView.Type:
      reason = .tableLooks
    case is UITextView.Type: reason = .textViewLooks
    default:
      let isAlert = containers.first is UIAlertController.Type
      guard !isAlert, !containers.isEmpty || !drawn.contains(where: { $0 == type }) else { return }
      reason = .appearance
    }
    let file = "\(fileID)".split(separator: "/").last ?? ""
    PlumbUIKit.report(
      "\(file):\(line): \(type).appearance changes no view of SwiftUI: \(reason.missing).")
  }

  /// The same for one property of a family.
  package func report(of name: String) { Surroundings.report("\(name) does nothing: \(missing).") }

  /// The same for a property, which does not know from which line it is set.
  package func report() { Surroundings.report("\(rawValue) does nothing: \(missing).") }
}
