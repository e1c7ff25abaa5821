import PlumbTesting
import PlumbViews
import SwiftUI
import Testing
import ViewTesting

@Suite("Sheets, alerts and dialogs") @MainActor struct PresentationTests {
  private struct Inside: View {
    @State private var count = 0
    @Environment(\.dismiss) private var dismiss
    var body: some View {
      VStack(spacing: 0) {
        Text("count \(count)")
        Button("more") { count += 1 }
        Button("close") { dismiss() }
      }
    }
  }

  private func sheet(_ dismissed: Heard<String>, time: Double? = nil) -> TestedView {
    TestedView(proposing: 200, 300, time: time) {
      Held(false) { isShown in
        Button("open") { isShown.wrappedValue = true }
          .frame(maxWidth: .infinity, maxHeight: .infinity)
          .sheet(isPresented: isShown, onDismiss: { dismissed.add("gone") }) { Inside() }
      }
    }
  }

  @Test(
    "a sheet is shown and taken away by its binding; its state is fresh each time, and onDismiss is done once"
  )
  func binding() {
    let heard = Heard<String>()
    let view = sheet(heard)
    view.tap("open")
    view.tap("more")
    #expect(view.frame(of: "Text(\"count 1\")") != nil)
    view.tap("close")
    #expect(view.frame(of: "Text(\"count 1\")") == nil)
    #expect(heard.values == ["gone"])
    view.tap("open")
    #expect(view.frame(of: "Text(\"count 0\")") != nil)
  }

  @Test("Escape and a tap beside the card take a sheet away")
  func outside() {
    let heard = Heard<String>()
    let view = sheet(heard)
    view.tap("open")
    view.press(key: "Escape")
    #expect(heard.values == ["gone"])
    view.tap("open")
    view.tap(at: CGPoint(x: 100, y: 4))
    #expect(heard.values == ["gone", "gone"])
  }

  @Test("what is below a sheet takes no taps, no keys and no focus, and assistive tools do not see it")
  func modal() {
    let heard = Heard<String>()
    let view = sheet(heard)
    view.tap("open")
    #expect(view.elementLabels == ["count 0", "more", "close"])
    for _ in 0..<3 {
      view.press(key: "Tab")
      #expect(view.focused != "open")
    }
  }

  private struct Item: Identifiable { let id: Int }

  @Test("another item takes the place of the one that is shown")
  func items() {
    var binding: Binding<Item?>!
    let view = TestedView(proposing: 200, 300) {
      Held(Item?.none) { item in
        let _ = binding = item
        Color.red.sheet(item: item) { Text("item \($0.id)") }
      }
    }
    #expect(view.frame(of: "Text(\"item 1\")") == nil)
    for (item, shown) in [(Item(id: 1), 1), (Item(id: 2), 2)] {
      binding.wrappedValue = item
      view.layOut()
      #expect(view.frame(of: "Text(\"item \(shown)\")") != nil)
    }
    #expect(view.frame(of: "Text(\"item 1\")") == nil)
    view.press(key: "Escape")
    #expect(binding.wrappedValue == nil)
    #expect(view.frame(of: "Text(\"item 2\")") == nil)
  }

  @Test("a presentation goes with the view that presents it")
  func presenterGoes() {
    var isThere: Binding<Bool>!
    let view = TestedView(proposing: 200, 300) {
      Held(true) { binding in
        let _ = isThere = binding
        if binding.wrappedValue { Color.red.sheet(isPresented: .constant(true)) { Text("sheet") } }
      }
    }
    #expect(view.frame(of: "Text(\"sheet\")") != nil)
    isThere.wrappedValue = false
    view.layOut()
    #expect(view.frame(of: "Text(\"sheet\")") == nil)
  }

