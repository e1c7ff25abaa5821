import PlumbDrawing
import PlumbLayout
import PlumbViews

/// A knob on a track, to choose a value between two ends.
nonisolated public struct Slider<Label: View, ValueLabel: View>: View, CalledView {
  package let callSite = _CallSite()
  let value: Binding<Double>
  let span: SliderValue
  let onEditingChanged: (Bool) -> Void
  let label: Label
  let minimumValueLabel: ValueLabel?
  let maximumValueLabel: ValueLabel?
  var marks = SliderMarks()
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.labelsAreHidden) private var labelsAreHidden
  @Environment(\.platformStyle) private var platformStyle
  @Environment(\.tint) private var tint
  @Environment(\.controlLooks) private var looks

  init<V: BinaryFloatingPoint>(
    _ value: Binding<V>, _ bounds: ClosedRange<V>, _ step: V.Stride?, label: Label, minimum: ValueLabel?,
    maximum: ValueLabel?, _ onEditingChanged: @escaping (Bool) -> Void
  ) where V.Stride: BinaryFloatingPoint {
    let lower = CGFloat(bounds.lowerBound)
    self.value = Binding(
      get: { Double(usableNumber(CGFloat(value.wrappedValue), "Slider's value of", or: lower)) },
      set: { value.wrappedValue = V($0) })
    span = SliderValue(
      lower: Double(bounds.lowerBound), upper: Double(bounds.upperBound), step: step.map { Double($0) })
    (self.label, minimumValueLabel, maximumValueLabel) = (label, minimum, maximum)
    self.onEditingChanged = onEditingChanged
  }

  @MainActor public var body: some View {
    let spoken = label as? Text
    _ControlElement(
      "Slider", configure: { describe($0) }, localize: { $0.accessibility.label = spoken?.string(in: $1) }
    ) {
      HStack(spacing: 8) {
        // On iOS the label is for assistive tools alone.
        if platformStyle.platform == .macOS && !labelsAreHidden { label }
        if let minimumValueLabel { minimumValueLabel }
        bar
        if let maximumValueLabel { maximumValueLabel }
      }
    }
  }
  public static var _memberCount: Int? { 1 }

  @MainActor private func describe(_ node: ViewNode) {
    let current = value.wrappedValue
    node.accessibility.role = .slider
    // The labels beside the track are not pressed.
    node.interactions.place = { [node = node.link] in node.object?.sliderTrack?.canvasFrame }
    node.accessibility.value = PlumbLayout.describe(current)
    node.accessibility.range = AccessibleRange(
      value: current, minimum: span.lower, maximum: span.upper, step: span.step)
    node.accessibility.isEnabled = isEnabled
    node.isFocusable = isEnabled
    (node.adjustAction, node.setValueAction) = (nil, nil)
    guard isEnabled else { return }
    node.adjustAction = { choose(marks.possible(span.moved(value.wrappedValue, up: $0))) }
    node.setValueAction = { text in
      if let number = Double(text) { choose(marks.possible(span.value(at: span.share(of: number)))) }
    }
  }

  /// Sets a value that was chosen in one step.
  @MainActor private func choose(_ number: Double) {
    onEditingChanged(true)
    if number != value.wrappedValue { value.wrappedValue = number }
    onEditingChanged(false)
  }

  /// The shares of the track with a dot: the ticks that are given, and on iOS 26 each step (Recorded/Screens.md#Y94).
  @MainActor private var ticks: [Double] {
    let values = marks.ticks.isEmpty && platformStyle.isGlass ? span.steps : marks.ticks
    return values.map { span.share(of: $0) }
  }

  /// On macOS 16 points tall, 30 wide at best and 20 at least (Recorded/Controls.md#223); on iOS 31 tall (assumed).
  @MainActor private var bar: some View {
    let isMac = platformStyle.platform == .macOS
    return _SliderBar(
      share: span.share(of: value.wrappedValue), ticks: ticks,
      neutral: marks.neutral.map { span.share(of: $0) } ?? 0,
      tint: tint ?? looks.slider.filled ?? .accentColor,
      measure: ControlMeasure(platformStyle), isEnabled: isEnabled,
      dragged: { share in
        let number = marks.possible(span.value(at: share))
        if number != value.wrappedValue { value.wrappedValue = number }
      }, editingChanged: { onEditingChanged($0) }
    )
    .frame(minWidth: isMac ? 20 : 31, idealWidth: isMac ? 30 : 100, maxWidth: .infinity)
    .frame(height: isMac ? 16 : 31)
    .opacity(isEnabled ? 1 : 0.5)
  }
}

