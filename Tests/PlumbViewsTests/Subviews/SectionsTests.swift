import PlumbTesting
import SwiftUI
import Testing

@MainActor @Suite("Sections as subviews")
struct SectionsTests {
  struct Rows: View {
    var body: some View {
      Text("a")
      Section("one") {
        Text("b")
        Text("c")
      }
      Text("d")
      Text("e")
      Section {
        ForEach(0..<2, id: \.self) { Text("\($0)") }
      } footer: {
        Text("foot")
      }
    }
  }

  @Test("views between sections are sections of their own")
  func group() {
    let view = TestedView(proposing: 200, 200) {
      Group(sections: Group { Rows().body }) { sections in
        Text("\(sections.map { "\($0.header.count)\($0.content.count)\($0.footer.count)" })")
      }
    }
    #expect(view.outline.contains(#"010", "120", "020", "021"#))
  }

  @Test("a view is made for each section, and its parts can be placed")
  func forEach() {
    expectLayout(proposing: 100, 60) {
      VStack(alignment: .leading, spacing: 0) {
        ForEach(sections: Section("h") { Text("a") }) { section in
          section.content
          section.header
        }
      }
    } is: {
      """
      VStack        0,0 10×20
      ├─ Text("a")  0,0 10×10
      └─ Text("h")  0,10 10×10
      """
    }
  }

  struct Folding: View {
    @State private var isOpen = false
    var body: some View {
      VStack(spacing: 0) {
        Button("fold") { isOpen.toggle() }
        Section("head", isExpanded: $isOpen) { Text("inside") }
      }
    }
  }

  @Test("a folded section has no content")
  func folded() {
    let view = TestedView(proposing: 100, 100) { Folding() }
    #expect(view.frame(of: "Text(\"inside\")") == nil)
    view.press("fold")
    #expect(view.frame(of: "Text(\"inside\")") != nil)
  }

  struct Weight: ContainerValueKey {
    static var defaultValue: CGFloat { 1 }
  }

  struct Weighted: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
      CGSize(width: subviews.reduce(0) { $0 + $1.containerValues.weight * 10 }, height: 10)
    }
    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) {}
  }

  @Test("a layout reads its subviews' container values, the inner one of two")
  func containerValues() {
    let view = TestedView(proposing: nil, nil) {
      Weighted() {
        Color.red
        Color.blue.containerValue(\.weight, 3).containerValue(\.weight, 5)
      }
    }
    #expect(view.size == CGSize(width: 40, height: 10))
  }
}

extension ContainerValues {
  fileprivate var weight: CGFloat {
    get { self[SectionsTests.Weight.self] }
    set { self[SectionsTests.Weight.self] = newValue }
  }
}
