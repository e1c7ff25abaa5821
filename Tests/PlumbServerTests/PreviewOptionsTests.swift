import Foundation
import Testing

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Where the previews of a page stand, by the page's own controls, the command's options and the previews' words.
@Suite("Where previews stand", .serialized, .timeLimit(.minutes(12)))
struct PreviewOptionsTests {
  private static let surroundings = """
    struct Surroundings: View {
      @Environment(\\.colorScheme) private var scheme
      @Environment(\\.layoutDirection) private var direction
      @Environment(\\.dynamicTypeSize) private var size
      @Environment(\\.locale) private var locale
      @Environment(\\.displayScale) private var scale
      @Environment(\\.platformStyle) private var style
      var body: some View {
        Color.clear.overlay {
          Text("\\(scheme) \\(direction) \\(size) \\(locale.identifier) \\(scale.description) \\(style == .iOS26 ? "26" : "18")")
            .accessibilityIdentifier("words")
        }
      }
    }
    """
  private let words = "document.querySelector('[data-identifier=words]')?.textContent"
  private let points =
    "[...plumb.tiles.values()].map((tile) => `${tile.points.width} × ${tile.points.height}`).join()"

  private func choose(_ name: String, _ value: String, _ page: BrowserPage) async throws {
    try await page.value(
      """
      (select => {
        const option = [...select.options].find(({ value, text }) => value === '\(value)' || text === '\(value)');
        select.value = option.value;
        select.dispatchEvent(new Event('change'));
      })(document.querySelector('select[name=\(name)]'))
      """)
  }

  @Test("each control of the page reaches the views")
  func controls() async throws {
    try await Previewed.with("\(Self.surroundings)\n#Preview { Surroundings() }") { _, page in
      try await page.wait("\(words) === 'light leftToRight large en_US 2.0 18'")
      try await choose("appearance", "dark", page)
      try await choose("direction", "rtl", page)
      try await choose("typeSize", "accessibility3", page)
      try await choose("locale", "ar_EG", page)
      try await choose("os", "iOS 26", page)
      try await choose("scale", "3", page)
      try await page.wait("\(words) === 'dark rightToLeft accessibility3 ar_EG 3.0 26'")
      try await page.wait("\(points) === '390 × 844'")
      // The picture of another scale comes after the words.
      try await page.wait("document.querySelector('.picture canvas').width === 1170")
      try await choose("device", "iPhone SE (3rd generation)", page)
      try await page.wait("\(points) === '375 × 667'")
      try await page.value("document.querySelector('[name=turned]').click()")
      try await page.wait("\(points) === '667 × 375'")
      try await choose("device", "iPad (10th generation)", page)
      try await page.wait("\(points) === '1180 × 820'")
      // Loaded again, the page is as it was.
      try await page.call("Page.reload")
      try await page.wait("globalThis.plumb && \(points) === '1180 × 820'")
      try await page.wait("\(words) === 'dark rightToLeft accessibility3 ar_EG 3.0 26'")
    }
  }

  @Test("the command's options are where the page begins")
  func options() async throws {
    let options = [
      "--size", "300x-", "--appearance", "dark", "--direction", "rtl", "--type-size", "small", "--locale",
      "de_AT", "--scale", "1.5", "--safe-area", "10,0,20,0", "--os", "26",
    ]
    let source = "\(Self.surroundings)\n#Preview { Surroundings().frame(height: 70) }"
    try await Previewed.with(source, options: options) { _, page in
      try await page.wait("\(words) === 'dark rightToLeft small de_AT 1.5 26'")
      try await page.wait("\(points) === '300 × 100'")
    }
    let device = ["--device", "iphone 15 pro max"]
    try await Previewed.with("#Preview { Color.red }", options: device) { _, page in
      try await page.wait("\(points) === '430 × 932'")
      // What is not covered: from 59 down to 34 above the end.
      let title = "document.querySelector('select[name=device]').selectedOptions[0].text"
      #expect(try await page.value(title) == "iPhone 15 Pro Max")
    }
  }

