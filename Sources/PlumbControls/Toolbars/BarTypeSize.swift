import PlumbLayout
import PlumbViews

/// Keeps the texts of a bar from growing with the size of text past `large`, as the fonts of UIKit's bars do not (assumed);
/// smaller sizes count. Large titles and search fields have their own limits.
nonisolated struct _BarTypeSize: ViewModifier {
  @MainActor func body(content: Content) -> some View {
    content.modifier(_EnvironmentModifier { $0.limitTypeSizeInBar() })
  }
}

private struct TypeSizeAroundBarKey: EnvironmentKey { static var defaultValue: DynamicTypeSize? { nil } }

extension EnvironmentValues {
  /// The size of text around the bar that the view is in, if that is larger than a bar's.
  private var typeSizeAroundBar: DynamicTypeSize? {
    get { self[TypeSizeAroundBarKey.self] }
    set { self[TypeSizeAroundBarKey.self] = newValue }
  }

  mutating func limitTypeSizeInBar() {
    guard dynamicTypeSize > .large else { return }
    (typeSizeAroundBar, dynamicTypeSize) = (dynamicTypeSize, .large)
  }

  /// Sets the size of text for what a view in a bar presents: a sheet or a menu is no part of the bar.
  mutating func leaveBar() {
    guard let outer = typeSizeAroundBar else { return }
    (typeSizeAroundBar, dynamicTypeSize) = (nil, outer)
  }
}
