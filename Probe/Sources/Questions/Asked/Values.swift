import SwiftUI
import UniformTypeIdentifiers

private struct LastValue: PreferenceKey {
  static let defaultValue = 0
  static func reduce(value: inout Int, nextValue: () -> Int) { value = nextValue() }
}

extension View {
  fileprivate func preferred(_ name: String, _ answers: Answers) -> some View {
    onPreferenceChange(LastValue.self) { answers.note(name, Double($0)) }
  }
}

@MainActor extension Question {
  static var preferences: [Question] {
    [
      .shown(
        "preference-content", "Documentation/Recorded/Layouts.md",
        "That `ForEach` and `AnyView` count as such content, and no part of a control does, is assumed"
      ) { answers in
        let preferring = Color.clear.preference(key: LastValue.self, value: 3)
        VStack {
          preferring.overlay { Color.clear }.preferred("colour", answers)
          preferring.overlay { if answers.isNew { Color.clear } }.preferred("if", answers)
          preferring.overlay { ForEach(0..<1) { _ in Color.clear } }.preferred("for each", answers)
          preferring.overlay { AnyView(Color.clear) }.preferred("any view", answers)
          preferring.overlay { Toggle("A", isOn: .constant(true)) }.preferred("toggle", answers)
          preferring.overlay { Button("A") {} }.preferred("button", answers)
          preferring.overlay { Slider(value: .constant(0.5)) }.preferred("slider", answers)
        }
        .frame(width: 200, height: 300)
      }
    ]
  }

  static var exchange: [Question] {
    [
      .calculated(
        "type-conformance", "Sources/PlumbExchange/FurtherTypes.swift",
        "which kinds they conform to is assumed where it goes beyond data"
      ) { answers in
        for ending in [
          "m4v", "m4a", "3gp", "aac", "caf", "psd", "avif", "md", "ics", "gpx", "doc", "xls", "pptx",
        ] {
          guard let type = UTType(filenameExtension: ending) else {
            answers.note(ending, "unknown"); continue
          }
          let kinds: [(String, UTType)] = [
            ("text", .text), ("plain text", .plainText), ("image", .image), ("audio", .audio),
            ("movie", .movie),
            ("xml", .xml), ("spreadsheet", .spreadsheet), ("presentation", .presentation),
            ("calendar event", .calendarEvent), ("archive", .archive),
          ]
          let found = kinds.filter { type.conforms(to: $0.1) }.map(\.0)
          answers.note(ending, type.identifier + ": " + found.joined(separator: ", "))
        }
      }
    ]
  }
}

extension Answers {
  /// A condition that a compiler cannot know.
  fileprivate var isNew: Bool { all.count < 1000 }
}
