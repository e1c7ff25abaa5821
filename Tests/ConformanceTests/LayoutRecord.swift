import PlumbDrawing
import PlumbInspector
import PlumbLayout
import PlumbText
import SwiftUI

/// What a view did when it was laid out.
struct LayoutRecord {
  /// The view's answer.
  private(set) var size = CGSize.zero
  /// By `accessibilityIdentifier`, in the order of the tree.
  private(set) var frames: [String: [CGRect]] = [:]
  /// The rectangles of everything that is filled.
  private(set) var drawn: [CGRect] = []
  /// Baselines and priority of the view itself, and how many things are drawn.
  private(set) var values: [String: CGFloat] = [:]
  let log = Log()

  @MainActor init(_ answer: Answer) {
    self.init(answer.view(), answer.offer, answer.proposal)
  }

  @MainActor init(_ view: AnyView, _ offer: Answer.Offer, _ proposal: ProposedViewSize) {
    let log = log
    let staged = Log.$current.withValue(log) { LayoutRecord.stage(view, offer, proposal) }
    read(staged)
    size = offer == .container ? log.answer : staged.size
    values.merge(log.values) { $1 }
  }

  /// The view, laid out on a phone, or as on macOS at 2 pixels a point.
  @MainActor static func stage(_ view: AnyView, _ offer: Answer.Offer, _ proposal: ProposedViewSize)
    -> StagedView
  {
    var environment = EnvironmentValues()
    environment.resources = LayoutRecord.pictures
    environment.fontLibrary = LayoutRecord.fonts
    if case .phone(let typeSize, let generation) = offer {
      var stage = Stage(scale: 3, platform: .iOS, generation: generation)
      (stage.size, stage.dynamicTypeSize) = (proposal, typeSize)
      return stage.show(view, environment: environment)
    }
    var stage = Stage(scale: 2, platform: .macOS)
    if offer == .window {
      stage.size = proposal
      return stage.show(view, environment: environment)
    }
    stage.fits = true
    return stage.show(Propose(proposal: proposal) { view }, environment: environment)
  }

  @MainActor private mutating func read(_ staged: StagedView) {
    let tree = InspectedTree(staged.host, name: "", proposal: staged.canvas.offered)
    collect(tree.root)
    drawn = staged.displayList().items.map(\.bounds)
    values["fills"] = CGFloat(drawn.count)
  }

  private mutating func collect(_ node: InspectedNode) {
    if let name = node.identifier { frames[name, default: []].append(node.frame) }
    for child in node.children { collect(child) }
  }

  /// Noto Sans by name, as an app would bring it.
  private static let fonts = FontLibrary(fontFiles: ["/usr/share/fonts/truetype/noto/NotoSans-Regular.ttf"])

  /// The picture of the recorded cases: 40 by 20 pixels, one pixel a point.
  private static let pixels = PixelImage(
    width: 40, height: 20, rgba: Array(repeating: 255, count: 40 * 20 * 4))
  private static let pictures = Resources(
    image: { name, _, _ in
      name == "40x20" ? Resources.NamedImage(pixels: pixels, size: CGSize(width: 40, height: 20)) : nil
    }, color: { _, _ in nil }, symbol: { _ in nil })
}

/// What the layouts of the tests saw.
final class Log: @unchecked Sendable {
  @TaskLocal static var current: Log?

  var asked: [String: [ProposedViewSize]] = [:]
  var placed: [String: ProposedViewSize] = [:]
  var answer = CGSize.zero
  var values: [String: CGFloat] = [:]
}

/// Offers its view a size, whatever it is offered itself, and notes what the view answers.
struct Propose: Layout {
  let proposal: ProposedViewSize

  func sizeThatFits(proposal _: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    guard let view = subviews.first else { return .zero }
    let answer = view.dimensions(in: proposal)
    let size = CGSize(width: answer.width, height: answer.height)
    if let log = Log.current {
      log.answer = size
      log.values = [
        "first": answer[.firstTextBaseline], "last": answer[.lastTextBaseline],
        "priority": CGFloat(view.priority),
      ]
    }
    // A canvas has an end.
    return CGSize(width: min(size.width, 1e6), height: min(size.height, 1e6))
  }

  func placeSubviews(
    in bounds: CGRect, proposal _: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    for view in subviews { view.place(at: bounds.origin, proposal: proposal) }
  }
}
