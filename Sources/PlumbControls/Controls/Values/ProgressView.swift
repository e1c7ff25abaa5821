import Foundation
import PlumbLayout
import PlumbViews

/// A view that shows the progress of a task, or that the task continues.
nonisolated public struct ProgressView<Label: View, CurrentValueLabel: View>: View, CalledView {
  package let callSite = _CallSite()
  /// From 0 to 1; `nil` while nobody knows.
  let fraction: Double?
  let label: Label?
  let currentValueLabel: CurrentValueLabel?
  /// The view that a style shows again: the element is there already.
  var isPart = false
  /// The clock says how far it has come.
  private var timer: TimedProgress?
  /// The task itself says how far it has come.
  private var progress: Progress?

  @MainActor @ViewBuilder public var body: some View {
    if let timer {
      TimelineView(.periodic(from: timer.interval.lowerBound, by: timer.step)) { context in
        shown(timer.fraction(at: context.date))
      }
    } else if let progress, !progress.isFinished {
      // Foundation sends no notices of its changes on Linux, so it is asked four times a second.
      TimelineView(.periodic(from: Date(timeIntervalSinceReferenceDate: 0), by: 0.25)) { _ in
        shown(Self.fraction(of: progress))
      }
    } else if let progress {
      shown(Self.fraction(of: progress))
    } else {
      shown(fraction)
    }
  }

  @MainActor @ViewBuilder private func shown(_ fraction: Double?) -> some View {
    let styled = _Styled(
      ProgressViewStyleConfiguration(
        fractionCompleted: fraction,
        label: label.map { .init(view: ProgressViewStyleConfiguration.part($0)) },
        currentValueLabel: currentValueLabel.map { .init(view: ProgressViewStyleConfiguration.part($0)) }))
    if isPart { styled } else { element(styled, fraction) }
  }
  public static var _memberCount: Int? { 1 }

  @MainActor private func element<Content: View>(_ content: Content, _ fraction: Double?) -> some View {
    _ControlElement(
      "ProgressView",
      configure: { node in
        node.accessibility.value = fraction.map { "\(Int(($0 * 100).rounded()))%" }
        node.accessibility.role = .progress
        node.accessibility.addedTraits = .updatesFrequently
      }
    ) { content }
  }

  init(_ timer: TimedProgress, _ label: Label?, _ currentValueLabel: CurrentValueLabel) {
    (fraction, self.label, self.currentValueLabel) = (nil, label, currentValueLabel)
    self.timer = timer
  }

  private static func fraction(of progress: Progress) -> Double? {
    progress.isIndeterminate ? nil : min(1, max(0, progress.fractionCompleted))
  }

  /// The share of a whole, with what is no number or beyond the ends taken for the nearest end.
  fileprivate static func share<V: BinaryFloatingPoint>(_ value: V?, of total: V) -> Double? {
    guard let value else { return nil }
    let share = Double(usableNumber(CGFloat(value), "ProgressView's value of")) / Double(total)
    return share.isNaN ? 0 : min(1, max(0, share))
  }
}

nonisolated extension ProgressView where CurrentValueLabel == EmptyView {
  /// Creates a progress view that goes on, without a label.
  public init() where Label == EmptyView {
    (fraction, label, currentValueLabel) = (nil, nil, nil)
  }

  /// Creates a progress view that goes on, with any view as its label.
  public init(@ViewBuilder label: () -> Label) {
    (fraction, self.label, currentValueLabel) = (nil, label(), nil)
  }

  /// Creates a progress view that goes on, with a localised title.
  public init(_ titleKey: LocalizedStringKey) where Label == Text {
    (fraction, label, currentValueLabel) = (nil, Text(titleKey), nil)
  }

  /// Creates a progress view that goes on, with a title that is not localised.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S) where Label == Text {
    (fraction, label, currentValueLabel) = (nil, Text(title), nil)
  }

  /// Creates a progress view that has come a share of the way, without a label.
  /// - Parameters:
  ///   - value: how much of the total is done, taken for the nearest end beyond the ends; `nil` while nobody knows.
  ///   - total: the value at which all is done.
  public init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0) where Label == EmptyView {
    (fraction, label, currentValueLabel) = (Self.share(value, of: total), nil, nil)
  }

  /// Creates a progress view that has come a share of the way, with any view as its label.
  public init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0, @ViewBuilder label: () -> Label) {
    (fraction, self.label, currentValueLabel) = (Self.share(value, of: total), label(), nil)
  }

  /// Creates a progress view that has come a share of the way, with a localised title.
  public init<V: BinaryFloatingPoint>(_ titleKey: LocalizedStringKey, value: V?, total: V = 1.0)
  where Label == Text {
    (fraction, label, currentValueLabel) = (Self.share(value, of: total), Text(titleKey), nil)
  }

  /// Creates a progress view that has come a share of the way, with a title that is not localised.
  @_disfavoredOverload
  public init<S: StringProtocol, V: BinaryFloatingPoint>(_ title: S, value: V?, total: V = 1.0)
  where Label == Text {
    (fraction, label, currentValueLabel) = (Self.share(value, of: total), Text(title), nil)
  }
}

nonisolated extension ProgressView {
  /// Creates a progress view that has come a share of the way, with its own label and one of the value.
  public init<V: BinaryFloatingPoint>(
    value: V?, total: V = 1.0, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    (fraction, self.label) = (Self.share(value, of: total), label())
    self.currentValueLabel = currentValueLabel()
  }

  /// Creates the view that a style was given, in the next style out.
  public init(_ configuration: ProgressViewStyleConfiguration)
  where
    Label == ProgressViewStyleConfiguration.Label,
    CurrentValueLabel == ProgressViewStyleConfiguration.CurrentValueLabel
  {
    (fraction, label) = (configuration.fractionCompleted, configuration.label)
    currentValueLabel = configuration.currentValueLabel
    isPart = true
  }

  /// Creates a progress view that follows a task, without a label. It asks the task four times a second until that is
  /// finished.
  public init(_ progress: Progress) where Label == EmptyView, CurrentValueLabel == EmptyView {
    (fraction, label, currentValueLabel) = (nil, nil, nil)
    self.progress = progress
  }
}
