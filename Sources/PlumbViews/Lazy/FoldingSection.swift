nonisolated extension Section where Parent: View, Content: View, Footer == EmptyView {
  /// Creates a section whose content is there as long as the binding says so.
  public init(
    isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent
  ) {
    self.init(content: content, header: header)
    self.isExpanded = isExpanded
  }
}

nonisolated extension Section where Parent == Text, Content: View, Footer == EmptyView {
  /// Creates a section whose content is there as long as the binding says so.
  public init(
    _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content
  ) {
    self.init(titleKey, content: content)
    self.isExpanded = isExpanded
  }

  /// Creates a section whose content is there as long as the binding says so.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content
  ) {
    self.init(title, content: content)
    self.isExpanded = isExpanded
  }
}
