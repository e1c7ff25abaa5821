import PlumbTesting
import PlumbViews
import SwiftUI
import Testing

@MainActor @Suite("Bold texts")
struct BoldTests {
  private func weight(_ font: Font, _ platform: PlatformStyle.Platform = .iOS) -> Int {
    font.request(platform, .large).weight
  }

  @Test("bold is the emphasised weight of a text style (Recorded/Pictures.md#Y65)")
  func styles() {
    for style in [Font.largeTitle, .title, .title2] { #expect(weight(style.bold()) == 700) }
    for style in [Font.title3, .headline, .body, .callout, .subheadline, .footnote, .caption, .caption2] {
      #expect(weight(style.bold()) == 600)
    }
  }

  @Test("a weight that is named, a size without a style, and a Mac's styles are as bold as bold is")
  func others() {
    #expect(weight(.body.weight(.bold)) == 700)
    #expect(weight(.system(.body, weight: .bold)) == 700)
    #expect(weight(.system(size: 17).bold()) == 700)
    #expect(weight(.body.bold(), .macOS) == 700)
  }

  @Test("texts and views are bold as their fonts are, and the last word counts")
  func texts() {
    func width<V: View>(@ViewBuilder _ view: () -> V) -> CGFloat {
      TestedView(proposing: 400, nil, style: .iOS) { view().font(.body) }.size.width
    }
    let semibold = width { Text("Privacy").fontWeight(.semibold) }
    let bold = width { Text("Privacy").fontWeight(.bold) }
    #expect(semibold < bold)
    #expect(width { Text("Privacy").bold() } == semibold)
    #expect(width { HStack { Text("Privacy") }.bold() } == semibold)
    #expect(width { Text("Privacy").bold().fontWeight(.bold) } == semibold)
    #expect(width { Text("Privacy").fontWeight(.bold).bold() } == bold)
    #expect(width { Text("**Privacy**") } == semibold)
  }
}
