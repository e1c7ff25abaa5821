import PlumbLayout

/// A button that shows further actions.
nonisolated public struct Menu<Label: View, Content: View>: View {
  let label: Label
  let content: Content
  let primaryAction: (@MainActor () -> Void)?

  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    (self.content, self.label, primaryAction) = (content(), label(), nil)
  }

  public init(
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label,
    primaryAction: @escaping @MainActor () -> Void
  ) {
    (self.content, self.label, self.primaryAction) = (content(), label(), primaryAction)
  }

  @available(*, deprecated, message: "give the label last")
  public init(label: Label, @ViewBuilder content: () -> Content) {
    (self.content, self.label, primaryAction) = (content(), label, nil)
  }

  @MainActor public var body: some View {
    _ControlElement("Menu") {
      Button(action: { primaryAction?() }) { label }
    }
  }
  public static var _memberCount: Int? { 1 }
}

nonisolated extension Menu where Label == Text {
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(titleKey) }
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }
}

nonisolated extension Menu where Label == PlumbViews.Label<Text, Image> {
  public init(_ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content) {
    self.init(content: content) { PlumbViews.Label(titleKey, systemImage: systemImage) }
  }
}
