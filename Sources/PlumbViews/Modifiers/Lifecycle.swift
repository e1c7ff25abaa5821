nonisolated extension View {
  /// Does something once the view is there and laid out.
  ///
  /// Views that come at the same time appear in the order in which they are written, the outer ones first (assumed).
  public func onAppear(perform action: (() -> Void)? = nil) -> some View {
    modifier(_AppearanceActions(appear: action, disappear: nil))
  }

  /// Does something once the view is gone.
  public func onDisappear(perform action: (() -> Void)? = nil) -> some View {
    modifier(_AppearanceActions(appear: nil, disappear: action))
  }
}

nonisolated public struct _AppearanceActions: _ElementModifier {
  let appear: (() -> Void)?
  let disappear: (() -> Void)?

  @MainActor public static func _makeElement(_ modifier: Self, in builder: _TreeBuilder, content: () -> Void)
  {
    builder.element(
      Self.self, "", nil,
      configure: { node in
        if node.willDispose == nil {
          // The first walk of the node; what it does later is what was written last.
          if let appear = modifier.appear { node.host.afterLayout(appear) }
        }
        let disappear = modifier.disappear
        node.willDispose = { disappear?() }
      }, content: content)
  }
}
