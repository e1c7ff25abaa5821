import PlumbCompanions
import SwiftUI
import Testing

private struct RuledTip: Tip {
  static let isSignedIn = Tips.ParameterValue(wrappedValue: false)
  static let opened = Event(id: "opened")
  var title: Text { Text("Ruled") }
  var rules: [Rule] {
    Rule(Self.isSignedIn) { $0 }
    Rule(Self.opened) { $0.donations.count >= 2 }
  }
}
private struct FirstTip: Tip { var title: Text { Text("First") } }
private struct SecondTip: Tip { var title: Text { Text("Second") } }

@Suite("Tips", .serialized)
@MainActor struct TipTests {
  @Test("a tip waits until all its rules hold, and goes when it is closed")
  func rules() async {
    let tip = RuledTip()
    #expect(tip.status == .pending)
    RuledTip.isSignedIn.wrappedValue = true
    await RuledTip.opened.donate()
    #expect(!tip.shouldDisplay)
    RuledTip.opened.sendDonation()
    #expect(tip.shouldDisplay)
    tip.invalidate(reason: .tipClosed)
    #expect(tip.status == .invalidated(.tipClosed))
    await tip.resetEligibility()
    #expect(tip.status == .available)
  }

  @Test("a tip that is shown for testing is shown whatever its rules say, and others are not")
  func testing() {
    struct Waiting: Tip {
      static let isReady = Tips.ParameterValue(wrappedValue: false)
      var title: Text { Text("Waiting") }
      var rules: [Rule] { Rule(Self.isReady) { $0 } }
    }
    struct Other: Tip {
      static let isReady = Tips.ParameterValue(wrappedValue: false)
      var title: Text { Text("Other") }
      var rules: [Rule] { Rule(Self.isReady) { $0 } }
    }
    Tips.showTipsForTesting([Waiting.self])
    #expect(Waiting().shouldDisplay && !Other().shouldDisplay)
    try? Tips.resetDatastore()
    #expect(!Waiting().shouldDisplay)
  }

  @Test("in an ordered group a tip waits for those before it")
  func group() {
    let group = TipGroup(.ordered) {
      FirstTip()
      SecondTip()
    }
    #expect(group.currentTip is FirstTip)
    FirstTip().invalidate(reason: .actionPerformed)
    #expect(group.currentTip is SecondTip)
  }

  @Test("a tip that is not to be shown takes no room")
  func room() async {
    let tip = SecondTip()
    let shown = ImageRenderer(content: TipView(tip).frame(width: 200)).cgImage?.height ?? 0
    #expect(shown > 40)
    tip.invalidate(reason: .tipClosed)
    let gone = ImageRenderer(content: VStack { TipView(tip) }.frame(width: 200)).cgImage?.height ?? 0
    #expect(gone < shown)
  }
}
