import PlumbViews
import SwiftUI

/// The look of tips without their own style.
struct TipLook {
  var background = AnyShapeStyle(.background.secondary)
  var cornerRadius: CGFloat = 12
  var imageSize = CGSize(width: 36, height: 36)
}
private struct TipLookKey: EnvironmentKey { static var defaultValue: TipLook { TipLook() } }
private struct TipStyleKey: EnvironmentKey {
  static var defaultValue: (any TipViewStyle)? { nil }
}
extension EnvironmentValues {
  var tipLook: TipLook {
    get { self[TipLookKey.self] }
    set { self[TipLookKey.self] = newValue }
  }
  /// Without one tips look as they do by themselves.
  var tipViewStyle: (any TipViewStyle)? {
    get { self[TipStyleKey.self] }
    set { self[TipStyleKey.self] = newValue }
  }
}

extension View {
  /// Shows a tip beside the view.
  @preconcurrency public func popoverTip(
    _ tip: (any Tip)?, arrowEdge: Edge? = nil,
    action: @escaping @MainActor @Sendable (Tips.Action) -> Void = { _ in }
  ) -> some View { modifier(PopoverTip(tip: tip, edge: arrowEdge, isPresented: nil, action: action)) }
  /// Shows a tip beside the view as long as a binding says so.
  @preconcurrency public func popoverTip(
    _ tip: (any Tip)?, isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    arrowEdge: Edge? = nil, action: @escaping @MainActor @Sendable (Tips.Action) -> Void = { _ in }
  ) -> some View {
    modifier(
      PopoverTip(
        tip: tip, anchor: attachmentAnchor, edge: arrowEdge, isPresented: isPresented, action: action))
  }
  /// Sets the style of tips in the view.
  public func tipViewStyle(_ style: some TipViewStyle) -> some View { environment(\.tipViewStyle, style) }
  /// Sets the background of tips in the view.
  public func tipBackground(_ style: some ShapeStyle) -> some View {
    transformEnvironment(\.tipLook) { $0.background = AnyShapeStyle(style) }
  }
  /// Sets the corner radius of tips in the view, in points.
  public func tipCornerRadius(_ cornerRadius: Double, antialiased: Bool = true) -> some View {
    transformEnvironment(\.tipLook) { $0.cornerRadius = cornerRadius }
  }
  /// Sets the size of pictures in tips of the view, in points.
  public func tipImageSize(_ size: CGSize) -> some View {
    transformEnvironment(\.tipLook) { $0.imageSize = size }
  }
}

extension View {
  /// Sets whether the views behind a tip respond. A popover here lets none behind it respond.
  public func tipBackgroundInteraction(
    _ interaction: PresentationBackgroundInteraction, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View {
    reportingCompanion("tipBackgroundInteraction", fileID, line)
  }
  /// Sets the style of a tip's picture. It has the tint.
  public func tipImageStyle<S: ShapeStyle>(_ style: S, fileID: StaticString = #fileID, line: UInt = #line)
    -> some View
  {
    reportingCompanion("tipImageStyle", fileID, line)
  }
  /// Sets two styles of a tip's picture. It has the tint.
  public func tipImageStyle<S1: ShapeStyle, S2: ShapeStyle>(
    _ primary: S1, _ secondary: S2, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View {
    reportingCompanion("tipImageStyle", fileID, line)
  }
  /// Sets three styles of a tip's picture. It has the tint.
  public func tipImageStyle<S1: ShapeStyle, S2: ShapeStyle, S3: ShapeStyle>(
    _ primary: S1, _ secondary: S2, _ tertiary: S3, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View {
    reportingCompanion("tipImageStyle", fileID, line)
  }
}

private struct PopoverTip: ViewModifier {
  @Environment(\.tipViewStyle) private var style
  let tip: (any Tip)?
  var anchor = PopoverAttachmentAnchor.rect(.bounds)
  let edge: Edge?
  let isPresented: Binding<Bool>?
  let action: @MainActor @Sendable (Tips.Action) -> Void

  func body(content: Content) -> some View {
    let isShown = (tip?.shouldDisplay ?? false) && isPresented?.wrappedValue ?? true
    content.popover(
      isPresented: Binding(
        get: { isShown },
        set: { if !$0 { tip?.invalidate(reason: .tipClosed) } }), attachmentAnchor: anchor,
      arrowEdge: edge ?? .top
    ) {
      if let tip {
        (style ?? MiniTipViewStyle()).body(TipViewStyleConfiguration(tip, action)).frame(width: 300)
          .tipBackground(.clear).presentationCompactAdaptation(.popover)
      }
    }
  }
}

/// Tips that come one after the other.
@MainActor public final class TipGroup {
  /// In which order.
  public enum Priority: Sendable { case firstAvailable, ordered }
  private let tips: [any Tip]
  private let priority: Priority

  /// Creates a group of tips.
  public init(_ priority: Priority = .firstAvailable, @Builder _ tips: () -> [any Tip]) {
    (self.priority, self.tips) = (priority, tips())
  }
  /// The one that is shown now. In an ordered group a tip waits for those before it.
  public var currentTip: (any Tip)? {
    guard priority == .ordered else { return tips.first(where: \.shouldDisplay) }
    let next = tips.first { if case .invalidated = $0.status { false } else { true } }
    return next.flatMap { $0.shouldDisplay ? $0 : nil }
  }
  @resultBuilder public enum Builder {
    public static func buildBlock(_ tips: any Tip...) -> [any Tip] { tips }
  }
}