  private func alert(_ log: Heard<String>) -> TestedView {
    TestedView(proposing: 300, 300) {
      Held(false) { isShown in
        Button("open") { isShown.wrappedValue = true }
          .frame(maxWidth: .infinity, maxHeight: .infinity)
          .alert("Title", isPresented: isShown) {
            Button("Cancel", role: .cancel) { log.add("cancel") }
            Button("Delete", role: .destructive) { log.add("delete") }
          } message: {
            Text("Message")
          }
      }
    }
  }

  @Test(
    "the fields of an alert stand above two buttons side by side, on a ground of their own within its edges")
  func alertFields() throws {
    let view = TestedView(proposing: 300, 400) {
      Color.red.alert("Title", isPresented: .constant(true)) {
        Button("Cancel", role: .cancel) {}
        TextField("Name", text: .constant(""))
        Button("Create") {}
      }
    }
    let field = try #require(view.frame(of: "TextField"))
    let (cancel, create) = try (
      #require(view.frame(of: "Text(\"Cancel\")")), #require(view.frame(of: "Text(\"Create\")"))
    )
    #expect(field.maxY < cancel.minY && cancel.midY == create.midY && cancel.maxX < create.minX)
    // The alert is 270 wide, its fields 16 from its edges.
    #expect(view.painted.contains { $0.frame.minX == 31 && $0.frame.width == 238 && $0.frame.height == 30 })
  }

  @Test("an alert stands in the middle, 270 wide; an action is done and takes it away")
  func alertActions() throws {
    let log = Heard<String>()
    let view = alert(log)
    view.tap("open")
    #expect(view.elementLabels == ["Title", "Message", "Cancel", "Delete"])
    let title = try #require(view.frame(of: "Text(\"Title\")"))
    #expect(title.midX == 150)
    view.tap("Delete")
    #expect(log.values == ["delete"])
    #expect(view.frame(of: "Text(\"Title\")") == nil)
    view.tap("open")
    view.tap(at: CGPoint(x: 5, y: 5))
    #expect(view.frame(of: "Text(\"Title\")") != nil)
    view.press(key: "Escape")
    #expect(view.frame(of: "Text(\"Title\")") == nil)
  }

  @Test("an alert without actions has one that says OK")
  func noActions() {
    let view = TestedView(proposing: 300, 300) {
      Held(true) { Color.red.alert("Title", isPresented: $0) {} }
    }
    #expect(view.elementLabels == ["Title", "OK"])
    view.tap("OK")
    #expect(view.frame(of: "Text(\"Title\")") == nil)
  }

  @Test("a dialog offers its actions at the bottom with Cancel below; a tap beside it takes it away")
  func dialog() throws {
    var log: [String] = []
    let view = TestedView(proposing: 300, 400) {
      Held(false) { isShown in
        Button("open") { isShown.wrappedValue = true }
          .frame(maxWidth: .infinity, maxHeight: .infinity)
          .confirmationDialog("Title", isPresented: isShown) {
            Button("One") { log.append("one") }
            Button("Two", role: .destructive) { log.append("two") }
          }
      }
    }
    view.tap("open")
    #expect(view.elementLabels == ["One", "Two", "Cancel"])
    #expect(view.frame(of: "Text(\"Cancel\")")?.maxY ?? 0 > 350)
    view.tap("Two")
    #expect(log == ["two"])
    #expect(view.frame(of: "Text(\"One\")") == nil)
    view.tap("open")
    view.tap(at: CGPoint(x: 150, y: 20))
    #expect(view.frame(of: "Text(\"One\")") == nil)
    #expect(log == ["two"])
  }

  @Test("an alert that a sheet presents stands over the sheet, and goes first")
  func nested() {
    let view = TestedView(proposing: 300, 400) {
      Held(true) { isShown in
        Color.red.sheet(isPresented: isShown) {
          Held(true) { Text("sheet").alert("Title", isPresented: $0) { Button("Yes") {} } }
        }
      }
    }
    #expect(view.elementLabels == ["Title", "Yes"])
    view.press(key: "Escape")
    #expect(view.elementLabels == ["sheet"])
    view.press(key: "Escape")
    #expect(view.frame(of: "Text(\"sheet\")") == nil)
  }

