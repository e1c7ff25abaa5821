import PlumbLayout
import PlumbViews

/// Options side by side in a trough; the chosen one is raised.
///
/// On iOS it fills its width with equal segments and is drawn 32 points tall, of which 31 count in the layout up to iOS 18
/// (Recorded/Screens.md#Y139; 32 later is assumed), with lines between the segments that are not chosen
/// (Recorded/Pictures.md#Y25, Y66), also in a row that it fills alone, which has the usual height, as one with a switch has
/// (assumed); on macOS a segment is its widest label and 24
/// points more, and the whole a point more, 24 tall (Recorded/Controls.md#U5).
nonisolated struct _SegmentedPicker: View {
  /// The height of the ground that iOS draws, in points.
  private static let drawnHeight: CGFloat = 32

  /// The height in the layout of iOS.
  static func height(_ style: PlatformStyle) -> CGFloat { style.isGlass ? drawnHeight : drawnHeight - 1 }

  let picker: PickerConfiguration
  @Environment(\.platformStyle) private var platformStyle
  @Environment(\.labelsAreHidden) private var labelsAreHidden
  @Environment(\.controlLooks) private var looks

  @MainActor var body: some View {
    let isMac = platformStyle.platform == .macOS
    let measure = ControlMeasure(platformStyle)
    let ground = looks.segments.ground ?? Color(.tertiaryFill)
    HStack(spacing: 8) {
      if isMac && !labelsAreHidden { picker.label }
      _SegmentsLayout(padding: 12, end: isMac ? 1 : 0, fills: !isMac)() {
        ForEach(picker.options) { option in segment(option, measure) }
      }
      .frame(height: isMac ? 24 : Self.drawnHeight)
      .overlay { if !isMac { _SegmentLines(chosen: picker.options.map(\.isSelected)) } }
      .background(ground, in: RoundedRectangle(cornerRadius: measure.segmentsRadius))
      .frame(height: isMac ? nil : Self.height(platformStyle), alignment: .top)
      // A view of UIKit.
      .modifier(_OneLeaf())
    }
    // The words of segments are no words of the row's.
    .alignmentGuide(.listRowSeparatorLeading) { $0[.leading] }
    .modifier(_SegmentsInRow())
  }

  @MainActor private func segment(_ option: PickerOption, _ measure: ControlMeasure) -> some View {
    let isMac = platformStyle.platform == .macOS
    // The chosen one has the looks of the others where nothing else is set for it.
    let (own, usual) = (
      option.isSelected ? looks.segments.chosenWords : looks.segments.words, looks.segments.words
    )
    let font = own.font ?? usual.font ?? .system(size: 13, weight: option.isSelected ? .semibold : .regular)
    // A label keeps 5 points from its segment's ends: fitted to the labels that are cut (Recorded/Pictures.md#Y66).
    return _Pressable(action: option.select) {
      option.subview
        .font(isMac ? nil : font)
        .lineLimit(1)
        .foregroundStyle(own.color ?? usual.color ?? Color.primary)
        .padding(.horizontal, isMac ? 0 : 5)
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .background {
          if option.isSelected { _RaisedSegment(radius: measure.raisedRadius).padding(isMac ? 0 : 2) }
        }
    }
    .accessibilityAddTraits(option.isSelected ? .isSelected : [])
  }
}

/// Gives segments the room that they need, from that of the row whose whole content they are.
nonisolated private struct _SegmentsInRow: _ElementModifier {
  @MainActor static func _makeElement(_ modifier: Self, in builder: _TreeBuilder, content: () -> Void) {
    let style = builder.inherited.environment.platformStyle
    var picker: ViewNode? = builder.parent
    while let here = picker, here.name.isEmpty { picker = here.parent }
    if style.platform == .iOS, let row = picker?.parent?.directRow {
      row.overhang = max(0, (_SegmentedPicker.height(style) - ListMeasure(style).controlHeight) / 2)
    }
    content()
  }
}

/// Lines of 1×18 points between segments of the same width, where neither of the two is chosen.
nonisolated private struct _SegmentLines: View {
  /// Of each segment, whether it is chosen.
  let chosen: [Bool]

  @MainActor var body: some View {
    HStack(spacing: 0) {
      ForEach(chosen.indices, id: \.self) { index in
        Color.clear.overlay(alignment: .leading) {
          if index > 0, !chosen[index - 1], !chosen[index] {
            Color(.fill).frame(width: 1, height: 18).offset(x: -0.5)
          }
        }
      }
    }
    .allowsHitTesting(false)
    .accessibilityHidden(true)
  }
}

