#if DEBUG
  import Foundation
  import PlumbViews
  import SwiftUI
  @testable import PlumbServer

  extension FuzzTarget {
    /// What a page may say, in any order, to an app with every kind of control.
    static let sequences = [
      FuzzTarget("page-sequence") { bytes in onMainThread { talk(Choices(bytes)) } }
    ]

    @MainActor private static func talk(_ choices: Choices) {
      var choices = choices
      let sessions = Sessions(ServerContent(title: "Trial") { AnyView(Controls()) })
      var session: Session?
      for _ in 0..<4 + choices.below(28) {
        if let session, choices.isOne(in: 2) { session.seesNewestFrame() }
        guard let message = try? PageMessage(Data(choices.message().utf8)) else { continue }
        if case .hello(let id, let page, let window, let viewport, let isDark, let stage) = message {
          let link = PageLink(page: page) { _ in }
          session =
            sessions.open(
              link, session: id ?? session?.id, window: window, viewport: viewport, isDark: isDark,
              stageHello: stage)
            ?? session
        } else {
          session?.receive(message)
        }
      }
      sessions.endAll("over")
    }
  }

  extension Choices {
    /// A message, mostly a right one.
    mutating func message() -> String {
      let (element, x, y) = (below(40), pick(Self.places), pick(Self.places))
      let text = pick(["", "a", "a\\u0301\\u0323", "👩‍👩‍👧", "12:60", "-1e999", "\\n\\n", "שלום"])
      return switch below(22) {
      case 0, 1:
        #"{"type":"hello","page":"p","width":\#(pick(Self.sides)),"height":\#(pick(Self.sides)),"scale":\#(pick(["1", "2", "0.25", "8"])),"dark":false,"banners":true\#(isOne(in: 2) ? #","stage":\#(stage())"# : "")}"#
      case 2: #"{"type":"resize","width":\#(pick(Self.sides)),"height":\#(pick(Self.sides)),"scale":1}"#
      case 3: #"{"type":"appearance","dark":\#(isOne(in: 2))}"#
      case 4: #"{"type":"visibility","visible":\#(isOne(in: 2))}"#
      case 5: #"{"type":"ack","frame":\#(below(20))}"#
      case 6: #"{"type":"stage","stage":\#(stage())}"#
      case 7: #"{"type":"inspect","on":\#(isOne(in: 2)),"graph":\#(isOne(in: 2))}"#
      case 8: #"{"type":"select","row":\#(pick(["0", "1", "7", "99999", "10000000", "null"]))}"#
      case 9: #"{"type":"guides","row":\#(below(60))}"#
      case 10, 11:
        #"{"type":"pointer","id":\#(below(3)),"phase":"\#(pick(["down", "moved", "up", "cancelled"]))","x":\#(x),"y":\#(y),"touch":\#(isOne(in: 2))}"#
      case 12: #"{"type":"hover","x":\#(x),"y":\#(y)}"#
      case 13: #"{"type":"scroll","x":\#(x),"y":\#(y),"dx":\#(pick(Self.places)),"dy":\#(pick(Self.places))}"#
      case 14:
        #"{"type":"key","key":"\#(pick(["Tab", "Enter", "Escape", " ", "ArrowDown", "ArrowLeft", "Backspace", "a", "😀"]))","down":\#(isOne(in: 2)),"shift":\#(isOne(in: 2)),"command":\#(isOne(in: 3))}"#
      case 15: #"{"type":"activate","element":\#(element)}"#
      case 16: #"{"type":"adjust","element":\#(element),"increment":\#(isOne(in: 2))}"#
      case 17: #"{"type":"setValue","element":\#(element),"value":"\#(text)"}"#
      case 18:
        #"{"type":"edit","element":\#(element),"text":"\#(text)","start":0,"end":0,"composing":\#(isOne(in: 2)),"sequence":\#(below(5))}"#
      case 19:
        #"{"type":"\#(pick(["submit", "selectText"]))","element":\#(element),"x":\#(x),"y":\#(y),"dx":\#(pick(Self.places)),"dy":\#(pick(Self.places)),"sequence":\#(below(5))}"#
      case 20: #"{"type":"\#(pick(["focus", "perform"]))","element":\#(element),"action":"Delete"}"#
      default:
        pick([
          #"{"type":"keep"}"#, #"{"type":"chosen","id":1,"count":20}"#,
          #"{"type":"saved","id":2}"#, "{}", "[]",
        ])
      }
    }

    private static let places = [
      "10", "40", "0", "100", "195", "300", "600", "-5", "1e7", "-1e7", "0.001", "1e8",
    ]
    private static let sides = ["390", "1", "16384", "844", "320", "0", "1e9"]

    private mutating func stage() -> String {
      let sizes = ["null", #"{"width":8192,"height":1}"#, #"{"width":0,"fits":true}"#, "{}"]
      return
        #"{"size":\#(pick(sizes)),"rtl":\#(isOne(in: 2)),"typeSize":"\#(pick(["large", "accessibility5"]))","os":"\#(pick(["18", "26"]))","insets":[\#(pick(["0", "8192"])),0,0,0]}"#
    }
  }

  private struct Controls: View {
    @State private var text = "a"
    @State private var flag = false
    @State private var number = 1.0
    @State private var date = Date(timeIntervalSince1970: 0)
    @State private var count = 0
    @State private var isShown = false
    @State private var chosen = 1

    var body: some View {
      NavigationStack {
        List {
          Section("One") {
            Button("Press \(count)") { count += 1 }
            Toggle("Flag", isOn: $flag)
            Slider(value: $number, in: 0...10)
            Stepper("Count", value: $count)
            Picker("Choice", selection: $chosen) { ForEach(0..<4, id: \.self) { Text("Item \($0)").tag($0) } }
            DatePicker("Date", selection: $date)
          }
          TextField("Name", text: $text).onSubmit { isShown = true }
          SecureField("Secret", text: $text)
          TextEditor(text: $text).frame(height: 60)
          NavigationLink("Further") { Text("There").navigationTitle("Second") }
          DisclosureGroup("More", isExpanded: $flag) {
            Text("Inside").swipeActions { Button("Delete") { count -= 1 } }
          }
          Menu("Menu") { Button("First") { isShown = true } }
          ForEach(0..<max(0, min(count, 30)), id: \.self) { Text("Row \($0)").onTapGesture { count -= 1 } }
            .onDelete { _ in count -= 1 }
        }
        .navigationTitle("Trial").searchable(text: $text)
        .toolbar { Button("Add") { withAnimation { count += 1 } } }
        .alert("Alert", isPresented: $isShown) { TextField("Why", text: $text) }
        .sheet(isPresented: $flag) { Button("Close") { flag = false } }
      }
    }
  }
#endif
