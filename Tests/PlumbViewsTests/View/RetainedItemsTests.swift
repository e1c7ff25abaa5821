import PlumbDrawing
import PlumbLayout
import PlumbTesting
import PlumbViews
import SwiftUI
import Testing
import ViewTesting

@Suite("Items that are kept from one frame to the next") @MainActor struct RetainedItemsTests {
  /// A square that tells each time that it is drawn.
  nonisolated private struct Counted: Shape {
    let number: Int
    var inset: CGFloat = 0
    var animatableData: CGFloat {
      get { inset }
      set { inset = newValue }
    }
    func path(in rect: CGRect) -> Path {
      MainActor.assumeIsolated { _ = RetainedItemsTests.drawn.insert(number) }
      return Path(rect.insetBy(dx: inset, dy: inset))
    }
  }
  private static var drawn: Set<Int> = []
  private static let canvas = CGSize(width: 400, height: 400)

  private struct Row: View {
    let number: Int
    @State private var isSmall = false
    @State private var isTall = false
    @State private var isFaded = false
    @State private var isThere = true
    var body: some View {
      HStack(spacing: 0) {
        Counted(number: number, inset: isSmall ? 2 : 0).frame(width: 20, height: isTall ? 30 : 20)
          .opacity(isFaded ? 0.5 : 1)
        if isThere { Text("here").transition(.opacity) }
        Button("small \(number)") { withAnimation(.linear(duration: 1)) { isSmall.toggle() } }
        Button("tall \(number)") { isTall.toggle() }
        Button("faded \(number)") { withAnimation(.linear(duration: 1)) { isFaded.toggle() } }
        Button("there \(number)") { withAnimation(.linear(duration: 1)) { isThere.toggle() } }
      }
    }
  }

  private struct Rows: View {
    @State private var order = [0, 1, 2, 3, 4]
    var body: some View {
      VStack(alignment: .leading, spacing: 0) {
        ForEach(order, id: \.self) { Row(number: $0) }
        Button("turn") { order.reverse() }
      }
    }
  }

  private func rows() -> TestedView {
    let view = TestedView(proposing: 400, 400, time: 0) { Rows() }
    for _ in 0..<3 { _ = redrawn(view) }
    return view
  }

  /// The rows whose squares are drawn anew in the next frame.
  private func redrawn(_ view: TestedView) -> [Int] {
    Self.drawn = []
    _ = view.host.displayList(size: Self.canvas, scale: 1)
    return Self.drawn.sorted()
  }

  /// Whether the next frame is the one that is drawn without anything kept.
  private func isRight(_ view: TestedView) -> Bool {
    let frame = view.host.displayList(size: Self.canvas, scale: 1)
    let anew = view.host.displayList(size: Self.canvas, scale: 1, keepsItems: false)
    return SeenDrawing(frame).isLike(SeenDrawing(anew))
  }

  @Test("a row that changes is drawn until it is the same in two frames, and the others are not")
  func change() {
    let view = rows()
    #expect(redrawn(view) == [])
    view.press("faded 3")
    view.advance(by: 2)
    #expect(redrawn(view) == [3])
    #expect(redrawn(view) == [3])
    #expect(redrawn(view) == [])
  }

  @Test("rows that move by whole pixels are moved as they are, and those above stay")
  func move() {
    let view = rows()
    view.press("tall 2")
    #expect(isRight(view))
    #expect(redrawn(view) == [2])
    #expect(redrawn(view) == [])
    view.press("tall 2")
    view.press("tall 3")
    #expect(isRight(view))
    #expect(redrawn(view) == [2, 3])
  }

  private struct Higher: View {
    let change: CGFloat
    @State private var height: CGFloat = 20
    var body: some View { Button("higher") { height += change }.frame(height: height) }
  }

  @Test("rows that move by parts of a pixel are drawn in their new places", arguments: [1, 0.5, 0.25])
  func partsOfPixels(change: CGFloat) {
    let view = TestedView(proposing: 400, 400) {
      VStack(alignment: .leading, spacing: 0) {
        Higher(change: change)
        ForEach(0..<4, id: \.self) { Counted(number: $0).frame(width: 20, height: 20) }
      }
      .frame(height: 400, alignment: .top)
    }
    for _ in 0..<3 { _ = redrawn(view) }
    view.press("higher")
    #expect(isRight(view))
    view.press("higher")
    #expect(redrawn(view) == (change == 1 ? [] : [0, 1, 2, 3]))
  }

  @Test("elements of several views, and those that are empty, are drawn where they are after a move")
  func severalViews() {
    let view = TestedView(proposing: 400, 400) {
      VStack(alignment: .leading, spacing: 0) {
        Higher(change: 1)
        ForEach(0..<4, id: \.self) { number in
          if number != 2 {
            Counted(number: number).frame(width: 20, height: 20)
            Color.red.frame(width: 20, height: 20)
          }
        }
      }
    }
    for _ in 0..<3 { _ = redrawn(view) }
    for _ in 0..<2 {
      view.press("higher")
      #expect(isRight(view))
    }
  }

