import PlumbLayout
import PlumbViews
import SwiftUI
import Testing

@MainActor @Suite("Accessible elements")
struct AccessibleElementsTests {
  private func elements<Content: View>(_ view: Content) -> [AccessibleElement] {
    let host = ViewHost(view)
    host.layOut(ProposedViewSize(width: 200, height: 100))
    return host.accessibleElements()
  }

  private func words<Content: View>(_ view: Content) -> [String] {
    elements(view).map { "\($0.role.rawValue): \($0.label)" }
  }

  @Test("texts, buttons and images are elements, in the order of the views")
  func kinds() {
    let found = words(
      VStack {
        Text("Title").accessibilityAddTraits(.isHeader)
        Text("Body")
        Button("Press") {}
      })
    #expect(found == ["heading: Title", "staticText: Body", "button: Press"])
  }

  @Test("a button's name is what it says inside, and one that is disabled is told so")
  func button() {
    let found = elements(
      Button {
      } label: {
        VStack {
          Text("Pay")
          Text("now")
        }
      }.disabled(true))
    #expect(found.map(\.label) == ["Pay, now"])
    #expect(found.map(\.isEnabled) == [false])
  }

  @Test("what a modifier says wins over the view, and the outermost over those inside")
  func label() {
    let found = elements(
      Text("X").accessibilityLabel("Close").accessibilityLabel("Close the window").accessibilityHint("Saves")
        .accessibilityValue("open").accessibilityIdentifier("close"))
    #expect(found.map(\.label) == ["Close the window"])
    #expect(found.first?.hint == "Saves")
    #expect(found.first?.value == "open")
    #expect(found.first?.identifier == "close")
  }

  @Test("what is hidden, clear or clipped away is no element")
  func hidden() {
    let found = words(
      VStack {
        Text("a").accessibilityHidden(true)
        Text("b").opacity(0)
        Text("c").offset(x: 500).frame(width: 50).clipped()
        Text("d")
      })
    #expect(found == ["staticText: d"])
  }

  @Test("an element is where it is drawn, after transforms")
  func frame() {
    let found = elements(
      Button {
      } label: {
        Color.red.frame(width: 40, height: 20)
      }
      .buttonStyle(.plain).scaleEffect(2, anchor: .topLeading).offset(x: 7))
    #expect(found.first?.frame == CGRect(x: 7, y: 0, width: 80, height: 40))
  }

  @Test("children that are combined speak as one, and those that are ignored not at all")
  func children() {
    let pair = HStack {
      Text("Volume")
      Text("7")
    }
    #expect(words(pair.accessibilityElement(children: .combine)) == ["group: Volume, 7"])
    #expect(words(pair.accessibilityElement().accessibilityLabel("Loudness")) == ["group: Loudness"])
    #expect(
      words(pair.accessibilityElement(children: .contain)) == ["staticText: Volume", "staticText: 7"])
  }

  @Test("the label of a container that keeps its children is its own, and no child's")
  func container() {
    let pair = HStack {
      Text("Volume")
      Text("7")
    }
    .accessibilityElement(children: .contain).accessibilityLabel("Loudness")
    #expect(words(pair) == ["group: Loudness", "staticText: Volume", "staticText: 7"])
    #expect(words(VStack { pair }.accessibilityElement()) == ["group: "], "what is ignored stays ignored")
  }

  @Test("an element keeps its number while its view is there")
  func number() {
    let host = ViewHost(
      VStack {
        Text("a")
        Text("b")
      })
    host.layOut(ProposedViewSize(width: 200, height: 100))
    let first = host.accessibleElements().map(\.number)
    host.layOut(ProposedViewSize(width: 300, height: 100))
    #expect(host.accessibleElements().map(\.number) == first)
    #expect(Set(first).count == 2)
  }

  @Test("a label that shows its icon alone, a slider and a field are called by their labels")
  func unseenLabels() {
    let found = words(
      VStack {
        Button {
        } label: {
          Label("Add", systemImage: "plus").labelStyle(.iconOnly)
        }
        Slider(value: .constant(0.5)) { Text("Size") }
        TextField("Name", text: .constant(""))
      })
    #expect(found == ["button: Add", "slider: Size", "textField: Name"])
  }

  @Test("what is below an alert cannot be used, even by its number")
  func belowAlert() {
    struct Asking: View {
      @State private var isAsking = false
      @State private var count = 0
      var body: some View {
        VStack {
          Button("count \(count)") { count += 1 }
          Button("ask") { isAsking = true }
        }
        .alert("Sure?", isPresented: $isAsking) { Button("Yes") {} }
      }
    }
    let host = ViewHost(Asking())
    func labels() -> [String] {
      host.layOut(ProposedViewSize(width: 300, height: 400))
      return host.accessibleElements().map(\.label)
    }
    #expect(labels() == ["count 0", "ask"])
    let numbers = host.accessibleElements().map(\.number)
    host.send(.activate(element: numbers[1]), at: 0)
    #expect(labels() == ["Sure?", "Yes"])
    host.send(.activate(element: numbers[0]), at: 0)
    #expect(labels() == ["Sure?", "Yes"])
    host.send(.activate(element: host.accessibleElements()[1].number), at: 0)
    #expect(labels() == ["count 0", "ask"])
  }

}
