import PlumbLayout
import PlumbViews

nonisolated extension View {
  /// Shows details beside the view if there is enough width, and in a sheet otherwise.
  public func inspector<V: View>(isPresented: Binding<Bool>, @ViewBuilder content: () -> V) -> some View {
    _WithInspector(content: self, isPresented: isPresented, inspector: content())
  }

  /// Sets the width of the inspector around, in points.
  public func inspectorColumnWidth(_ width: CGFloat) -> some View { frame(width: width) }

  /// Sets the width of the inspector around, in points. Nobody drags it: Plumb drops the limits.
  public func inspectorColumnWidth(min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil) -> some View {
    frame(width: ideal)
  }
}

nonisolated private struct _WithInspector<Content: View, Inspector: View>: View {
  let content: Content
  let isPresented: Binding<Bool>
  let inspector: Inspector
  @Environment(\.horizontalSizeClass) private var sizeClass

  init(content: Content, isPresented: Binding<Bool>, inspector: Inspector) {
    (self.content, self.isPresented, self.inspector) = (content, isPresented, inspector)
  }

  @MainActor var body: some View {
    if sizeClass == .compact {
      content.sheet(isPresented: isPresented) { inspector }
    } else {
      HStack(spacing: 0) {
        content.frame(maxWidth: .infinity, maxHeight: .infinity)
        if isPresented.wrappedValue {
          Divider()
          // 270 points, as wide as inspectors usually are (assumed).
          inspector.frame(minWidth: 200, idealWidth: 270, maxWidth: 270, maxHeight: .infinity)
        }
      }
    }
  }
}
