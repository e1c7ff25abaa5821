import PlumbLayout
import PlumbViews

/// The large title below the row of a bar, and the subtitle below it.
nonisolated struct _LargeTitle: View {
  private let title: Text
  private let titleMaker: MadeFor?
  private let subtitle: Text?
  private let subtitleMaker: MadeFor?
  private let words: ControlLooks.Words
  @Environment(\.listMargin) private var listMargin
  @Environment(\.dynamicTypeSize) private var typeSize

  /// 52 points for the title (UIKit's own, assumed), and 22 for the subtitle (assumed).
  static func height(hasSubtitle: Bool) -> CGFloat { hasSubtitle ? 74 : 52 }

  init(_ settings: BarSettings, title: Text, words: ControlLooks.Words) {
    self.words = words
    (self.title, titleMaker) = (title, settings.titleMaker)
    (subtitle, subtitleMaker) = (settings.subtitle, settings.subtitleMaker)
  }

  @MainActor var body: some View {
    VStack(spacing: 0) {
      // The size of the text style, 33 at medium (Recorded/Pictures.md#Y74); that the bar's 52 points end its growth is
      // assumed.
      title.modifier(_MadeForModifier(maker: titleMaker))
        .font(words.font ?? .largeTitle.bold())
        .modifier(_OwnColor(color: words.color))
        .dynamicTypeSize(...DynamicTypeSize.xxxLarge)
        .lineLimit(1)
        .frame(maxWidth: .infinity, alignment: .leading)
        .padding(.horizontal, listMargin)
        // At large the baseline is 80 points below the top of the bar (Recorded/Pictures.md#Y59), and 0.4 lower at medium
        // (Recorded/Screens.md#Y113): the bottom of a smaller line keeps its place, and the top of a larger one (assumed).
        .padding(.top, 3.67 + 1.19 * max(0, 34 - Font.largeTitle.request(.iOS, typeSize).size))
        .frame(height: 52, alignment: .top)
        .accessibilityAddTraits(.isHeader)
      // 15 points in 22, so that it is close below the title (assumed).
      if let subtitle {
        subtitle.modifier(_MadeForModifier(maker: subtitleMaker))
          .font(.system(size: 15))
          .foregroundStyle(.secondary)
          .lineLimit(1)
          .frame(maxWidth: .infinity, alignment: .leading)
          .padding(.horizontal, listMargin)
          .frame(height: 22, alignment: .top)
      }
    }
  }
}
