import PlumbLayout
import PlumbViews

/// A control that turns something on and off.
nonisolated public struct Toggle<Label: View>: View, CalledView {
  package let callSite = _CallSite()
  let isOn: Binding<Bool>
  /// Several things at once are on and off.
  var isMixed = false
  /// The toggle of a style's body: the element is there already.
  var isPart = false
  let label: Label
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.platformStyle) private var platformStyle

  /// Creates a toggle with any view as its label.
  public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
    (self.isOn, self.label) = (isOn, label())
  }

  /// Creates a toggle for several values: on if all are, and setting it sets all.
  public init<C: RandomAccessCollection>(
    sources: C, isOn: KeyPath<C.Element, Binding<Bool>>, @ViewBuilder label: () -> Label
  ) {
    let bindings = sources.map { $0[keyPath: isOn] }
    self.isOn = Binding(
      get: { bindings.allSatisfy(\.wrappedValue) },
      set: { value in for binding in bindings { binding.wrappedValue = value } })
    let count = bindings.count { $0.wrappedValue }
    isMixed = count > 0 && count < bindings.count
    self.label = label()
  }

  @MainActor public var body: some View {
    if isPart {
      look
    } else {
      _ControlElement("Toggle", label: label, configure: { describe($0) }) { look }
    }
  }

  @MainActor private func describe(_ node: ViewNode) {
    let isOn = isOn
    node.accessibility.addedTraits = .isToggle
    node.accessibility.value = isMixed ? "mixed" : isOn.wrappedValue ? "1" : "0"
    node.accessibility.role = .toggle
    node.isFocusable = isEnabled
    // On iOS a press has to meet what the style shows for it, or the row of a list that the toggle fills.
    let isHitByMouse = isEnabled && platformStyle.platform == .macOS
    (node.action, node.interactions.gesture, node.interactions.isHitByMouse) = (nil, nil, isHitByMouse)
    guard isEnabled else { return }
    node.action = { isOn.wrappedValue.toggle() }
    guard isHitByMouse else { return }
    node.interactions.gesture = GestureAttachment(for: .mouse) {
      PressRecognizer($0, changed: { _ in }) { isOn.wrappedValue.toggle() }
    }
  }
  public static var _memberCount: Int? { 1 }

  @MainActor private var look: some View {
    _Styled(
      ToggleStyleConfiguration(
        label: ToggleStyleConfiguration.Label(view: ToggleStyleConfiguration.part(label)), isMixed: isMixed,
        binding: isOn))
  }
}

nonisolated extension Toggle where Label == Text {
  /// Creates a toggle with a localised title.
  public init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(titleKey) }
  }

  /// Creates a toggle with a title that is not localised.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(title) }
  }
}

nonisolated extension Toggle where Label == PlumbControls.Label<Text, Image> {
  /// Creates a toggle with a localised title and a symbol.
  public init(_ titleKey: LocalizedStringKey, systemImage: String, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { PlumbControls.Label(titleKey, systemImage: systemImage) }
  }

  /// Creates a toggle with a title that is not localised, and a symbol.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, systemImage: String, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { PlumbControls.Label(title, systemImage: systemImage) }
  }
}

nonisolated extension Toggle where Label == ToggleStyleConfiguration.Label {
  /// Creates a toggle of the same value in another style.
  public init(_ configuration: ToggleStyleConfiguration) {
    isOn = configuration.binding
    isMixed = configuration.isMixed
    isPart = true
    label = configuration.label
  }
}
