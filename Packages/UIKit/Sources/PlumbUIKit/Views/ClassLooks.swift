import Foundation
import PlumbControls
import PlumbViews

// Controls draw UIKit's looks in their own terms. They come from a view of UIKit itself or, for SwiftUI's controls, from
// a new view, which has taken over what is set for its class.

extension ControlLooks {
  /// Returns what is set for all views of UIKit's classes that SwiftUI's controls represent.
  @MainActor static func ofProxies() -> ControlLooks {
    var looks = ControlLooks()
    if let control = AppearanceProxies.model(UISwitch()) { looks.toggle = control.looks }
    if let control = AppearanceProxies.model(UISlider()) { looks.slider = control.looks }
    if let control = AppearanceProxies.model(UISegmentedControl()) { looks.segments = control.looks }
    if let control = AppearanceProxies.model(UIPageControl()) {
      looks.dots = Dots(
        current: Color(control.currentPageIndicatorTintColor), others: Color(control.pageIndicatorTintColor))
    }
    let bar = AppearanceProxies.model(UINavigationBar())
    if let bar { looks.navigationBar = bar.looks }
    if let item = AppearanceProxies.model(UIBarButtonItem()) {
      looks.navigationBar.item.take(Words(item.titleAttributes[.normal]))
      looks.navigationBar.item.icon = Color(item.tintColor) ?? looks.navigationBar.item.icon
    }
    if let bar = AppearanceProxies.model(UITabBar()) {
      // SwiftUI gives its bar the accent colour.
      bar.ownTint = nil
      looks.tabBar = bar.looks
    }
    if let item = AppearanceProxies.model(in: [UITabBar.self], UITabBarItem()) { looks.tabBar.take(item) }
    if let bar = AppearanceProxies.model(UIToolbar()) { looks.toolbar = bar.looks }
    let alert = AppearanceProxies.model(in: [UIAlertController.self], UIView())
    looks.alertTint = Color(alert?.ownTint)
    return looks
  }
}

extension Color {
  fileprivate init?(_ color: UIColor?) {
    guard let color else { return nil }
    self.init(uiColor: color)
  }
}

extension ControlLooks.Words {
  @MainActor init(_ attributes: [NSAttributedString.Key: Any]?) {
    self.init(
      font: (attributes?[.font] as? UIFont).map { Font($0) },
      color: Color(attributes?[.foregroundColor] as? UIColor))
  }

  /// Returns these words with what others say about them.
  fileprivate func with(_ other: Self) -> Self {
    Self(font: other.font ?? font, color: other.color ?? color)
  }
}

extension UISwitch {
  var looks: ControlLooks.Parts {
    ControlLooks.Parts(thumb: Color(thumbTintColor), filled: Color(onTintColor))
  }
}

extension UISlider {
  var looks: ControlLooks.Parts {
    ControlLooks.Parts(
      thumb: Color(thumbTintColor), filled: Color(minimumTrackTintColor), track: Color(maximumTrackTintColor))
  }
}

extension UISegmentedControl {
  var looks: ControlLooks.Segments {
    var looks = ControlLooks.Segments()
    (looks.ground, looks.chosen) = (Color(backgroundColor), Color(selectedSegmentTintColor))
    looks.words = ControlLooks.Words(titleAttributes[.normal])
    looks.chosenWords = ControlLooks.Words(titleAttributes[.selected])
    return looks
  }
}

extension BarLooks.Ground {
  @MainActor fileprivate init(_ appearance: UIBarAppearance) {
    let line: Line =
      if appearance.shadowImage != nil {
        .none
      } else if appearance.hasUsualShadow {
        .system
      } else {
        Color(appearance.shadowColor).map { .color($0) } ?? .none
      }
    self.init(
      isSystem: appearance.backgroundEffect != nil, color: Color(appearance.backgroundColor), line: line)
  }

  /// The ground of a bar that has properties of before iOS 13: a colour, or a picture that hides it.
  fileprivate init?(_ color: UIColor?, _ image: UIImage?, _ shadowImage: UIImage?) {
    guard color != nil || image != nil else { return nil }
    self.init(isSystem: false, color: Color(color), line: shadowImage == nil ? .system : .none)
  }
}

