import Foundation
import PlumbLayout
import PlumbViews

/// A type that describes the look of progress views.
@MainActor @preconcurrency public protocol ProgressViewStyle {
  associatedtype Body: View
  typealias Configuration = ProgressViewStyleConfiguration
  /// Makes the view that shows a progress view.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// A progress view's parts.
public struct ProgressViewStyleConfiguration {
  /// The label that says what goes on.
  public struct Label: View {
    let view: AnyView
    public var body: some View { view }
  }

  /// The label of how far it has come.
  public struct CurrentValueLabel: View {
    let view: AnyView
    public var body: some View { view }
  }

  /// The completed share, from 0 to 1; `nil` while it is not known.
  public let fractionCompleted: Double?
  /// The label that says what goes on; `nil` if the view has none.
  public let label: Label?
  /// The label of how far it has come; `nil` if the view has none.
  public let currentValueLabel: CurrentValueLabel?
}

/// A bar that fills. On macOS it is 20 points tall (Recorded/Controls.md#U10); on iOS 4, UIKit's own, assumed.
public struct LinearProgressViewStyle: ProgressViewStyle {
  private let tint: Color?
  @Environment(\.platformStyle) private var platformStyle
  @Environment(\.controlSize) private var controlSize
  @Environment(\.tint) private var surroundingTint
  /// Creates the style that `.linear` names, in the tint of the surroundings.
  nonisolated public init() { tint = nil }
  /// Creates the style with its own tint, whatever the surroundings set.
  nonisolated public init(tint: Color) { self.tint = tint }

  /// Draws the label above the bar and the value's below. The bar stays empty while nobody knows the share.
  public func makeBody(configuration: Configuration) -> some View {
    let isSmall = controlSize == .small || controlSize == .mini
    let fraction = configuration.fractionCompleted ?? 0
    let isMac = platformStyle.platform == .macOS
    VStack(alignment: .leading, spacing: isMac ? 0 : 4) {
      if let label = configuration.label { label }
      _Bar(fraction: fraction, tint: tint ?? surroundingTint ?? .accentColor)
        .modifier(_OneLeaf())
        .frame(height: isMac ? (isSmall ? 4 : 8) : 4)
        .padding(.vertical, isMac ? (isSmall ? 4 : 6) : 0)
      if let current = configuration.currentValueLabel {
        current.font(.callout).foregroundStyle(.secondary)
      }
    }
  }
}

/// A track of which a share is filled.
nonisolated struct _Bar: View {
  let fraction: Double
  let tint: Color
  @Environment(\.controlLooks) private var looks

  @MainActor var body: some View {
    Capsule(style: .circular)
      .fill(looks.progress.track ?? Color(.fill))
      .overlay { _FilledPart(fraction: fraction).fill(tint) }
      .frame(idealWidth: 0)
  }
}

/// The leading share of a capsule. It moves to another one in animated changes alone (Recorded/Animation.md#X12).
nonisolated private struct _FilledPart: Shape, PlainShape {
  var fraction: Double

  var animatableData: Double {
    get { fraction }
    set { fraction = newValue }
  }

  func path(in rect: CGRect) -> Path {
    guard fraction > 0 else { return Path() }
    // A share narrower than the track is high is a circle.
    let width = max(rect.height, rect.width * fraction)
    let part = CGRect(x: rect.minX, y: rect.minY, width: width, height: rect.height)
    return Capsule(style: .circular).path(in: part)
  }
}

/// Eight spokes that turn, or a ring where the share is known. On macOS 32 points (Recorded/Controls.md#U10); on iOS 20,
/// UIKit's own, assumed.
public struct CircularProgressViewStyle: ProgressViewStyle {
  private let tint: Color?
  @Environment(\.platformStyle) private var platformStyle
  @Environment(\.controlSize) private var controlSize
  @Environment(\.tint) private var surroundingTint
  /// Creates the style that `.circular` names, in the tint of the surroundings or in grey.
  nonisolated public init() { tint = nil }
  /// Creates the style with its own tint, whatever the surroundings set.
  nonisolated public init(tint: Color) { self.tint = tint }

