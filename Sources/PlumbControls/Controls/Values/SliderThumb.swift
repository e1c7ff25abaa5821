import PlumbLayout
import PlumbViews

private struct SliderThumbKey: EnvironmentKey { static var defaultValue: Visibility { .automatic } }

extension EnvironmentValues {
  var sliderThumbVisibility: Visibility {
    get { self[SliderThumbKey.self] }
    set { self[SliderThumbKey.self] = newValue }
  }
}

nonisolated extension View {
  /// Shows or hides the knobs of the sliders inside. A slider without a knob is dragged as before.
  public func sliderThumbVisibility(_ visibility: Visibility) -> some View {
    environment(\.sliderThumbVisibility, visibility)
  }
}

/// Marks the node of a slider's track.
@MainActor final class SliderTrack {
  static let mark = SliderTrack()
}

extension ViewNode {
  /// The track in a slider.
  var sliderTrack: ViewNode? {
    if composite is SliderTrack { return self }
    for child in children { if let found = child.sliderTrack { return found } }
    return nil
  }
}
