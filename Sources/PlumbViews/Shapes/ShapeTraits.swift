import Synchronization

/// The facts about a type of shapes that each shape's view asks for, in each frame, found once.
final class ShapeTraits: Sendable {
  /// A shape of the type is made of another one.
  let isDerived: Bool
  /// The outline depends on the container around, and not only on the shape and its rectangle.
  let followsContainer: Bool
  /// A shape of the type is its own mirror image.
  let isEven: Bool
  /// It takes the size that it is offered.
  let isPlain: Bool

  private init(_ type: any Shape.Type) {
    isDerived = type is any DerivedShape.Type
    followsContainer = type is any ContainerFollowing.Type
    isEven = type is any EvenShape.Type
    isPlain = type is any PlainShape.Type
  }

  static func of(_ shape: any Shape) -> ShapeTraits {
    let type = Swift.type(of: shape)
    return known.withLock { known in
      if let traits = known[ObjectIdentifier(type)] { return traits }
      let made = ShapeTraits(type)
      known[ObjectIdentifier(type)] = made
      return made
    }
  }

  private static let known = Mutex<[ObjectIdentifier: ShapeTraits]>([:])
}

/// A shape that is its own mirror image.
protocol EvenShape {}

extension Rectangle: EvenShape {}
extension RoundedRectangle: EvenShape {}
extension Capsule: EvenShape {}
extension Circle: EvenShape {}
extension Ellipse: EvenShape {}

/// A shape of ours that takes what it is offered.
package protocol PlainShape {}

/// A shape that is named after another one that it changes.
protocol DerivedShape {
  var original: any Shape { get }
}

extension _StrokedShape: DerivedShape { var original: any Shape { shape } }

extension Shape {
  /// The shape that this one was made from, with the facts about its type.
  nonisolated var originalShape: (shape: any Shape, traits: ShapeTraits) {
    var original: any Shape = self
    var traits = ShapeTraits.of(original)
    while traits.isDerived, let derived = original as? any DerivedShape {
      original = derived.original
      traits = ShapeTraits.of(original)
    }
    return (original, traits)
  }

  /// The outline depends on the container around, and not only on the shape and its rectangle.
  nonisolated var followsContainer: Bool { originalShape.traits.followsContainer }
}
