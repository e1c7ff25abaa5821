import PlumbViews

/// The values whose screens lie on a stack, of any hashable types, the lowest first.
public struct NavigationPath: Equatable {
  var values: [AnyHashable] = []

  /// Creates an empty path: the stack shows its root.
  public init() {}

  /// Creates a path of values of one type, the lowest first.
  public init<S: Sequence>(_ elements: S) where S.Element: Hashable {
    values = elements.map { AnyHashable($0) }
  }

  /// Creates a path from its coded representation.
  public init(_ codable: CodableRepresentation) { values = codable.values }

  /// The number of screens over the root.
  public var count: Int { values.count }
  /// Whether the stack shows its root alone.
  public var isEmpty: Bool { values.isEmpty }

  /// Pushes the screen of a value on top of the others.
  public mutating func append<V: Hashable>(_ value: V) { values.append(AnyHashable(value)) }

  /// Removes the last values: all of them, if there are fewer than `k`.
  public mutating func removeLast(_ k: Int = 1) { values.removeLast(min(max(0, k), values.count)) }

  /// A representation that can be encoded; `nil` if a value isn't `Codable`.
  public var codable: CodableRepresentation? {
    values.allSatisfy { $0.base is any Codable } ? CodableRepresentation(values: values) : nil
  }

  /// A path that can be encoded: each value after the name of its type.
  public struct CodableRepresentation: Codable, Equatable {
    let values: [AnyHashable]

    init(values: [AnyHashable]) { self.values = values }

    /// Reads a path that was written down.
    /// - Throws: `DecodingError.dataCorrupted` if the program does not know the type of a value, and what the
    ///   decoding of a value throws.
    public init(from decoder: any Decoder) throws {
      var container = try decoder.unkeyedContainer()
      var values: [AnyHashable] = []
      while !container.isAtEnd {
        let name = try container.decode(String.self)
        guard let type = _typeByName(name) as? any (Decodable & Hashable).Type else {
          throw DecodingError.dataCorruptedError(
            in: container, debugDescription: "The path holds a value of the type \(name), which is not known."
          )
        }
        func next<V: Decodable & Hashable>(_ type: V.Type) throws -> AnyHashable {
          AnyHashable(try container.decode(type))
        }
        values.append(try next(type))
      }
      self.values = values
    }

    /// Writes each value after the name of its type.
    /// - Throws: what the encoding of a value throws.
    public func encode(to encoder: any Encoder) throws {
      var container = encoder.unkeyedContainer()
      for value in values {
        guard let base = value.base as? any Codable, let name = _mangledTypeName(type(of: value.base)) else {
          continue
        }
        try container.encode(name)
        try container.encode(base)
      }
    }
  }
}