nonisolated private struct _RaisedSegment: View {
  let radius: CGFloat
  @Environment(\.controlLooks) private var looks

  @MainActor var body: some View {
    RoundedRectangle(cornerRadius: radius)
      .fill(looks.segments.chosen ?? Color(.raised))
      .shadow(color: Color.black.opacity(0.12), radius: 4, y: 3)
      .shadow(color: Color.black.opacity(0.04), radius: 0.5, y: 1)
  }
}

/// Gives all segments the same width: that of the widest label and its padding, or an equal share of what is offered.
nonisolated struct _SegmentsLayout: Layout {
  let padding: CGFloat
  let end: CGFloat
  let fills: Bool

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
    let widest = sizes.reduce(0) { max($0, $1.width) } + 2 * padding
    let natural = widest * CGFloat(subviews.count) + end
    let height = sizes.reduce(0) { max($0, $1.height) }
    return CGSize(
      width: fills ? max(proposal.width ?? natural, 0) : natural, height: proposal.height ?? height)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    let width = subviews.isEmpty ? 0 : bounds.width / CGFloat(subviews.count)
    for (index, subview) in subviews.enumerated() {
      subview.place(
        at: CGPoint(x: bounds.minX + CGFloat(index) * width, y: bounds.minY),
        proposal: ProposedViewSize(width: width, height: bounds.height))
    }
  }
}

/// The options of a picker as rows of a list, below a row with the picker's label (assumed: no picture was measured).
nonisolated struct _PickerRows: View {
  let picker: PickerConfiguration
  let hasLabel: Bool
  let check: @MainActor (ViewNode) -> Void
  @Environment(\.labelsAreHidden) private var labelsAreHidden

  @MainActor var body: some View {
    if hasLabel, !labelsAreHidden, picker.title?.string != "" { picker.label }
    let first = picker.options.first?.id
    ForEach(picker.options) { option in
      _ControlElement("Picker", configure: { if option.id == first { check($0) } }) {
        _Pressable(fillsRow: true, action: option.select) { option.row }
          .accessibilityAddTraits(option.isSelected ? .isSelected : [])
      }
    }
  }
}

/// Options as rows, the chosen one with a tick.
nonisolated struct _InlinePicker: View {
  let picker: PickerConfiguration
  @Environment(\.labelsAreHidden) private var labelsAreHidden
  @Environment(\.platformStyle) private var platformStyle

  @MainActor var body: some View {
    if platformStyle.platform == .macOS {
      _RadioPicker(picker: picker)
    } else {
      VStack(alignment: .leading, spacing: 0) {
        ForEach(picker.options) { option in
          if option.id != picker.options.first?.id { Divider() }
          row(option)
        }
      }
    }
  }

  @MainActor private func row(_ option: PickerOption) -> some View {
    _Pressable(action: option.select) {
      option.row.frame(minHeight: 44)
    }
    .accessibilityAddTraits(option.isSelected ? .isSelected : [])
  }
}

/// Options as rows with round buttons: a row is its label and 21 points, and 6.84 points are between rows
/// (Recorded/Controls.md#223: two rows of 16 are 38.84 high).
nonisolated struct _RadioPicker: View {
  let picker: PickerConfiguration
  @Environment(\.labelsAreHidden) private var labelsAreHidden

  @MainActor var body: some View {
    HStack(alignment: .firstTextBaseline, spacing: 8) {
      if !labelsAreHidden { picker.label }
      VStack(alignment: .leading, spacing: 6.84) {
        ForEach(picker.options) { option in
          _Pressable(action: option.select) {
            HStack(spacing: 5) {
              Circle()
                .strokeBorder(
                  option.isSelected ? Color.accentColor : Color(.tertiary),
                  lineWidth: option.isSelected ? 5 : 1
                )
                .frame(width: 16, height: 16)
              option.subview.foregroundStyle(Color.primary)
            }
          }
          .accessibilityAddTraits(option.isSelected ? .isSelected : [])
        }
      }
    }
  }
}
