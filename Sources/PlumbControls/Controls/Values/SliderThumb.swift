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
