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

  @Test("letters come before their background, and that before what is not seen in front of it")
  func letters() {
    let view = ExplainedView(300, 200) { Text("Padded").padding().background(.yellow) }
    #expect(titles(view, at: "Text") == #"Text("Padded")"#)
    #expect(titles(view, at: "Color", x: 0, y: 0) == "Color.yellow")
  }

  @Test("a divider is hit four points beside it, where nothing else is seen")
  func thin() {
    let view = ExplainedView(300, 200) {
      VStack(spacing: 20) {
        Text("Above").frame(height: 40).background(.yellow)
        Divider()
      }
    }
    func title(_ dy: CGFloat) -> String {
      let frame = view.tree.root.all.first { $0.title == "Divider" }?.frame ?? .zero
      let point = CGPoint(x: frame.midX, y: frame.minY + dy)
      return view.tree.root.views(at: .point(point)).first?.title ?? "nothing"
    }
    #expect([-3.5, 0.1, 4].map(title) == ["Divider", "Divider", "Divider"])
    #expect(title(-6) == "VStack")
    #expect(title(-22) == "Color.yellow")
  }

  @Test("a click on what is masked means that, and not the shape of the mask")
  func masks() {
    let view = ExplainedView(300, 200) {
      Text("Hello").padding().background(Color.yellow).mask(RoundedRectangle(cornerRadius: 10))
    }
    #expect(titles(view, at: "Text") == #"Text("Hello")"#)
    #expect(!titles(view, at: "Color", x: 0.02, y: 0.5).contains("RoundedRectangle"))
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

  @Test("a click anywhere in a control's frame means the control", arguments: ModifiedControlTests.controls)
  func wholeControls(control: ModifiedControlTests.Control) throws {
    guard !["ControlGroup", "DisclosureGroup", "GroupBox", "LabeledContent"].contains(control.name) else {
      return
    }
    let view = ExplainedView(300, 400) {
      ZStack {
        Color.gray
        control.view()
      }
    }
    let all = view.tree.root.all
    let own = try #require(all.first { $0.name == control.name && !$0.isPart })
    let inner = own.all.filter { !$0.isPart }.map(\.title)
    for x in [0.01, 0.3, 0.5, 0.7, 0.99] {
      for y in [0.02, 0.5, 0.98] {
        let point = CGPoint(x: own.frame.minX + own.frame.width * x, y: own.frame.minY + own.frame.height * y)
        let chosen = view.tree.root.views(at: .point(point)).first?.title ?? "nothing"
        #expect(inner.contains(chosen), "\(chosen) at \(x), \(y) of \(own.title)")
      }
    }
    let outside = CGPoint(x: own.frame.minX - 6, y: own.frame.maxY + 6)
    #expect(view.tree.root.views(at: .point(outside)).first?.title == "Color.gray" || own.frame.width > 290)
  }

  @Test("what is drawn in front of a control comes before it")
  func inFront() {
    let view = ExplainedView(300, 100) {
      ZStack {
        Slider(value: .constant(0.5))
        Color.red.frame(width: 50, height: 20)
      }
    }
    #expect(titles(view, at: "Slider") == "Color.red")
    #expect(titles(view, at: "Slider", x: 0.1).hasPrefix("Slider"))
  }

  @Test("only the line of a hollow shape is hit, and four points beside it in the shape's frame")
  func hollow() {
    let view = ExplainedView(200, 100) {
      ZStack {
        Color.gray
        Color.yellow.frame(width: 100, height: 60)
          .overlay(RoundedRectangle(cornerRadius: 8).stroke(.red, lineWidth: 4))
      }
    }
    let yellow = "Color.yellow"
    #expect(!titles(view, at: yellow).contains("RoundedRectangle"))
    #expect(titles(view, at: yellow, x: 0, dx: 5.9).hasPrefix("RoundedRectangle"))
    #expect(!titles(view, at: yellow, x: 0, dx: 6.1).contains("RoundedRectangle"))
    #expect(titles(view, at: yellow, x: 0, dx: -1.9).hasPrefix("RoundedRectangle"))
    #expect(titles(view, at: yellow, x: 0, dx: -2.1).hasPrefix("Color.gray"))
  }

  @Test("a border inside of a shape's edge is hit where it is drawn, and a circle's line along the circle")
  func hollowInside() {
    let view = ExplainedView(200, 300) {
      VStack(spacing: 0) {
        Circle().strokeBorder(.red, lineWidth: 10).frame(width: 100, height: 100)
        Circle().stroke(.red, lineWidth: 2).frame(width: 100, height: 100)
        ZStack {
          Color.blue
          Circle().stroke(.clear, lineWidth: 20)
        }.frame(width: 100, height: 100)
      }
    }
    let circles = view.tree.root.all.filter { $0.name == "Circle" }.map(\.frame)
    func hit(_ index: Int, _ x: CGFloat, _ y: CGFloat) -> String {
      let point = CGPoint(x: circles[index].minX + x, y: circles[index].minY + y)
      return view.tree.root.views(at: .point(point)).first?.name ?? ""
    }
    #expect(hit(0, 13.5, 50) == "Circle" && hit(0, 14.5, 50) != "Circle" && hit(0, 50, 50) != "Circle")
    #expect(hit(0, 2, 2) != "Circle")
    #expect(hit(1, 50, 4.5) == "Circle" && hit(1, 50, 5.5) != "Circle" && hit(1, 5, 5) != "Circle")
    #expect(hit(2, 3, 50) != "Circle")
  }

  @Test("outside of a filled shape's outline a click means what is behind")
  func filled() {
    func corner<S: Shape>(_ shape: S) -> [String] {
      let view = ExplainedView(100, 100) {
        ZStack {
          Color.gray
          shape.fill(.red).frame(width: 80, height: 60)
        }
      }
      return [CGPoint(x: 11, y: 21), CGPoint(x: 50, y: 50)].map {
        view.tree.root.views(at: .point($0)).first?.name ?? ""
      }
    }
    #expect(corner(RoundedRectangle(cornerRadius: 20)) == ["Color", "RoundedRectangle"])
    #expect(corner(Circle()) == ["Color", "Circle"])
    #expect(corner(Capsule()) == ["Color", "Capsule"])
    #expect(corner(Ellipse()) == ["Color", "Ellipse"])
    #expect(corner(Rectangle()) == ["Rectangle", "Rectangle"])
    let triangle = Path { path in
      path.addLines([CGPoint(x: 80, y: 0), CGPoint(x: 80, y: 60), CGPoint(x: 0, y: 60)])
    }
    #expect(corner(triangle) == ["Color", "Path"])
  }

  @Test("a point between the texts of a label means what arranges them, and not what lies behind the control")
  func gaps() {
    let button = ExplainedView(300, 300) {
      ZStack {
        Color.yellow
        Button {
        } label: {
          HStack(spacing: 60) {
            Text("one")
            Text("two")
          }
        }
        .buttonStyle(.borderedProminent)
      }
    }
    #expect(titles(button, at: "HStack") == "HStack")
    #expect(titles(button, at: "Button", x: 0.02).hasPrefix("Button"))
    let list = ExplainedView(300, 300) {
      ZStack {
        Color.yellow
        List {
          HStack(spacing: 60) {
            Text("one")
            Text("two")
          }
        }
      }
    }
    #expect(titles(list, at: "HStack").hasPrefix("HStack"))
    // Where nothing but the stack is there, it still comes after what is seen.
    let bare = ExplainedView(300, 300) {
      HStack(spacing: 60) {
        Text("one")
        Text("two")
      }
      .background(.yellow)
    }
    #expect(titles(bare, at: "HStack") == "Color.yellow")
  }
}
