import PlumbLayout
import PlumbViews

/// The default width of columns of split views, in points (UIKit's own, assumed).
private let defaultColumnWidth: CGFloat = 320

nonisolated extension View {
  /// Sets the width of the column of a split view that the view is in, in points. The detail takes what is left.
  public func navigationSplitViewColumnWidth(_ width: CGFloat) -> some View {
    preference(key: ColumnWidthKey.self, value: width)
  }

  /// Sets the width of the column of a split view that the view is in, in points.
  ///
  /// A column has its ideal width, within the other two: nobody drags its edge here.
  public func navigationSplitViewColumnWidth(
    min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil
  ) -> some View {
    let width = Swift.max(min ?? 0, Swift.min(ideal, max ?? .infinity))
    return preference(key: ColumnWidthKey.self, value: width)
  }
}

private struct ColumnWidthKey: PreferenceKey {
  static var defaultValue: CGFloat? { nil }
  static func reduce(value: inout CGFloat?, nextValue: () -> CGFloat?) { value = value ?? nextValue() }
}

/// A column beside the detail, as wide as the views in it say.
nonisolated struct _SplitColumn<Content: View>: View {
  let content: Content
  @State private var width: CGFloat?

  init(content: Content) { self.content = content }

  @MainActor var body: some View {
    NavigationStack { content }
      .onPreferenceChange(ColumnWidthKey.self) { width = $0 }
      .frame(width: width ?? defaultColumnWidth)
  }
  static var _memberCount: Int? { 1 }
}
