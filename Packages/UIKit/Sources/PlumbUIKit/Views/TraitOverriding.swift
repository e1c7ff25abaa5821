import PlumbViews

extension UIView {
  /// The traits that the view sets for itself and all inside.
  public var traitOverrides: any UITraitOverrides {
    get { ChangedTraits(values: traitState.overrides) }
    set {
      traitState.override(newValue)
      traitsOverridden()
    }
  }

  /// The overrides around the view and its own, the outermost first.
  var overridesAround: [UITraitCollection.Values] {
    let around =
      superview.map { $0.overridesAround + (controller.map { [$0.traitState.overrides] } ?? []) }
      ?? controller?.overridesAround ?? []
    return around + [traitState.overrides]
  }

  /// Shows the view and all inside with other traits.
  func traitsOverridden() {
    changed()
    for subview in subviews { subview.traitsOverridden() }
  }

  /// Draws what SwiftUI draws with the traits that the view or its controller sets.
  func overriding(_ content: AnyView) -> AnyView {
    var values = controller?.traitState.overrides ?? UITraitCollection.Values()
    values.take(traitState.overrides)
    if overrideUserInterfaceStyle != .unspecified { values.userInterfaceStyle = overrideUserInterfaceStyle }
    return values.drawn(content)
  }
}

extension UITraitCollection.Values {
  /// Draws what SwiftUI draws with these values.
  @MainActor fileprivate func drawn(_ content: AnyView) -> AnyView {
    guard self != Self() else { return content }
    var view = content
    if let scheme = userInterfaceStyle.flatMap({ ColorScheme($0) }) {
      view = AnyView(view.environment(\EnvironmentValues.colorScheme, scheme))
    }
    if let size = preferredContentSizeCategory.flatMap({ DynamicTypeSize($0) }) {
      view = AnyView(view.environment(\EnvironmentValues.dynamicTypeSize, size))
    }
    if let direction = layoutDirection.flatMap({ LayoutDirection($0) }) {
      view = AnyView(view.environment(\EnvironmentValues.layoutDirection, direction))
    }
    if let width = horizontalSizeClass.flatMap({ UserInterfaceSizeClass($0) }) {
      view = AnyView(view.environment(\EnvironmentValues.horizontalSizeClass, width))
    }
    if let height = verticalSizeClass.flatMap({ UserInterfaceSizeClass($0) }) {
      view = AnyView(view.environment(\EnvironmentValues.verticalSizeClass, height))
    }
    return view
  }
}

extension UIViewController {
  /// The traits that the controller sets for itself, its view and all inside.
  public var traitOverrides: any UITraitOverrides {
    get { ChangedTraits(values: traitState.overrides) }
    set {
      traitState.override(newValue)
      traitsOverridden()
    }
  }

  /// The overrides around the controller and its own, the outermost first.
  var overridesAround: [UITraitCollection.Values] {
    ((parent ?? presentingViewController)?.overridesAround ?? []) + [traitState.overrides]
  }

  /// Draws the content of the controller, which may be none of its view's, with the traits that it sets.
  func overriding(_ content: AnyView) -> AnyView {
    var values = traitState.overrides
    if overrideUserInterfaceStyle != .unspecified { values.userInterfaceStyle = overrideUserInterfaceStyle }
    return values.drawn(content)
  }

  private func traitsOverridden() {
    changed()
    viewIfLoaded?.traitsOverridden()
    for child in children { child.traitsOverridden() }
  }
}

extension TraitState {
  fileprivate func override(_ traits: any UITraitOverrides) {
    if let traits = traits as? ChangedTraits { overrides = traits.values }
  }
}

extension UITraitCollection {
  /// Returns the traits with overrides, of which the last one of a kind counts.
  func overridden(by overrides: [Values]) -> UITraitCollection {
    var all = Values()
    for values in overrides { all.take(values) }
    guard all != Values() else { return self }
    var own = values
    own.take(all)
    return UITraitCollection(values: own)
  }
}
