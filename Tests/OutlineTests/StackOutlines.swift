import PlumbTesting
import SwiftUI
import Testing

@MainActor @Suite("Outlines: stacks and what is in them")
struct StackOutlines {
  private var red: some View { Color.red.frame(width: 20, height: 10) }
  private var blue: some View { Color.blue.frame(width: 10, height: 10) }

  // Rules/Stacks.md#R-10, R-11; Rules/Spacing.md#R-30
  @Test("a row gives the flexible view what the gap and the fixed one leave: 100 - 8 - 20")
  func row() {
    expectOutline(of: .hStack, proposing: 100, 40) {
      HStack {
        Color.green
        red
      }
    } is: {
      """
      HStack          0,0 100×40
      ├─ Color.green  0,0 72×40
      └─ Color.red    80,15 20×10
      """
    }
    // Longer than what is offered, it is as long as its views (Rules/Stacks.md#R-15).
    expectOutline(of: .hStack, proposing: 10, 40) {
      HStack(alignment: .bottom, spacing: 0) {
        red
        Color.blue.frame(width: 10, height: 20)
      }
    } is: {
      """
      HStack         0,0 30×20
      ├─ Color.red   0,10 20×10
      └─ Color.blue  20,0 10×20
      """
    }
  }

  @Test("a column does the same downwards, and centres its views")
  func column() {
    expectOutline(of: .vStack, proposing: 40, 100) {
      VStack {
        Color.green
        red
        blue
      }
    } is: {
      // 100 - 2×8 - 2×10 = 64.
      """
      VStack          0,0 40×100
      ├─ Color.green  0,0 40×64
      ├─ Color.red    10,72 20×10
      └─ Color.blue   15,90 10×10
      """
    }
  }

  // Rules/Alignment.md#R-83
  @Test("a depth stack is as large as its views together, and then offers each its own size")
  func depth() {
    expectOutline(of: .zStack, proposing: 100, 100) {
      ZStack(alignment: .bottomTrailing) {
        Color.green.frame(maxWidth: 50, maxHeight: 30)
        red
        blue
      }
    } is: {
      """
      ZStack          0,0 50×30
      ├─ Color.green  0,0 50×30
      ├─ Color.red    30,20 20×10
      └─ Color.blue   40,20 10×10
      """
    }
  }

  // Rules/Spacing.md#R-34, R-40
  @Test("a spacer takes the rest, at least its length, and no gap is added beside it")
  func spacer() {
    expectOutline(of: .spacer, proposing: 100, 10) {
      HStack {
        red
        Spacer()
        blue
      }
    } is: {
      """
      HStack         0,0 100×10
      ├─ Color.red   0,0 20×10
      ├─ Spacer      20,5 70×0
      └─ Color.blue  90,0 10×10
      """
    }
    expectOutline(of: .spacer, proposing: 30, 10) {
      HStack {
        red
        Spacer(minLength: 5)
        blue
      }
    } is: {
      """
      HStack         0,0 35×10
      ├─ Color.red   0,0 20×10
      ├─ Spacer      20,5 5×0
      └─ Color.blue  25,0 10×10
      """
    }
  }

  // Rules/Spacing.md#R-41; iOS draws one pixel, which is half a point at scale 2.
  @Test("a divider crosses its stack, one pixel thick on iOS and 1 point on macOS")
  func divider() {
    expectOutline(of: .divider, proposing: 60, 40, scale: 2) {
      VStack(spacing: 4) {
        red
        Divider()
      }
    } is: {
      """
      VStack        0,0 60×14.5
      ├─ Color.red  20,0 20×10
      └─ Divider    0,14 60×0.5
      """
    }
    expectOutline(of: .divider, proposing: 60, 40, scale: 2, style: .macOS) {
      HStack(spacing: 4) {
        red
        Divider()
      }
    } is: {
      """
      HStack        0,0 25×40
      ├─ Color.red  0,15 20×10
      └─ Divider    24,0 1×40
      """
    }
  }

  // Rules/Proposals.md#R-2
  @Test("a modifier of a group is put on each of its views")
  func group() {
    expectOutline(of: .group, proposing: 100, 100) {
      HStack(spacing: 0) {
        Group {
          red
          blue
        }
        .padding(1)
      }
    } is: {
      """
      HStack            0,0 34×12
      ├─ padding        0,0 22×12
      │  └─ Color.red   1,1 20×10
      └─ padding        22,0 12×12
         └─ Color.blue  23,1 10×10
      """
    }
  }

  @Test("a collection is its views one by one in the container around it")
  func collection() {
    expectOutline(of: .forEach, proposing: 100, 100) {
      HStack(alignment: .top, spacing: 1) {
        ForEach([10, 20], id: \.self) { Color.red.frame(width: CGFloat($0), height: 10) }
        ForEach(0..<2) { Color.blue.frame(width: 5, height: CGFloat($0) * 5 + 5) }
      }
    } is: {
      """
      HStack         0,0 43×10
      ├─ Color.red   0,0 10×10
      ├─ Color.red   11,0 20×10
      ├─ Color.blue  32,0 5×5
      └─ Color.blue  38,0 5×10
      """
    }
  }

  @Test("an empty view takes no room, and no gap stands beside it")
  func empty() {
    expectOutline(of: .emptyView, proposing: 100, 100) {
      HStack {
        red
        EmptyView()
        if false { blue }
        blue
      }
    } is: {
      """
      HStack         0,0 38×10
      ├─ Color.red   0,0 20×10
      └─ Color.blue  28,0 10×10
      """
    }
  }

  @Test("a view of any type is laid out as what it holds")
  func erased() {
    expectOutline(of: .anyView, proposing: 100, 100) {
      HStack(spacing: 0) {
        AnyView(red)
        AnyView(
          Group {
            blue
            red
          })
      }
    } is: {
      """
      HStack         0,0 50×10
      ├─ Color.red   0,0 20×10
      ├─ Color.blue  20,0 10×10
      └─ Color.red   30,0 20×10
      """
    }
  }

  @Test("a section in a stack is its header, its views and its footer")
  func section() {
    expectOutline(of: .section, proposing: 100, 100) {
      VStack(alignment: .leading, spacing: 0) {
        Section {
          red
        } header: {
          Text("ab")
        } footer: {
          Text("c")
        }
      }
    } is: {
      """
      VStack           0,0 20×30
      ├─ Text("ab")    0,0 20×10
      ├─ Color.red     0,10 20×10
      └─ Text("c")     0,20 10×10
      """
    }
  }

  // Rules/Modifiers.md#R-65
  @Test("the first view that would fit is shown, and the last one if none would")
  func fitting() {
    expectOutline(of: .viewThatFits, proposing: 50, 5) {
      ViewThatFits(in: .horizontal) {
        Color.green.frame(width: 60, height: 10)
        Color.red.frame(width: 40, height: 10)
        blue
      }
    } is: {
      // Only the width counts.
      """
      ViewThatFits  0,0 40×10
      └─ Color.red  0,0 40×10
      """
    }
    expectOutline(of: .viewThatFits, proposing: 5, 50) {
      ViewThatFits {
        red
        blue
      }
    } is: {
      """
      ViewThatFits   0,0 10×10
      └─ Color.blue  0,0 10×10
      """
    }
  }
}