extension BarLooks.Item {
  fileprivate mutating func take(_ other: ControlLooks.Words) { words = words.with(other) }

  @MainActor fileprivate mutating func take(_ state: UITabBarItemAppearance.State) {
    take(ControlLooks.Words(state.titleTextAttributes))
    icon = Color(state.iconColor) ?? icon
    badge = Color(state.badgeBackgroundColor) ?? badge
  }
}

extension BarLooks {
  @MainActor fileprivate mutating func take(_ item: UITabBarItem) {
    self.item.take(ControlLooks.Words(item.titleAttributes[.normal]))
    chosenItem.take(ControlLooks.Words(item.titleAttributes[.selected]))
    self.item.badge = Color(item.badgeColor) ?? self.item.badge
  }
}

extension UINavigationBarAppearance {
  /// Reports the looks of buttons, which have the tint of SwiftUI's surroundings or of their own items.
  fileprivate func reportButtons() {
    for (name, buttons) in [
      ("buttonAppearance", buttonAppearance), ("doneButtonAppearance", doneButtonAppearance),
    ]
    where !buttons.normal.titleTextAttributes.isEmpty {
      WithoutEffect.barLooks.report(of: "UINavigationBarAppearance.\(name)")
    }
  }
}

extension UINavigationBar {
  var looks: BarLooks {
    var looks = BarLooks()
    (looks.background, looks.isHidden, looks.item.icon) = (Color(backgroundColor), isHidden, Color(ownTint))
    looks.ground =
      ownAppearance.map { BarLooks.Ground($0) } ?? BarLooks.Ground(barTintColor, backgroundImage, shadowImage)
    looks.edgeGround = scrollEdgeAppearance.map { BarLooks.Ground($0) }
    func words(_ appearance: UINavigationBarAppearance?) -> (ControlLooks.Words, ControlLooks.Words) {
      (
        ControlLooks.Words(appearance?.titleTextAttributes ?? titleTextAttributes),
        ControlLooks.Words(appearance?.largeTitleTextAttributes ?? largeTitleTextAttributes)
      )
    }
    looks.title = words(ownAppearance).0
    (looks.edgeTitle, looks.largeTitle) = words(scrollEdgeAppearance ?? ownAppearance)
    let appearance = ownAppearance ?? scrollEdgeAppearance
    appearance?.reportButtons()
    let back = appearance?.backButtonAppearance
    looks.item.take(ControlLooks.Words(back?.normal.titleTextAttributes))
    return looks
  }
}

extension UITabBar {
  /// Returns the looks with what is said for all tabs, or for the first of them.
  func looks(of items: [UITabBarItem]) -> BarLooks {
    var looks = looks
    if let item = items.first ?? AppearanceProxies.model(UITabBarItem()) {
      AppearanceProxies.apply(to: item, in: [UITabBar.self])
      looks.take(item)
    }
    return looks
  }

  var looks: BarLooks {
    var looks = BarLooks()
    (looks.background, looks.isHidden) = (Color(backgroundColor), isHidden)
    // The bar does not know whether content lies under it: it has the looks over content (assumed).
    let appearance = ownAppearance ?? scrollEdgeAppearance
    looks.ground =
      appearance.map { BarLooks.Ground($0) } ?? BarLooks.Ground(barTintColor, backgroundImage, shadowImage)
    looks.item.icon = Color(unselectedItemTintColor)
    looks.item.words.color = looks.item.icon
    looks.chosenItem.icon = Color(ownTint)
    looks.chosenItem.words.color = looks.chosenItem.icon
    if let tabs = appearance?.stackedLayoutAppearance {
      looks.item.take(tabs.normal)
      looks.chosenItem.take(tabs.selected)
    }
    return looks
  }
}

extension UIToolbar {
  var looks: BarLooks {
    var looks = BarLooks()
    looks.background = Color(backgroundColor)
    let appearance = ownAppearance ?? scrollEdgeAppearance
    looks.ground = appearance.map { BarLooks.Ground($0) } ?? BarLooks.Ground(barTintColor, nil, nil)
    return looks
  }
}
