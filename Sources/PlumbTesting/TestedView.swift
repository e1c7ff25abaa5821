import PlumbDrawing
import PlumbInspector
import PlumbLayout
import PlumbViews
import SwiftUI
import Testing

/// A view that is there and laid out, at the top leading corner of its own canvas, with text in squares of 10 points.
///
///     let counter = TestedView(proposing: 100, 40) { Counter() }
///     counter.press("+1")
///     counter.outline
@MainActor public final class TestedView {
  private let show: Show
  private var proposal: ProposedViewSize
  private let safeArea: EdgeInsets
  private let problems = Problems()
  /// The view's clock, in seconds: what a person does takes time, and nothing else does.
  public package(set) var time = 0.0

  /// Shows a view to a test. Text that names no font has `Font.squares(10)`.
  ///
  /// - Parameters:
  ///   - width: what the view is offered, in points; `nil` leaves it unspecified.
  ///   - height: the same for its height.
  ///   - scale: pixels per point.
  ///   - style: the system whose look and measures the view has.
  ///   - safeArea: what is covered of the canvas, which is as large as the proposal; the view is offered the rest, and
  ///     is in the middle of it.
  ///   - time: seconds at which time begins; without one, changes are shown as they will be in the end.
  ///   - change: changes what the view inherits.
  ///   - view: what is shown.
  public init<Content: View>(
    proposing width: CGFloat?, _ height: CGFloat?, scale: CGFloat = 1, style: PlatformStyle = .iOS,
    safeArea: EdgeInsets = EdgeInsets(), time: Double? = nil,
    environment change: (inout EnvironmentValues) -> Void = { _ in }, @ViewBuilder _ view: () -> Content
  ) {
    var values = EnvironmentValues()
    values.displayScale = scale
    values.platformStyle = style
    values.font = .squares(10)
    change(&values)
    self.safeArea = safeArea
    proposal = ProposedViewSize(width: width, height: height)
    self.time = time ?? 0
    // Other tests run at the same time.
    let options = Show.Options(time: time, hearsOtherCode: false) { [problems] in problems.lines.append($0) }
    // Whatever was shown before, the screen is that of a common phone.
    show = Show(
      view(), in: values, on: Self.canvas(proposal, safeArea), screen: StageCanvas().screen, options)
    layOut()
  }

  package var host: ViewHost { show.host }

  /// The warnings of the view: each thing that it asked for and can't be, once.
  public var warnings: [String] { problems.lines }

  /// Lays the view out again, if something changed.
  public func layOut() { show.layOut() }

  var canvas: any FrameCanvas { show.canvas }

  private static func canvas(_ proposal: ProposedViewSize, _ safeArea: EdgeInsets) -> any FrameCanvas {
    let hasSafeArea = safeArea != EdgeInsets() && proposal.width != nil && proposal.height != nil
    return hasSafeArea ? StageCanvas(proposal: proposal, insets: safeArea) : TestedCanvas(proposal: proposal)
  }

  /// Lets time pass until a number of seconds after the view was made, and shows the frame at that time. From then on
  /// changes are animated.
  public func advance(to end: Double) {
    if end.isFinite { time = max(time, end) }
    host.advance(to: time)
    layOut()
  }

  /// Lets the time pass that a person's hand takes.
  func pass(until end: Double) {
    if end.isFinite { time = max(time, end) }
    show.update(at: time)
  }

  /// The work that the layout has done so far.
  package var layoutWork: LayoutCounts { host.layoutTree.counts }

  /// Whether an animation runs.
  public var isAnimating: Bool { host.isAnimating }

  /// Lays the view out with another proposal.
  public func layOut(proposing width: CGFloat?, _ height: CGFloat?) {
    proposal = ProposedViewSize(width: width, height: height)
    show.canvas = Self.canvas(proposal, safeArea)
    layOut()
  }

  /// Changes what the view inherits.
  public func setEnvironment(_ change: (inout EnvironmentValues) -> Void) {
    show.change(change)
    layOut()
  }

  /// Sets the corners of the window that are round, or that hold controls, in points.
  public func setCorners(_ corners: RectangleCornerInsets) {
    host.canvasCorners = corners
    layOut()
  }

