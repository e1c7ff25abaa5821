import SwiftUI
import Testing

@Suite("How the page's fields take text", .serialized, .timeLimit(.minutes(12)))
struct FieldInputPageTests {
  private struct Form: View {
    @State private var mail = ""
    @State private var plain = ""
    @State private var isMail = true
    var body: some View {
      VStack {
        TextField("mail", text: $mail)
          .keyboardType(isMail ? .emailAddress : .default)
          .submitLabel(.send)
          .textInputAutocapitalization(.never)
          .autocorrectionDisabled()
          .textContentType(.emailAddress)
        TextField("plain", text: $plain)
        Button("other") { isMail = false }.accessibilityIdentifier("other")
      }
    }
  }

  /// The attributes of the field with a label.
  private func attributes(_ label: String) -> String {
    """
    ['inputmode', 'enterkeyhint', 'autocapitalize', 'autocorrect', 'autocomplete']
      .map((name) => document.querySelector('[aria-label=\(label)]').getAttribute(name) ?? '')
    """
  }

  @Test("a field asks for its keyboard, its return key, its capitals, its corrections and what is offered")
  func traits() async throws {
    try await TestServer.with({ Form() }) { testServer in
      let page = try await BrowserPage.open(testServer.address)
      let mail = try await page.value(attributes("mail"))
      #expect(mail == ["email", "send", "none", "off", "email"])
      let plain = try await page.value(attributes("plain"))
      #expect(plain == ["", "", "", "", "off"])
      try await page.click("[data-identifier=other]")
      try await page.wait("!document.querySelector('[aria-label=mail]').hasAttribute('inputmode')")
      let kept = try await page.value(attributes("mail"))
      #expect(kept == ["", "send", "none", "off", "email"])
      try await page.close()
    }
  }
}
