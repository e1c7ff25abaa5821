import PlumbTesting
import SwiftUI
import Testing

@MainActor @Suite("Views behind and before others")
struct SecondaryTests {
  struct Choice: View {
    @State private var count: Int
    init(_ count: Int) { _count = State(initialValue: count) }

    var body: some View {
      VStack(spacing: 0) {
        Button("+") { count += 1 }
        Color.red.overlay { ForEach(0..<count, id: \.self) { _ in Spacer(minLength: 5) } }
      }
    }
  }

  @Test("a single spacer keeps the stack's axis, also if its number is only known when it is made (R-42)")
  func spacer() {
    let view = TestedView(proposing: 40, 60) { Choice(1) }
    #expect(view.frame(of: "Spacer") == CGRect(x: 20, y: 10, width: 0, height: 50))
    view.press("+")
    #expect(view.frame(of: "Spacer") == CGRect(x: 0, y: 10, width: 40, height: 50))
  }

  @Test("several have no axis, wherever the divider is among them and whatever is around it (R-42)")
  func divider() {
    let group = Group {
      Color.red
      Divider()
    }
    for modified in [AnyView(group), AnyView(group.offset()), AnyView(group.padding(0))] {
      for view in [AnyView(modified), AnyView(modified.offset()), AnyView(modified.offset().padding(0))] {
        let row = TestedView(proposing: nil, nil) { HStack { Color.red.overlay { view } } }
        #expect(row.frame(of: "Divider")?.size == CGSize(width: 10, height: 1))
        let around = TestedView(proposing: nil, nil) { HStack { Color.red.overlay { view } }.offset() }
        #expect(around.frame(of: "Divider")?.size == CGSize(width: 10, height: 1))
      }
    }
  }

  @Test("a divider alone in an overlay of an overlay follows the row")
  func nested() {
    let count = AnyView(ForEach(0..<1) { _ in Divider().padding(2) })
    let row = TestedView(proposing: 30, 40) {
      HStack { Color.red.overlay { AnyView(Color.clear.overlay { count }) } }
    }
    #expect(row.frame(of: "Divider")?.size == CGSize(width: 1, height: 36))
  }

  @Test("a condition with one view is that view")
  func condition() {
    expectLayout(proposing: 40, 20) {
      Color.red.overlay(alignment: .topLeading) { if true { Text("a") } }
    } is: {
      """
      overlay       0,0 40×20
      ├─ Color.red  0,0 40×20
      └─ Text("a")  0,0 10×10
      """
    }
  }
}