  /// The size that the view answered, in points.
  public var size: CGSize { host.layoutTree.absoluteFrame(of: host.root.layout).size }

  /// The laid-out tree as text. Modifiers that change no frame are folded away.
  public var outline: String { tree.root.outline() }

  /// Expects the view to be laid out as an outline says, as `expectLayout` does.
  ///
  /// - Parameters:
  ///   - title: the only view to compare, with what is in it, by its title or identifier.
  ///   - sourceLocation: where a failure is shown.
  ///   - expected: the outline.
  public func expectOutline(
    from title: String? = nil, sourceLocation: SourceLocation = #_sourceLocation, is expected: () -> String
  ) {
    let place = InlineOutline("expectOutline", closure: 0, at: sourceLocation)
    guard let title else { return compareOutline(outline, with: expected(), place) }
    guard let found = tree.root.find(title)?.outline() else {
      return recordFailure("no view is called \(title)", at: sourceLocation)
    }
    compareOutline(found, with: expected(), place)
  }

  /// Records an issue that shows both outlines as one, and why the first view differs.
  func compareOutline(_ actual: String, with expected: String, _ place: InlineOutline) {
    guard let difference = lineDifference(expected: expected, actual: actual) else { return }
    let cause = traced { host.cause($0, expected: expected) }.map { "\n\n" + $0 } ?? ""
    let recorded = place.record(actual).map { "\n\n" + $0 } ?? ""
    recordFailure("\n" + difference + cause + recorded, at: place.location)
  }

  /// The laid-out tree as text, with every modifier.
  public var fullOutline: String { tree.root.outline(full: true) }

  private var tree: InspectedTree { InspectedTree(host, name: "", proposal: proposal) }

  /// Calls a closure with the tree while each question and answer of its layout is known.
  func traced<Result>(_ use: (InspectedTree) throws -> Result) rethrows -> Result {
    host.startTrace()
    layOut()
    defer { host.layoutTree.trace = nil }
    return try use(tree)
  }

  var displayScale: CGFloat { show.environment.displayScale }
  var colorScheme: ColorScheme { show.environment.colorScheme }

  /// Returns the frame of the first view of a title ("Color.red", "Text(\"abc\")", "padding") or identifier, in points.
  public func frame(of title: String) -> CGRect? { tree.root.find(title)?.frame }

  /// The picture of the last layout. It is drawn twice, because what is kept from one picture to the next never changes one.
  package var displayList: DisplayList {
    let kept = host.displayList(size: size, scale: displayScale)
    let list = host.displayList(size: size, scale: displayScale, keepsItems: false)
    if kept != list, !SeenDrawing(kept).isLike(SeenDrawing(list)) {
      recordFailure("The picture with kept items is not the one that is drawn anew.", at: #_sourceLocation)
    }
    return list
  }

  /// Presses the first button with this text in its label; `false` if there is none.
  @discardableResult public func press(_ label: String) -> Bool {
    guard let action = host.root.action(ofButtonWith: label) else { return false }
    action()
    layOut()
    return true
  }
}

@MainActor private final class Problems {
  var lines: [String] = []
}

/// A canvas that is as large as the view.
private struct TestedCanvas: FrameCanvas {
  let proposal: ProposedViewSize

  func layOut(_ host: ViewHost) -> CGSize {
    host.layOut(proposal)
    return host.layoutTree.absoluteFrame(of: host.root.layout).size
  }
}

extension InspectedNode {
  func find(_ title: String) -> InspectedNode? {
    if identifier == title || self.title == title { return self }
    for child in children { if let found = child.find(title) { return found } }
    return nil
  }
}

extension ViewNode {
  fileprivate func action(ofButtonWith label: String) -> (@MainActor () -> Void)? {
    if isLeftOut?() ?? false { return nil }
    if let action, contains(text: label) { return action }
    for child in children { if let found = child.action(ofButtonWith: label) { return found } }
    return nil
  }

  private func contains(text label: String) -> Bool {
    text == label || children.contains { $0.contains(text: label) }
  }
}
