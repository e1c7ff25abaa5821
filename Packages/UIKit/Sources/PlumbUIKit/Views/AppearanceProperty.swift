import Foundation

/// A property that can be set for all views of a class at once.
@MainActor struct AppearanceProperty {
  /// Whether an object has the property.
  let belongs: @MainActor (NSObject) -> Bool
  /// Whether the values of two objects differ.
  let differs: @MainActor (NSObject, NSObject) -> Bool
  /// Sets the first object's value on the second.
  let copy: @MainActor (NSObject, NSObject) -> Void

  private init<Owner: NSObject, Value>(
    _ path: ReferenceWritableKeyPath<Owner, Value>, _ differ: @escaping @MainActor (Value, Value) -> Bool
  ) {
    belongs = { $0 is Owner }
    differs = { one, other in
      guard let one = one as? Owner, let other = other as? Owner else { return false }
      return differ(one[keyPath: path], other[keyPath: path])
    }
    copy = { source, target in
      guard let source = source as? Owner, let target = target as? Owner else { return }
      target[keyPath: path] = source[keyPath: path]
    }
  }

  private init<Owner: NSObject, Value: Equatable>(_ path: ReferenceWritableKeyPath<Owner, Value>) {
    self.init(path) { $0 != $1 }
  }

  /// The same for values that cannot be compared: one that is there differs from none.
  private init<Owner: NSObject, Value>(optional path: ReferenceWritableKeyPath<Owner, Value?>) {
    self.init(path) { ($0 == nil) != ($1 == nil) }
  }

  private init<Owner: NSObject>(
    words path: ReferenceWritableKeyPath<Owner, [UIControl.State: [NSAttributedString.Key: Any]]>
  ) {
    self.init(path) { Set($0.keys) != Set($1.keys) }
  }

  /// All that Plumb's views heed.
  static let all: [AppearanceProperty] = views + controls + bars

  private static let views: [AppearanceProperty] = [
    AppearanceProperty(\UIView.backgroundColor), AppearanceProperty(\UIView.ownTint),
    AppearanceProperty(\UIView.alpha), AppearanceProperty(\UIView.isHidden),
    AppearanceProperty(\UIView.clipsToBounds), AppearanceProperty(\UIView.overrideUserInterfaceStyle),
    AppearanceProperty(\UILabel.font), AppearanceProperty(\UILabel.textColor),
    AppearanceProperty(\UIScrollView.keyboardDismissMode),
    AppearanceProperty(\UIScrollView.showsVerticalScrollIndicator),
    AppearanceProperty(\UIScrollView.showsHorizontalScrollIndicator),
    AppearanceProperty(\UIScrollView.isPagingEnabled),
    AppearanceProperty(\UITableView.separatorStyle), AppearanceProperty(\UITableView.separatorColor),
    AppearanceProperty(\UITableViewCell.selectionStyle),
    AppearanceProperty(\UIActivityIndicatorView.color),
    AppearanceProperty(\UIProgressView.progressTintColor),
    AppearanceProperty(\UIProgressView.trackTintColor),
  ]

  private static let controls: [AppearanceProperty] = [
    AppearanceProperty(\UISwitch.onTintColor), AppearanceProperty(\UISwitch.thumbTintColor),
    AppearanceProperty(\UISlider.minimumTrackTintColor),
    AppearanceProperty(\UISlider.maximumTrackTintColor), AppearanceProperty(\UISlider.thumbTintColor),
    AppearanceProperty(\UISegmentedControl.selectedSegmentTintColor),
    AppearanceProperty(words: \UISegmentedControl.titleAttributes),
    AppearanceProperty(\UIPageControl.currentPageIndicatorTintColor),
    AppearanceProperty(\UIPageControl.pageIndicatorTintColor),
    AppearanceProperty(\UITextField.textColor), AppearanceProperty(\UITextField.font),
    AppearanceProperty(\UITextField.borderStyle), AppearanceProperty(\UITextField.clearButtonMode),
    AppearanceProperty(\UITextView.textColor), AppearanceProperty(\UITextView.font),
  ]

  private static let bars: [AppearanceProperty] = [
    AppearanceProperty(\UINavigationBar.barTintColor),
    AppearanceProperty(optional: \UINavigationBar.titleTextAttributes),
    AppearanceProperty(optional: \UINavigationBar.largeTitleTextAttributes),
    AppearanceProperty(optional: \UINavigationBar.ownAppearance),
    AppearanceProperty(optional: \UINavigationBar.scrollEdgeAppearance),
    AppearanceProperty(optional: \UINavigationBar.shadowImage),
    AppearanceProperty(optional: \UINavigationBar.backgroundImage),
    AppearanceProperty(\UINavigationBar.prefersLargeTitles),
    AppearanceProperty(\UITabBar.barTintColor), AppearanceProperty(\UITabBar.unselectedItemTintColor),
    AppearanceProperty(optional: \UITabBar.ownAppearance),
    AppearanceProperty(optional: \UITabBar.scrollEdgeAppearance),
    AppearanceProperty(optional: \UITabBar.shadowImage),
    AppearanceProperty(optional: \UITabBar.backgroundImage),
    AppearanceProperty(\UIToolbar.barTintColor), AppearanceProperty(optional: \UIToolbar.ownAppearance),
    AppearanceProperty(optional: \UIToolbar.scrollEdgeAppearance),
    AppearanceProperty(words: \UIBarItem.titleAttributes), AppearanceProperty(\UIBarButtonItem.tintColor),
    AppearanceProperty(\UITabBarItem.badgeColor),
  ]
}