/// The track, its filled part and the knob.
nonisolated struct _SliderBar: _PrimitiveView {
  let share: Double
  /// Shares of the track with a dot below it.
  let ticks: [Double]
  /// The share of the track from which it is filled.
  let neutral: Double
  let tint: Color
  let measure: ControlMeasure
  let isEnabled: Bool
  /// A closure that receives the share of the track to which the knob is dragged.
  let dragged: @MainActor (Double) -> Void
  let editingChanged: @MainActor (Bool) -> Void

  @MainActor static func _makeNodes(_ view: Self, in builder: _TreeBuilder) {
    let environment = builder.inherited.environment
    let tint = view.tint.resolve(in: environment)
    let track = (environment.controlLooks.slider.track ?? Color(.fill)).resolve(in: environment)
    let thumb = (environment.controlLooks.slider.thumb ?? .white).resolve(in: environment)
    let dots = Color(.opaqueSeparator).resolve(in: environment)
    let isMirrored = builder.inherited.isMirrored
    let (knob, height) = (view.measure.knob, view.measure.track)
    builder.leaf(
      Self.self, "", .fill(LayoutRule.Fill()),
      configure: { node in
        node.composite = SliderTrack.mark
        node.interactions.gesture = view.isEnabled ? view.drag(on: node, isMirrored: isMirrored) : nil
        node.interactions.isHitEverywhere = true
        node.mark = { context, frame in
          func place(_ share: Double) -> CGFloat {
            let share = isMirrored ? 1 - share : share
            return frame.minX + knob.width / 2 + (frame.width - knob.width) * share
          }
          let center = place(view.share)
          let origin = view.neutral > 0 ? place(view.neutral) : isMirrored ? frame.maxX : frame.minX
          let line = CGRect(
            x: frame.minX, y: frame.midY - height / 2, width: frame.width, height: height)
          var filled = line
          (filled.origin.x, filled.size.width) = (min(origin, center), abs(center - origin))
          let radius = height / 2
          context.add(.fill(Path(roundedRect: line, cornerRadius: radius), .color(track), FillStyle()))
          context.add(.fill(Path(roundedRect: filled, cornerRadius: radius), .color(tint), FillStyle()))
          for tick in view.ticks {
            let dot = CGRect(x: place(tick) - 1.5, y: frame.midY + height / 2 + 3.67, width: 3, height: 3)
            context.add(.fill(Path(ellipseIn: dot), .color(dots), FillStyle()))
          }
          guard environment.sliderThumbVisibility != .hidden else { return }
          context.addKnob(
            CGRect(
              x: center - knob.width / 2, y: frame.midY - knob.height / 2, width: knob.width,
              height: knob.height), thumb)
        }
      })
  }
}

extension _SliderBar {
  /// The knob goes where the pointer is, at once, wherever it went down.
  @MainActor fileprivate func drag(on node: ViewNode, isMirrored: Bool) -> GestureAttachment {
    let isBegun = DragStart()
    let gesture = DragGesture(minimumDistance: 0, coordinateSpace: .local)
      .onChanged { [node = node.link] value in
        guard let node = node.object, !node.isDisposed else { return }
        if !isBegun.value { editingChanged(true) }
        isBegun.value = true
        let thumb = measure.knob.width
        let room = node.host.layoutTree.frame(of: node.layout).width - thumb
        guard room > 0 else { return }
        let share = min(1, max(0, (value.location.x - thumb / 2) / room))
        dragged(isMirrored ? 1 - share : share)
      }
      .onEnded { _ in
        isBegun.value = false
        editingChanged(false)
      }
    return GestureAttachment { _EndedGesture._makeRecognizer(gesture, $0) }
  }
}

