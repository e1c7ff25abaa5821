import PlumbLayout
import PlumbViews

/// The numbers of alerts in which the generations of iOS differ, in points; those without a source are assumed.
struct AlertMeasure {
  let width: CGFloat
  let cornerRadius: CGFloat
  let insets: EdgeInsets
  /// Between the title and the message.
  let distance: CGFloat
  let alignment: HorizontalAlignment

  init(_ style: PlatformStyle) {
    if style.isGlass {
      (width, cornerRadius, distance, alignment) = (300, 34, 8, .leading)
      insets = EdgeInsets(top: 22, leading: 24, bottom: 18, trailing: 24)
    } else {
      // Recorded/Screens.md#Y99, but for the radius and the sides.
      (width, cornerRadius, distance, alignment) = (270, 14, 3, .center)
      insets = EdgeInsets(top: 20, leading: 16, bottom: 20.25, trailing: 16)
    }
  }

  /// The opacity of the black over the page behind (Recorded/Screens.md#Y99); on glass it is assumed.
  static func dimming(_ style: PlatformStyle) -> Double { style.isGlass ? 0.2 : 0.4 }

  var textAlignment: TextAlignment { alignment == .leading ? .leading : .center }
}

/// The buttons of an alert on iOS 26: capsules, of which two are side by side.
nonisolated struct _GlassAlertActions: View {
  let content: AlertContent

  init(content: AlertContent) { self.content = content }

  @MainActor var body: some View {
    let buttons = AlertButtons(content)
    let (fields, choices) = (buttons.fields, buttons.choices)
    let ordered = fields + choices + buttons.cancel
    VStack(spacing: 8) {
      if ordered.isEmpty {
        _AddedView { Button("OK") {}.buttonStyle(_AlertCapsuleStyle(isProminent: true)) }
      } else if ordered.count == 2 && fields.isEmpty {
        HStack(spacing: 8) {
          button(ordered[1], isProminent: false)
          button(ordered[0], isProminent: ordered[1].isCancelling)
        }
      } else {
        ForEach(ordered) {
          button($0, isProminent: choices.count == 1 && $0.id == choices[0].id)
            .modifier(_AlertFieldFocus(isFirst: $0.id == fields.first?.id))
        }
      }
    }
    .padding(EdgeInsets(top: 0, leading: 14, bottom: 14, trailing: 14))
  }

  @MainActor @ViewBuilder private func button(_ subview: Subview, isProminent: Bool) -> some View {
    if subview.isField {
      subview.padding(.horizontal, 14)
        .frame(height: 44)
        .background(Color(.tertiaryFill), in: Capsule())
    } else {
      subview.buttonStyle(_AlertCapsuleStyle(isProminent: isProminent))
    }
  }
}

/// Choices on a card at the bottom of the screen on iOS 26: capsules, the one that cancels last.
nonisolated struct _GlassDialog: View {
  let content: AlertContent
  @Environment(\.dismiss) private var dismiss

  init(content: AlertContent) { self.content = content }

  @MainActor var body: some View {
    let buttons = AlertButtons(content, alwaysCancels: true)
    let outline = RoundedRectangle(cornerRadius: 34, style: .continuous)
    ZStack(alignment: .bottom) {
      Color.black.opacity(0.2).ignoresSafeArea().onTapGesture { dismiss() }
        .modifier(_PresentationMotion(.fade))
      VStack(spacing: 8) {
        if content.showsTitle || content.message != nil {
          VStack(spacing: 4) {
            if content.showsTitle { _GivenView(content: content.title).font(.subheadline.weight(.semibold)) }
            if let message = content.message { message.font(.subheadline) }
          }
          .foregroundStyle(.secondary)
          .multilineTextAlignment(.center)
          .padding(8)
        }
        ForEach(buttons.choices + buttons.cancel) {
          $0.buttonStyle(_AlertCapsuleStyle(isProminent: false))
        }
      }
      .padding(14)
      .frame(maxWidth: 374)
      .background(Color(.alert), in: outline)
      .clipped(withTouchesTo: outline)
      .padding(8)
      .modifier(_PresentationMotion(.slide))
    }
  }
}

/// Does the button's action, and takes the alert away.
private struct _AlertCapsuleStyle: PrimitiveButtonStyle {
  let isProminent: Bool
  @Environment(\.dismiss) private var dismiss
  @Environment(\.isEnabled) private var isEnabled

  nonisolated init(isProminent: Bool) { self.isProminent = isProminent }

  func makeBody(configuration: Configuration) -> some View {
    let isFilled = isProminent && isEnabled && configuration.role != .destructive
    _Pressable(action: {
      configuration.trigger()
      dismiss()
    }) {
      configuration.label
        .font(.body.weight(.medium))
        .lineLimit(1)
        .foregroundStyle(
          !isEnabled
            ? Color(.tertiary)
            : configuration.role == .destructive ? Color(.red) : isFilled ? Color(white: 1) : .primary
        )
        .frame(maxWidth: .infinity)
        .frame(height: 48)
        .background(isFilled ? Color.accentColor : Color(.tertiaryFill), in: Capsule())
        .contentShape(Capsule())
    }
  }
}
