import Foundation

/// A class whose `init()` can be called on a type that is known only when the program runs.
///
/// `NSObject.init()` is not required here, so Swift does not call it on such a type. Each subclass has its `init()` in the
/// place of `NSObject`'s, though, and an override that is required finds it there. The class is open, so that no
/// optimizer takes the call for this class's own.
open class MadeByType: NSObject {
  /// Creates an object.
  public required override init() { super.init() }
}

/// An object of a class with an `init()`; `nil` where the class is no subclass of `NSObject`.
func makeObject(of type: Any.Type) -> AnyObject? {
  guard type is NSObject.Type, let type = type as? AnyClass else { return nil }
  return unsafeBitCast(type, to: MadeByType.Type.self).init()
}
