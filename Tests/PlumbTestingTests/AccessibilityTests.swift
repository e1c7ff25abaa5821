import PlumbTesting
import SwiftUI
import Testing

private struct Order: View {
  @State private var name = ""
  @State private var isGift = false
  @State private var count = 1.0
  @State private var told = ""

  var body: some View {
    VStack {
      TextField("Name", text: $name).onSubmit { told = "for \(name)" }
      Toggle("Gift", isOn: $isGift)
      Slider(value: $count, in: 0...5, step: 1) { Text("Count") }
      Button("Buy") { told = "\(Int(count)), gift \(isGift)" }
        .accessibilityAction(named: "Later") { told = "later" }
      Button("Sell") {}.disabled(true)
      Text(told).accessibilityIdentifier("told")
    }
  }
}

@MainActor @Suite("An element") struct AccessibilityTests {
  private let view = TestedView(proposing: 390, 400) { Order() }

  @Test("has a role, a label, a value and a frame")
  func elements() throws {
    let toggle = try #require(view.element(.toggle, "Gift"))
    #expect(toggle.isEnabled && toggle.frame.width > 40 && toggle.value != nil)
    #expect(view.element(.button, "Sell")?.isEnabled == false)
    #expect(view.element(.button, "Buy")?.actions == ["Later"])
    #expect(view.elements.first?.role == .textField)
    #expect(view.elements.first?.line.hasPrefix("textField \"Name\"") == true)
  }

  @Test("is tapped, written into, stepped and asked to act by its role and label")
  func use() {
    view.tap(.toggle, "Gift")
    view.adjust(.slider, "Count", increment: true)
    view.tap(.button, "Buy")
    #expect(view.element(nil, "told")?.label == "2, gift true")
    view.type("Ada", into: "Name", submits: true)
    #expect(view.element(.textField, "Name")?.value == "Ada")
    #expect(view.element(nil, "told")?.label == "for Ada")
    view.perform("Later", on: .button, "Buy")
    #expect(view.element(nil, "told")?.label == "later")
  }

  @Test("that is not there, or can not be used, fails the test with what there is")
  func misuse() {
    func fails(_ words: String, _ body: () -> Void) {
      withKnownIssue {
        body()
      } matching: { issue in
        issue.comments.contains { $0.rawValue.contains(words) }
      }
    }
    fails("There is no slider \"Gift\"; there are: textField \"Name\", toggle \"Gift\"") {
      view.tap(.slider, "Gift")
    }
    fails("button \"Sell\" is disabled.") { view.tap(.button, "Sell") }
    fails("button \"Buy\" has no action Never; there are: Later.") {
      view.perform("Never", on: .button, "Buy")
    }
  }

  @Test("without a label, or too small, or too pale, is a problem; a good view has none")
  func checks() {
    func problems<Content: View>(
      _ checks: [AccessibilityCheck] = AccessibilityCheck.allCases, @ViewBuilder _ view: () -> Content
    ) -> [String] {
      TestedView(proposing: 200, 100, scale: 2, environment: { $0.font = nil }, view).accessibilityProblems(
        checks)
    }
    #expect(
      problems([.labels]) {
        Button {
        } label: {
          Color.red.frame(width: 50, height: 50)
        }
      }.first?.contains(
        "says nothing of what it is") == true)
    #expect(
      problems([.targets]) { Button("Go") {}.frame(width: 30, height: 20) }.first?.contains(
        "a finger needs 44×44") == true)
    #expect(
      problems([.contrast]) { Text("Pale").foregroundStyle(Color(white: 0.8)) }.first?.contains(
        "staticText \"Pale\" has a contrast of 1.") == true)
    #expect(
      problems([.contrast]) { Text("Lost").foregroundStyle(.white) }.first?.contains(
        "has a contrast of 1.0 to 1") == true)
    #expect(
      problems {
        VStack {
          Text("Dark on white")
          Button {
          } label: {
            Text("Go").frame(width: 60, height: 50)
          }.foregroundStyle(.black)
        }
      } == [])
  }

  @Test("is checked by one assertion")
  func assertion() {
    expectAccessible([.labels, .contrast]) { Text("Fine") }
    withKnownIssue {
      expectAccessible([.contrast]) { Text("Pale").foregroundStyle(Color(white: 0.9)) }
    } matching: { issue in
      issue.comments.contains { $0.rawValue.contains("4.5 to 1") }
    }
  }
}
