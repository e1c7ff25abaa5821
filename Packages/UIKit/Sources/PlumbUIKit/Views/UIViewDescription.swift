import Foundation
import PlumbLayout
import PlumbViews

/// A UIKit view in the tree of SwiftUI's views. It is made again when the UIKit view says that it has changed.
struct UIViewContent: View {
  @ObservedObject private var changes: ViewChanges
  private let view: UIView
  /// Another number is another value, so that a change that came while a body ran is seen.
  private let number: Int

  init(_ view: UIView) {
    (self.view, changes, number) = (view, view.changes, view.changes.number)
  }

  var body: some View {
    // What is set while the description is made is part of it.
    ViewChanges.during {
      AppearanceProxies.apply(toAllIn: view)
      let description = view.describe()
      view.changes.shown = view.changes.number
      return description
    }
  }
}

/// Notes the environment of a UIKit view, and sends what changed while a body ran.
struct SurroundingsReader: _PrimitiveView {
  let view: UIView
  let content: AnyView

  static func _makeNodes(_ view: Self, in builder: _TreeBuilder) {
    view.view.shownEnvironment = builder.inherited.environment.snapshot
    builder.host.afterWalk { ViewChanges.sendWaiting() }
    builder.make(view.content)
  }
}

/// Places subviews where their frames are.
struct FrameLayout: Layout {
  let view: UIView
  let shown: [UIView]
  let hasContent: Bool

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    proposal.bounded(by: view)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    let size = bounds.size
    let (frames, offset) = MainActor.assumeIsolated {
      view.layOut(size)
      return (shown.map(\.untransformedFrame), view.bounds.origin)
    }
    var frame = frames.makeIterator()
    for (place, subview) in subviews.enumerated() {
      if hasContent && place == 0 {
        subview.place(at: bounds.origin, proposal: ProposedViewSize(size))
      } else if let frame = frame.next() {
        subview.place(
          at: CGPoint(x: bounds.minX + frame.minX - offset.x, y: bounds.minY + frame.minY - offset.y),
          proposal: ProposedViewSize(frame.size))
      }
    }
  }
}

extension ProposedViewSize {
  /// The size that is proposed; a view's own where nothing is.
  func bounded(by view: UIView) -> CGSize {
    replacingUnspecifiedDimensions(by: MainActor.assumeIsolated { view.bounds.size })
  }
}

extension UIView {
  /// The frame without the transform, which is put around what is drawn.
  var untransformedFrame: CGRect {
    CGRect(
      x: center.x - bounds.width / 2, y: center.y - bounds.height / 2, width: bounds.width,
      height: bounds.height)
  }

  /// The view's own content with the subviews before it, on its background, with its corners, border, shadow, opacity and
  /// transform, its gestures and its words.
  func usualDescription() -> AnyView {
    decorated(AnyView(framed(makeContent(), shownSubviews)))
  }

  func framed(_ content: AnyView?, _ shown: [UIView]) -> some View {
    FrameLayout(view: self, shown: shown, hasContent: content != nil) {
      if let content {
        content.frame(maxWidth: .infinity, maxHeight: .infinity)
      }
      ForEach(shown, id: \.self) { UIViewContent($0) }
    }
  }

  func usuallyDecorated(_ content: AnyView) -> AnyView {
    let content = TraitReader(self).map { AnyView(content.modifier($0)) } ?? content
    var view = layer.decorated(
      AnyView(content.modifier(TouchArea(view: self))),
      background: drawnBackground.map { Color(uiColor: $0) }, clips: clipsToBounds)
    if let tint = ownTint { view = AnyView(view.tint(Color(uiColor: tint))) }
    view = AnyView(overriding(view).modifier(_OneLeaf()))
    if alpha < 1 { view = AnyView(view.opacity(Double(max(0, alpha)))) }
    if !transform.isIdentity {
      view = AnyView(view.transformEffect(centred(transform, in: bounds.size)))
    }
    if let gestureRecognizers, isUserInteractionEnabled {
      for recognizer in gestureRecognizers where recognizer.isEnabled {
        view = recognizer.attached(to: AnyView(view.contentShape(Rectangle())))
      }
    }
    if !isUserInteractionEnabled { view = AnyView(view.allowsHitTesting(false)) }
    return AnyView(SurroundingsReader(view: self, content: AnyView(view.modifier(Words(view: self)))))
  }

  /// UIKit's transforms are around the middle, SwiftUI's effect is around the corner.
  private func centred(_ transform: CGAffineTransform, in size: CGSize) -> CGAffineTransform {
    let (x, y) = (size.width / 2, size.height / 2)
    return CGAffineTransform(translationX: -x, y: -y).concatenating(transform)
      .concatenating(CGAffineTransform(translationX: x, y: y))
  }
}

/// The words of a view for people who don't see it.
private struct Words: ViewModifier {
  let view: UIView

  func body(content: Content) -> some View {
    var words = AnyView(content)
    if let label = view.accessibilityLabel {
      words = AnyView(words.accessibilityLabel(Text(verbatim: label)))
    }
    if let value = view.accessibilityValue {
      words = AnyView(words.accessibilityValue(Text(verbatim: value)))
    }
    if let hint = view.accessibilityHint { words = AnyView(words.accessibilityHint(Text(verbatim: hint))) }
    if let id = view.accessibilityIdentifier { words = AnyView(words.accessibilityIdentifier(id)) }
    if view.accessibilityTraits.contains(.button) { words = AnyView(words.accessibilityAddTraits(.isButton)) }
    if view.accessibilityTraits.contains(.header) { words = AnyView(words.accessibilityAddTraits(.isHeader)) }
    return words
  }
}
