import Foundation
import PlumbText
import PlumbViews

extension UIListContentConfiguration: ShownContent {
  func shown(_ usual: EdgeInsets) -> AnyView {
    AnyView(
      HStack(spacing: imageToTextPadding) {
        if let image { imageProperties.picture(image) }
        words.frame(maxWidth: .infinity, alignment: .leading)
      }
      .padding(margins(usual)))
  }

  @ViewBuilder private var words: some View {
    let first = line(text, attributedText, textProperties)
    let second = line(secondaryText, secondaryAttributedText, secondaryTextProperties)
    if prefersSideBySideTextAndSecondaryText, let first, let second {
      ViewThatFits(in: .horizontal) {
        HStack(spacing: 0) {
          first.lineLimit(1)
          Spacer(minLength: textToSecondaryTextHorizontalPadding)
          second.lineLimit(1)
        }
        VStack(alignment: .leading, spacing: textToSecondaryTextVerticalPadding) {
          first
          second
        }
      }
    } else {
      VStack(alignment: .leading, spacing: textToSecondaryTextVerticalPadding) {
        first
        second
      }
    }
  }

  private func line(_ text: String?, _ attributed: NSAttributedString?, _ look: TextProperties) -> AnyView? {
    guard let words = attributed.map({ Text($0, look.font) }) ?? text.map({ Text(verbatim: look.cased($0)) })
    else { return nil }
    let isCentred = look.alignment == .center
    return AnyView(
      words.font(Font(look.font)).foregroundStyle(Color(uiColor: look.color))
        .lineLimit(look.numberOfLines == 0 ? nil : look.numberOfLines)
        .minimumScaleFactor(look.adjustsFontSizeToFitWidth ? max(0.01, look.minimumScaleFactor) : 1)
        .multilineTextAlignment(isCentred ? .center : .leading)
        .frame(maxWidth: isCentred ? .infinity : nil))
  }
}

extension UIListContentConfiguration.ImageProperties {
  @MainActor func picture(_ image: UIImage) -> some View {
    let shown =
      preferredSymbolConfiguration.flatMap { image.applyingSymbolConfiguration($0) } ?? image
    let (most, room) = (maximumSize, reservedLayoutSize)
    var size = shown.size
    // As large as fits, in its own proportions.
    let factor = min(
      most.width > 0 && size.width > most.width ? most.width / size.width : 1,
      most.height > 0 && size.height > most.height ? most.height / size.height : 1)
    size = CGSize(width: size.width * factor, height: size.height * factor)
    return Image(uiImage: shown).resizable()
      .frame(width: size.width, height: size.height)
      .clipped(withTouchesTo: RoundedRectangle(cornerRadius: cornerRadius))
      .foregroundStyle(
        tintColor.map { AnyShapeStyle(Color(uiColor: $0)) } ?? AnyShapeStyle(.tint)
      )
      .frame(width: room.width > 0 ? room.width : nil, height: room.height > 0 ? room.height : nil)
  }
}

extension UIListContentConfiguration.TextProperties {
  func cased(_ text: String) -> String {
    switch transform {
    case .none: text
    case .uppercase: text.uppercased()
    case .lowercase: text.lowercased()
    case .capitalized: text.capitalized
    }
  }
}
