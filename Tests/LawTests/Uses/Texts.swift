// swift-format-ignore-file
// One line a name reads better here.
import SwiftUI

struct TextUses: View {
  let name = "a"
  let count = 3
  let date = Date(timeIntervalSince1970: 0)
  let key: LocalizedStringKey = "key \(3)"
  var attributed: AttributedString {
    var text = AttributedString("attributed")
    text.foregroundColor = .red
    text.font = .body.bold()
    text.underlineStyle = .single
    text.backgroundColor = .yellow
    text.kern = 2
    text.link = URL(string: "https://example.com")
    text.strikethroughStyle = .single
    text.baselineOffset = 3
    text.tracking = 1
    return text
  }
  var body: some View {
    VStack {
      making
      dates
      styling
      layout
      fonts
    }
  }
  @ViewBuilder var making: some View {
    Text("literal")
    Text(name)
    Text(verbatim: "verbatim \(name)")
    Text(name.prefix(1))
    Text(key)
    Text("table", tableName: "T", bundle: .main, comment: "c")
    Text(LocalizedStringKey("x"))
    Text(LocalizedStringResource("x"))
    Text(attributed)
    Text(count, format: .number)
    Text(0.5, format: .percent)
    Text(2.5, format: .number.precision(.fractionLength(2)))
    Text("\(count) items, \(2.5, specifier: "%.2f"), \(Image(systemName: "star")) \(Text("b").bold())")
    Text("\(date, style: .date) \(date, formatter: DateFormatter()) \(count, format: .number)")
    Text("a") + Text("b").bold() + Text(Image(systemName: "star.fill")) + Text("c").foregroundColor(.red)
    Text(String(format: "%.1f", 2.5))
    Text(NSLocalizedString("x", comment: ""))
    Text("\(name)" as String)
    Text(["a", "b"].joined(separator: ", "))
    Text(["a", "b"], format: .list(type: .and))
  }
  @ViewBuilder var dates: some View {
    Text(date, style: .date)
    Text(date, style: .time)
    Text(date, style: .relative)
    Text(date, style: .timer)
    Text(date, style: .offset)
    Text(date...date.addingTimeInterval(60))
    Text(DateInterval(start: date, duration: 60))
    Text(timerInterval: date...date.addingTimeInterval(60))
    Text(timerInterval: date...date.addingTimeInterval(60), pauseTime: nil, countsDown: false, showsHours: true)
    Text(date, formatter: DateFormatter())
    Text(NSNumber(value: 3), formatter: NumberFormatter())
    Text(date, format: .dateTime.hour().minute())
    Text(date, format: Date.FormatStyle(date: .abbreviated, time: .shortened))
    Text(date.formatted(date: .long, time: .omitted))
  }
  @ViewBuilder var styling: some View {
    Text("a").bold().italic().underline().strikethrough().kerning(1).tracking(2).baselineOffset(3)
    Text("a").bold(true).italic(false).underline(true, color: .red).strikethrough(true, color: .blue)
    Text("a").underline(true, pattern: .dash, color: .red).strikethrough(pattern: .dot)
    Text("a").underline(pattern: .solid, color: .red)
    Text("a").font(.title).fontWeight(.semibold).fontDesign(.rounded).fontWidth(.condensed)
    Text("a").font(nil).fontWeight(nil).fontDesign(nil).foregroundColor(nil)
    Text("a").monospaced().monospacedDigit()
    Text("a").foregroundStyle(.secondary).foregroundColor(.primary)
    Text("a").foregroundStyle(.red, .green).foregroundStyle(.red, .green, .blue)
    Text("a").foregroundStyle(.linearGradient(colors: [.red, .blue], startPoint: .leading, endPoint: .trailing))
    Text("a").textScale(.secondary)
    Text("a").speechSpellsOutCharacters().speechAlwaysIncludesPunctuation().speechAdjustedPitch(0.5).speechAnnouncementsQueued()
    Text("a").accessibilityTextContentType(.plain).accessibilityHeading(.h1)
    Text("a").typesettingLanguage(.init(languageCode: .german))
    VStack { Text("b") }.bold().italic().underline().strikethrough().kerning(1).tracking(1).monospaced()
    VStack { Text("b") }.baselineOffset(2)
    Text("a").textRenderer(Plain())
    Text("a").customAttribute(Mark())
  }
  @ViewBuilder var layout: some View {
    Text("a").lineLimit(1).lineLimit(nil).lineLimit(2...4).lineLimit(2...).lineLimit(...3)
      .lineLimit(3, reservesSpace: true)
    Text("a").multilineTextAlignment(.center).lineSpacing(3).truncationMode(.tail).minimumScaleFactor(0.5)
      .allowsTightening(true).textCase(.uppercase).textCase(nil).textSelection(.enabled).textSelection(.disabled)
    Text("a").dynamicTypeSize(.large).dynamicTypeSize(...DynamicTypeSize.xxxLarge).dynamicTypeSize(.small ... .large)
    Text("a").flipsForRightToLeftLayoutDirection(true).privacySensitive().unredacted().redacted(reason: .placeholder)

  }
  @ViewBuilder var fonts: some View {
    Text("a").font(.system(size: 12)).font(.system(size: 12, weight: .bold))
      .font(.system(size: 12, weight: .bold, design: .rounded)).font(.system(size: 12, design: .monospaced))
      .font(.system(.body)).font(.system(.body, design: .serif)).font(.system(.body, design: .serif, weight: .bold))
      .font(.system(.largeTitle, weight: .heavy))
    Text("a").font(.custom("Helvetica", size: 12)).font(.custom("Helvetica", size: 12, relativeTo: .body))
      .font(.custom("Helvetica", fixedSize: 12))
    Text("a").font(.largeTitle).font(.title).font(.title2).font(.title3).font(.headline).font(.subheadline).font(.body)
      .font(.callout).font(.footnote).font(.caption).font(.caption2).font(.extraLargeTitle)
    Text("a").font(.body.bold().italic().weight(.heavy).monospaced().monospacedDigit().smallCaps().lowercaseSmallCaps()
      .uppercaseSmallCaps().leading(.tight).width(.expanded))
    Text("a").font(Font.body.weight(Font.Weight.light)).font(Font.system(Font.TextStyle.body, design: Font.Design.default))
    Text("a").font(.title.weight(.ultraLight)).fontWeight(.black).fontWeight(.thin)

  }
  struct Plain: TextRenderer {
    func draw(layout: Text.Layout, in context: inout GraphicsContext) {
      for line in layout { for run in line { context.draw(run) } }
    }
  }
  struct Mark: TextAttribute {}
}
