import PlumbTesting
import SwiftUI
import Testing

@MainActor @Suite("Stacks")
struct StackTests {
  // Rules/Stacks.md#R-10
  @Test("the gaps are taken off first, and the rest is shared")
  func gaps() {
    expectLayout(proposing: 110, 20) {
      HStack(spacing: 10) {
        Color.red
        Color.blue
      }
    } is: {
      """
      HStack         0,0 110×20
      ├─ Color.red   0,0 50×20
      └─ Color.blue  60,0 50×20
      """
    }
  }

  // Rules/Stacks.md#R-11
  @Test("the least flexible child chooses first, wherever it stands")
  func leastFlexibleFirst() {
    let view = TestedView(proposing: 100, 20) {
      HStack(spacing: 0) {
        Color.red
        upTo(30, "a")
      }
    }
    // Of 50 the leaf takes 30, so the colour has 70.
    #expect(view.frame(of: "Color.red")?.width == 70)
    #expect(view.frame(of: "a")?.minX == 70)
  }

  // Rules/Stacks.md#R-12
  @Test("a group is offered what is left without the least lengths of all lower priorities")
  func groupsReserveMinima() {
    let view = TestedView(proposing: 100, 20) {
      HStack(spacing: 0) {
        upTo(80, "a").layoutPriority(1)
        Spacer()
        upTo(80, "b")
      }
    }
    // 100 - 8 for the spacer is 92: a takes 80, b the other 12.
    #expect(view.frame(of: "a")?.width == 80)
    #expect(view.frame(of: "b") == CGRect(x: 88, y: 0, width: 12, height: 10))
    #expect(view.frame(of: "Spacer")?.width == 8)
  }

  // Rules/Stacks.md#R-12
  @Test("a spacer of higher priority takes all")
  func spacerOfHigherPriority() {
    let view = TestedView(proposing: 100, 20) {
      HStack(spacing: 0) {
        upTo(80, "a")
        Spacer().layoutPriority(1)
        upTo(80, "b")
      }
    }
    #expect(view.frame(of: "Spacer")?.width == 100)
    #expect(view.frame(of: "a")?.width == 0)
    #expect(view.frame(of: "b")?.width == 0)
  }

  // Rules/Stacks.md#R-13
  @Test("children that are equally flexible choose in the order of the source")
  func ties() {
    let log = Log()
    _ = TestedView(proposing: 90, 20) {
      HStack(spacing: 0) {
        noting("a", at: 30, in: log)
        noting("b", at: 30, in: log)
        noting("c", at: 30, in: log)
      }
    }
    #expect(log.names.prefix(3) == ["a", "b", "c"])
  }

  // Rules/Stacks.md#R-13
  @Test("of children that can grow for ever, the one with the larger least length chooses first")
  func largerMinimumFirst() {
    let view = TestedView(proposing: 100, 20) {
      HStack(spacing: 0) {
        Color.red
        Color.blue.frame(minWidth: 60)
      }
    }
    #expect(view.frame(of: "Color.red")?.width == 40)
    #expect(view.frame(of: "Color.blue")?.width == 60)
  }