  /// Twenty squares, of which the canvas has room for ten, in a scroll view.
  private func scrolled(
    @ViewBuilder _ content: @escaping (AnyView) -> some View = { $0 }
  ) -> TestedView {
    let view = TestedView(proposing: 400, 400, time: 0) {
      ScrollView {
        content(
          AnyView(
            VStack(spacing: 0) {
              ForEach(0..<20, id: \.self) { Counted(number: $0).frame(width: 20, height: 40) }
            }))
      }
    }
    for _ in 0..<3 { _ = redrawn(view) }
    return view
  }

  /// The squares in the next frame, wherever they are.
  private func squares(_ view: TestedView) -> Int {
    func count(_ items: [DisplayItem]) -> Int {
      items.reduce(0) { sum, item in
        switch item {
        case .fill(let path, _, _): sum + (path.boundingRect.width == 20 ? 1 : 0)
        case .group(_, let items): sum + count(items)
        default: sum
        }
      }
    }
    return count(view.host.displayList(size: Self.canvas, scale: 1).items)
  }

  @Test("kept rows far from the canvas are in no frame, and are there again once they are scrolled to it")
  func farAway() {
    let view = scrolled()
    // Ten on the canvas, and three within 100 points of it.
    #expect(squares(view) == 13)
    for distance in [400.0, -120, -280] {
      view.host.send(
        .scroll(at: CGPoint(x: 10, y: 100), by: CGSize(width: 0, height: -distance)), at: view.time)
      view.advance(by: 1)
      #expect(redrawn(view) == [])
      #expect(isRight(view))
      #expect((13...16).contains(squares(view)))
    }
  }

  /// A scroll view with a stack of rows below three others, where a press changes the first row.
  private struct Section: View {
    let rows: Int
    @State private var isWide = false
    @State private var isMoved = false
    @State private var isThere = true
    var body: some View {
      ScrollView {
        VStack(spacing: 0) {
          Button("wide") { isWide.toggle() }.frame(height: 20)
          Button("moved") { isMoved.toggle() }.frame(height: 20)
          Button("there") { isThere.toggle() }.frame(height: 20)
          VStack(spacing: 0) {
            if isThere { Counted(number: -1).frame(width: 20, height: 40) }
            ForEach(0..<rows, id: \.self) { number in
              Counted(number: number)
                .frame(width: isWide && number.isMultiple(of: 7) ? 30 : 20, height: 40)
                .offset(y: isMoved && number == rows - 1 ? CGFloat(-40 * rows) : 0)
            }
          }
        }
      }
    }
  }

  private func section(rows: Int) -> TestedView {
    let view = TestedView(proposing: 400, 400, time: 0) { Section(rows: rows) }
    for _ in 0..<4 { _ = redrawn(view) }
    return view
  }

  private func scroll(_ view: TestedView, by distance: CGFloat) {
    view.host.send(
      .scroll(at: CGPoint(x: 10, y: 100), by: CGSize(width: 0, height: -distance)), at: view.time)
    view.advance(by: 1)
  }

