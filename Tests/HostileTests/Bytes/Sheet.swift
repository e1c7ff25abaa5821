import Foundation

/// All examples beside each other, as one source: each `#Preview` of a file becomes a function, which the sheet calls. What is
/// left to chance, to the clock and to the machine in most programs is on it too.
enum Sheet {
  private static let examples = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("../../../Examples").standardizedFileURL

  /// Writes the source's folder.
  ///
  /// - Returns: how many previews are on the sheet.
  static func write(to folder: URL) throws -> Int {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(
      at: folder.appendingPathComponent("Assets.xcassets"),
      withDestinationURL: examples.appendingPathComponent("Assets.xcassets"))
    var count = 0
    let names = try FileManager.default.contentsOfDirectory(atPath: examples.path).sorted()
    // The stages of the message row declare the same view as its last one.
    for name in names where name.hasSuffix(".swift") && name.firstMatch(of: /MessageRow\d/) == nil {
      let text = try String(contentsOf: examples.appendingPathComponent(name), encoding: .utf8)
      let functions = text.replacing(/#Preview(\([^\n]*\))? \{/) { _ in
        count += 1
        return "@MainActor @ViewBuilder func preview\(count)() -> some View {"
      }
      try functions.write(to: folder.appendingPathComponent(name), atomically: true, encoding: .utf8)
    }
    try source(count).write(
      to: folder.appendingPathComponent("Sheet.swift"), atomically: true, encoding: .utf8)
    return count
  }

  private static func source(_ count: Int) -> String {
    let columns = 9
    let rows = stride(from: 1, through: count, by: columns).map { first in
      "HStack(spacing: 0) {\n"
        + (first..<min(first + columns, count + 1)).map {
          "preview\($0)().frame(width: 390, height: 844).clipped()\n"
        }
        .joined() + "}\n"
    }
    return """
      import SwiftUI

      struct Chance: View {
        let words: Set = ["one", "two", "three", "four", "five", "six", "seven"]
        let number = Int.random(in: 0..<1_000_000)
        let id = UUID()
        static let formatter: DateFormatter = {
          let formatter = DateFormatter()
          (formatter.dateStyle, formatter.timeStyle) = (.full, .full)
          return formatter
        }()
        var body: some View {
          VStack {
            ForEach(Array(words), id: \\.self) { Text($0) }
            Text("\\(number) \\(Double.random(in: 0...1)) \\(id.uuidString) \\(["a", "b", "c"].shuffled().joined())")
            Text("\\(Date.now) \\(Date().formatted()) \\(Self.formatter.string(from: Date()))")
            Text(Date.now, style: .time)
            Text(Calendar.current.component(.hour, from: .now), format: .number)
            Text(TimeZone.current.identifier + Locale.current.identifier)
          }
        }
      }

      #Preview("Sheet", traits: .fixedLayout(width: \(390 * columns), height: \(844 * rows.count + 300))) {
        VStack(spacing: 0) {
          \(rows.joined())
          Chance().frame(height: 300)
        }
      }
      """
  }
}