/// Whether a drag has been reported.
@MainActor private final class DragStart { var value = false }

extension DrawingContext {
  /// A knob with the shadow that lifts it above its track (assumed).
  mutating func addKnob(_ rect: CGRect, _ color: ResolvedColor) {
    let outline = rect.width == rect.height ? Path(ellipseIn: rect) : Capsule(style: .circular).path(in: rect)
    let disc = DisplayItem.fill(outline, .color(color), FillStyle())
    let edge = Effect.shadow(
      ResolvedColor(red: 0, green: 0, blue: 0, opacity: 0.12), radius: 0.5, x: 0, y: 0.5)
    let soft = Effect.shadow(ResolvedColor(red: 0, green: 0, blue: 0, opacity: 0.15), radius: 3, x: 0, y: 2)
    add(.group(soft, [.group(edge, [disc])]))
  }
}

nonisolated extension Slider where Label == EmptyView, ValueLabel == EmptyView {
  /// Creates a slider for any value in a range, without a label.
  /// - Parameter onEditingChanged: receives `true` when a person begins to move the knob, and `false` at the end.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value, bounds, nil, label: EmptyView(), minimum: nil, maximum: nil, onEditingChanged)
  }

  /// Creates a slider for a value in a range, in steps from the lower end, without a label.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value, bounds, step, label: EmptyView(), minimum: nil, maximum: nil, onEditingChanged)
  }
}

nonisolated extension Slider where ValueLabel == EmptyView {
  /// Creates a slider for any value in a range. On iOS a label that is a text is spoken, and none is shown.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value, bounds, nil, label: label(), minimum: nil, maximum: nil, onEditingChanged)
  }

  /// Creates a slider for a value in a range, in steps from the lower end. On iOS a label that is a text
  /// is spoken, and none is shown.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value, bounds, step, label: label(), minimum: nil, maximum: nil, onEditingChanged)
  }
}

nonisolated extension Slider {
  /// Creates a slider for any value in a range, with views at both ends.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value, bounds, nil, label: label(), minimum: minimumValueLabel(), maximum: maximumValueLabel(),
      onEditingChanged)
  }

  /// Creates a slider for a value in a range, in steps from the lower end, with views at both ends.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
    @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value, bounds, step, label: label(), minimum: minimumValueLabel(), maximum: maximumValueLabel(),
      onEditingChanged)
  }
}

// The labels as values: the forms that SwiftUI had first.
nonisolated extension Slider {
  /// Creates a slider for any value in a range, with views at both ends: the older form.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in },
    minimumValueLabel: ValueLabel, maximumValueLabel: ValueLabel, @ViewBuilder label: () -> Label
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value, bounds, nil, label: label(), minimum: minimumValueLabel, maximum: maximumValueLabel,
      onEditingChanged)
  }

  /// Creates a slider for a value in a range, in steps from the lower end, with views at both ends: the older form.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, minimumValueLabel: ValueLabel,
    maximumValueLabel: ValueLabel, @ViewBuilder label: () -> Label
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value, bounds, step, label: label(), minimum: minimumValueLabel, maximum: maximumValueLabel,
      onEditingChanged)
  }
}

nonisolated extension Slider where ValueLabel == EmptyView {
  /// Creates a slider for any value in a range, with a label: the older form.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, onEditingChanged: @escaping (Bool) -> Void,
    @ViewBuilder label: () -> Label
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value, bounds, nil, label: label(), minimum: nil, maximum: nil, onEditingChanged)
  }

  /// Creates a slider for a value in a range, in steps from the lower end, with a label: the older form.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride, onEditingChanged: @escaping (Bool) -> Void,
    @ViewBuilder label: () -> Label
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value, bounds, step, label: label(), minimum: nil, maximum: nil, onEditingChanged)
  }
}