  @Test("a sheet rests at the smallest of its heights")
  func detents() {
    let view = TestedView(proposing: 200, 300) {
      Color.red.sheet(isPresented: .constant(true)) {
        Color.blue.presentationDetents([.height(100), .large])
      }
    }
    #expect(view.frame(of: "Color.blue") == CGRect(x: 0, y: 200, width: 200, height: 100))
  }

  @Test("what one modifier says about a sheet stays when another one outside of it says something else")
  func severalSettings() {
    let view = TestedView(proposing: 200, 300) {
      Color.red.sheet(isPresented: .constant(true)) {
        Color.blue.presentationDetents([.height(100)]).presentationDragIndicator(.visible)
          .presentationCornerRadius(20)
      }
    }
    #expect(view.frame(of: "Color.blue")?.height == 100)
    #expect(view.frame(of: "Capsule") != nil)
  }

  @Test("a sheet begins below the bar of the system, and its content ends above the bottom of the safe area")
  func safeArea() {
    let view = TestedView(
      proposing: 200, 300, safeArea: EdgeInsets(top: 40, leading: 0, bottom: 30, trailing: 0)
    ) {
      Color.red.sheet(isPresented: .constant(true)) { Text("card").background(Color.blue) }
    }
    // The card reaches from 50 to 300, and what the content may use of it to 270.
    #expect(view.frame(of: "Text(\"card\")")?.midY == 160)
    #expect(view.frame(of: "Color.black.opacity(0.2)") == CGRect(x: 0, y: 0, width: 200, height: 300))
  }

  @Test(
    "the content of a sheet on a phone that lies on its side keeps off the camera and the edge across from it"
  )
  func turnedSafeArea() {
    let view = TestedView(
      proposing: 400, 200, safeArea: EdgeInsets(top: 0, leading: 59, bottom: 21, trailing: 49)
    ) {
      Color.red.sheet(isPresented: .constant(true)) {
        Text("card").frame(maxWidth: .infinity, alignment: .leading)
      }
    }
    #expect(view.frame(of: "Text(\"card\")")?.minX == 59)
    #expect(view.frame(of: "Color.black.opacity(0.2)") == CGRect(x: 0, y: 0, width: 400, height: 200))
  }

  @Test("an alert looks as it does, light and dark")
  func picture() {
    for scheme in [ColorScheme.light, .dark] {
      expectPicture("alert-\(scheme)", proposing: 290, 150, environment: { $0.colorScheme = scheme }) {
        Color.clear.alert("Title", isPresented: .constant(true)) {
          Button("Delete", role: .destructive) {}
          Button("Cancel", role: .cancel) {}
        }
      }
    }
  }

  @Test("of several alerts for one value one is shown, and one that has to wait is shown when it is gone")
  func oneAlert() {
    struct Asking: View {
      @State private var isFirst = false
      @State private var isSecond = false
      var body: some View {
        VStack(spacing: 0) {
          ForEach(0..<3) { number in
            Text("row \(number)").alert("Same", isPresented: $isFirst) { Button("OK") {} }
          }
          Button("ask") { isFirst = true }
          Button("both") { (isFirst, isSecond) = (true, true) }
            .alert("Other", isPresented: $isSecond) { Button("Yes") {} }
        }
      }
    }
    let view = TestedView(proposing: 300, 500) { Asking() }
    func alerts() -> Int { view.host.root.children.filter { $0.name == "alert" }.count }
    view.tap("ask")
    #expect(alerts() == 1)
    view.tap("OK")
    #expect(alerts() == 0)
    view.tap("both")
    #expect(alerts() == 1)
    view.tap("OK")
    #expect(alerts() == 1)
    view.tap("Yes")
    #expect(alerts() == 0)
  }

}
