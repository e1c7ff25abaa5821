import PlumbLayout
import PlumbViews

/// A line as thin as a pixel: any other thickness is rounded to nothing in some places, and to a pixel in others.
nonisolated struct _Hairline: View {
  let axis: Axis
  @Environment(\.pixelLength) private var pixel

  @MainActor var body: some View {
    Rectangle().fill(.separator)
      .frame(width: axis == .vertical ? pixel : nil, height: axis == .horizontal ? pixel : nil)
  }
}
