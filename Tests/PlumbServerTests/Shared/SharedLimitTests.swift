import PlumbLayout
import SwiftUI
import Testing

@testable import PlumbCommand

/// The names in what a page says of the sizes at which it stops.
@Suite("The limits of shared pages")
@MainActor struct SharedLimitTests {
  private func sample(_ view: some View) -> SharedSample {
    let stage = Stage(size: ProposedViewSize(width: 390, height: 844))
    let staged = stage.show(preview: AnyView(view), traits: [], environment: EnvironmentValues()) { _ in }
    return SharedSample(staged, name: "View")
  }

  @Test("every node is called by a view of the source, as the tree does, and by no part of a control")
  func names() {
    let sample = sample(
      List {
        Text("Share").padding(4)
        Toggle("On", isOn: .constant(true))
      })
    let names = Set(sample.nodes.indices.map { sample.name(of: $0) })
    #expect(
      names == [
        "List", "Text(\"Share\")", "padding around Text(\"Share\")", "Toggle", "Text(\"On\")",
      ])
  }
}
