import PlumbLayout
import PlumbViews

/// Choices at the bottom of the screen, the one that cancels apart (Recorded/Screens.md#Y99; radii and corners are assumed).
nonisolated struct _DialogView: View {
  let content: AlertContent
  @Environment(\.cover) private var cover
  @Environment(\.dismiss) private var dismiss
  @Environment(\.platformStyle) private var platformStyle

  init(content: AlertContent) { self.content = content }

  @MainActor var body: some View {
    if platformStyle.isGlass { _GlassDialog(content: content) } else { cards }
  }

  @MainActor private var cards: some View {
    let buttons = AlertButtons(content, alwaysCancels: true)
    return ZStack(alignment: .bottom) {
      Color.black.opacity(AlertMeasure.dimming(platformStyle)).ignoresSafeArea().onTapGesture { dismiss() }
        .modifier(_PresentationMotion(.fade))
      VStack(spacing: 8) {
        card {
          if content.showsTitle || content.message != nil {
            let hasBoth = content.showsTitle && content.message != nil
            VStack(spacing: 13) {
              if content.showsTitle { _GivenView(content: content.title).font(.footnote.weight(.semibold)) }
              if let message = content.message { message.font(.footnote) }
            }
            .foregroundStyle(.secondary)
            .multilineTextAlignment(.center)
            .padding(EdgeInsets(top: 13.5, leading: 14, bottom: hasBoth ? 25 : 14, trailing: 14))
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
      // As wide as the largest phone lets it be; on a turned one it is no wider (assumed).
      .frame(maxWidth: 424)
      .padding(EdgeInsets(top: 8, leading: 8, bottom: cover.bottom > 0 ? 0 : 8, trailing: 8))
      .modifier(_PresentationMotion(.slide))
    }
  }

  @MainActor private func card<Rows: View>(@ViewBuilder _ rows: () -> Rows) -> some View {
    VStack(spacing: 0, content: rows)
      .background(Color(.alert), in: RoundedRectangle(cornerRadius: 14, style: .continuous))
      .clipped(withTouchesTo: RoundedRectangle(cornerRadius: 14, style: .continuous))
  }
}
