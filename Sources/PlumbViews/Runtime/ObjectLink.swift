/// A node or a host that others refer to without keeping it.
///
/// An object to which `weak` refers has its references counted in a table beside it from then on, and each count takes
/// about three times as long. Each frame counts the references of every node, and each node has others that refer to
/// it, so that nodes and hosts are not referred to by `weak` but by `Linked`.
package protocol LinkedObject: AnyObject {
  /// Made when the first asks for it; the object cuts it where it is released.
  var ownLink: ObjectLink<Self>? { get set }
}

extension LinkedObject {
  /// The object's link, for closures that do not keep the object.
  package var link: ObjectLink<Self> {
    if let ownLink { return ownLink }
    let made = ObjectLink(self)
    ownLink = made
    return made
  }
}

/// Knows an object as long as it is there.
///
/// Only the main actor refers to nodes and hosts, and releases them.
package final class ObjectLink<Object: AnyObject>: @unchecked Sendable {
  /// The object; `nil` once it is released.
  @exclusivity(unchecked) package private(set) unowned(unsafe) var object: Object?

  package init(_ object: Object) { self.object = object }

  /// The object calls this where it is released.
  func cut() { object = nil }
}

/// A reference that does not keep its object and becomes `nil` when that is released, as a weak one does.
@propertyWrapper package struct Linked<Object: LinkedObject>: @unchecked Sendable {
  private var link: ObjectLink<Object>?

  package init(wrappedValue object: Object?) { link = object?.link }

  package var wrappedValue: Object? {
    get { link?.object }
    set { link = newValue?.link }
  }
}
