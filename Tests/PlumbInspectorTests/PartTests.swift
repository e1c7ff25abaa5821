import PlumbInspector
import SwiftUI
import Testing

@MainActor @Suite("Parts of controls")
struct PartTests {
  /// The names of the views that a person wrote, in the order of the tree.
  private func written(_ view: ExplainedView) -> [String] {
    view.tree.root.all.filter { !$0.isPart }.map(\.title)
  }

  private struct Pill: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
      configuration.label.padding(8).background(Capsule())
    }
  }

  private struct Card: ViewModifier {
    func body(content: Content) -> some View { content.padding(4).border(.red) }
  }

  @Test("a toggle's capsule is a part, and one that stands in the source is not")
  func shapes() {
    let view = ExplainedView(300, 200) {
      VStack {
        Toggle("Sound", isOn: .constant(true))
        Capsule()
      }
    }
    #expect(written(view) == ["VStack", "Toggle", #"Text("Sound")"#, "Capsule"])
    #expect(view.tree.root.all.filter { $0.name == "Capsule" }.map(\.isPart) == [true, false])
  }

  @Test("a control without a node of its name gives it to its outermost view")
  func unnamed() {
    let view = ExplainedView(300, 200) { Label("Star", systemImage: "star") }
    #expect(written(view) == [#"Label("Star")"#, #"Image("star")"#, #"Text("Star")"#])
  }

  private struct Filled: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
      Capsule().fill(.red).overlay { HStack { configuration.label } }
    }
  }

  private struct Column: LabelStyle {
    func makeBody(configuration: Configuration) -> some View {
      VStack {
        configuration.icon
        configuration.title
      }
    }
  }

  @Test("views in a style of the source keep their names, and so do those that a control is given")
  func styled() {
    let view = ExplainedView(300, 200) {
      VStack {
        Button("Save", systemImage: "star") {}.buttonStyle(Filled())
        Label("Star", systemImage: "star").labelStyle(Column())
        NavigationLink {
          Text("There")
        } label: {
          HStack { Text("Go") }
        }
      }
    }
    let names = written(view).filter { $0.first?.isUppercase ?? false }
    #expect(
      names == [
        "VStack", "Button", "Capsule", "HStack", #"Label("Save")"#, #"Image("star")"#, #"Text("Save")"#,
        "VStack", #"Image("star")"#, #"Text("Star")"#, "NavigationLink", "HStack", #"Text("Go")"#,
      ])
  }

  private struct Look: ViewModifier {
    var isLoud = false
    func body(content: Content) -> some View {
      if isLoud { content.bold() } else { content }
    }
  }

  @Test(
    "a modifier behind one of the source stands around it, and leaves a control in it its name and its size")
  func behindModifiers() throws {
    for isLoud in [false, true] {
      let view = ExplainedView(300, 200) {
        Button("Pay") {}.modifier(Look(isLoud: isLoud)).padding(.bottom, 30)
      }
      #expect(written(view) == ["padding", "Button", #"Text("Pay")"#])
      let tree = view.tree.root
      let button = try #require(tree.views(at: .path("Button")).first)
      #expect(tree.frame.height == button.frame.height + 30)
    }
  }

  @Test("what a style, a modifier or an AnyView of the source shows is no part")
  func authored() {
    let view = ExplainedView(300, 200) {
      VStack {
        Button("Save") {}.buttonStyle(Pill())
        Text("Card").modifier(Card())
        AnyView(HStack { Text("Erased") })
      }
    }
    #expect(
      written(view) == [
        "VStack", "Button", "background", "padding", #"Text("Save")"#, "Capsule", "border", "padding",
        #"Text("Card")"#, "HStack", #"Text("Erased")"#,
      ])
  }

  @Test("pages of tabs and screens of a stack are what stands in them")
  func screens() {
    let view = ExplainedView(300, 600) {
      TabView {
        Tab("One", systemImage: "star") { NavigationStack { List { Text("Row") } } }
      }
    }
    #expect(Array(written(view).prefix(4)) == ["TabView", "NavigationStack", "List", #"Text("Row")"#])
  }

  /// The views of what is presented, without those that stand below it.
  private func presented<V: View>(_ view: V, _ style: PlatformStyle = .iOS) -> [String] {
    let view = ExplainedView(300, 600, style: style) { view }
    // What is presented has nodes from the layout on.
    view.host.layOut(view.tree.proposal)
    let tree = InspectedTree(view.host, name: "", proposal: view.tree.proposal)
    return tree.root.children.last?.all.filter { !$0.isPart }.map(\.title) ?? []
  }

  @Test("views written in the closure of a sheet, a cover or a popover are no parts, and its card's are")
  func sheets() {
    let ground = Color.white.frame(width: 100)
    func content() -> some View {
      VStack {
        Text("Title")
        HStack { Toggle("On", isOn: .constant(true)) }.padding()
      }
      .frame(maxWidth: 200)
    }
    let written = ["frame", "VStack", #"Text("Title")"#, "padding", "HStack", "Toggle", #"Text("On")"#]
    #expect(presented(ground.sheet(isPresented: .constant(true)) { content() }) == ["sheet"] + written)
    #expect(
      presented(ground.fullScreenCover(isPresented: .constant(true)) { content() })
        == ["fullScreenCover"] + written)
    #expect(presented(ground.popover(isPresented: .constant(true)) { content() }) == ["popover"] + written)
    #expect(
      presented(
        ground.popover(isPresented: .constant(true)) {
          content().presentationCompactAdaptation(.popover)
        }) == ["popover"] + written)
  }

  @Test("an alert and a dialog have their title, their message and their buttons")
  func alerts() {
    let ground = Color.white.frame(width: 100)
    let alert = ground.alert("Delete?", isPresented: .constant(true)) {
      Button("Delete", role: .destructive) {}
    } message: {
      HStack { Text("For ever") }
    }
    #expect(
      presented(alert)
        == ["alert", #"Text("Delete?")"#, "HStack", #"Text("For ever")"#, "Button", #"Text("Delete")"#])
    let dialog = ground.confirmationDialog("Delete?", isPresented: .constant(true), titleVisibility: .visible)
    {
      Button("Delete") {}
      Button("Cancel", role: .cancel) {}
    } message: {
      if Bool(true) { Text("For ever") } else { Text("For now") }
    }
    #expect(
      presented(dialog) == [
        "confirmationDialog", #"Text("Delete?")"#, #"Text("For ever")"#, "Button", #"Text("Delete")"#,
        "Button", #"Text("Cancel")"#,
      ])
  }

  @Test(
    "a button that an alert or a dialog adds by itself is a part", arguments: [PlatformStyle.iOS, .iOS26])
  func addedButtons(style: PlatformStyle) {
    let ground = Color.white.frame(width: 100)
    let alert = ground.alert("Saved", isPresented: .constant(true)) {}
    #expect(presented(alert, style) == ["alert", #"Text("Saved")"#])
    let dialog = ground.confirmationDialog("Delete?", isPresented: .constant(true), titleVisibility: .visible)
    { Button("Delete") {} }
    #expect(
      presented(dialog, style)
        == ["confirmationDialog", #"Text("Delete?")"#, "Button", #"Text("Delete")"#])
  }

  @Test("a back button is a part with its title, and so is the title of the screen")
  func backButton() {
    let view = ExplainedView(300, 600) {
      NavigationStack(path: .constant([1])) {
        Text("Root").navigationTitle("Below")
          .navigationDestination(for: Int.self) { _ in
            Text("Screen").navigationTitle("Above").navigationBarTitleDisplayMode(.inline)
          }
      }
    }
    let texts = view.tree.root.all.filter { $0.text != nil }
    let back = texts.filter { $0.text == "Below" || $0.text == "Back" }
    #expect(!back.isEmpty && back.filter { !$0.isPart }.isEmpty)
    #expect(texts.filter { $0.text == "Above" || $0.text == "Screen" }.map(\.isPart) == [false, true])
  }

  @Test("a view with a transition is no part, at the top and in a control")
  func transitions() {
    let view = ExplainedView(300, 600) {
      VStack {
        HStack { Text("Top") }.transition(.slide)
        Button {
        } label: {
          HStack { Text("Inside").transition(.asymmetric(insertion: .opacity, removal: .identity)) }
        }
      }
    }
    let names = written(view).filter { $0.first?.isUppercase ?? false }
    #expect(names == ["VStack", "HStack", #"Text("Top")"#, "Button", "HStack", #"Text("Inside")"#])
  }

  /// A view with a sheet, in another view.
  private struct Presenting: View {
    var body: some View { Text("Below").sheet(isPresented: .constant(true)) { Text("Shown") } }
  }

  @Test("views in the closure of a sheet are written by the view that presents it")
  func writers() throws {
    let view = ExplainedView(300, 600) { VStack { Presenting() } }
    view.host.layOut(view.tree.proposal)
    let tree = InspectedTree(view.host, name: "", proposal: view.tree.proposal)
    let writer = try #require(tree.root.all.first { $0.text == "Shown" }?.writer)
    #expect(writer.type == "Presenting")
  }

  @Test("what an AnyView erases is written where it is a filled shape or an if, too")
  func erased() {
    let view = ExplainedView(300, 600) {
      List {
        AnyView(Circle().fill(.blue))
        AnyView(either(true))
      }
    }
    #expect(written(view) == ["List", "Circle", "HStack", #"Text("Yes")"#])
  }

  @ViewBuilder private func either(_ isYes: Bool) -> some View {
    if isYes { HStack { Text("Yes") } } else { Text("No") }
  }

  @Test("a modifier around a label is no part")
  func labels() {
    let label = ExplainedView(300, 200) { Label("Star", systemImage: "star").padding(4) }
    #expect(
      written(label).contains("padding") && written(label).contains(#"Label("Star")"#), "\(written(label))")
  }

  @Test("JSON has every view, and says which ones are parts")
  func json() throws {
    let view = ExplainedView(300, 200) { Toggle("Sound", isOn: .constant(true)) }
    let text = view.tree.json.text
    #expect(text.contains(#""isPart": true"#))
    let snapshot = try Snapshot(json: Array(text.utf8))
    func parts(_ node: Snapshot.Node) -> [Bool] { [node.isPart] + node.children.flatMap(parts) }
    #expect(parts(snapshot.root) == view.tree.root.all.map(\.isPart))
  }

  @Test("lists leave parts out, and show them when asked")
  func listing() {
    let view = ExplainedView(300, 200) { Toggle("Sound", isOn: .constant(true)) }
    func names(_ options: OutlineOptions) -> [String] {
      view.tree.root.listing(options).split(separator: "\n").map { line in
        line.drop { !$0.isLetter }.prefix { $0 != " " }.description
      }
    }
    #expect(names(OutlineOptions()) == ["Toggle", #"Text("Sound")"#])
    #expect(names(OutlineOptions(parts: true)).contains("Capsule"))
  }

  @Test("a shape that stands alone in a label is no part, and one that a control draws is")
  func bareShapes() {
    let view = ExplainedView(200, 200) {
      VStack {
        Button {
        } label: {
          ZStack { Circle().frame(width: 20) }
        }
        Toggle("on", isOn: .constant(true))
      }
    }
    #expect(view.tree.root.all.filter { $0.name == "Circle" && !$0.isPart }.count == 1)
    #expect(view.tree.root.all.filter { $0.name == "Capsule" && !$0.isPart }.isEmpty)
    #expect(view.tree.root.views(at: .path("Button/ZStack/frame/Circle")).count == 1)
  }
}
