import PlumbLayout
import PlumbViews

/// A control that makes a value larger or smaller, one step at a time.
nonisolated public struct Stepper<Label: View>: View, CalledView {
  package let callSite = _CallSite()
  let increment: (() -> Void)?
  let decrement: (() -> Void)?
  /// The value that assistive tools report.
  var value: String?
  let label: Label
  @Environment(\.labelsAreHidden) private var labelsAreHidden
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.platformStyle) private var platformStyle

  /// Creates a stepper that calls closures, with any view as its label.
  ///
  /// - Parameters:
  ///   - onIncrement: `nil` where the value is as large as it may be.
  ///   - onEditingChanged: called when a press begins and ends.
  public init(
    @ViewBuilder label: () -> Label, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.label = label()
    func press(_ action: (() -> Void)?) -> (() -> Void)? {
      guard let action else { return nil }
      return {
        onEditingChanged(true)
        action()
        onEditingChanged(false)
      }
    }
    (increment, decrement) = (press(onIncrement), press(onDecrement))
  }

  @MainActor public var body: some View {
    _ControlElement("Stepper", label: label, configure: { describe($0) }) {
      HStack(spacing: 8) {
        if !labelsAreHidden {
          _ControlLabel(AnyView(label))
          if platformStyle.platform != .macOS { Spacer(minLength: 0) }
        }
        buttons
      }
    }
  }
  public static var _memberCount: Int? { 1 }

  @MainActor private func describe(_ node: ViewNode) {
    node.accessibility.value = value
    node.isFocusable = isEnabled
    let (increment, decrement) = (increment, decrement)
    node.adjustAction = nil
    guard isEnabled else { return }
    node.adjustAction = { isUp in if isUp { increment?() } else { decrement?() } }
  }

  private var outline: RoundedRectangle {
    RoundedRectangle(cornerRadius: ControlMeasure(platformStyle).stepperRadius)
  }

  /// 94 by 32 points, UIKit's own size, assumed; 20 by 24 on macOS (Recorded/Controls.md#U4).
  @MainActor @ViewBuilder private var buttons: some View {
    if platformStyle.platform == .macOS {
      VStack(spacing: 0) {
        _StepperHalf(sign: .plus, action: increment)
        Rectangle().fill(Color(.tertiary)).frame(width: 12, height: 0)
        _StepperHalf(sign: .minus, action: decrement)
      }
      .frame(width: 20, height: 24)
      .background(Color(.tertiaryFill), in: outline)
    } else {
      HStack(spacing: 0) {
        _StepperHalf(sign: .minus, action: decrement)
        Rectangle().fill(Color(.tertiary)).frame(width: 1, height: 18)
        _StepperHalf(sign: .plus, action: increment)
      }
      .frame(width: 94, height: 32)
      .background(Color(.tertiaryFill), in: outline)
      .modifier(_ControlInRow())
      // A view of UIKit.
      .modifier(_OneLeaf())
    }
  }
}

/// The half of a stepper that adds or takes away.
nonisolated private struct _StepperHalf: View {
  enum Sign { case plus, minus }
  let sign: Sign
  let action: (() -> Void)?
  @Environment(\.isEnabled) private var isEnabled

  @MainActor var body: some View {
    let canPress = action != nil && isEnabled
    _Pressable(action: { action?() }) {
      _SignShape(hasStem: sign == .plus)
        .stroke(
          canPress ? Color.primary : Color(.tertiary), style: StrokeStyle(lineWidth: 1.75, lineCap: .round)
        )
        .frame(maxWidth: 14, maxHeight: 14)
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .contentShape(Rectangle())
    }
    .disabled(!canPress)
    .accessibilityLabel(sign == .plus ? "Increment" : "Decrement")
  }
}

