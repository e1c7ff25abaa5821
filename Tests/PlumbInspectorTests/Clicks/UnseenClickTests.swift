import PlumbInspector
import SwiftUI
import Testing

@MainActor @Suite("Clicks on what cannot be seen")
struct UnseenClickTests {
  private func title(_ view: ExplainedView, _ x: CGFloat, _ y: CGFloat) -> String? {
    view.tree.root.views(at: .point(CGPoint(x: x, y: y))).first?.title
  }

  @Test("what is quite transparent or hidden is not chosen, and what is hardly transparent is")
  func unseen() {
    func chosen<V: View>(_ view: V) -> String? {
      title(
        ExplainedView(100, 100) {
          ZStack {
            Color.blue
            view
          }
        }, 50, 50)
    }
    #expect(chosen(Color.red.opacity(0)) == "Color.blue")
    #expect(chosen(VStack { Text("words").padding(30) }.opacity(0)) == "Color.blue")
    #expect(chosen(Color.red.hidden()) == "Color.blue")
    #expect(chosen(Text("words").opacity(0.1)) == #"Text("words")"#)
    #expect(chosen(Color.red.blur(radius: 3)) == "Color.red")
  }

  @Test("a view that draws nothing is not chosen while something that is seen is there")
  func emptyContainers() {
    func chosen<V: View>(_ view: V) -> String? { title(ExplainedView(100, 100) { view }, 50, 80) }
    let words = Text("words").frame(width: 90, height: 90)
    #expect(chosen(words) == "frame")
    #expect(chosen(words.background(.yellow)) == "Color.yellow")
    #expect(chosen(words.background { Color.red.padding(5) }) == "Color.red")
    #expect(chosen(Color.clear.frame(width: 90, height: 90).background(.yellow)) == "Color.yellow")
    #expect(
      chosen(
        VStack {
          Text("a").frame(maxWidth: .infinity)
          Spacer()
        }.padding(5).background(.yellow)) == "Color.yellow")
    #expect(chosen(Color.yellow.overlay { words }) == "Color.yellow")
    #expect(chosen(words.background(.yellow.opacity(0))) == "frame")
  }

  @Test("the reach beside a line ends at the shape's frame, and the line outside of it is hit")
  func reach() {
    let view = ExplainedView(200, 200) {
      ZStack {
        Color.gray
        Circle().stroke(.red, lineWidth: 2).frame(width: 100, height: 100)
      }
    }
    let hits = [49.2, 48.8, 52, 54.8].map { title(view, $0, 100) }
    #expect(hits == ["Circle", "Color.gray", "Circle", "Circle"])
    #expect(title(view, 55.2, 100) == "Color.gray")
  }

  @Test("a point never chooses a view whose frame does not have it")
  func frames() {
    let views: [ExplainedView] = [
      ExplainedView(390, 844) { NavigationStack { Form { Text("x") }.navigationTitle("A") } },
      ExplainedView(390, 844) { TabView { List { Text("x") }.tabItem { Text("A") } } },
      ExplainedView(390, 844) {
        List { Slider(value: .constant(0.5)) }.safeAreaInset(edge: .top) { Text("t") }
      },
    ]
    for view in views {
      for y in stride(from: CGFloat(2), to: 844, by: 6) {
        for x in [CGFloat(3), 100, 195, 380] {
          guard let found = view.tree.root.views(at: .point(CGPoint(x: x, y: y))).first,
            found.name != "navigationTitle"
          else { continue }
          #expect(found.frame.contains(CGPoint(x: x, y: y)), "\(found.title) at \(x), \(y)")
        }
      }
    }
  }
}
