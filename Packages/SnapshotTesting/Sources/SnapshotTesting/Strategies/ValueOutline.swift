import Foundation

/// A type that says how `dump` writes its values.
public protocol AnySnapshotStringConvertible {
  /// Whether the properties are written below the description.
  static var renderChildren: Bool { get }
  /// The value on one line.
  var snapshotDescription: String { get }
}

extension AnySnapshotStringConvertible {
  /// They are not.
  public static var renderChildren: Bool { false }
}

extension Character: AnySnapshotStringConvertible {
  /// The character in quotation marks.
  public var snapshotDescription: String { debugDescription }
}
extension Data: AnySnapshotStringConvertible {
  /// A description with the number of bytes.
  public var snapshotDescription: String { debugDescription }
}
extension Date: AnySnapshotStringConvertible {
  /// The date in Greenwich, as ISO 8601 writes it.
  public var snapshotDescription: String { ISO8601Format() }
}
extension String: AnySnapshotStringConvertible {
  /// The text in quotation marks.
  public var snapshotDescription: String { debugDescription }
}
extension Substring: AnySnapshotStringConvertible {
  /// The text in quotation marks.
  public var snapshotDescription: String { debugDescription }
}
extension URL: AnySnapshotStringConvertible {
  /// The address.
  public var snapshotDescription: String { absoluteString }
}

/// A value with its properties as lines, the same in each process.
struct ValueOutline {
  private var lines: [String] = []
  /// Objects around the value: one that refers to itself must not go on for ever.
  private var around: Set<ObjectIdentifier> = []

  init(of value: Any) { add(value, name: nil, depth: 0) }

  var text: String { lines.joined(separator: "\n") }

  private mutating func add(_ value: Any, name: String?, depth: Int) {
    let indent = String(repeating: "  ", count: depth)
    func line(_ sign: String, _ words: String) -> String {
      "\(indent)\(sign) \(name.map { "\($0): " } ?? "")\(words)"
    }
    let mirror = Mirror(reflecting: value)
    if let convertible = value as? any AnySnapshotStringConvertible, !type(of: convertible).renderChildren {
      lines.append(line("-", convertible.snapshotDescription))
      return
    }
    if mirror.displayStyle == .optional {
      guard let inside = mirror.children.first?.value else { return lines.append(line("-", "none")) }
      return add(inside, name: name, depth: depth)
    }
    let object = type(of: value) is AnyClass ? ObjectIdentifier(value as AnyObject) : nil
    if let object, !around.insert(object).inserted {
      return lines.append(line("-", "\(type(of: value)) (the one around this)"))
    }
    defer { if let object { around.remove(object) } }
    let children = Self.children(of: mirror)
    lines.append(line(children.isEmpty ? "-" : "▿", Self.title(of: value, mirror, count: children.count)))
    for (name, value) in children { add(value, name: name, depth: depth + 1) }
  }

  private static func title(of value: Any, _ mirror: Mirror, count: Int) -> String {
    if let convertible = value as? any AnySnapshotStringConvertible { return convertible.snapshotDescription }
    switch mirror.displayStyle {
    case .collection, .set: return "\(count) \(count == 1 ? "element" : "elements")"
    case .dictionary: return "\(count) \(count == 1 ? "pair" : "pairs")"
    case .tuple: return "(\(count) \(count == 1 ? "element" : "elements"))"
    case .enum:
      // A case without its values, which are below.
      let name = mirror.children.first?.label ?? "\(value)"
      return "\(mirror.subjectType).\(name)"
    case .struct, .class: return count == 0 ? "\(value)".withoutAddresses : "\(mirror.subjectType)"
    default: return "\(value)".withoutAddresses
    }
  }

  private static func children(of mirror: Mirror) -> [(String?, Any)] {
    var all: [(String?, Any)] = []
    var level: Mirror? = mirror
    while let mirror = level {
      // What a class inherits comes first.
      all.insert(contentsOf: mirror.children.map { ($0.label, $0.value) }, at: 0)
      level = mirror.superclassMirror
    }
    switch mirror.displayStyle {
    case .set, .dictionary:
      return all.map { (nil, $0.1) }.sorted { ValueOutline(of: $0.1).text < ValueOutline(of: $1.1).text }
    case .collection: return all.map { (nil, $0.1) }
    default: return all
    }
  }
}

extension String {
  /// The text without numbers such as 0x00007f8a, which another process has not got.
  fileprivate var withoutAddresses: String {
    replacing(/(: )?0x[0-9a-f]{6,}/, with: "")
  }
}
