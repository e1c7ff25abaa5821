import PlumbTesting
import SwiftUI
import Testing
import ViewTesting

private struct Third: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 3 }
}

extension VerticalAlignment {
  fileprivate static let third = VerticalAlignment(Third.self)
}

@MainActor @Suite("Alignment guides")
struct AlignmentGuideTests {
  // Rules/Alignment.md#R-80
  @Test("guides are at the edges and the middle; baselines are at the bottom where there is no text")
  func defaults() {
    func y(_ alignment: VerticalAlignment) -> CGFloat? {
      TestedView(proposing: 100, 100) {
        HStack(alignment: alignment, spacing: 0) {
          leaf(20, 40, "a")
          leaf(20, 10, "b")
        }
      }.frame(of: "b")?.minY
    }
    #expect([.top, .center, .bottom, .firstTextBaseline, .lastTextBaseline].map(y) == [0, 15, 30, 30, 30])
    func x(_ alignment: HorizontalAlignment) -> CGFloat? {
      TestedView(proposing: 100, 100) {
        VStack(alignment: alignment, spacing: 0) {
          leaf(40, 20, "a")
          leaf(10, 20, "b")
        }
      }.frame(of: "b")?.minX
    }
    #expect([.leading, .center, .trailing].map(x) == [0, 15, 30])
  }

  // Rules/Alignment.md#R-84
  @Test("a border is off by the centre guides of its view, as an overlay is")
  func border() {
    func borders<Content: View>(_ view: Content) -> [CGRect] {
      TestedView(proposing: 100, 100) {
        view.border(.blue).frame(width: 100, height: 100)
      }.painted.map(\.frame)
    }
    let box = CGRect(x: 40, y: 40, width: 20, height: 20)
    let red = Color.red.frame(width: 20, height: 20)
    let guided = red.alignmentGuide(HorizontalAlignment.center) { _ in 0 }
    #expect(borders(red) == [box, box])
    // The frame puts the guide into its middle, and so does the overlay.
    #expect(borders(guided) == [box.offsetBy(dx: 10, dy: 0), box])
    #expect(borders(guided.overlay { Color.blue }).prefix(2) == [box.offsetBy(dx: 10, dy: 0), box])
    #expect(
      borders(red.alignmentGuide(VerticalAlignment.center) { $0[.bottom] }) == [
        box.offsetBy(dx: 0, dy: -10), box,
      ])
    let mirrored = TestedView(proposing: 100, 100, environment: { $0.layoutDirection = .rightToLeft }) {
      guided.border(.blue).frame(width: 100, height: 100)
    }
    #expect(mirrored.painted.map(\.frame) == [box.offsetBy(dx: -10, dy: 0), box])
    // A stack has a middle of its own.
    #expect(
      borders(
        HStack(spacing: 0) {
          guided; red
        }
      ).last == CGRect(x: 30, y: 40, width: 40, height: 20))
  }

  // Rules/Alignment.md#R-81
  @Test("a container's first baseline is the first of its children's, and its last the last")
  func baselines() {
    func bottom(_ alignment: VerticalAlignment) -> CGFloat? {
      TestedView(proposing: 200, 200) {
        HStack(alignment: alignment, spacing: 0) {
          VStack(spacing: 0) {
            Text("a")
            Text("b").font(.squares(20))
          }
          leaf(10, 4, "leaf")
        }
      }.frame(of: "leaf")?.maxY
    }
    // The small text's baseline is at 8; the large one's at 10 + 16.
    #expect(bottom(.firstTextBaseline) == 8)
    #expect(bottom(.lastTextBaseline) == 26)
  }

  // Rules/Alignment.md#R-81
  @Test("a container's custom guide is the mean of those that its children set; edges are never set")
  func customGuides() {
    let view = TestedView(proposing: 200, 200) {
      HStack(alignment: .third, spacing: 0) {
        VStack(spacing: 0) {
          leaf(10, 10).alignmentGuide(.third) { _ in 2 }
          leaf(10, 10).alignmentGuide(.third) { _ in 4 }
          leaf(10, 10)
        }
        leaf(10, 9, "b")
      }
    }
    // (2 + 14) / 2 = 8, and a third of 9 is 3.
    #expect(view.frame(of: "b")?.minY == 5)
    let edges = TestedView(proposing: 200, 200) {
      HStack(alignment: .top, spacing: 0) {
        VStack { leaf(10, 10, "a").alignmentGuide(.top) { _ in 5 } }
        leaf(10, 10, "b")
      }
    }
    #expect(edges.frame(of: "a")?.minY == edges.frame(of: "b")?.minY)
  }

  // Rules/Alignment.md#R-82
  @Test("frames and padding shift a guide; an overlay's content has none to give")
  func shiftedGuides() {
    func y(_ view: some View) -> CGFloat? {
      let tested = TestedView(proposing: 300, 300) {
        HStack(alignment: .firstTextBaseline, spacing: 0) {
          view
          leaf(10, 4, "leaf")
        }
      }
      return tested.frame(of: "leaf").map { $0.maxY - (tested.frame(of: "first")?.minY ?? 0) }
    }
    #expect(y(Text("a").accessibilityIdentifier("first")) == 8)
    #expect(y(Text("a").padding(5).accessibilityIdentifier("first")) == 13)
    #expect(y(Text("a").frame(height: 30).accessibilityIdentifier("first")) == 18)
    #expect(
      y(Color.red.frame(width: 20, height: 30).overlay(Text("a")).accessibilityIdentifier("first")) == 30)
  }

  // Rules/Alignment.md#R-83
  @Test("a depth stack is the union of its children, who are then placed with its own size")
  func depthStack() {
    let union = TestedView(proposing: 200, 200) {
      ZStack(alignment: .topLeading) {
        leaf(60, 20, "a")
        leaf(20, 40, "b")
      }
    }
    #expect(union.size == CGSize(width: 60, height: 40))
    let view = TestedView(proposing: 100, 100) {
      ZStack {
        half()
        leaf(60, 40)
      }
    }
    #expect(view.size == CGSize(width: 60, height: 40))
    #expect(view.frame(of: "half") == CGRect(x: 15, y: 15, width: 30, height: 10))
  }
}
