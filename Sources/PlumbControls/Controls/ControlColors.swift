import PlumbLayout
import PlumbViews

/// The colours of the parts of controls that UIKit can change and SwiftUI can not. `nil` is the system's own.
package struct ControlColors: Equatable, Sendable {
  /// The knob of a switch or a slider.
  package var thumb: Color?
  /// The part of a bar that is not filled.
  package var track: Color?
  /// The segment that is chosen.
  package var segment: Color?

  package init(thumb: Color? = nil, track: Color? = nil, segment: Color? = nil) {
    (self.thumb, self.track, self.segment) = (thumb, track, segment)
  }
}

private struct ControlColorsKey: EnvironmentKey { static var defaultValue: ControlColors { ControlColors() } }

private struct MinuteStepKey: EnvironmentKey { static var defaultValue: Int { 1 } }

extension EnvironmentValues {
  package var controlColors: ControlColors {
    get { self[ControlColorsKey.self] }
    set { self[ControlColorsKey.self] = newValue }
  }

  /// The minutes between two that the controls of a time offer.
  package var minuteStep: Int {
    get { self[MinuteStepKey.self] }
    set { self[MinuteStepKey.self] = newValue }
  }
}
