import PlumbGraph
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
  var screenKind = ScreenKind.phone

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
    if platform == .iOS, let height { vertical = height < 500 ? .compact : .regular }
    if platform == .iOS, let width, let height {
      screenKind = ScreenKind(width: width, height: height, device: device)
    }
    if screenKind == .smallPhoneOnSide { horizontal = .compact }
  }
}

/// A screen whose bars have their own heights (Recorded/Screens.md#Y145, Y148).
package enum ScreenKind: Hashable, Sendable {
  /// An upright phone, and what is neither a phone nor a tablet.
  case phone
  /// A phone on its side that is compact in both directions.
  case smallPhoneOnSide
  /// A phone on its side that is of regular width: the phones called Plus and Max.
  case largePhoneOnSide
  case tablet

  package var isOnSide: Bool { self == .smallPhoneOnSide || self == .largePhoneOnSide }

  /// - Parameter device: its name; without one, sizes from the 568×320 of the iPhone SE to the 956×440 of the iPhone 17 Pro Max
  ///   are taken for phones on their sides, and those from the 744 points of the iPad mini on for tablets.
  init(width: CGFloat, height: CGFloat, device: String?) {
    let isTablet = device?.hasPrefix("iPad") ?? (min(width, height) >= 744)
    let isPhone =
      device?.hasPrefix("iPhone") ?? ((568...956).contains(width) && (320...440).contains(height))
    if isTablet {
      self = .tablet
    } else if isPhone, width > height, height < 500 {
      self = height < 414 ? .smallPhoneOnSide : .largePhoneOnSide
    } else {
      self = .phone
    }
  }
}

/// The values of the canvas, one attribute each: a reader of a margin is not run for a size class, and who reads
/// nothing of it is made once, however wide the first canvas turns out to be.
final class CanvasParts {
  let horizontal, vertical: Attribute<UserInterfaceSizeClass>
  let listMargin, barMargin: Attribute<CGFloat>
  let cover: Attribute<EdgeInsets>
  let screenKind: Attribute<ScreenKind>
  private(set) var last: CanvasSizeClasses

  init(_ graph: Graph, _ classes: CanvasSizeClasses) {
    last = classes
    horizontal = graph.input(classes.horizontal, name: "canvas.horizontal")
    vertical = graph.input(classes.vertical, name: "canvas.vertical")
    listMargin = graph.input(classes.listMargin, name: "canvas.listMargin")
    barMargin = graph.input(classes.barMargin, name: "canvas.barMargin")
    cover = graph.input(classes.cover, name: "canvas.cover")
    screenKind = graph.input(classes.screenKind, name: "canvas.screenKind")
  }

  /// A part that is equal to the one before reaches nobody.
  func set(_ classes: CanvasSizeClasses) {
    last = classes
    horizontal.set(classes.horizontal)
    vertical.set(classes.vertical)
    listMargin.set(classes.listMargin)
    barMargin.set(classes.barMargin)
    cover.set(classes.cover)
    screenKind.set(classes.screenKind)
  }
}

private struct CanvasKey: EnvironmentKey {
  static var defaultValue: CanvasSizeClasses { CanvasSizeClasses() }
}
private struct HorizontalKey: EnvironmentKey { static var defaultValue: UserInterfaceSizeClass?? { nil } }
private struct CoverKey: EnvironmentKey { static var defaultValue: EdgeInsets? { nil } }
private struct VerticalKey: EnvironmentKey { static var defaultValue: UserInterfaceSizeClass?? { nil } }

extension EnvironmentValues {
  /// Compact on canvases narrower than 600 points (assumed) and on small phones on their side, unless a view around says otherwise.
  public var horizontalSizeClass: UserInterfaceSizeClass? {
    get { self[HorizontalKey.self] ?? ofCanvas(\.horizontal, \.horizontal) }
    set { self[HorizontalKey.self] = .some(newValue) }
  }

  /// Compact on canvases lower than 500 points (assumed), unless a view around says otherwise.
  public var verticalSizeClass: UserInterfaceSizeClass? {
    get { self[VerticalKey.self] ?? ofCanvas(\.vertical, \.vertical) }
    set { self[VerticalKey.self] = .some(newValue) }
  }

  /// Beside the rows and the cards of lists, in points. On iOS 26 cards were recorded at 16 points on widths of 390 and
  /// 402 (Recorded/Pictures.md#Y33); that wider canvases have there what bars have is assumed.
  package var listMargin: CGFloat { platformStyle.isGlass ? barMargin : ofCanvas(\.listMargin, \.listMargin) }

  /// Beside the items of bars, in points.
  package var barMargin: CGFloat { ofCanvas(\.barMargin, \.barMargin) }

  /// The kind of the screen that the canvas is.
  package var screenKind: ScreenKind { ofCanvas(\.screenKind, \.screenKind) }

  /// The covered edges of the screen, in points.
  package var screenCover: EdgeInsets { ofCanvas(\.cover, \.cover) }

  /// The covered edges of the area around, in points: those of the screen, unless a view around has its own edges.
  package var cover: EdgeInsets {
    get { self[CoverKey.self] ?? screenCover }
    set { self[CoverKey.self] = newValue }
  }

  /// The host's value where the values belong to no view, or else the part as it is where the views are.
  private func ofCanvas<Value>(
    _ kept: (CanvasSizeClasses) -> Value, _ part: (CanvasParts) -> Attribute<Value>
  ) -> Value {
    if let classes = overrides[CanvasKey.self] { return kept(classes) }
    return partOfCanvas(part) ?? kept(CanvasKey.defaultValue)
  }

  var canvasSizeClasses: CanvasSizeClasses {
    get { overrides[CanvasKey.self] ?? CanvasKey.defaultValue }
    set { self[CanvasKey.self] = newValue }
  }
}

extension EnvironmentValues {
  /// Fits the values to a canvas, and returns whether that changes any.
  mutating func fit(_ canvas: ProposedViewSize, on screen: Surroundings.Screen) -> Bool {
    var fitted = CanvasSizeClasses(
      width: canvas.width, height: canvas.height, platform: platformStyle.platform, device: screen.device)
    fitted.cover = screen.insets
    guard fitted != canvasSizeClasses else { return false }
    canvasSizeClasses = fitted
    return true
  }
}
