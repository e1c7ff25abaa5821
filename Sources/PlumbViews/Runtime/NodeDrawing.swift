import PlumbDrawing
import PlumbLayout

/// The effect in a node's drawing, besides its own mark.
@MainActor private final class NodeDrawing: NodeAttachment {
  var effect: ((CGRect, [DisplayItem], DrawingContext) -> [DisplayItem])?
  var zIndex: Double?
  var hidesBelow: (() -> Bool)?
  var affectsLeaves = false
  var isOneLeaf = false
  var isHitBesideClip = false
}

extension ViewNode {
  /// Changes what the node and its children drew together, as one picture.
  package var effect: ((CGRect, [DisplayItem], DrawingContext) -> [DisplayItem])? {
    get { attachment(NodeDrawing.self)?.effect }
    set {
      attached(NodeDrawing.self, for: newValue != nil)?.effect = newValue
      needsDrawing()
    }
  }

  /// The effect puts its own ground behind everything: materials inside show nothing of what was drawn before.
  package var hidesBelow: (() -> Bool)? {
    get { attachment(NodeDrawing.self)?.hidesBelow }
    set {
      attached(NodeDrawing.self, for: newValue != nil)?.hidesBelow = newValue
      needsDrawing()
    }
  }

  /// The effect is one on each leaf inside, and not on their picture (Recorded/Paint.md#W10).
  var affectsLeaves: Bool {
    get { attachment(NodeDrawing.self)?.affectsLeaves ?? false }
    set { attached(NodeDrawing.self, for: newValue)?.affectsLeaves = newValue }
  }

  /// Whether touches are taken where the effect clips (Recorded/Layers.md#108).
  var isHitBesideClip: Bool {
    get { attachment(NodeDrawing.self)?.isHitBesideClip ?? false }
    set { attached(NodeDrawing.self, for: newValue)?.isHitBesideClip = newValue }
  }

  /// Effects around take all that is inside as one picture.
  var isOneLeaf: Bool {
    get { attachment(NodeDrawing.self)?.isOneLeaf ?? false }
    set { attached(NodeDrawing.self, for: newValue)?.isOneLeaf = newValue }
  }

  /// Siblings with a higher number are drawn later.
  package var zIndex: Double? {
    get { attachment(NodeDrawing.self)?.zIndex }
    set {
      attached(NodeDrawing.self, for: newValue != nil)?.zIndex = newValue
      needsDrawing()
      guard newValue != nil else { return }
      // Above a node that knows it, all know it.
      var above = parent
      while let node = above, !node.mayOrderChildren {
        node.mayOrderChildren = true
        above = node.parent
      }
    }
  }
}
