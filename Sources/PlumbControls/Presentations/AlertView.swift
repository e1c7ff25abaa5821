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
      Color.black.opacity(0.2).ignoresSafeArea().modifier(_PresentationMotion(.fade))
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

/// Two buttons stand side by side, others below each other; one that cancels is first beside another, and last below.
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
        HStack(spacing: 0) {
          button(ordered[1], strong: ordered[1].isCancelling)
          _Hairline(axis: .vertical).frame(height: 44)
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

/// Choices at the bottom of the screen, the one that cancels apart (UIKit's own lengths, assumed).
nonisolated struct _DialogView: View {
  let content: AlertContent
  @Environment(\.dismiss) private var dismiss
  @Environment(\.platformStyle) private var platformStyle

  init(content: AlertContent) { self.content = content }

  @MainActor var body: some View {
    if platformStyle.isGlass { _GlassDialog(content: content) } else { cards }
  }

  @MainActor private var cards: some View {
    let buttons = AlertButtons(content, alwaysCancels: true)
    return ZStack(alignment: .bottom) {
      Color.black.opacity(0.2).ignoresSafeArea().onTapGesture { dismiss() }
        .modifier(_PresentationMotion(.fade))
      VStack(spacing: 8) {
        card {
          if content.showsTitle || content.message != nil {
            VStack(spacing: 4) {
              if content.showsTitle { _GivenView(content: content.title).font(.footnote.weight(.semibold)) }
              if let message = content.message { message.font(.footnote) }
            }
            .foregroundStyle(.secondary)
            .multilineTextAlignment(.center)
            .padding(14)
            .frame(maxWidth: .infinity)
          }
          ForEach(Array(buttons.choices.enumerated()), id: \.element.id) { index, subview in
            if index > 0 || content.showsTitle { _Hairline(axis: .horizontal) }
            subview.buttonStyle(_AlertButtonStyle(isStrong: false, height: 57, font: .title3))
          }
        }
        card {
          ForEach(buttons.cancel) {
            $0.buttonStyle(_AlertButtonStyle(isStrong: true, height: 57, font: .title3))
          }
        }
      }
      .frame(maxWidth: 374)
      .padding(8)
      .modifier(_PresentationMotion(.slide))
    }
  }

  @MainActor private func card<Rows: View>(@ViewBuilder _ rows: () -> Rows) -> some View {
    VStack(spacing: 0, content: rows)
      .background(Color(.alert), in: RoundedRectangle(cornerRadius: 14, style: .continuous))
      .clipped(withTouchesTo: RoundedRectangle(cornerRadius: 14, style: .continuous))
  }
}