  // Rules/Stacks.md#R-14
  @Test("nobody is offered less than nothing")
  func neverNegative() {
    let view = TestedView(proposing: 20, 20) {
      HStack(spacing: 50) {
        Color.red
        Color.blue
      }
    }
    #expect(view.size.width == 50)
    #expect(
      !view.proposals(to: "Color.red").isEmpty
        && view.proposals(to: "Color.red").allSatisfy { !$0.hasPrefix("-") })
  }

  // Rules/Stacks.md#R-15
  @Test("a stack is as long as its children and gaps together, be it more or less than was offered")
  func lengthIsTheSum() {
    let stack = HStack(spacing: 5) {
      leaf(60, 10, "a")
      leaf(60, 30, "b")
    }
    for width in [100, 300] as [CGFloat] {
      #expect(TestedView(proposing: width, 20) { stack }.size == CGSize(width: 125, height: 30))
    }
  }

  // Rules/Stacks.md#R-16
  @Test("no proposal and an endless one are passed on to every child")
  func unspecifiedAndEndless() {
    let stack = HStack(spacing: 0) {
      Color.red
      upTo(80, "a")
    }
    #expect(TestedView(proposing: nil, 20) { stack }.proposals(to: "Color.red").first == "-×20 → 10×20")
    #expect(TestedView(proposing: nil, 20) { stack }.size.width == 90)
    #expect(TestedView(proposing: .infinity, 20) { stack }.proposals(to: "a").first == "∞×20 → 80×10")
  }

  // Rules/Stacks.md#R-17
  @Test(
    "across, a child is offered what the stack is offered; where that is nothing, finally the stack's own size"
  )
  func across() {
    let view = TestedView(proposing: 100, nil) {
      HStack(spacing: 0) {
        leaf(20, 40, "a")
        Color.red
      }
    }
    #expect(view.size == CGSize(width: 100, height: 40))
    #expect(view.frame(of: "Color.red") == CGRect(x: 20, y: 0, width: 80, height: 40))
    #expect(view.proposals(to: "Color.red").contains("80×- → 80×10"))
  }

  // Rules/Stacks.md#R-18
  @Test("children meet at their guides, so that a stack may be taller than each of them")
  func guides() {
    // The colour's baseline is its bottom, 30; the text's is 16 of 20.
    let view = TestedView(proposing: 200, 100) {
      HStack(alignment: .firstTextBaseline, spacing: 0) {
        leaf(10, 30, "a")
        Text("b").font(.squares(20))
      }
    }
    #expect(view.frame(of: "Text(\"b\")") == CGRect(x: 10, y: 14, width: 20, height: 20))
    #expect(view.size.height == 34)
  }

  // Rules/Stacks.md#R-19
  @Test("a negative priority gets its share last, after its least length was kept for it")
  func negativePriority() {
    let high = TestedView(proposing: 200, 20) {
      HStack(spacing: 0) {
        Color.red
        Color.blue.layoutPriority(1)
      }
    }
    #expect(high.frame(of: "Color.red")?.width == 0)
    let low = TestedView(proposing: 200, 20) {
      HStack(spacing: 0) {
        Color.red
        Color.blue.frame(minWidth: 30, maxWidth: .infinity).layoutPriority(-1)
      }
    }
    #expect(low.frame(of: "Color.red")?.width == 170)
    #expect(low.frame(of: "Color.blue")?.width == 30)
  }

  // Rules/Stacks.md#R-20
  @Test("a stack of one child has its priority, and one of two has none")
  func prioritiesOfStacks() {
    func width<V: View>(_ stack: V) -> CGFloat? {
      TestedView(proposing: 100, 20) {
        HStack(spacing: 0) {
          stack
          Color.blue
        }
      }.frame(of: "Color.blue")?.width
    }
    #expect(width(HStack { Color.red.layoutPriority(1) }) == 0)
    #expect(width(VStack { Color.red.layoutPriority(1) }) == 0)
    #expect(width(ZStack { Color.red.layoutPriority(1) }) == 0)
    let two = ZStack {
      Color.red.layoutPriority(1)
      Color.green
    }
    #expect(width(two) == 50)
  }

  // Rules/Stacks.md#R-21
  @Test("modifiers that do not lay out keep a priority, and those that do hide it")
  func prioritiesOfModifiers() {
    func width(_ view: some View) -> CGFloat? {
      TestedView(proposing: 100, 100) {
        HStack(spacing: 0) {
          view
          Color.blue
        }
      }.frame(of: "Color.blue")?.width
    }
    let red = Color.red.layoutPriority(1)
    #expect(width(red.overlay(Color.green)) == 0)
    #expect(width(red.background(Color.green)) == 0)
    #expect(width(red.opacity(0.5)) == 0)
    #expect(width(red.border(Color.green)) == 0)
    #expect(width(red.offset(x: 1)) == 0)
    #expect(width(red.clipShape(Circle())) == 0)
    #expect(width(red.frame(maxWidth: .infinity)) == 50)
    #expect(width(red.padding(0.5)) == 50)
    #expect(width(red.aspectRatio(1, contentMode: .fit)) == 50)
  }

  // Rules/Stacks.md#R-23
  @Test("the least length is the sum of the children's, and may not be reached")
  func leastLength() {
    let stack = VStack(spacing: 0) {
      Color.red.frame(minHeight: 5, maxHeight: 100)
      Color.blue.frame(minHeight: 80)
    }
    #expect(TestedView(proposing: 10, 0) { stack }.size.height == 85)
    #expect(TestedView(proposing: 10, 85) { stack }.size.height == 122.5)
  }
}
