// swift-format-ignore-file
import WidgetKit
import SwiftUI

struct Provider: TimelineProvider {
  func placeholder(in context: Context) -> SimpleEntry { SimpleEntry(date: Date(), emoji: "😀") }
  func getSnapshot(in context: Context, completion: @escaping (SimpleEntry) -> ()) { completion(SimpleEntry(date: Date(), emoji: "😀")) }
  func getTimeline(in context: Context, completion: @escaping (Timeline<Entry>) -> ()) {
    var entries: [SimpleEntry] = []
    let currentDate = Date()
    for hourOffset in 0 ..< 5 {
      let entryDate = Calendar.current.date(byAdding: .hour, value: hourOffset, to: currentDate)!
      entries.append(SimpleEntry(date: entryDate, emoji: "😀"))
    }
    completion(Timeline(entries: entries, policy: .atEnd))
  }
}
struct SimpleEntry: TimelineEntry { let date: Date; let emoji: String }
struct DemoWidgetEntryView: View {
  var entry: Provider.Entry
  @Environment(\.widgetFamily) var family
  var body: some View {
    VStack(alignment: .leading) { Text("Time:").font(.headline); Text(entry.date, style: .time); Text("Emoji: " + entry.emoji) }
  }
}
struct DemoWidget: Widget {
  let kind: String = "DemoWidget"
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: kind, provider: Provider()) { entry in
      if #available(iOS 17.0, *) {
        DemoWidgetEntryView(entry: entry).containerBackground(.fill.tertiary, for: .widget)
      } else { DemoWidgetEntryView(entry: entry).padding().background() }
    }
    .configurationDisplayName("My Widget").description("This is an example widget.")
    .supportedFamilies([.systemSmall, .systemMedium])
  }
}
struct OtherWidget: Widget { var body: some WidgetConfiguration { StaticConfiguration(kind: "b", provider: Provider()) { Text($0.emoji) } } }
struct DemoBundle: WidgetBundle { var body: some Widget { DemoWidget(); OtherWidget() } }
#Preview(as: .systemSmall) { DemoWidget() } timeline: {
  SimpleEntry(date: .now, emoji: "😀")
  SimpleEntry(date: .now, emoji: "🤩")
}
#Preview("medium", as: .systemMedium) { DemoWidget() } timelineProvider: { Provider() }
struct Old_Previews: PreviewProvider {
  static var previews: some View { DemoWidgetEntryView(entry: SimpleEntry(date: Date(), emoji: "x")).previewContext(WidgetPreviewContext(family: .systemLarge)) }
}
@available(iOS 18.0, *)
struct LateControl: ControlWidget { var body: some ControlWidgetConfiguration { StaticControlConfiguration(kind: "late") { Text("Late") } } }
struct LateBundle: WidgetBundle { var body: some Widget { DemoWidget(); if #available(iOS 18.0, *) { LateControl() } } }
