import PlumbLayout
import PlumbViews

/// The content and the buttons of an alert or a dialog.
struct AlertContent {
  var title: Text
  var message: AnyView?
  var actions: AnyView
  var showsTitle = true
  /// The older forms show the buttons that they are given.
  var mayAddCancel = true
}

/// A question in the middle of the screen.
nonisolated struct _AlertView: View {
  let content: AlertContent
  @Environment(\.platformStyle) private var platformStyle

  init(content: AlertContent) { self.content = content }

  @MainActor var body: some View {
    let measure = AlertMeasure(platformStyle)
    ZStack {
      Color.black.opacity(AlertMeasure.dimming(platformStyle)).ignoresSafeArea()
        .modifier(_PresentationMotion(.fade))
      VStack(spacing: 0) {
        VStack(alignment: measure.alignment, spacing: measure.distance) {
          _GivenView(content: content.title).font(.headline)
          if let message = content.message { message.font(platformStyle.isGlass ? .body : .footnote) }
        }
        .frame(maxWidth: measure.alignment == .leading ? .infinity : nil, alignment: .leading)
        .multilineTextAlignment(measure.textAlignment)
        .padding(measure.insets)
        .accessibilityElement(children: .contain)
        if platformStyle.isGlass {
          _GlassAlertActions(content: content)
        } else {
          _AlertActions(content: content)
        }
      }
      .frame(width: measure.width)
      .background(Color(.alert), in: RoundedRectangle(cornerRadius: measure.cornerRadius, style: .continuous))
      .clipped(withTouchesTo: RoundedRectangle(cornerRadius: measure.cornerRadius, style: .continuous))
      .modifier(_PresentationMotion(.pop))
    }
  }
}

/// Two short buttons are side by side, others below each other; one that cancels is first beside another, and last below.
nonisolated private struct _AlertActions: View {
  let content: AlertContent

  @MainActor var body: some View {
    let buttons = AlertButtons(content)
    let ordered = buttons.choices + buttons.cancel
    VStack(spacing: 0) {
      if !buttons.fields.isEmpty { _AlertFields(fields: buttons.fields).padding([.horizontal, .bottom], 16) }
      _Hairline(axis: .horizontal)
      if ordered.isEmpty {
        _AddedView { Button("OK") {}.buttonStyle(_AlertButtonStyle(isStrong: true)) }
      } else if ordered.count == 2 {
        _AlertPair {
          button(ordered[1], strong: ordered[1].isCancelling)
          Rectangle().fill(.separator)
          button(ordered[0], strong: !ordered[1].isCancelling)
        }
      } else {
        ForEach(Array(ordered.enumerated()), id: \.element.id) { index, subview in
          if index > 0 { _Hairline(axis: .horizontal) }
          button(subview, strong: subview.isCancelling || ordered.count == 1)
        }
      }
    }
  }

  @MainActor private func button(_ subview: Subview, strong: Bool) -> some View {
    subview.buttonStyle(_AlertButtonStyle(isStrong: strong))
  }
}

/// Two buttons side by side with a line between them, the cancelling one first, or below each other where the label of one is
/// too long for its half (Recorded/Screens.md#Y99).
nonisolated private struct _AlertPair: Layout {
  @Environment(\.pixelLength) private var pixel
  /// The room beside a label: one of 112 points does not fit into a half of 135 (Recorded/Screens.md#Y99). That it is no more
  /// is assumed.
  private static let room: CGFloat = 24

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let width = proposal.replacingUnspecifiedDimensions(by: CGSize(width: 270, height: 0)).width
    let heights = [subviews[0], subviews[2]].map { $0.sizeThatFits(.unspecified).height }
    return CGSize(
      width: width, height: fits(subviews, width) ? heights.max() ?? 0 : heights.reduce(pixel, +))
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    let (cancel, line, choice) = (subviews[0], subviews[1], subviews[2])
    if fits(subviews, bounds.width) {
      let half = (bounds.width - pixel) / 2
      cancel.place(at: bounds.origin, proposal: ProposedViewSize(width: half, height: bounds.height))
      line.place(
        at: CGPoint(x: bounds.minX + half, y: bounds.minY),
        proposal: ProposedViewSize(width: pixel, height: bounds.height))
      choice.place(
        at: CGPoint(x: bounds.minX + half + pixel, y: bounds.minY),
        proposal: ProposedViewSize(width: half, height: bounds.height))
    } else {
      let height = choice.sizeThatFits(.unspecified).height
      choice.place(at: bounds.origin, proposal: ProposedViewSize(width: bounds.width, height: height))
      line.place(
        at: CGPoint(x: bounds.minX, y: bounds.minY + height),
        proposal: ProposedViewSize(width: bounds.width, height: pixel))
      cancel.place(
        at: CGPoint(x: bounds.minX, y: bounds.minY + height + pixel),
        proposal: ProposedViewSize(width: bounds.width, height: bounds.height - height - pixel))
    }
  }

  private func fits(_ subviews: Subviews, _ width: CGFloat) -> Bool {
    [subviews[0], subviews[2]].allSatisfy { $0.sizeThatFits(.unspecified).width <= width / 2 - Self.room }
  }
}

/// The fields of an alert on one ground with a thin line around it and between them, above the buttons (UIKit's own,
/// assumed).
nonisolated private struct _AlertFields: View {
  let fields: [Subview]

  init(fields: [Subview]) { self.fields = fields }

  @MainActor var body: some View {
    let outline = RoundedRectangle(cornerRadius: 7, style: .continuous)
    VStack(spacing: 0) {
      ForEach(Array(fields.enumerated()), id: \.element.id) { index, field in
        if index > 0 { _Hairline(axis: .horizontal) }
        field.font(.footnote).padding(.horizontal, 8).frame(height: 30)
          .modifier(_AlertFieldFocus(isFirst: index == 0))
      }
    }
    .background(Color(.background), in: outline)
    .overlay { outline.strokeBorder(.separator, lineWidth: 0.5) }
  }
}

/// Gives the first field of an alert the focus when the alert appears, as UIKit's alerts do.
struct _AlertFieldFocus: ViewModifier {
  let isFirst: Bool
  @FocusState private var isFocused: Bool

  init(isFirst: Bool) { self.isFirst = isFirst }

  @ViewBuilder func body(content: Content) -> some View {
    if isFirst { content.focused($isFocused).onAppear { isFocused = true } } else { content }
  }
}

/// Does the button's action, and takes the alert away.
struct _AlertButtonStyle: PrimitiveButtonStyle {
  let isStrong: Bool
  var height: CGFloat = 44
  var font = Font.body
  @Environment(\.dismiss) private var dismiss
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.controlLooks) private var looks

  nonisolated init(isStrong: Bool, height: CGFloat = 44, font: Font = .body) {
    (self.isStrong, self.height, self.font) = (isStrong, height, font)
  }

  func makeBody(configuration: Configuration) -> some View {
    _Pressable(action: {
      configuration.trigger()
      dismiss()
    }) {
      configuration.label
        .font(isStrong ? font.weight(.semibold) : font)
        .lineLimit(1)
        .foregroundStyle(
          !isEnabled
            ? Color(.tertiary)
            : configuration.role == .destructive ? Color(.red) : looks.alertTint ?? .accentColor
        )
        .frame(maxWidth: .infinity)
        .frame(height: height)
        .contentShape(Rectangle())
    }
  }
}
