import PlumbGraph
import PlumbTesting
import PlumbViews
import SwiftUI
import Testing

private struct NumberKey: EnvironmentKey { static let defaultValue = 1 }

extension EnvironmentValues {
  fileprivate var number: Int {
    get { self[NumberKey.self] }
    set { self[NumberKey.self] = newValue }
  }
}

@MainActor @Suite("The environment")
struct EnvironmentTests {
  struct Reader: View {
    @Environment(\.number) var number
    var body: some View { Text("n\(number)") }
  }

  struct Bystander: View {
    var body: some View { Text("by") }
  }

  @Test("passes down until somebody sets it anew")
  func passesDown() {
    let view = TestedView(proposing: 100, 100) {
      VStack(spacing: 0) {
        Reader()
        VStack(spacing: 0) { Reader().environment(\.number, 3) }.environment(\.number, 2)
      }
    }
    #expect(view.frame(of: #"Text("n1")"#) != nil)
    #expect(view.frame(of: #"Text("n3")"#) != nil)
    #expect(view.frame(of: #"Text("n2")"#) == nil)
  }

  private struct TurningRow: View {
    var body: some View {
      HStack(spacing: 0) {
        Color.red.frame(width: 20)
        Color.clear
      }
    }
  }

  /// A view without values of its own, around one like it, around a row.
  private struct Turning: View {
    @State private var isMirrored = false
    let isSwitched: Bool
    var body: some View {
      VStack(spacing: 0) {
        if isSwitched {
          TurningRow().environment(\.layoutDirection, isMirrored ? .rightToLeft : .leftToRight)
          Button("turn") { isMirrored.toggle() }
        } else {
          TurningRow()
        }
      }
    }
  }

  @Test("a direction that changes around views without values of their own turns the rows in them")
  func direction() {
    let view = TestedView(proposing: 100, 100) { Turning(isSwitched: false) }
    #expect(view.frame(of: "Color.red")?.minX == 0)
    view.setEnvironment { $0.layoutDirection = .rightToLeft }
    #expect(view.frame(of: "Color.red")?.maxX == 100)
    view.setEnvironment { $0.layoutDirection = .leftToRight }
    #expect(view.frame(of: "Color.red")?.minX == 0)

    let switched = TestedView(proposing: 100, 100) { Turning(isSwitched: true) }
    #expect(switched.frame(of: "Color.red")?.minX == 0)
    #expect(switched.press("turn"))
    #expect(switched.frame(of: "Color.red")?.maxX == 100)
  }

  @Test("changes what is inside from what is outside")
  func transform() {
    let view = TestedView(proposing: 100, 100) {
      Reader().transformEnvironment(\.number) { $0 += 10 }.environment(\.number, 5)
    }
    #expect(view.frame(of: #"Text("n15")"#) != nil)
  }

  @Test("runs the bodies that read what has changed, and no others")
  func readers() {
    let view = TestedView(proposing: 100, 100) {
      VStack(spacing: 0) {
        Reader(); Bystander()
      }
    }
    #expect(view.bodies { view.setEnvironment { $0.number = 7 } } == ["Reader"])
    #expect(view.frame(of: #"Text("n7")"#) != nil)
  }

  @Test("a font from above is taken without running a body")
  func font() {
    let view = TestedView(proposing: 100, 100) {
      VStack(spacing: 0) {
        Reader(); Bystander()
      }
    }
    #expect(view.frame(of: #"Text("by")"#)?.size == CGSize(width: 20, height: 10))
    #expect(view.bodies { view.setEnvironment { $0.font = .squares(20) } } == [])
    #expect(view.frame(of: #"Text("by")"#)?.size == CGSize(width: 40, height: 20))
  }

  struct Boxed: ViewModifier {
    @Environment(\.number) var number
    func body(content: Content) -> some View { content.padding(CGFloat(number)) }
  }

  @Test("a modifier reads it too")
  func modifier() {
    let view = TestedView(proposing: 100, 100) { Text("a").modifier(Boxed()).environment(\.number, 4) }
    #expect(view.size == CGSize(width: 18, height: 18))
  }

  private struct Rows: View {
    var body: some View {
      VStack { ForEach(0..<20, id: \.self) { Row(number: $0) } }.environment(\.number, 3)
    }
  }

  private struct Row: View {
    let number: Int
    var body: some View {
      HStack {
        Text("localized \(number)")
        Reader().environment(\.font, nil)
        Spacer()
      }
    }
  }

  @Test("what the canvas says reaches only who reads it: views are made once at every width")
  func canvas() {
    func work(at width: CGFloat) -> [Int] {
      let host = ViewHost(Rows())
      host.layOut(ProposedViewSize(width: width, height: 844))
      return [host.graph.evaluations, host.graph.marks, host.looksAtStaleViews]
    }
    // From here on the margins are wider, from here on a size class is another.
    #expect(work(at: 390) == work(at: 389))
    #expect(work(at: 1000) == work(at: 389))
  }

  @Test("a change of the host reaches who reads it below what views have set, and nobody else")
  func below() {
    let view = TestedView(proposing: 400, 100) { Row(number: 1) }
    #expect(view.bodies { view.setEnvironment { $0.number = 7 } } == ["Reader"])
    #expect(view.frame(of: #"Text("n7")"#) != nil)
  }

  private struct Nested: View {
    @State private var isSet = false
    var body: some View {
      VStack(spacing: 0) {
        Button("set") { isSet.toggle() }
        Inner().transformEnvironment(\.number) { if isSet { $0 += 1 } }
      }
      .environment(\.font, .squares(10))
    }
  }

  private struct Inner: View {
    var body: some View { Reader().environment(\.lineLimit, 1) }
  }

  @Test("a key that is set only later reaches who has read what is further up")
  func setLater() {
    let view = TestedView(proposing: 100, 100) { Nested() }
    #expect(view.frame(of: #"Text("n1")"#) != nil)
    for number in [2, 1, 2] {
      view.press("set")
      #expect(view.frame(of: "Text(\"n\(number)\")") != nil)
    }
    view.setEnvironment { $0.number = 7 }
    #expect(view.frame(of: #"Text("n8")"#) != nil)
    view.press("set")
    #expect(view.frame(of: #"Text("n7")"#) != nil)
  }

  @Test("a view has attributes of the keys that are set around it, and of no others")
  func attributes() {
    func names(_ view: some View) -> [String] {
      let host = ViewHost(view)
      host.layOut(ProposedViewSize(width: 100, height: 100))
      var names: [String] = []
      var nodes: [ViewNode] = [host.root]
      while let node = nodes.popLast() {
        names +=
          node.subgraph?.attributes.map(\.name).filter { $0.contains("nvironment") || $0.contains("Key") }
          ?? []
        nodes += node.children
      }
      return names
    }
    #expect(names(Reader()) == [])
    #expect(names(Bystander().environment(\.number, 3)) == ["Bystander.environment"])
    #expect(names(Reader().environment(\.number, 3)) == ["Reader.environment", "NumberKey"])
    #expect(names(Reader().environment(\.lineLimit, 3)) == ["Reader.environment", "LineLimitKey"])
  }

  @Test("resources are equal until somebody changes them")
  func resources() {
    let one = Resources.none
    var other = one
    #expect(valuesAreEqual(one, other))
    other.fetchImage = nil
    #expect(!valuesAreEqual(one, other))
  }
}
