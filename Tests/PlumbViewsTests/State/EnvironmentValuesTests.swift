import Foundation
import PlumbTesting
import PlumbViews
import SwiftUI
import Testing

@MainActor @Suite("Values of the environment")
struct EnvironmentValuesTests {
  struct Reader: View {
    let reads: (EnvironmentValues) -> String
    @Environment(\.self) private var values
    var body: some View { Text(reads(values)) }
  }

  private func text<Content: View>(
    _ reads: @escaping (EnvironmentValues) -> String, in wrap: (Reader) -> Content
  ) -> String {
    var words = ""
    let reader = Reader { values in
      words = reads(values)
      return words
    }
    _ = TestedView(proposing: 400, 100) { wrap(reader) }
    return words
  }

  @Test("the first values are the same on every machine")
  func defaults() {
    let words = text(
      {
        [
          "\($0.colorScheme)", $0.locale.identifier, $0.timeZone.identifier, "\($0.calendar.identifier)",
          "\($0.isEnabled)", "\($0.scenePhase)", "\($0.isPresented)", "\($0.controlSize)",
          "\($0.accessibilityReduceMotion)",
        ].joined(separator: " ")
      }, in: { $0 })
    #expect(words == "light en_US GMT gregorian true active false regular false")
  }

  @Test("modifiers set what they are named after")
  func modifiers() {
    #expect(text({ "\($0.controlSize)" }, in: { $0.controlSize(.mini) }) == "mini")
    #expect(text({ "\($0.isEnabled)" }, in: { $0.disabled(false).disabled(true) }) == "false")
    #expect(
      text({ "\($0.autocorrectionDisabled)" }, in: { $0.disableAutocorrection(nil).autocorrectionDisabled() })
        == "true")
    #expect(
      text(
        { "\($0.redactionReasons.rawValue)" },
        in: { $0.redacted(reason: .privacy).redacted(reason: .placeholder) })
        == "3")
    #expect(
      text({ "\($0.redactionReasons.rawValue)" }, in: { $0.unredacted().redacted(reason: .privacy) }) == "0")
    #expect(text({ "\($0.colorScheme)" }, in: { $0.preferredColorScheme(.dark) }) == "dark")
    #expect(text({ "\($0.colorScheme)" }, in: { $0.preferredColorScheme(nil) }) == "light")
    #expect(
      text(
        { $0.calendar.timeZone.identifier },
        in: { $0.environment(\.timeZone, TimeZone(secondsFromGMT: 3600)!) })
        == "GMT+0100")
  }

  struct Chooser: View {
    @State private var isDark = false
    @Environment(\.colorScheme) private var colorScheme
    var body: some View {
      VStack(spacing: 0) {
        Text("\(colorScheme)")
        Button("switch") { isDark.toggle() }
      }
      .preferredColorScheme(isDark ? .dark : nil)
    }
  }

  @Test("preferred surroundings are those of the whole canvas, and can be given up")
  func preferredColorScheme() {
    let view = TestedView(proposing: 100, 100) { Chooser() }
    view.press("switch")
    #expect(view.frame(of: #"Text("dark")"#) != nil)
    view.press("switch")
    #expect(view.frame(of: #"Text("light")"#) != nil)
  }

  struct Opener: View {
    @Environment(\.openURL) private var openURL
    let tell: (Bool) -> Void
    var body: some View {
      Button("open") { openURL(URL(string: "https://a.example")!, completion: tell) }
    }
  }

  @Test("an address is opened as the nearest view above says, or else by the host")
  func openURL() {
    var told: [String] = []
    let tell: (Bool) -> Void = { told.append("\($0)") }
    TestedView(proposing: 100, 100) { Opener(tell: tell) }.press("open")
    TestedView(
      proposing: 100, 100,
      environment: {
        $0.openURL = OpenURLAction(system: {
          told.append($0.absoluteString)
          return true
        })
      }
    ) {
      Opener(tell: tell)
      Opener(tell: tell).environment(\.openURL, OpenURLAction { _ in .discarded })
    }
    .press("open")
    TestedView(proposing: 100, 100) {
      Opener(tell: tell).environment(\.openURL, OpenURLAction { _ in .handled })
    }
    .press("open")
    #expect(told == ["false", "https://a.example", "true", "true"])
  }

  struct Sheet: View {
    @Environment(\.dismiss) private var dismiss
    @Environment(\.presentationMode) private var mode
    @Environment(\.isPresented) private var isPresented
    var body: some View {
      VStack(spacing: 0) {
        Text("\(isPresented) \(mode.wrappedValue.isPresented)")
        Button("new") { dismiss() }
        Button("old") { mode.wrappedValue.dismiss() }
      }
    }
  }

  @Test("both ways to dismiss end the presentation that the view is in")
  func dismissing() {
    let count = Count()
    let view = TestedView(
      proposing: 100, 100, environment: { $0.presented = Presented { count.value += 1 } }
    ) { Sheet() }
    #expect(view.frame(of: #"Text("true true")"#) != nil)
    view.press("new")
    view.press("old")
    #expect(count.value == 2)
    let bare = TestedView(proposing: 100, 100) { Sheet() }
    #expect(bare.frame(of: #"Text("false false")"#) != nil)
    bare.press("new")
  }

  @MainActor final class Count { var value = 0 }

  struct Quiet: View, Equatable {
    let number: Int
    let loud: Int
    nonisolated static func == (one: Quiet, other: Quiet) -> Bool { one.number == other.number }
    var body: some View { Text("\(number) \(loud)") }
  }

  struct Loud: View {
    @State private var loud = 0
    var body: some View {
      VStack(spacing: 0) {
        Quiet(number: 1, loud: loud).equatable()
        Button("louder") { loud += 1 }
      }
    }
  }

  @Test("an equatable view runs its body only when it is not equal")
  func equatable() {
    let view = TestedView(proposing: 100, 100) { Loud() }
    #expect(view.bodies { view.press("louder") }.filter { $0 == "Quiet" } == [])
    #expect(view.frame(of: #"Text("1 0")"#) != nil)
  }

  struct Wrapper: View {
    @State private var count = 0
    var body: some View {
      VStack(spacing: 0) {
        ReadsLineLimit().lineLimit(3)
        Button("count \(count)") { count += 1 }
      }
      .environment(\.locale, Locale(identifier: count > 1 ? "de" : "fr"))
    }
  }

  struct ReadsLineLimit: View {
    @Environment(\.lineLimit) private var limit
    var body: some View { Text("\(limit ?? 0)") }
  }

  @Test("an equal value of the environment, or one that a view does not read, runs no body")
  func equalValues() {
    let view = TestedView(proposing: 100, 100) { Wrapper() }
    #expect(view.bodies { view.press("count 0") }.filter { $0 == "ReadsLineLimit" } == [])
    #expect(view.bodies { view.press("count 1") }.filter { $0 == "ReadsLineLimit" } == [])
  }
}