/// A plus or a minus that fills its square.
nonisolated private struct _SignShape: Shape, PlainShape {
  let hasStem: Bool

  func path(in rect: CGRect) -> Path {
    let side = min(rect.width, rect.height)
    var path = Path()
    path.move(to: CGPoint(x: rect.midX - side / 2, y: rect.midY))
    path.addLine(to: CGPoint(x: rect.midX + side / 2, y: rect.midY))
    guard hasStem else { return path }
    path.move(to: CGPoint(x: rect.midX, y: rect.midY - side / 2))
    path.addLine(to: CGPoint(x: rect.midX, y: rect.midY + side / 2))
    return path
  }
}

nonisolated extension Stepper {
  /// A stepper of a value, which stays within bounds where there are some.
  fileprivate init<V: Strideable>(
    value: Binding<V>, bounds: ClosedRange<V>?, step: V.Stride,
    onEditingChanged: @escaping (Bool) -> Void, @ViewBuilder label: () -> Label
  ) {
    let current = value.wrappedValue
    let lowest = bounds?.lowerBound
    let highest = bounds?.upperBound
    // At the limit nothing is written (Recorded/Controls.md#U7).
    let canIncrement = highest.map { current < $0 } ?? true
    let canDecrement = lowest.map { current > $0 } ?? true
    func move(_ stride: V.Stride) {
      var next = value.wrappedValue.advanced(by: stride)
      if let lowest, next < lowest { next = lowest }
      if let highest, next > highest { next = highest }
      value.wrappedValue = next
    }
    var up: (() -> Void)?
    var down: (() -> Void)?
    if canIncrement { up = { move(step) } }
    if canDecrement { down = { move(0 - step) } }
    self.init(label: label, onIncrement: up, onDecrement: down, onEditingChanged: onEditingChanged)
    self.value = String(describing: current)
  }

  /// Creates a stepper for a value without bounds.
  /// - Parameter onEditingChanged: called when a press begins and ends; Plumb says both around each single step.
  public init<V: Strideable>(
    value: Binding<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(value: value, bounds: nil, step: step, onEditingChanged: onEditingChanged, label: label)
  }

  /// Creates a stepper for a value within bounds. At a bound the half that would go beyond is disabled.
  public init<V: Strideable>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(value: value, bounds: bounds, step: step, onEditingChanged: onEditingChanged, label: label)
  }
}

nonisolated extension Stepper where Label == Text {
  /// Creates a stepper with a localised title that calls closures; the half without a closure is disabled.
  public init(
    _ titleKey: LocalizedStringKey, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      label: { Text(titleKey) }, onIncrement: onIncrement, onDecrement: onDecrement,
      onEditingChanged: onEditingChanged)
  }

  /// Creates a stepper that calls closures, with a title that is not localised; the half without a closure is disabled.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      label: { Text(title) }, onIncrement: onIncrement, onDecrement: onDecrement,
      onEditingChanged: onEditingChanged)
  }

  /// Creates a stepper for a value without bounds, with a localised title.
  public init<V: Strideable>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(value: value, bounds: nil, step: step, onEditingChanged: onEditingChanged) { Text(titleKey) }
  }

  /// Creates a stepper for a value within bounds, with a localised title.
  public init<V: Strideable>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(value: value, bounds: bounds, step: step, onEditingChanged: onEditingChanged) { Text(titleKey) }
  }

  /// Creates a stepper for a value without bounds, with a title that is not localised.
  @_disfavoredOverload
  public init<S: StringProtocol, V: Strideable>(
    _ title: S, value: Binding<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(value: value, bounds: nil, step: step, onEditingChanged: onEditingChanged) { Text(title) }
  }

  /// Creates a stepper for a value within bounds, with a title that is not localised.
  @_disfavoredOverload
  public init<S: StringProtocol, V: Strideable>(
    _ title: S, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(value: value, bounds: bounds, step: step, onEditingChanged: onEditingChanged) { Text(title) }
  }
}

nonisolated extension Stepper {
  /// Creates a stepper that calls closures, with any view as its label: the form that SwiftUI had first.
  public init(
    onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, @ViewBuilder label: () -> Label
  ) {
    self.init(
      label: label, onIncrement: onIncrement, onDecrement: onDecrement, onEditingChanged: onEditingChanged)
  }
}