  @Test("what the previews say about themselves counts, and each view of a provider is a preview")
  func requests() async throws {
    let source = """
      #Preview("Fixed", traits: .fixedLayout(width: 120, height: 50)) { Color.red }
      #Preview("Fitting", traits: .sizeThatFitsLayout) { Color.red.frame(width: 33, height: 44) }
      #Preview("Wide", traits: .landscapeLeft) { Color.red }
      struct Row_Previews: PreviewProvider {
        static var previews: some View {
          Group {
            Color.red.previewDisplayName("Red")
            Color.blue.previewLayout(.fixed(width: 10, height: 60))
          }
          .previewLayout(.fixed(width: 70, height: 80))
          ForEach(1..<3) { Color.green.frame(width: 20 * CGFloat($0), height: 20).previewLayout(.sizeThatFits) }
          Color.black.previewDevice("iPhone SE (3rd generation)").previewInterfaceOrientation(.landscapeLeft)
        }
      }
      """
    try await Previewed.with(source, height: 2400) { _, page in
      try await page.wait(
        "\(points) === '120 × 50,33 × 44,844 × 390,70 × 80,10 × 60,20 × 20,40 × 20,667 × 375'")
      let names = "[...document.querySelectorAll('.tile .open')].map((name) => name.textContent).join()"
      #expect(
        try await page.value(names)
          == "Fixed,Fitting,Wide,Red,Row_Previews 2,Row_Previews 3,Row_Previews 4,Row_Previews 5")
    }
  }

  @Test("a preview in a comment or a string is none, so the views are shown")
  func comments() async throws {
    let source = """
      /* #Preview("No") { Text("no") }
         /* struct No: PreviewProvider {} */
      */
      // #Preview { Text("no") }
      struct Row: View { var body: some View { Text("#Preview { }").accessibilityIdentifier("words") } }
      """
    try await Previewed.with(source) { _, page in
      try await page.wait("\(words) === '#Preview { }'")
      #expect(try await page.value("document.querySelectorAll('.tile').length") == 1)
    }
  }

  @Test("previews behind #if DEBUG are shown, and where their condition does not hold, the views")
  func conditions() async throws {
    let source = """
      struct Row: View { var body: some View { Text("row").accessibilityIdentifier("words") } }
      #if DEBUG
      #Preview { Text("debug").accessibilityIdentifier("words") }
      #endif
      """
    try await Previewed.with(source) { previewed, page in
      try await page.wait("\(words) === 'debug'")
      try previewed.save(source.replacingOccurrences(of: "DEBUG", with: "NEVER"))
      try await page.wait("\(words) === 'row'")
    }
  }

  @Test("a provider that can not even make its previews is one tile that says so")
  func broken() async throws {
    let source = """
      #Preview("Good") { Text("good").accessibilityIdentifier("words") }
      struct Bad: PreviewProvider { static var previews: some View { let none: [Int] = []; Text("\\(none[0])") } }
      """
    try await Previewed.with(source) { _, page in
      try await page.wait("\(words) === 'good'")
      try await page.wait("document.querySelector('.veil.failure')?.textContent.includes('crashed')")
    }
  }

  @Test("another page or another name for this machine is refused, by the page's server and by the tiles'")
  func strangers() async throws {
    try await Previewed.with("#Preview { Text(\"a\") }") { previewed, page in
      let port = try await page.value("[...plumb.tiles.values()][0].data.port").double ?? 0
      for address in [previewed.address, URL(string: "http://127.0.0.1:\(Int(port))/status")!] {
        for (field, value) in [
          ("Host", "example.com"), ("Host", "example.com:\(address.port ?? 0)"),
          ("Origin", "http://example.com"),
          ("Origin", "http://127.0.0.1:1"), ("Origin", "null"),
        ] {
          var request = URLRequest(url: address)
          request.setValue(value, forHTTPHeaderField: field)
          let (_, answer) = try await URLSession.shared.data(for: request)
          #expect((answer as? HTTPURLResponse)?.statusCode == 403, "\(address) \(field): \(value)")
        }
      }
    }
  }
}