  @Test(
    "a stack that was drawn without its rows far away shows them once they are scrolled to",
    arguments: [30, 90])
  func partOfStack(rows: Int) {
    let view = TestedView(proposing: 400, 400, time: 0) {
      ScrollView {
        VStack(spacing: 0) {
          ForEach(0..<3) { _ in Text("above") }
          VStack(spacing: 0) { ForEach(0..<rows, id: \.self) { Row(number: $0) } }
        }
      }
    }
    for _ in 0..<4 { _ = redrawn(view) }
    view.press("faded 0")
    view.advance(by: 2)
    for _ in 0..<4 { #expect(isRight(view)) }
    scroll(view, by: 400)
    #expect(isRight(view))
    #expect(squares(view) >= 10)
  }

  /// A square that a press makes many times as large, in the same frame.
  private struct Growing: View {
    let number: Int
    @State private var isLarge = false
    var body: some View {
      HStack(spacing: 0) {
        Counted(number: number).frame(width: 20, height: 20).scaleEffect(isLarge ? 400 : 1)
        Button("large \(number)") { isLarge.toggle() }
      }
    }
  }

  @Test("a row far away of which a node asks to be drawn is drawn, and no other")
  func farRow() {
    let view = TestedView(proposing: 400, 400, time: 0) {
      VStack(spacing: 0) { ForEach(0..<100, id: \.self) { Counted(number: $0).frame(width: 20, height: 20) } }
    }
    for _ in 0..<4 { _ = redrawn(view) }
    #expect(redrawn(view) == [])
    var node: ViewNode = view.host.root
    while let last = node.children.last { node = last }
    node.needsDrawing()
    #expect(redrawn(view) == [99])
  }

  @Test("a row far away that becomes so large that it is seen is drawn, though nothing was placed otherwise")
  func largeRow() {
    let view = TestedView(proposing: 400, 400, time: 0) {
      ScrollView { VStack(spacing: 0) { ForEach(0..<100, id: \.self) { Growing(number: $0) } } }
    }
    for _ in 0..<4 { _ = redrawn(view) }
    view.press("large 99")
    #expect(redrawn(view) == [99])
    for _ in 0..<3 { #expect(isRight(view)) }
    view.press("large 99")
    for _ in 0..<3 { #expect(isRight(view)) }
  }

  @Test("of a hundred rows only the one that changes is drawn anew, far away or not")
  func run() {
    let view = TestedView(proposing: 400, 400, time: 0) {
      ScrollView { VStack(spacing: 0) { ForEach(0..<100, id: \.self) { Row(number: $0) } } }
    }
    for _ in 0..<4 { _ = redrawn(view) }
    for number in [99, 0, 50] {
      view.press("tall \(number)")
      #expect(redrawn(view) == [number])
      for _ in 0..<3 { #expect(isRight(view)) }
      #expect(redrawn(view) == [])
    }
  }

  @Test(
    "after each of 200 random events the frame with many rows is the one that is drawn anew", arguments: 1...4
  )
  func randomRun(seed: UInt64) {
    var numbers = Numbers(seed)
    let view = section(rows: 100)
    for step in 0..<200 {
      switch numbers.next(8) {
      case 0: view.press("there")
      case 1: view.press("wide")
      case 2: view.press("moved")
      case 3: view.advance(by: 0.5)
      default: scroll(view, by: CGFloat(numbers.next(1200) - 600))
      }
      guard isRight(view) else {
        Issue.record("The frame of step \(step) differs.")
        return
      }
    }
  }

  @Test("in effects that show their content elsewhere, rows that are far away stay in the frame")
  func movedContent() {
    #expect(squares(scrolled { $0.scaleEffect(0.5) }) == 20)
    #expect(squares(scrolled { $0.blur(radius: 5) }) == 20)
    #expect(squares(scrolled { $0.opacity(0.5) }) == 13)
    #expect(squares(scrolled { $0.clipShape(Rectangle()) }) == 13)
    #expect(squares(scrolled { $0.compositingGroup() }) == 13)
  }

  @Test("an animated number is drawn in each frame until it rests")
  func animation() {
    let view = rows()
    view.press("small 1")
    for _ in 0..<3 {
      view.advance(by: 0.25)
      #expect(redrawn(view) == [1])
    }
    view.advance(by: 1)
    for _ in 0..<2 { #expect(redrawn(view) == [1]) }
    view.advance(by: 1)
    #expect(redrawn(view) == [])
  }

  @Test("another scale or canvas draws everything anew")
  func settings() {
    let view = rows()
    Self.drawn = []
    _ = view.host.displayList(size: Self.canvas, scale: 2)
    #expect(Self.drawn.count == 5)
    #expect(redrawn(view) == [0, 1, 2, 3, 4])
  }

  @Test("what draws by a closure that may read anything is drawn in each frame")
  func canvas() {
    var count = 0
    let view = TestedView(proposing: 100, 100) {
      VStack {
        ForEach(0..<5, id: \.self) { _ in Canvas { _, _ in count += 1 } }
      }
    }
    for _ in 0..<3 { _ = redrawn(view) }
    count = 0
    _ = redrawn(view)
    #expect(count == 5)
  }

  @Test("after each of 300 random events the frame is the one that is drawn anew", arguments: 1...4)
  func random(seed: UInt64) {
    var numbers = Numbers(seed)
    let view = rows()
    let names = ["small", "tall", "faded", "there"]
    for step in 0..<300 {
      switch numbers.next(10) {
      case 0: view.press("turn")
      case 1: view.press(key: "\t")
      case 2: view.hover(at: CGPoint(x: numbers.next(400), y: numbers.next(120)))
      case 3: view.tap(at: CGPoint(x: numbers.next(400), y: numbers.next(120)))
      case 4, 5: view.press("\(names[numbers.next(4)]) \(numbers.next(5))")
      default: view.advance(by: Double(numbers.next(40)) / 100)
      }
      guard isRight(view) else {
        Issue.record("The frame of step \(step) differs.")
        return
      }
    }
  }
}

/// Numbers from a seed, the same on each machine.
private struct Numbers {
  private var state: UInt64
  init(_ seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 }

  mutating func next(_ bound: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int(state >> 33) % bound
  }
}
