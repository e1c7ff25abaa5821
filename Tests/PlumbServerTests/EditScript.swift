/// What somebody does to a file, in an order that is the same each time.
struct EditScript {
  enum Edit: CaseIterable {
    /// Another text, one preview more or less, and all as it should be.
    case edit, grow, shrink, mend
    /// Half a file, and one with a mistake.
    case half, mistake
    /// A body that crashes, a button that does, a body that never ends, and one that is mended at once.
    case crash, crashPressed, loop, shortLoop
    /// A button that changes state, the file under another name, a folder in its place, and saves every 50 ms.
    case press, rename, folder, burst
  }

  private enum Fault { case none, half, mistake, crash, loop }

  /// Stands in the counter's text.
  private(set) var label = 1
  private var extras = 0
  private var fault = Fault.none
  private var waiting: [Edit] = []
  private var random: UInt64 = 1

  /// The counter, the button that crashes, and the others.
  var tiles: Int { 2 + extras }

  /// Each round has every edit once, in another order; endless loops take long to be sure about, so not in each round.
  mutating func next() -> Edit {
    if waiting.isEmpty {
      waiting = Edit.allCases + [.edit, .edit, .press]
      for index in waiting.indices.reversed() { waiting.swapAt(index, Int(number() % UInt64(index + 1))) }
    }
    var edit = waiting.removeLast()
    if edit == .loop, number() % 3 != 0 { edit = .shortLoop }
    // What needs a whole file gets one first.
    if fault != .none, [.crashPressed, .press, .rename, .folder, .half, .mistake].contains(edit) {
      waiting.append(edit)
      return .mend
    }
    if edit == .grow, extras == 3 { return .shrink }
    if edit == .shrink, extras == 0 { return .grow }
    return edit
  }

  mutating func apply(_ edit: Edit) {
    switch edit {
    case .edit, .mend, .burst: fault = .none
    case .grow: (extras, fault) = (extras + 1, .none)
    case .shrink: (extras, fault) = (extras - 1, .none)
    case .half: fault = .half
    case .mistake: fault = .mistake
    case .crash: fault = .crash
    case .loop, .shortLoop: fault = .loop
    case .press, .crashPressed, .rename, .folder: return
    }
    label += 1
  }

  private mutating func number() -> UInt64 {
    random = random &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return random >> 33
  }

  var source: String {
    let fault =
      switch fault {
      case .crash: "let _ = [0][count + 1 + \(label)]"
      case .loop: "let _ = { while true {} }()"
      case .mistake: "VStac { }"
      case .none, .half: ""
      }
    let whole = """
      struct Counter: View {
        @State private var count = 0
        var body: some View {
          \(fault)
          VStack {
            Text("\(label): \\(count)").accessibilityIdentifier("count")
            Button("More") { count += 1 }
          }
        }
      }
      \(label.isMultiple(of: 5) ? "" : String(repeating: "// So that the file is compiled in parts.\n", count: 110))
      private struct Extra: View {
        let number: Int
        var body: some View { Text("Extra \\(number)") }
      }
      #Preview("Counter") { Counter() }
      #Preview("Crash") { Button("Crash") { fatalError("no ground") } }
      \((0..<extras).map { "#Preview(\"Extra \($0)\") { Extra(number: \($0)) }" }.joined(separator: "\n"))
      """
    return self.fault == .half ? String(whole.prefix(120)) : whole
  }
}
