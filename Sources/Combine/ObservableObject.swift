public import OpenCombine
private import Synchronization

/// An object that says before it changes that it will.
///
/// OpenCombine's protocol of this name makes a new publisher at each use if the object has no `@Published` property;
/// here it is always the same, so that `objectWillChange.send()` is heard.
public protocol ObservableObject: OpenCombine.ObservableObject {}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
  /// Sends before one of the object's `@Published` properties changes, and when called.
  public var objectWillChange: ObservableObjectPublisher {
    let properties = publishedProperties(of: self)
    if let known = properties.lazy.compactMap(\.announcer).first { return known }
    let publisher = properties.isEmpty ? Announcers.publisher(of: self) : ObservableObjectPublisher()
    for property in properties { property.announcer = publisher }
    return publisher
  }
}

/// The storage of the `@Published` properties that a class and those above it declare.
private func publishedProperties(of object: AnyObject) -> [any PublishedStorage] {
  var properties: [any PublishedStorage] = []
  var mirror: Mirror? = Mirror(reflecting: object)
  while let here = mirror {
    for child in here.children {
      if let property = child.value as? any PublishedProperty { properties.append(property.anyStorage) }
    }
    mirror = here.superclassMirror
  }
  return properties
}

/// The publishers of objects without `@Published` properties, as long as the objects live.
private enum Announcers {
  private struct Entry: @unchecked Sendable {
    weak var object: AnyObject?
    let publisher: ObservableObjectPublisher
  }

  private struct Table {
    var entries: [ObjectIdentifier: Entry] = [:]
    var limit = 64
  }

  private static let table = Mutex(Table())

  static func publisher(of object: AnyObject) -> ObservableObjectPublisher {
    let (id, fresh) = (
      ObjectIdentifier(object), Entry(object: object, publisher: ObservableObjectPublisher())
    )
    return table.withLock { table in
      // Another object may have lived at the same address.
      if let known = table.entries[id], known.object != nil { return known }
      table.entries[id] = fresh
      if table.entries.count > table.limit {
        table.entries = table.entries.filter { $0.value.object != nil }
        table.limit = max(64, table.entries.count * 2)
      }
      return fresh
    }.publisher
  }
}
