import CommandTesting
import Foundation
import PlumbDrawing
import PlumbLayout
import PlumbSource
import PlumbViews
import SwiftUI
import Testing

@testable import PlumbLive
@testable import PlumbShare

/// The pictures of shared pages at sizes at which nobody drew them.
@Suite("The drawing of a shared page", .serialized, .timeLimit(.minutes(10)))
@MainActor struct SharedDrawingTests {
  private struct Card: View {
    @State private var name = ""
    var body: some View {
      VStack {
        Text("Customize Your Nutritional Goals")
          .padding(20).background(Color.blue).clipShape(Capsule())
        TextField("The least grams a day", text: $name)
      }
    }
  }

  private struct Photos: View {
    private static let photo = PixelImage(
      width: 40, height: 30, rgba: (0..<40 * 30).flatMap { $0 % 40 < 20 ? [255, 0, 0, 255] : [0, 0, 0, 0] })
    var body: some View {
      VStack {
        Image(pixels: Self.photo, scale: 1).resizable().scaledToFill().frame(height: 80).clipped()
        Image(pixels: Self.photo, scale: 1)
        GeometryReader { proxy in
          if proxy.size.width > 300 { Image(pixels: Self.photo, scale: 1) } else { Text("no room") }
        }
      }
    }
  }

  @Test("a photo is in the page once for its drawings, which show it at each width")
  func photo() async throws {
    let folder = try TemporaryFolder()
    let (json, page) = try await open(Photos(), in: folder)
    // The still picture has each of the three.
    #expect(json.components(separatedBy: "data:image/png").count - 1 == 3 + 1)
    for width in [390, 320, 250] {
      let difference = try await difference(page, of: Photos(), at: width)
      #expect(difference.mean < 0.2 && difference.clear < 0.002, "\(width): \(difference)")
    }
    try await page.close()
  }

  /// Between the picture of a page at a width and that of the command.
  private func difference(_ page: BrowserPage, of view: some View, at width: Int) async throws -> Difference {
    let shown = try #require(try await page.sharedPicture(width: width))
    return Difference(shown, try picture(of: view, width: Double(width), height: 844, scale: 2))
  }

  /// Opens the page of a view, and returns the data that it has.
  private func open(_ view: some View, in folder: TemporaryFolder) async throws -> (json: String, BrowserPage)
  {
    let shown = ShownView(
      AnyView(view), named: "View", on: Stage(size: ProposedViewSize(width: 390, height: 844)))
    let json = shown.shared().json.line
    let module = try PageModule(in: folder, timeout: 600).bytes()
    let html = try SharedPage(
      name: "View", looks: [json], packing: Packing(in: folder), source: nil,
      module: module
    ).html
    let file = URL(fileURLWithPath: folder.path("page.html"))
    try Data(html.utf8).write(to: file)
    let page = try await BrowserPage.open(
      file, width: 1280, height: 900,
      ready: BrowserPage.sharedPageIsReady)
    return (json, page)
  }

  @Test("outlines are as large as their views, and letters as large as they are, at each width")
  func sizes() async throws {
    let (_, page) = try await open(Card(), in: TemporaryFolder())
    for width in [390, 375, 320, 301, 250, 211, 600] {
      let difference = try await difference(page, of: Card(), at: width)
      #expect(difference.mean < 0.3 && difference.clear < 0.004, "\(width): \(difference)")
    }
    try await page.close()
  }

  @Test("no letter of a photo is a number that could follow from a size")
  func photos() {
    let text = #"<image x="1" href="data:image/png;base64,12ab-3.5+34" y="-2.5"/> "data:" 7"#
    let scanned = ScannedNumbers(text)
    #expect(scanned.numbers == ["1", "-2.5", "7"])
    #expect(scanned.texts.count == 4)
    #expect(scanned.texts[1].hasSuffix(#"12ab-3.5+34" y=""#))
    // A picture without an end is text, too, as far as it goes.
    #expect(ScannedNumbers(#""data:image/png;1"#).numbers == ["1"])
  }

  @Test("another appearance has the editions of the first, and its own where it is laid out in another way")
  func appearances() {
    struct Same: View { var body: some View { Text("a text that has several lines where it is narrow") } }
    struct Other: View {
      @Environment(\.colorScheme) private var scheme
      var body: some View { Color.red.frame(width: scheme == .dark ? 20 : 30, height: 10) }
    }
    func editions(_ view: some View) -> [(range: ClosedRange<Int>, isKnown: Bool)] {
      let light = Stage(size: ProposedViewSize(width: 390, height: 844))
      let first = ShownView(AnyView(view), named: "View", on: light).shared()
      let other = ShownView(AnyView(view), named: "View", on: light.inOtherAppearance)
      let known = other.shared(like: first.editions).editions
      return zip(first.editions.all, known.all).map {
        ($1.range, $0.range == $1.range && $0.sample.frames == $1.sample.frames)
      }
    }
    #expect(editions(Same()).allSatisfy { $0.isKnown })
    #expect(editions(Other()).contains { !$0.isKnown })
  }
}
