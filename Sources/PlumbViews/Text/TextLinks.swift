import Foundation
import PlumbLayout
import PlumbText

extension TextLeaf {
  /// The address of the link that is drawn at a point, from the text's top left corner; the gaps between lines are no
  /// part of it.
  func link(at point: CGPoint, _ looks: [TextLook], in size: CGSize) -> URL? {
    for line in lines(in: size).lines
    where line.top <= point.y && point.y < line.top + line.height {
      for segment in line.segments where looks.indices.contains(segment.attributes) {
        let x = segment.origin.x
        if x <= point.x && point.x < x + segment.width { return looks[segment.attributes].link }
      }
    }
    return nil
  }
}

extension GestureAttachment {
  /// Opens the links of a text; nil for a text that has none, so that it takes part in no gesture.
  @MainActor init?(
    linksOf leaf: TextLeaf, _ looks: [TextLook], at node: ViewNode, in environment: EnvironmentValues
  ) {
    guard environment.isEnabled, looks.contains(where: { $0.link != nil }) else { return nil }
    let open = environment.openURL
    self.init { [node = node.link] context in
      LinkRecognizer(
        context, link: { leaf.link(at: $0, looks, in: node.object?.canvasFrame.size ?? .zero) },
        open: { open($0) })
    }
  }
}

/// Follows a press on a link among the characters of a text. Beside the links it fails at once, so that views around the text take
/// the press.
final class LinkRecognizer: PrimitiveRecognizer<URL> {
  private let link: (CGPoint) -> URL?
  private let open: (URL) -> Void
  private var pressed: (id: Int, start: CGPoint, address: URL)?
  private var isDone = false

  /// - Parameters:
  ///   - link: the address at a point of the text.
  ///   - open: takes the address when the press is over on the same link.
  init(_ context: _GestureContext, link: @escaping (CGPoint) -> URL?, open: @escaping (URL) -> Void) {
    (self.link, self.open) = (link, open)
    super.init(context)
  }

  override func follow(_ event: GestureEvent) {
    switch event.kind {
    case .down:
      guard pressed == nil, let address = address(at: event.location) else { return fail() }
      pressed = (event.id, event.location, address)
    case .moved:
      guard let pressed, pressed.id == event.id else { return }
      if pressed.start.distance(to: event.location) > TapRecognizer.reach { fail() }
    case .up:
      guard let pressed, pressed.id == event.id else { return }
      current = address(at: event.location) == pressed.address ? .ended(pressed.address) : .failed
    case .cancelled: if pressed?.id == event.id { fail() }
    case .time: break
    }
  }

  private func address(at point: CGPoint) -> URL? { link(context.convert(point, to: .local)) }

  override func deliver() {
    guard case .ended(let address) = current, !isDone else { return }
    isDone = true
    open(address)
  }
}
