import SwiftUI

/// What a text can say and look like: Markdown, values, dates, images, attributes, labels and links.
struct TextFeatures: View {
  private let name = "Ada"
  private let moon = Date(timeIntervalSince1970: -14_182_940)

  private var attributed: AttributedString {
    var text = AttributedString("Attributes give each word its looks")
    if let word = text.range(of: "each") { text[word].foregroundColor = .orange }
    if let word = text.range(of: "word") { text[word].backgroundColor = Color.yellow.opacity(0.4) }
    if let word = text.range(of: "looks") {
      text[word].font = .body.bold()
      text[word].underlineStyle = Text.LineStyle(pattern: .dot, color: .red)
    }
    return text
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      Text("**Bold**, *italic*, ***both***, `code`, ~~gone~~ and [a link](https://swift.org)")
      Text(verbatim: "**Not** a _mark_ in `sight`")
      Text("Hello \(name), you have \(1_234_567) points and \(2.5, specifier: "%.2f") stars")
      Text("\(0.256, format: .percent) of \(Decimal(19.99), format: .currency(code: "EUR"))")
      Text(["Red", "Green", "Blue"], format: .list(type: .and))
      Text("On \(Text(moon, style: .date).bold()) at \(moon, style: .time)")
      Text("Press \(Image(systemName: "plus.circle.fill")) to add a \(Text("row").foregroundStyle(.blue))")
      Text("One ") + Text("text ").bold() + Text("after ").italic() + Text("another").underline()
      Text(attributed)
      Divider()
      Text("A gradient across the whole text")
        .font(.title2.bold())
        .foregroundStyle(
          .linearGradient(colors: [.pink, .purple, .blue], startPoint: .leading, endPoint: .trailing))
      HStack(spacing: 12) {
        Text("solid").underline()
        Text("dots").underline(pattern: .dot, color: .red)
        Text("dashes").underline(pattern: .dash)
        Text("both").underline(pattern: .dashDot)
        Text("struck").strikethrough(color: .red)
      }
      HStack(spacing: 12) {
        Text("kerned").kerning(3)
        Text("tracked").tracking(-1)
        Text("E = mc") + Text("2").font(.caption2).baselineOffset(6)
        Text("upper").textCase(.uppercase)
        Text("10 \(Text("kg").textScale(.secondary))")
      }
      Divider()
      Label("A *label* with a symbol", systemImage: "star.fill")
      HStack(spacing: 16) {
        Label("Only a title", systemImage: "star").labelStyle(.titleOnly)
        Label("Only an icon", systemImage: "heart.fill").labelStyle(.iconOnly)
        Label("Both", systemImage: "bolt.fill").labelStyle(.titleAndIcon)
      }
      if let site = URL(string: "https://swift.org") {
        Link("A **link** to press", destination: site)
        ShareLink(item: site)
      }
      Text("^[\(3) apple](inflect: true) in a basket")
    }
    .padding()
  }
}

#Preview {
  TextFeatures()
}
