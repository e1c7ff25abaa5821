import PlumbLayout

/// The available length along one axis, as a class.
public enum UserInterfaceSizeClass: Hashable, Sendable { case compact, regular }

/// The size classes that follow from a canvas's size.
struct CanvasSizeClasses: Equatable {
  var horizontal = UserInterfaceSizeClass.compact
  var vertical = UserInterfaceSizeClass.regular
  /// Beside the rows and the cards of lists, and beside the items of bars, in points.
  var listMargin: CGFloat = 16
  var barMargin: CGFloat = 16
  /// The covered edges of the screen, in points.
  var cover = EdgeInsets()

  init() {}

  /// A side is compact below these lengths, in points (assumed: between the widest phone held upright, 440, and the
  /// narrowest full-screen tablet, 744; and between phones on their side, at most 440, and anything higher, from 568).
  ///
  /// - Parameter device: its name, if one is known. A phone on its side is wide from 414 points of height on: Apple's pages
  ///   say so of the phones called Plus and Max.
  init(width: CGFloat?, height: CGFloat?, platform: PlatformStyle.Platform, device: String? = nil) {
    if platform == .macOS { horizontal = .regular }
    if platform == .iOS, let width { horizontal = width < 600 ? .compact : .regular }
    // Cards were recorded at 16 points on a width of 320, and at 20 on 390 to 402 (Recorded/Pictures.md#Y31, Y32), titles
    // at 16 on 320 and at 20 on 450 (Recorded/Pictures.md#Y59). Where the margins change in between is assumed.
    if platform == .iOS, let width {
      (listMargin, barMargin) = (width < 390 ? 16 : 20, width < 414 ? 16 : 20)
    }
    if let device, device.hasPrefix("iPhone"), let height, height < 414 { horizontal = .compact }
    if platform == .iOS, let height { vertical = height < 500 ? .compact : .regular }
  }
}

private struct CanvasKey: EnvironmentKey {
  static var defaultValue: CanvasSizeClasses { CanvasSizeClasses() }
}
private struct HorizontalKey: EnvironmentKey { static var defaultValue: UserInterfaceSizeClass?? { nil } }
private struct CoverKey: EnvironmentKey { static var defaultValue: EdgeInsets? { nil } }
private struct VerticalKey: EnvironmentKey { static var defaultValue: UserInterfaceSizeClass?? { nil } }

extension EnvironmentValues {
  /// Compact on canvases narrower than 600 points (assumed), unless a view around says otherwise.
  public var horizontalSizeClass: UserInterfaceSizeClass? {
    get { self[HorizontalKey.self] ?? self[CanvasKey.self].horizontal }
    set { self[HorizontalKey.self] = .some(newValue) }
  }

  /// Compact on canvases lower than 500 points (assumed), unless a view around says otherwise.
  public var verticalSizeClass: UserInterfaceSizeClass? {
    get { self[VerticalKey.self] ?? self[CanvasKey.self].vertical }
    set { self[VerticalKey.self] = .some(newValue) }
  }

  /// Beside the rows and the cards of lists, in points. On iOS 26 cards were recorded at 16 points on widths of 390 and
  /// 402 (Recorded/Pictures.md#Y33); that wider canvases have there what bars have is assumed.
  package var listMargin: CGFloat { platformStyle.isGlass ? barMargin : self[CanvasKey.self].listMargin }

  /// Beside the items of bars, in points.
  package var barMargin: CGFloat { self[CanvasKey.self].barMargin }

  /// The covered edges of the screen, in points.
  package var screenCover: EdgeInsets { self[CanvasKey.self].cover }

  /// The covered edges of the area around, in points: those of the screen, unless a view around has edges of its own.
  package var cover: EdgeInsets {
    get { self[CoverKey.self] ?? screenCover }
    set { self[CoverKey.self] = newValue }
  }

  var canvasSizeClasses: CanvasSizeClasses {
    get { self[CanvasKey.self] }
    set { self[CanvasKey.self] = newValue }
  }
}

extension EnvironmentValues {
  /// The same values for a canvas, or for what is offered where there is none.
  mutating func fit(_ canvas: CGRect?, _ proposal: ProposedViewSize, on screen: Surroundings.Screen) {
    canvasSizeClasses = CanvasSizeClasses(
      width: canvas?.width ?? proposal.width, height: canvas?.height ?? proposal.height,
      platform: platformStyle.platform, device: screen.device)
    canvasSizeClasses.cover = screen.insets
  }
}
