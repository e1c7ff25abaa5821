import Foundation
import PlumbDrawing
import PlumbTesting
import PlumbViews
import SwiftUI
import Testing
import ViewTesting

@Suite("Text fields") @MainActor struct FieldTests {
  private func field(
    _ text: String, _ heard: Heard<String> = Heard(), width: CGFloat = 100,
    environment: (inout EnvironmentValues) -> Void = { _ in }
  ) -> TestedView {
    TestedView(proposing: width, 40, environment: environment) {
      Held(text, told: heard.add) { TextField("Name", text: $0) }
    }
  }

  @Test("a field takes the width it is offered and is a point higher than its line, also while it is empty")
  func size() {
    for text in ["", "abc", String(repeating: "x", count: 50)] {
      #expect(field(text).frame(of: "TextField")?.size == CGSize(width: 100, height: 11))
    }
    #expect(
      TestedView(proposing: nil, nil) { TextField("Name", text: .constant("ab")) }.size
        == CGSize(width: 20, height: 11))
    #expect(
      TestedView(proposing: nil, nil) { TextField("Name", text: .constant("")) }.size
        == CGSize(width: 40, height: 11))
  }

  @Test("a text that is wider than its field ends with …, until it is edited (Recorded/Pictures.md#Y73)")
  func tooLong() {
    func words(_ items: [DisplayItem]) -> String {
      items.map { item in
        switch item {
        case .glyphs(let run, _, _): run.text
        case .group(_, let inside): words(inside)
        default: ""
        }
      }.joined()
    }
    func words(_ view: TestedView) -> String { words(view.displayList.items) }
    let view = field("abcdefghijkl")
    #expect(words(view) == "abcdefghi…")
    view.focus("Name")
    #expect(words(view) == "abcdefghijkl")
    #expect(words(field("abcdefghij")) == "abcdefghij")
  }

  @Test("what is typed becomes the value, and line breaks become spaces")
  func typing() {
    let heard = Heard<String>()
    let view = field("", heard)
    view.focus("Name")
    view.edit("Name", "a")
    view.edit("Name", "a\nb\r\nc")
    #expect(heard.values == ["a", "a b c"])
  }

  @Test("a caret that moves changes the picture and not the value")
  func caret() {
    let heard = Heard<String>()
    let view = field("abc", heard)
    let without = view.displayList
    view.focus("Name")
    view.edit("Name", "abc", 1..<1)
    let caret = view.displayList
    #expect(caret.fills.count == without.fills.count + 1)
    #expect(caret.fills.last?.bounds == CGRect(x: 9, y: 1, width: 2, height: 10))
    view.edit("Name", "abc", 1..<3)
    #expect(view.displayList.fills.first?.bounds == CGRect(x: 10, y: 1, width: 20, height: 10))
    #expect(heard.values == [])
  }

  @Test("a caret inside a character, or beyond the text, stands at a character's edge")
  func caretInside() {
    let family = "👨‍👩‍👧"
    let accent = "e\u{301}"
    for text in [family, accent, "", "a\(family)b"] {
      let view = field(text)
      view.focus("Name")
      for offset in 0...text.utf16.count + 3 {
        view.edit("Name", text, offset..<offset)
        #expect(view.displayList.fills.last?.bounds.width == 2, "\(text) at \(offset)")
      }
    }
  }

  @Test("the caret between letters that run both ways stands where the next letter goes")
  func bidirectional() {
    let view = field("ab\u{5D0}\u{5D1}")
    view.focus("Name")
    var places: [CGFloat] = []
    for offset in [0, 1, 3] {
      view.edit("Name", "ab\u{5D0}\u{5D1}", offset..<offset)
      places.append(view.displayList.fills.last?.bounds.midX ?? -1)
    }
    #expect(places == [0, 10, 30])
  }

  @Test("a million letters in a field are laid out in bounded time and shown around the caret")
  func long() {
    let text = String(repeating: "x", count: 1_000_000)
    let view = field("")
    view.focus("Name")
    let start = ContinuousClock.now
    view.edit("Name", text)
    #expect(view.frame(of: "TextField")?.size == CGSize(width: 100, height: 11))
    #expect(ContinuousClock.now - start < .seconds(60))
  }

  @Test("a text that is too long is clipped and follows the caret")
  func scrolling() {
    let view = field(String(repeating: "x", count: 20))
    view.focus("Name")
    view.edit("Name", String(repeating: "x", count: 20), 20..<20)
    #expect(view.displayList.fills.last?.bounds.maxX == 100)
    view.edit("Name", String(repeating: "x", count: 20), 0..<0)
    #expect(abs(view.displayList.fills.last?.bounds.minX ?? 9) <= 1)
  }

  @Test(
    "multilineTextAlignment and the direction say where a short text stands",
    arguments: [
      (TextAlignment.leading, false, 0.0), (.center, false, 35), (.trailing, false, 70),
      (.leading, true, 70), (.trailing, true, 0),
    ])
  func alignment(_ alignment: TextAlignment, _ isMirrored: Bool, _ place: CGFloat) {
    let view = TestedView(
      proposing: 100, 40, environment: { if isMirrored { $0.layoutDirection = .rightToLeft } }
    ) {
      TextField("Name", text: .constant("abc")).multilineTextAlignment(alignment)
    }
    view.focus("Name")
    view.edit("Name", "abc", 0..<3)
    #expect(view.displayList.fills.first?.bounds.minX == place)
  }

  @Test("a vertical field grows with its lines, up to its limit")
  func vertical() {
    let view = TestedView(proposing: 100, 200) {
      Held("") { TextField("Name", text: $0, axis: .vertical).lineLimit(1...3) }
    }
    var heights: [CGFloat] = []
    for text in ["", "a", "a\nb", "a\nb\nc", "a\nb\nc\nd"] {
      view.edit("Name", text)
      heights.append(view.frame(of: "TextField")?.height ?? 0)
    }
    #expect(heights == [10, 10, 20, 30, 30])
  }

  @Test("a secure field shows a bullet for each character")
  func secure() {
    let heard = Heard<String>()
    let view = TestedView(proposing: nil, nil) {
      Held("a👨‍👩‍👧c", told: heard.add) { SecureField("Secret", text: $0) }
    }
    #expect(view.size.width == 30)
    view.edit("Secret", "abcd")
    #expect(view.size.width == 40)
    #expect(heard.last == "abcd")
  }

  @Test("a value with a format is taken each time that it can be read; what cannot be read gives way to it")
  func format() {
    let heard = Heard<Int>()
    let view = TestedView(proposing: 100, 40) {
      Held(5, told: heard.add) { TextField("Count", value: $0, format: .number) }
    }
    view.focus("Count")
    view.edit("Count", "12")
    #expect(heard.values == [12])
    view.send(.focus(element: nil))
    #expect(heard.values == [12])
    view.focus("Count")
    view.edit("Count", "pears")
    view.send(.focus(element: nil))
    #expect(heard.values == [12])
    view.focus("Count")
    view.edit("Count", "7.")
    #expect(view.elements.first?.field?.text == "7.", "what is typed stays as it is typed")
    view.edit("Count", "7")
    view.submit("Count")
    #expect(heard.last == 7 && heard.values.count <= 3)
    #expect(view.elements.first?.field?.text == "7")
  }

  @Test("a button that needs the value can be pressed while it is typed")
  func formatAndButton() {
    struct Price: View {
      @State private var price: Double?
      @State private var sent = ""
      var body: some View {
        TextField("Price", value: $price, format: .number)
        Button("Send") { sent = "\(price ?? 0)" }.disabled(price == nil)
        Text(sent)
      }
    }
    let view = TestedView(proposing: 200, 200) { VStack { Price() } }
    view.focus("Price")
    view.edit("Price", "18.5")
    view.tap("Send")
    #expect(view.frame(of: "Text(\"18.5\")") != nil)
  }

  @Test("an empty field is no value, where the value may be none")
  func optionalFormat() {
    let heard = Heard<Int?>()
    let view = TestedView(proposing: 100, 40) {
      Held(Int?.some(5), told: heard.add) { TextField("Count", value: $0, format: .number) }
    }
    view.focus("Count")
    view.edit("Count", "")
    view.submit("Count")
    #expect(heard.values == [nil])
  }

  private enum Entry: Hashable { case user, password }

  private struct Login: View {
    @State private var user = ""
    @State private var password = ""
    @FocusState private var entry: Entry?
    let done: (String) -> Void

    var body: some View {
      VStack(spacing: 0) {
        TextField("User", text: $user).focused($entry, equals: .user)
        SecureField("Password", text: $password).focused($entry, equals: .password)
        Text(entry == .user ? "at user" : entry == .password ? "at password" : "nowhere")
      }
      .onSubmit {
        if entry == .user { entry = .password } else { done("\(user):\(password)") }
      }
    }
  }

  @Test("in a form to sign in, Return goes from field to field and then hands it in")
  func login() {
    let heard = Heard<String>()
    let view = TestedView(proposing: 100, 60) { Login(done: heard.add) }
    view.press(key: "Tab")
    #expect(view.frame(of: "Text(\"at user\")") != nil)
    view.edit("User", "me")
    view.submit("User")
    #expect(view.frame(of: "Text(\"at password\")") != nil)
    view.edit("Password", "secret")
    view.submit("Password")
    #expect(heard.values == ["me:secret"])
  }

  @Test("submitScope keeps those around from being told")
  func scope() {
    var log: [String] = []
    let view = TestedView(proposing: 100, 60) {
      VStack {
        TextField("Kept", text: .constant("")).onSubmit { log.append("inner") }.submitScope()
        TextField("Told", text: .constant(""))
      }
      .onSubmit { log.append("outer") }
    }
    view.submit("Kept")
    view.submit("Told")
    #expect(log == ["inner", "outer"])
  }

  @Test("the older form tells when editing begins, ends and is confirmed")
  func olderForm() {
    var log: [String] = []
    let view = TestedView(proposing: 100, 60) {
      TextField(
        "Name", text: .constant(""), onEditingChanged: { log.append("\($0)") },
        onCommit: { log.append("done") })
    }
    view.focus("Name")
    view.submit("Name")
    view.send(.focus(element: nil))
    #expect(log == ["true", "done", "false"])
  }

  @Test("a disabled field takes no focus and no text")
  func disabled() {
    let heard = Heard<String>()
    let view = TestedView(proposing: 100, 40) {
      Held("abc", told: heard.add) { TextField("Name", text: $0) }.disabled(true)
    }
    view.tap(at: CGPoint(x: 10, y: 5))
    view.press(key: "Tab")
    view.edit("Name", "x")
    #expect(view.focused == nil)
    #expect(heard.values == [])
  }

  @Test("a tap puts the focus into a field")
  func tap() {
    let view = field("abc")
    view.tap(at: CGPoint(x: 80, y: 5))
    #expect(view.focused == "TextField")
  }

  @Test("an editor takes all it is offered, and keeps line breaks")
  func editor() {
    let heard = Heard<String>()
    let view = TestedView(proposing: 100, 80) {
      Held("", told: heard.add) { TextEditor(text: $0) }
    }
    #expect(view.size == CGSize(width: 100, height: 80))
    let element = view.elements.first { $0.field != nil }?.number ?? -1
    view.send(.edit(element: element, text: "a\nb", selection: 3..<3, isComposing: false))
    #expect(heard.last == "a\nb")
  }

  @Test("an editor's ground goes where scrolling content has none")
  func editorGround() {
    func fills(_ visibility: Visibility) -> Int {
      TestedView(proposing: 100, 80) {
        TextEditor(text: .constant("")).scrollContentBackground(visibility)
      }.seen.count
    }
    #expect(fills(.visible) == 1 && fills(.hidden) == 0)
  }

  @Test("an editor in a row of a list has the row's ground and none of its own")
  func editorInRow() {
    func grounds(_ style: some TextEditorStyle) -> [String] {
      TestedView(proposing: 200, 200) {
        List { TextEditor(text: .constant("")).textEditorStyle(style).frame(height: 60) }
      }.seen
    }
    #expect(grounds(.automatic) == grounds(.plain))
  }

  @Test("an editor makes its row of a list as high as its text and the room around it")
  func editorFillsRow() throws {
    func frames(_ text: String) throws -> (editor: CGRect, below: CGRect) {
      let view = TestedView(proposing: 390, 400) {
        List {
          TextEditor(text: .constant(text))
          Text("below")
        }
      }
      return (
        try #require(view.frame(of: "TextEditor")), try #require(view.frame(of: "Text(\"below\")"))
      )
    }
    let (one, three) = (try frames("one"), try frames("one\ntwo\nthree"))
    // A line is 10 points high, and 8 stand above and below the text.
    #expect(one.editor.height == 26 && three.editor.height == 46)
    #expect(three.below.minY - one.below.minY == 20)
  }

  @Test("the ground of a round field is that of the page, light and dark (Recorded/Screens.md#Y140)")
  func ground() throws {
    for (scheme, white) in [(ColorScheme.light, Float(1)), (.dark, 0)] {
      let view = TestedView(proposing: 300, 60, environment: { $0.colorScheme = scheme }) {
        TextField("Name", text: .constant("")).textFieldStyle(.roundedBorder)
      }
      let ground = try #require(view.displayList.fills.first)
      guard case .fill(_, .color(let color), _) = ground else {
        Issue.record("\(ground)")
        continue
      }
      #expect(color == ResolvedColor(red: white, green: white, blue: white))
    }
  }

  @Test("fields look as they do: prompt, text, bullets, selection")
  func picture() {
    expectPicture("fields", proposing: 100, 110) {
      VStack(spacing: 4) {
        TextField("Name", text: .constant(""))
        TextField("Name", text: .constant("abc"))
        SecureField("Secret", text: .constant("abc"))
        TextField("Name", text: .constant("abc")).disabled(true)
      }
      .textFieldStyle(.roundedBorder)
    }
  }

  @Test("a prompt stands where the text stands, in each font")
  func promptPlace() {
    func top(_ text: String) -> CGFloat? {
      let view = TestedView(proposing: 300, 100) {
        TextField("Name", text: .constant(text)).font(.system(size: 40))
      }
      func tops(_ items: [DisplayItem]) -> [CGFloat] {
        items.flatMap { item -> [CGFloat] in
          switch item {
          case .glyphs(_, let origin, _): [origin.y]
          case .group(_, let inside): tops(inside)
          default: []
          }
        }
      }
      return tops(view.displayList.items).first
    }
    #expect(top("") != nil && top("") == top("Name"))
  }
}
