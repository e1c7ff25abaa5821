import SwiftUI

/// The text styles, weights and designs of the system font, one below the other.
struct TextStyles: View {
  private let styles: [(String, Font)] = [
    ("Large Title", .largeTitle), ("Title", .title), ("Title 2", .title2), ("Title 3", .title3),
    ("Headline", .headline), ("Body", .body), ("Callout", .callout), ("Subheadline", .subheadline),
    ("Footnote", .footnote), ("Caption", .caption), ("Caption 2", .caption2),
  ]
  private let weights: [(String, Font.Weight)] = [
    ("ultra", .ultraLight), ("thin", .thin), ("light", .light), ("regular", .regular), ("medium", .medium),
    ("semi", .semibold), ("bold", .bold), ("heavy", .heavy), ("black", .black),
  ]

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      VStack(alignment: .leading, spacing: 4) {
        ForEach(styles, id: \.0) { name, font in Text(name).font(font) }
      }
      Divider()
      HStack(alignment: .firstTextBaseline, spacing: 6) {
        ForEach(weights, id: \.0) { name, weight in Text(name).fontWeight(weight) }
      }
      .font(.caption)
      Divider()
      VStack(alignment: .leading, spacing: 4) {
        Text("Default, 1234567890")
        Text("Serif, 1234567890").fontDesign(.serif)
        Text("Rounded, 1234567890").fontDesign(.rounded)
        Text("Monospaced, 12345").fontDesign(.monospaced)
        Text("Italic and bold").italic().bold()
        Text("Small Capitals of a Font").font(.body.smallCaps())
        Text("lowercase Small Capitals").font(.body.lowercaseSmallCaps())
      }
      Divider()
      HStack(alignment: .top) {
        VStack(alignment: .leading) {
          Text("111,111.11")
          Text("800,000.00")
        }
        VStack(alignment: .leading) {
          Text("111,111.11")
          Text("800,000.00")
        }
        .monospacedDigit()
      }
      HStack(alignment: .top) {
        Text("Tight lines\nof body text").font(.body.leading(.tight))
        Text("Usual lines\nof body text")
        Text("Loose lines\nof body text").font(.body.leading(.loose))
      }
    }
    .padding()
  }
}

#Preview {
  TextStyles()
}
