import Combine
import Foundation

/// A layer from which small pictures fly. None do here.
@preconcurrency @MainActor open class CAEmitterLayer: CALayer {
  /// The cells that fly.
  open var emitterCells: [CAEmitterCell]? {
    didSet { if emitterCells?.isEmpty == false { WithoutEffect.emitter.report() } }
  }
  /// From where.
  open var emitterPosition = CGPoint.zero
  /// The size of the place.
  open var emitterSize = CGSize.zero
  /// The form of the place.
  open var emitterShape = CAEmitterLayerEmitterShape.point
  /// From which part of the form.
  open var emitterMode = CAEmitterLayerEmitterMode.volume
  /// The mode in which overlapping particles are mixed.
  open var renderMode = CAEmitterLayerRenderMode.unordered
  /// A factor for how many fly in a second.
  open var birthRate: Float = 1
  /// A factor for how long they fly.
  open var lifetime: Float = 1
  /// A factor for how fast they fly.
  open var velocity: Float = 1
  /// A factor for their size.
  open var scale: Float = 1
  /// The start, in seconds.
  open var beginTime: CFTimeInterval = 0
}

/// The form of the place from which pictures fly.
public enum CAEmitterLayerEmitterShape: Sendable {
  case point, line, rectangle, cuboid, circle, sphere
}

/// The part of the place from which pictures fly.
public enum CAEmitterLayerEmitterMode: Sendable { case points, outline, surface, volume }

/// The mode in which overlapping pictures are mixed.
public enum CAEmitterLayerRenderMode: Sendable {
  case unordered, oldestFirst, oldestLast, backToFront, additive
}

/// A cell that flies from a layer.
@preconcurrency @MainActor open class CAEmitterCell: NSObject {
  /// The picture, a `CGImage`.
  open var contents: Any?
  /// The colour of the picture.
  open var color: CGColor?
  /// The number of particles that are emitted in a second.
  open var birthRate: Float = 0
  /// The lifetime of a particle, in seconds.
  open var lifetime: Float = 0
  /// The range of the previous value.
  open var lifetimeRange: Float = 0
  /// Points in a second.
  open var velocity: CGFloat = 0
  /// The range of the previous value.
  open var velocityRange: CGFloat = 0
  /// The acceleration to the right.
  open var xAcceleration: CGFloat = 0
  /// The downward acceleration.
  open var yAcceleration: CGFloat = 0
  /// The direction, in radians.
  open var emissionLongitude: CGFloat = 0
  /// The range of the previous value.
  open var emissionRange: CGFloat = 0
  /// The rotation speed, in radians a second.
  open var spin: CGFloat = 0
  /// The range of the previous value.
  open var spinRange: CGFloat = 0
  /// A factor for its size.
  open var scale: CGFloat = 1
  /// The range of the previous value.
  open var scaleRange: CGFloat = 0
  /// The change of the size in a second.
  open var scaleSpeed: CGFloat = 0
  /// The range of the opacity.
  open var alphaRange: Float = 0
  /// The change of the opacity in a second.
  open var alphaSpeed: Float = 0
  /// The range of the red component.
  open var redRange: Float = 0
  /// The range of the green component.
  open var greenRange: Float = 0
  /// By how much blue differs.
  open var blueRange: Float = 0
  /// A name to find it by.
  open var name: String?
  /// The start, in seconds.
  open var beginTime: CFTimeInterval = 0
  /// The cells that fly from it in turn.
  open var emitterCells: [CAEmitterCell]?
  /// Creates something without a picture.
  public override init() { super.init() }
}
