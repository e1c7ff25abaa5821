import PlumbInspector
import SwiftUI
import Testing

/// The cases of the browser's tests of clicks, for the rule that commands follow.
@MainActor @Suite("The views that a point means")
struct PickingTests {
  /// The titles of the views at a point in shares of the first view with a title, those in front first.
  private func titles(
    _ view: ExplainedView, at title: String, x: CGFloat = 0.5, y: CGFloat = 0.5, dx: CGFloat = 0
  ) -> String {
    guard let frame = view.tree.root.all.first(where: { $0.title.hasPrefix(title) })?.frame else { return "" }
    let point = CGPoint(x: frame.minX + frame.width * x + dx, y: frame.minY + frame.height * y)
    return view.tree.root.views(at: .point(point)).map(\.title).joined(separator: ", ")
  }

  @Test("letters come before their background")
  func letters() {
    let view = ExplainedView(300, 200) { Text("Padded").padding().background(.yellow) }
    #expect(titles(view, at: "Text") == #"Text("Padded")"#)
    #expect(titles(view, at: "Color", x: 0, y: 0) == "padding")
  }

  private struct Line: View {
    @State var on = true
    var body: some View {
      HStack {
        Text("Wireless")
        Spacer()
        Toggle("On", isOn: $on).labelsHidden()
      }
    }
  }

  private struct Settings: View {
    var body: some View {
      Form {
        Toggle("Sound", isOn: .constant(true))
        Slider(value: .constant(0.5))
        Line()
        NavigationLink("More") { Text("Details") }
        Button("Save") {}
      }
    }
  }

  @Test("in a form it is what a person wrote, and no part of a control")
  func form() {
    let view = ExplainedView(300, 600) { NavigationStack { Settings() } }
    for (title, chosen) in [
      (#"Text("Sound")"#, #"Text("Sound")"#), ("Capsule", "Toggle"), ("Slider", "Slider"),
      (#"Text("Wireless")"#, #"Text("Wireless")"#), (#"Text("More")"#, #"Text("More")"#),
      (#"Text("Save")"#, #"Text("Save")"#), (#"Image("chevron"#, #"NavigationLink("More")"#),
    ] {
      #expect(titles(view, at: title) == chosen, "\(title)")
    }
    #expect(view.tree.root.views(at: .point(CGPoint(x: 150, y: 590))).map(\.name) == ["Form"])
  }

  @Test("an outline over a text does not hide it, and a z-index decides what is in front")
  func overlay() {
    let view = ExplainedView(200, 200) {
      VStack(spacing: 0) {
        Text("Framed").frame(width: 100, height: 60).overlay {
          RoundedRectangle(cornerRadius: 8).stroke(.red)
        }
        ZStack {
          Color.green.zIndex(1)
          Color.blue
        }.frame(width: 100, height: 60)
      }
    }
    #expect(titles(view, at: "Text") == #"Text("Framed")"#)
    #expect(titles(view, at: "Color.green") == "Color.green")
  }

  @Test("a button in a button's label comes before the button around it")
  func nestedButton() {
    let view = ExplainedView(300, 100) {
      Button {
      } label: {
        HStack {
          Text("Outer")
          Button("Inner") {}.padding(10)
        }.padding(20)
      }
    }
    #expect(titles(view, at: #"Text("Inner")"#) == #"Text("Inner")"#)
    #expect(titles(view, at: #"Text("Outer")"#) == #"Text("Outer")"#)
    let padding = view.tree.root.all.last { $0.name == "padding" && !$0.isPart }?.frame ?? .zero
    #expect(view.tree.root.views(at: .point(padding.origin)).map(\.name) == ["padding"])
  }

  @Test("what is scaled, turned or moved is where it is drawn")
  func moved() {
    let view = ExplainedView(200, 200) {
      VStack(spacing: 0) {
        Color.orange.frame(width: 20, height: 20).scaleEffect(3)
        Color.pink.frame(width: 20, height: 20).offset(x: 60)
      }
    }
    #expect(titles(view, at: "Color.orange", dx: 25) == "Color.orange")
    #expect(titles(view, at: "Color.orange", dx: 35) != "Color.orange")
    #expect(titles(view, at: "Color.pink") == "Color.pink")
  }

  @Test("outside of the outline that clips a view, a point goes through to what is behind")
  func clipped() {
    let view = ExplainedView(100, 100) {
      ZStack {
        Color.blue
        Color.red.clipShape(Circle())
      }
    }
    #expect(titles(view, at: "Color.red") == "Color.red")
    #expect(titles(view, at: "Color.red", x: 0.05, y: 0.05) == "Color.blue")
    #expect(titles(view, at: "Color.red", x: 0.5, y: 0.02) == "Color.red")
  }
}
