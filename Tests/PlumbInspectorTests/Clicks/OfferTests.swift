import PlumbExplanation
import PlumbInspector
import SwiftUI
import Testing

@MainActor @Suite("The number that is called offered")
struct OfferTests {
  @Test("in lists is what the view itself was placed with, also where modifiers stand behind it")
  func listed() throws {
    let view = ExplainedView(390, 844) {
      Circle().aspectRatio(1, contentMode: .fit).frame(width: 27)
    }
    let circle = try #require(view.tree.root.all.first { $0.name == "Circle" })
    #expect(circle.proposal.width == 27 && circle.proposal.height == 27)
    let listing = view.tree.root.listing(OutlineOptions(proposals: true))
    #expect(
      listing.hasPrefix("Circle .aspectRatio .frame") && listing.hasSuffix("offered 27 × 27"), "\(listing)")
    #expect(
      view.sentences("Circle")[0] == "Circle is 27 wide: frame(width: 27) offered it 27; it takes that.")
  }
}