  /// Draws the spokes, or the ring where the share is known, with the labels below.
  public func makeBody(configuration: Configuration) -> some View {
    let size = diameter
    VStack(spacing: 4) {
      if let fraction = configuration.fractionCompleted {
        // The line is as thick on both (assumed).
        Circle().stroke(Color(.fill), lineWidth: 3)
          .overlay {
            Circle().trim(from: 0, to: fraction).rotation(.degrees(-90))
              .stroke(
                tint ?? surroundingTint ?? .accentColor, style: StrokeStyle(lineWidth: 3, lineCap: .round))
          }
          .padding(3)
          .frame(width: size, height: size)
      } else {
        _Spinner(tint: tint ?? surroundingTint ?? Color(.gray)).frame(width: size, height: size)
      }
      if let label = configuration.label {
        label.font(.subheadline).foregroundStyle(.secondary)
      }
      if let current = configuration.currentValueLabel {
        current.font(.subheadline).foregroundStyle(.secondary)
      }
    }
  }
}

extension CircularProgressViewStyle {
  /// On iOS a large one has 37 points, UIKit's own, assumed.
  private var diameter: CGFloat {
    guard platformStyle.platform == .macOS else {
      return controlSize == .large || controlSize == .extraLarge ? 37 : 20
    }
    return controlSize == .mini ? 10 : controlSize == .small ? 16 : 32
  }
}

/// Eight spokes, each fainter than the one before it in the turn. They turn once a second, from spoke to spoke (UIKit's
/// own, assumed).
nonisolated private struct _Spinner: View {
  let tint: Color

  @MainActor var body: some View {
    let tint = tint
    // From a whole second on, so that a still picture of one shows the brightest spoke at the top.
    TimelineView(.periodic(from: Date(timeIntervalSinceReferenceDate: 0), by: 1 / 8)) { timeline in
      let step = Int((timeline.date.timeIntervalSinceReferenceDate * 8).rounded()) % 8
      ZStack {
        ForEach(0..<8) { index in
          _Spoke(turn: Double(index - step) / 8).fill(tint.opacity(1 - Double(index) * 0.11))
        }
      }
    }
  }
}

/// One spoke: a rounded line between 50 and 95 hundredths of the radius.
nonisolated private struct _Spoke: Shape, PlainShape {
  /// Against the clock from the top, as a share of a turn.
  let turn: Double

  func path(in rect: CGRect) -> Path {
    let side = min(rect.width, rect.height)
    let width = side * 0.125
    let line = CGRect(x: -width / 2, y: -side * 0.475, width: width, height: side * 0.225)
    let turned = CGAffineTransform(rotationAngle: -2 * .pi * turn)
    let placed = turned.concatenating(CGAffineTransform(translationX: rect.midX, y: rect.midY))
    return Path(roundedRect: line, cornerRadius: width / 2).applying(placed)
  }
}

/// A bar where the share is known, and a circle of spokes where it is not.
public struct DefaultProgressViewStyle: ProgressViewStyle {
  /// Creates the style that `.automatic` names.
  nonisolated public init() {}

  /// Draws the progress as `.circular` or `.linear` does.
  public func makeBody(configuration: Configuration) -> some View {
    if configuration.fractionCompleted == nil {
      ErasedStyle(CircularProgressViewStyle()) { $0.makeBody(configuration: $1) }.body(of: configuration)
    } else {
      ErasedStyle(LinearProgressViewStyle()) { $0.makeBody(configuration: $1) }.body(of: configuration)
    }
  }
}

extension ProgressViewStyle where Self == LinearProgressViewStyle {
  /// A bar that fills.
  nonisolated public static var linear: LinearProgressViewStyle { LinearProgressViewStyle() }
}
extension ProgressViewStyle where Self == CircularProgressViewStyle {
  /// Eight spokes that turn; a ring where the share is known.
  nonisolated public static var circular: CircularProgressViewStyle { CircularProgressViewStyle() }
}
extension ProgressViewStyle where Self == DefaultProgressViewStyle {
  /// A bar where the share is known, and spokes where it is not.
  nonisolated public static var automatic: DefaultProgressViewStyle { DefaultProgressViewStyle() }
}

extension ProgressViewStyleConfiguration: StyledConfiguration {
  static var platformStyle: ErasedStyle<Self> {
    ErasedStyle(DefaultProgressViewStyle()) { $0.makeBody(configuration: $1) }
  }
}

nonisolated extension View {
  /// Sets how progress looks.
  public func progressViewStyle<S: ProgressViewStyle>(_ style: S) -> some View {
    self.style(ErasedStyle(style) { $0.makeBody(configuration: $1) })
  }
}
