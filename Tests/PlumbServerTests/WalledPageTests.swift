import Testing

@Suite("The page of a view in a sandbox", .timeLimit(.minutes(6)))
struct WalledPageTests {
  private func source(_ title: String) -> String {
    """
    #Preview("Card") {
      @Previewable @State var count = 0
      VStack {
        Button("\(title) \\(count)") { count += 1 }
        Link("Away", destination: URL(string: "https://example.com/secret")!)
      }
    }
    """
  }

  @Test("shows it, sends it what a person does, and follows an edit; a link of it is not opened")
  func page() async throws {
    try await Previewed.with(source("Count"), options: ["--sandbox"]) { previewed, page in
      try await page.wait("document.querySelector('.tile').innerText.includes('Count 0')")
      let press = { (label: String) in
        """
        [...document.querySelectorAll('.tile a, .tile button')].find(
          (one) => one.textContent.includes('\(label)')).click()
        """
      }
      _ = try await page.value("window.opened = 0; window.open = () => { window.opened += 1; }; 0")
      _ = try await page.value(press("Count 0") + "; 0")
      try await page.wait("document.querySelector('.tile').innerText.includes('Count 1')")
      _ = try await page.value(press("Away") + "; 0")
      _ = try await page.value(press("Count 1") + "; 0")
      try await page.wait("document.querySelector('.tile').innerText.includes('Count 2')")
      #expect(try await page.value("window.opened").double == 0)
      try previewed.save(source("Number"))
      try await page.wait("document.querySelector('.tile').innerText.includes('Number')")
    }
  }
}
