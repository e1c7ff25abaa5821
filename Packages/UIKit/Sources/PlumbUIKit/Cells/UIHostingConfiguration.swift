import PlumbControls
import PlumbViews

/// SwiftUI's views as the content of a cell.
@preconcurrency @MainActor
public struct UIHostingConfiguration<Content: View, Background: View>:
  UIContentConfiguration, ShownContent
{
  private let content: Content
  private let ground: Background
  private var margins: [(edges: Edge.Set, insets: EdgeInsets)] = []
  private var least: (width: CGFloat?, height: CGFloat?) = (nil, nil)

  /// Creates a content on a background.
  private init(content: Content, ground: Background) { (self.content, self.ground) = (content, ground) }

  public func makeContentView() -> UIView & UIContentView { ShownContentView(self) }
  public func updated(for state: any UIConfigurationState) -> Self { self }

  /// Sets the distance from some edges of the cell, in points.
  public func margins(_ edges: Edge.Set = .all, _ length: CGFloat) -> Self {
    margins(edges, EdgeInsets(top: length, leading: length, bottom: length, trailing: length))
  }

  /// Sets the distance from some edges of the cell, in points.
  public func margins(_ edges: Edge.Set = .all, _ insets: EdgeInsets) -> Self {
    var changed = self
    changed.margins.append((edges, insets))
    return changed
  }

  /// Sets the least size of the cell, in points.
  public func minSize(width: CGFloat? = nil, height: CGFloat? = nil) -> Self {
    var changed = self
    changed.least = (width, height)
    return changed
  }

  /// Puts a view behind the content.
  public func background<B: View>(@ViewBuilder content: () -> B) -> UIHostingConfiguration<Content, B> {
    on(content())
  }

  /// Puts a colour or another style behind the content.
  public func background<S: ShapeStyle>(_ style: S) -> UIHostingConfiguration<Content, _BackgroundOfStyle<S>>
  {
    on(_BackgroundOfStyle(style: style))
  }

  private func on<B: View>(_ ground: B) -> UIHostingConfiguration<Content, B> {
    var changed = UIHostingConfiguration<Content, B>(content: content, ground: ground)
    (changed.margins, changed.least) = (margins, least)
    return changed
  }

  func shown(_ usual: EdgeInsets) -> AnyView {
    var used = usual
    for (edges, insets) in margins {
      if edges.contains(.top) { used.top = insets.top }
      if edges.contains(.leading) { used.leading = insets.leading }
      if edges.contains(.bottom) { used.bottom = insets.bottom }
      if edges.contains(.trailing) { used.trailing = insets.trailing }
    }
    return AnyView(
      content.padding(used)
        .frame(minWidth: least.width, maxWidth: .infinity, minHeight: least.height ?? 44, alignment: .leading)
        .background { ground })
  }
}

extension UIHostingConfiguration where Background == EmptyView {
  /// Creates a content of views.
  public init(@ViewBuilder content: () -> Content) { self.init(content: content(), ground: EmptyView()) }
}

/// A rectangle of a style behind a cell.
public struct _BackgroundOfStyle<S: ShapeStyle>: View {
  let style: S
  public var body: some View { Rectangle().fill(style) }
}
