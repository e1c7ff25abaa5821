import SwiftUI
import Testing

/// The tests' own notation: each word can fail.
@Suite("The notation of recorded answers") @MainActor struct ExpectationTests {
  private let record = LayoutRecord(
    AnyView(
      HStack(spacing: 0) {
        fix("a")
        Color.red.frame(width: 10, height: 10).named("b")
      }), .container, ProposedViewSize(width: 100, height: nil))

  @Test(
    "what holds is found to hold",
    arguments: [
      "30x20", "_x20", "a(0,0 20x20)", "a(0,0)", "b(_,5 10x_)", "a<-50x20", "a?infxnil", "a!once",
      "first=20 last=20 priority=0 fills=2", "drawn(0,0 20x20) drawn(20,5 10x10)", "30.005x20",
    ])
  func holding(_ words: String) {
    let faults = Expectation(words).faults(in: record)
    #expect(faults.isEmpty, "\(faults)")
  }

  @Test(
    "what does not hold is found out",
    arguments: [
      "31x20", "30.02x20", "nilx20", "a(1,0)", "a(0,0 20x21)", "a(0,0) a(0,0)", "c(0,0)", "a<-49x20",
      "c<-50x20",
      "a?7x_", "c!once", "first=19", "width=30", "fills=3", "drawn(1,0)", "30", "30x", "a(0)", "nonsense", "",
    ])
  func failing(_ words: String) { #expect(!Expectation(words).faults(in: record).isEmpty) }

  @Test("a question that is asked twice is noticed") func askedTwice() {
    let twice = LayoutRecord(AnyView(AsksTwice { fix("a") }), .container, .unspecified)
    #expect(Expectation("a!once").faults(in: twice).isEmpty)
    twice.log.asked["a", default: []].append(.unspecified)
    #expect(!Expectation("a!once").faults(in: twice).isEmpty)
  }

  @Test("the list of differences is read") func differences() {
    let table =
      "Text with `code`.\n\n| answer | here |\n|---|---|\n| `4 swapped` | 10, not `11` |\n| 5 | none |\n"
    #expect(Differences.names(in: table) == ["4 swapped"])
  }
}

/// Asks its view the same question again and again.
private struct AsksTwice: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    _ = subviews[0].sizeThatFits(.unspecified)
    return subviews[0].sizeThatFits(.unspecified)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    subviews[0].place(at: .zero, proposal: .unspecified)
  }
}
