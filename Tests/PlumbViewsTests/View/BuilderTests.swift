import PlumbTesting
import PlumbViews
import SwiftUI
import Testing

@MainActor @Suite("Builders")
struct BuilderTests {
  enum Mode: CaseIterable { case one, two, three }

  @ViewBuilder private func choice(_ mode: Mode) -> some View {
    switch mode {
    case .one: Text("1")
    case .two: Text("22")
    case .three:
      Text("3")
      Text("33")
    }
  }

  @Test("a switch is the views of its case", arguments: zip(Mode.allCases, [10, 20, 30]))
  func switches(mode: Mode, width: CGFloat) {
    #expect(TestedView(proposing: 100, 100) { HStack(spacing: 0) { choice(mode) } }.size.width == width)
  }

  @Test("an optional view is there or takes no room")
  func optionals() {
    for (text, width) in [(nil, 10), ("ab", 30)] as [(String?, CGFloat)] {
      let view = TestedView(proposing: 100, 100) {
        HStack(spacing: 0) {
          if let text { Text(text) }
          Text("x")
        }
      }
      #expect(view.size.width == width)
    }
  }

  @Test("more than ten views stand in one block")
  func many() {
    let view = TestedView(proposing: 500, 100) {
      HStack(spacing: 0) {
        Text("a"); Text("b"); Text("c"); Text("d"); Text("e"); Text("f")
        Text("g"); Text("h"); Text("i"); Text("j"); Text("k"); Text("l")
      }
    }
    #expect(view.size.width == 120)
  }

  @Test("a group and its modifiers are those of its members (Rules/Proposals.md#R-2)")
  func groups() {
    let view = TestedView(proposing: 200, 100) {
      HStack(spacing: 0) {
        Group {
          Text("a")
          Text("b")
        }
        .padding(5)
      }
    }
    #expect(view.size == CGSize(width: 40, height: 20))
    #expect(view.frame(of: #"Text("b")"#)?.minX == 25)
  }

  @Test("an erased view is what it holds, and a list of them in a modifier is each of them")
  func erased() {
    let views = [AnyView(Text("a")), AnyView(Color.red.frame(width: 7, height: 7)), AnyView(EmptyView())]
    let view = TestedView(proposing: 200, 100) {
      HStack(spacing: 0) { ForEach(0..<3) { views[$0].padding(1) } }
    }
    #expect(view.size == CGSize(width: 21, height: 12))
  }

  @Test("no views are no size")
  func empty() {
    #expect(TestedView(proposing: 100, 100) { EmptyView() }.size == .zero)
    #expect(TestedView(proposing: 100, 100) { HStack {} }.size == .zero)
  }

  @Test("several roots are a column")
  func roots() {
    let view = TestedView(proposing: 100, 100) {
      Text("a")
      Text("bc")
    }
    #expect(view.size == CGSize(width: 20, height: 20))
    #expect(view.frame(of: #"Text("a")"#)?.minX == 5)
  }

  @Test("several roots that run from right to left are the mirror image", arguments: [false, true])
  func mirroredRoots(_ isMirrored: Bool) {
    func roots() -> TestedView {
      TestedView(
        proposing: 100, 100,
        environment: { $0.layoutDirection = isMirrored ? .rightToLeft : .leftToRight }
      ) {
        Text("a")
        Text("b").alignmentGuide(HorizontalAlignment.center) { _ in 0 }
      }
    }
    // The first one's middle is on the leading edge of the second one.
    #expect(roots().size == CGSize(width: 15, height: 20))
    #expect(roots().frame(of: #"Text("a")"#)?.minX == (isMirrored ? 5 : 0))
    #expect(roots().frame(of: #"Text("b")"#)?.minX == (isMirrored ? 0 : 5))
  }

  struct Tagged: ViewModifier {
    let mark: String
    func body(content: Content) -> some View {
      HStack(spacing: 0) {
        Text(mark)
        content
      }
    }
  }

  @Test("modifiers of one's own stand around the view, the later ones outside")
  func modifiers() {
    let view = TestedView(proposing: 100, 100) {
      Text("x").modifier(Tagged(mark: "a")).modifier(Tagged(mark: "b"))
    }
    #expect(view.frame(of: #"Text("b")"#)?.minX == 0)
    #expect(view.frame(of: #"Text("a")"#)?.minX == 10)
    let joined = TestedView(proposing: 100, 100) {
      Text("x").modifier(Tagged(mark: "a").concat(Tagged(mark: "b")))
    }
    #expect(joined.outline == view.outline)
  }

  private struct Card: View {
    var body: some View { Text("a") }
  }

  private struct PreviewState: View {
    var body: some View { Card() }
  }

  @Test("a preview is named after the view that it shows, also if it has state")
  func composedName() {
    #expect(AnyView(Card()).composedName == "Card")
    #expect(AnyView(PreviewState()).composedName == "Card")
    #expect(AnyView(Text("a")).composedName == nil)
  }
}
