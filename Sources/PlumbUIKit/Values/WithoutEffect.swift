import PlumbViews

/// Values of UIKit that are accepted and have no effect, with what is missing. Documentation/UIKit.md shows them as a table.
package enum WithoutEffect: String, CaseIterable {
  case fontWidth = "UIFont.systemFont(ofSize:weight:width:)"
  case patternColor = "UIColor(patternImage:)"
  case paragraphs = "NSParagraphStyle, but for alignment, line breaks and line spacing"
  case brightness = "UIScreen.brightness"
  case idleTimer = "UIApplication.isIdleTimerDisabled"
  case alternateIcon = "UIApplication.setAlternateIconName"
  case symbolWeight = "UIImage.SymbolConfiguration(weight:)"
  case symbolColors = "UIImage.SymbolConfiguration(paletteColors:)"
  case battery = "UIDevice.isBatteryMonitoringEnabled"
  case tiling = "CGContext.draw(byTiling:)"
  case announcement = "UIAccessibility.post"
  case appearance = "UIAppearance.appearance"
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
  case attachedSheet = "UISheetPresentationController.prefersEdgeAttachedInCompactHeight"
  case sheetWidth = "UISheetPresentationController.widthFollowsPreferredContentSizeWhenEdgeAttached"

  /// As the second half of a sentence.
  package var missing: String {
    switch self {
    case .fontWidth: "the free fonts have one width"
    case .patternColor: "a pattern is not a colour here; the average of the image's pixels is used"
    case .paragraphs: "indents, line heights and distances of paragraphs are not drawn"
    case .brightness: "a page cannot change a display"
    case .idleTimer: "a page cannot keep a display awake"
    case .alternateIcon: "a page has no icon to change"
    case .symbolWeight: "the free symbols have strokes of one weight"
    case .symbolColors: "a free symbol is one shape, so all of it has the first colour"
    case .battery: "no host knows of a battery"
    case .tiling: "the image is drawn once"
    case .announcement: "no host reads anything out"
    case .appearance: "no bar, list or control takes its looks from an appearance proxy"
    case .requireToFail: "recognizers are told apart by the views that they are attached to"
    case .layerAnimation: "layers are not animated"
    case .snapshot: "no picture of a view is made while it is shown"
    case .movingImage: "an image does not move, so it is the first one"
    case .hierarchy:
      "no picture of a view is made while it is shown, so nothing is drawn and the answer is false"
    case .attachedSheet: "a sheet covers the screen of a phone on its side"
    case .sheetWidth: "a sheet is as wide as the screen of a phone"
    case .visualFormat: "the visual format is not read; write anchors instead"
    case .remoteNotifications: "no server sends notifications to a page"
    case .emitter: "nothing flies from a layer"
    case .connectivity: "a request without a network fails at once"
    case .searchScopes: "scopes are not shown; `searchScopes` of SwiftUI's search field are"
    case .spelling: "there is no dictionary, so every word is taken for right"
    }
  }

  /// Reports the use of the name to a person, once.
  func report(_ fileID: StaticString, _ line: UInt) {
    let file = "\(fileID)".split(separator: "/").last ?? ""
    Surroundings.report("\(file):\(line): \(rawValue) does nothing: \(missing).")
  }

  /// The same where no host's code may run yet, as in the initializer of an app: the next host is told.
  @MainActor func tell(_ fileID: StaticString, _ line: UInt) {
    let file = "\(fileID)".split(separator: "/").last ?? ""
    PlumbUIKit.report("\(file):\(line): \(rawValue) does nothing: \(missing).")
  }

  /// The same for a property, which does not know from which line it is set.
  package func report() { Surroundings.report("\(rawValue) does nothing: \(missing).") }
}
