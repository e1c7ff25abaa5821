import Foundation
import PlumbLayout
import PlumbTesting
import PlumbViews
import SwiftUI
import Testing

/// What the views below have looked up, and where.
@MainActor private final class Found {
  var texts: [String] = []
  func look() { texts.append(String(localized: "Hello")) }
}

private struct Greeting: View {
  let found: Found

  var body: some View {
    let _ = found.look()
    Color.red.onTapGesture { found.look() }
  }
}

/// Looks a string up again when the locale has changed.
private struct Reading: View {
  let found: Found
  @Environment(\.locale) private var locale

  var body: some View {
    let _ = (locale, found.look())
    Color.red
  }
}

@MainActor @Suite("Strings that no view shows")
struct LanguageTests {
  /// A host's environment, whose catalogs have one word in two languages.
  private func change(_ values: inout EnvironmentValues, _ locale: String) {
    values.locale = Locale(identifier: locale)
    values.resources.findString = { key, _, languages in
      let words = ["de": "Hallo", "fr": "Bonjour"]
      let language = languages.first { words[$0] != nil }
      return language.map { LocalizedEntry(.text(words[$0] ?? key), language: $0) }
    }
  }

  private func view(_ locale: String, _ found: Found) -> TestedView {
    TestedView(proposing: 100, 40, environment: { change(&$0, locale) }) { Greeting(found: found) }
  }

  @Test("two hosts in one process have a language each, in bodies and in what events do")
  func twoHosts() {
    let (german, french) = (Found(), Found())
    let views = (view("de_DE", german), view("fr_FR", french))
    #expect(german.texts == ["Hallo"])
    #expect(french.texts == ["Bonjour"])
    for (view, found) in [(views.0, german), (views.1, french)] {
      found.texts = []
      view.host.send(.pointer(PointerEvent(id: 0, phase: .down, location: CGPoint(x: 50, y: 20))), at: 0)
      view.host.send(.pointer(PointerEvent(id: 0, phase: .up, location: CGPoint(x: 50, y: 20))), at: 0.1)
    }
    #expect(german.texts == ["Hallo"])
    #expect(french.texts == ["Bonjour"])
  }

  @Test("a host that is given another locale looks strings up in its language")
  func changed() {
    let found = Found()
    let view = TestedView(proposing: 100, 40, environment: { change(&$0, "de_DE") }) { Reading(found: found) }
    view.setEnvironment { change(&$0, "fr_FR") }
    #expect(found.texts == ["Hallo", "Bonjour"])
  }

  @Test("a task that a view starts keeps the view's language")
  func tasks() async {
    let found = Found()
    await withCheckedContinuation { done in
      let view = TestedView(proposing: 100, 40, environment: { change(&$0, "de_DE") }) {
        Color.red.task {
          await Task.yield()
          found.look()
          done.resume()
        }
      }
      view.layOut()
    }
    #expect(found.texts == ["Hallo"])
  }

  @Test("outside of every host the language is English")
  func outside() {
    let found = Found()
    let view = view("de_DE", found)
    #expect(String(localized: "Hello") == "Hello")
    #expect(LocalizedStringResource("Hello").locale.identifier == "en_US")
    #expect(found.texts == ["Hallo"])
    withExtendedLifetime(view) {}
  }
}
