import PlumbLayout
import PlumbViews

/// The numbers of small controls in which the generations of iOS differ, in points. UIKit's own up to iOS 18, and for
/// iOS 26 none is recorded: all are assumed, but for the height of a slider's track up to iOS 18
/// (Recorded/Pictures.md#Y26). A radius of half the height and more makes a capsule.
struct ControlMeasure {
  /// Of a slider.
  let knob: CGSize
  let track: CGFloat
  /// Of a stepper's ground.
  let stepperRadius: CGFloat
  /// Of the ground of segments, and of the raised one.
  let segmentsRadius, raisedRadius: CGFloat
  /// Of the ground of a date or a time.
  let chipRadius: CGFloat
  /// Of the ground of a toggle that is a button.
  let toggleRadius: CGFloat

  init(_ style: PlatformStyle) {
    switch (style.platform, style.generation) {
    case (.iOS, .iOS18):
      (knob, track) = (CGSize(width: 27, height: 27), 4)
      (stepperRadius, segmentsRadius, raisedRadius, chipRadius, toggleRadius) = (8, 9, 7, 6, 8)
    case (.iOS, .iOS26):
      (knob, track) = (CGSize(width: 38, height: 24), 6)
      (stepperRadius, segmentsRadius, raisedRadius, chipRadius, toggleRadius) = (16, 16, 14, 50, 50)
    // Sizes are recorded (Recorded/Controls.md#223, U4, U5), radii are assumed.
    case (.macOS, _):
      (knob, track) = (CGSize(width: 16, height: 16), 4)
      (stepperRadius, segmentsRadius, raisedRadius, chipRadius, toggleRadius) = (6, 6, 7, 6, 8)
    }
  }
}
