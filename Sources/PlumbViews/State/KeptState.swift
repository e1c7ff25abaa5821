import Foundation

/// Carries the values of `@State` from one process to the next, as JSON: what is live is compiled anew at every save,
/// and its types are others then, even if they look the same.
///
/// A value goes to the same property of the same view in the same place of the tree; if that is not there, to the only
/// property of that name, view and type. Values are kept that are `Codable`, or an enum's case that is `CaseIterable`.
@MainActor package final class KeptState {
  private struct Entry: Codable {
    var place: String
    /// The view, the property and the type of its value.
    var property: String
    var json: String
  }

  private struct Source {
    var place: String
    var property: String
    var json: () -> String?
  }

  /// In bytes; what is beyond is not kept.
  private static let limit = 1 << 18

  private var old: [Entry]
  private var sources: [Source] = []

  /// - Parameter text: what ``text`` of an older generation was; anything else is nothing.
  package init(_ text: String = "") {
    old = (try? JSONDecoder().decode([Entry].self, from: Data(text.utf8))) ?? []
  }

  /// The values as they are now.
  package var text: String {
    var size = 0
    var entries: [Entry] = []
    for source in sources {
      guard let json = source.json() else { continue }
      size += json.utf8.count + source.place.utf8.count + source.property.utf8.count + 50
      if size > Self.limit { break }
      entries.append(Entry(place: source.place, property: source.property, json: json))
    }
    return (try? JSONEncoder().encode(entries)).map { String(decoding: $0, as: UTF8.self) } ?? "[]"
  }

  func value<Value>(for storage: PropertyStorage, as type: Value.Type) -> Value? {
    guard !old.isEmpty else { return nil }
    let (place, property) = (storage.node?.structuralPlace ?? "", Self.name(storage, type))
    let named = old.indices.filter { old[$0].property == property }
    guard let index = named.first(where: { old[$0].place == place }) ?? (named.count == 1 ? named[0] : nil)
    else { return nil }
    // Each goes to one property.
    return Self.decode(old.remove(at: index).json, as: type)
  }

  func keep<Value>(_ box: StateBox<Value>, for storage: PropertyStorage) {
    sources.append(
      Source(place: storage.node?.structuralPlace ?? "", property: Self.name(storage, Value.self)) {
        [weak box] in box.flatMap { Self.encode($0.read()) }
      })
    // Those of views that are gone are dropped now and then.
    if sources.count.nonzeroBitCount == 1, sources.count > 64 { sources.removeAll { $0.json() == nil } }
  }

  private static func name(_ storage: PropertyStorage, _ type: Any.Type) -> String {
    "\(storage.owner).\(storage.names.joined(separator: ".")): \(String(reflecting: type))"
  }

  // MARK: Values

  private static func encode<Value>(_ value: Value) -> String? {
    if let value = value as? any Encodable, Value.self is any Decodable.Type {
      return (try? JSONEncoder().encode(value)).map { String(decoding: $0, as: UTF8.self) }
    }
    return Value.self is any CaseIterable.Type ? "\(value)" : nil
  }

  private static func decode<Value>(_ json: String, as type: Value.Type) -> Value? {
    if let decodable = type as? any Decodable.Type {
      return try? JSONDecoder().decode(decodable, from: Data(json.utf8)) as? Value
    }
    func match<Cases: CaseIterable>(_ cases: Cases.Type) -> Value? {
      cases.allCases.first { "\($0)" == json } as? Value
    }
    return (type as? any CaseIterable.Type).flatMap { match($0) }
  }
}

extension ViewNode {
  /// The node's place: its number among its siblings, or its id in a collection, from the root on.
  fileprivate var structuralPlace: String {
    var steps: [String] = []
    var node = self
    while let parent = node.parent {
      let number = parent.children.firstIndex { $0 === node } ?? parent.children.count
      steps.append(
        node.identity.map { "(\(String(describing: $0.hashable.base).prefix(60)))" } ?? "\(number)")
      node = parent
    }
    return steps.reversed().joined(separator: "/")
  }
}
