import PlumbLayout

/// A control's element: one node with the control's name around what its style shows.
nonisolated struct _ControlElement<Content: View>: _PrimitiveView {
  let name: String
  let configure: @MainActor (ViewNode) -> Void
  let content: Content

  /// - Parameter configure: says what the element is and what it does when it is used.
  init(
    _ name: String, configure: @escaping @MainActor (ViewNode) -> Void = { _ in },
    @ViewBuilder content: () -> Content
  ) {
    (self.name, self.configure, self.content) = (name, configure, content())
  }

  @MainActor static func _makeNodes(_ view: Self, in builder: _TreeBuilder) {
    builder.element(Self.self, view.name, .plain, configure: view.configure) {
      builder.secondary(view.content)
    }
  }
}

private struct LabelsHiddenKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
  var labelsAreHidden: Bool {
    get { self[LabelsHiddenKey.self] }
    set { self[LabelsHiddenKey.self] = newValue }
  }
}

nonisolated extension View {
  /// Leaves the labels of the controls inside out; assistive tools still tell them.
  public func labelsHidden() -> some View { environment(\.labelsAreHidden, true) }
}
