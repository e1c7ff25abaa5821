import Foundation
import PlumbLayout
import PlumbViews

/// A drum of options with the chosen one in the middle: 216 points tall (UIKit's own, assumed).
///
/// It is a scroll view whose rows are drawn on a drum, so that fingers, wheels and what is left of their speed turn it
/// as they scroll anything else. The row that comes to rest in the middle is chosen then, and none before.
nonisolated struct _WheelPicker: View {
  /// A row is 32 points high, and rows are 18 degrees apart on the drum (assumed).
  fileprivate static let row: CGFloat = 32
  private static let height: CGFloat = 216

  let options: [PickerOption]
  private let laps: WheelLaps
  private let chosen: Int
  @State private var position: ScrollPosition
  /// The row that came to rest last.
  @State private var row: Int
  /// The number of times that the drum came to rest: a selection that did not take what was chosen turns it back.
  @State private var rests = 0
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.drumsShareBar) private var sharesBar

  init(picker: PickerConfiguration) {
    options = picker.options.filter { !$0.isDivider }
    laps = WheelLaps(count: options.count, isEndless: picker.isEndless)
    chosen = options.firstIndex(where: \.isSelected) ?? 0
    let row = laps.first(of: chosen)
    _row = State(initialValue: row)
    _position = State(initialValue: ScrollPosition(y: CGFloat(row) * Self.row))
  }

  /// The values that the drum follows.
  private struct Target: Equatable { var chosen, rests: Int }

  @MainActor var body: some View {
    let options = options
    ScrollView {
      LazyVStack(spacing: 0) {
        ForEach(0..<laps.rows, id: \.self) { row in
          _WheelRow(option: options[row % options.count], height: Self.row)
        }
      }
      .padding(.vertical, (Self.height - Self.row) / 2)
    }
    .scrollPosition($position)
    .scrollIndicators(.never)
    .scrollTargetBehavior(_WheelRows(row: Self.row))
    .scrollBounceBehavior(.always)
    .scrollDisabled(!isEnabled)
    .modifier(_EnvironmentModifier { ($0.refresh, $0.keepsPulls) = (nil, true) })
    .onScrollPhaseChange { _, phase, context in
      guard phase == .idle else { return }
      let offset = context.geometry.contentOffset.y + context.geometry.contentInsets.top
      let place = Int((offset / Self.row).rounded())
      guard (0..<laps.rows).contains(place) else { return }
      row = place
      let option = options[place % options.count]
      guard !option.isSelected else { return }
      option.select()
      rests += 1
    }
    // Before the first layout nobody knows how far the rows reach.
    .onAppear { position.scrollTo(y: CGFloat(row) * Self.row) }
    .onChange(of: Target(chosen: chosen, rests: rests)) { _, target in
      row = laps.nearest(of: target.chosen, to: row)
      withAnimation { position.scrollTo(y: CGFloat(row) * Self.row) }
    }
    .frame(height: Self.height)
    .background { if !sharesBar { _WheelBar() } }
    .clipped(withTouchesTo: Rectangle())
  }
}

/// The rows of a drum, which has the options once, or so often that nobody comes to the end.
private struct WheelLaps {
  /// The number of options.
  let count: Int
  private let laps: Int

  init(count: Int, isEndless: Bool) { (self.count, laps) = (count, isEndless ? 201 : 1) }

  var rows: Int { count * laps }

  /// The row of an option from which the drum begins.
  func first(of option: Int) -> Int { laps / 2 * count + option }

  /// The row of an option that is the nearest to another row.
  func nearest(of option: Int, to row: Int) -> Int {
    guard laps > 1, count > 0 else { return option }
    let lap = (Double(row - option) / Double(count)).rounded()
    return min(max(0, Int(lap)), laps - 1) * count + option
  }
}

/// The bar behind what is chosen.
struct _WheelBar: View {
  @MainActor var body: some View {
    RoundedRectangle(cornerRadius: 8).fill(Color(.tertiaryFill)).frame(height: _WheelPicker.row)
  }
}

private struct DrumsAreEndlessKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

private struct DrumsShareBarKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension EnvironmentValues {
  /// Whether the first row of a drum comes again behind the last, as those of hours do.
  var drumsAreEndless: Bool {
    get { self[DrumsAreEndlessKey.self] }
    set { self[DrumsAreEndlessKey.self] = newValue }
  }

  /// Whether the drums are side by side behind one bar.
  var drumsShareBar: Bool {
    get { self[DrumsShareBarKey.self] }
    set { self[DrumsShareBarKey.self] = newValue }
  }
}

/// One option, where it is on the drum.
nonisolated private struct _WheelRow: View {
  let option: PickerOption
  let height: CGFloat

  @MainActor var body: some View {
    let height = height
    option.subview
      .font(.title3)
      .lineLimit(1)
      .foregroundStyle(Color.primary)
      .frame(maxWidth: .infinity)
      .frame(height: height)
      .contentShape(Rectangle())
      .visualEffect { effect, proxy in
        let window = proxy.bounds(of: .scrollView) ?? CGRect(origin: .zero, size: proxy.size)
        let distance = proxy.size.height / 2 - window.midY
        let drum = WheelDrum(rows: distance / height, radius: window.height / 2)
        return effect.opacity(drum.opacity)
          .scaleEffect(x: 1, y: drum.cosine, anchor: .center)
          .offset(y: drum.drop - distance)
      }
      .onTapGesture { option.select() }
  }
}

/// The geometry of a row at some distance from the middle.
struct WheelDrum {
  /// Rows below the middle; above it, less than nothing.
  let rows: CGFloat
  let radius: CGFloat

  /// Nothing is seen of the drum's back.
  private var angle: CGFloat { min(max(rows * .pi / 10, -.pi / 2), .pi / 2) }
  var drop: CGFloat { radius * sin(angle) }
  var cosine: CGFloat { cos(angle) }
  /// Grey beside the middle, and paler with the distance (assumed).
  var opacity: Double {
    let away = Double(abs(rows))
    return away < 1 ? 1 - 0.6 * away : max(0, 0.5 - 0.1 * away)
  }
}

/// Comes to rest where a row is in the middle.
nonisolated struct _WheelRows: ScrollTargetBehavior {
  let row: CGFloat

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    target.rect.origin.y = (target.rect.origin.y / row).rounded() * row
  }
}

extension PickerConfiguration {
  /// Makes an element a drum for the keyboard and for assistive tools: it goes on by a row, and up is the next one, as on
  /// a spin button (assumed).
  @MainActor func describeWheel(_ node: ViewNode, isEnabled: Bool) {
    node.accessibility.role = .stepper
    node.accessibility.isEnabled = isEnabled
    node.isFocusable = isEnabled
    node.adjustAction = nil
    guard isEnabled else { return }
    let rows = options.filter { !$0.isDivider }
    node.adjustAction = { isUp in
      var next = rows.firstIndex(where: \.isSelected).map { $0 + (isUp ? 1 : -1) } ?? 0
      if isEndless, !rows.isEmpty { next = (next + rows.count) % rows.count }
      if rows.indices.contains(next) { rows[next].select() }
    }
  }
}
