public import Foundation

// On Apple's systems `[1, 2]` is an `NSSet`, as it is an `NSArray` and an `NSOrderedSet` here too.

/// A class that a literal with elements of any type makes.
public protocol _SetLiteral: ExpressibleByArrayLiteral where ArrayLiteralElement == Any {}

extension _SetLiteral where Self: NSSet {
  /// Creates a set of elements.
  public init(arrayLiteral elements: Any...) {
    // A literal of `NSMutableSet` calls this as one of `NSSet` does, whose conformance it inherits: so both are made as the class
    // that is either.
    let set = Self.self is NSCountedSet.Type ? NSCountedSet(array: elements) : NSMutableSet(array: elements)
    self = set as! Self
  }
}

extension NSSet: @retroactive ExpressibleByArrayLiteral, _SetLiteral {
  /// A literal's elements may be of any type.
  public typealias ArrayLiteralElement = Any
}
