import Foundation

/// A kind of data: `public.json`, a kind of text, which is a kind of data.
///
/// The usual kinds are known, by the endings of their files too. Declarations in an app's `Info.plist` are not read:
/// such a kind has the identifier and the one parent that its initializer receives.
public struct UTType: Sendable {
  /// The declaration of a kind.
  struct Declared: Sendable {
    let identifier: String
    let parents: [String]
    let endings: [String]
    let mimeTypes: [String]

    init(_ identifier: String, _ parents: [String], _ endings: [String], _ mimeTypes: [String]) {
      (self.identifier, self.parents, self.endings, self.mimeTypes) = (
        identifier, parents, endings, mimeTypes
      )
    }
  }

  /// The name of the kind, such as "public.json".
  public let identifier: String
  private let own: Declared?

  private var what: Declared? { Self.declared[identifier] ?? own }

  init(known identifier: String) { (self.identifier, own) = (identifier, nil) }

  private init(own: Declared) { (identifier, self.own) = (own.identifier, own) }

  /// Creates a kind by its identifier; `nil` for an unknown one.
  public init?(_ identifier: String) {
    guard Self.declared[identifier.lowercased()] != nil else { return nil }
    self.init(known: identifier.lowercased())
  }

  /// Creates a kind of the app's own.
  public init(exportedAs identifier: String, conformingTo parentType: UTType? = nil) {
    self.init(own: Declared(identifier, [(parentType ?? .data).identifier], [], []))
  }

  /// Creates a kind that another app declares.
  public init(importedAs identifier: String, conformingTo parentType: UTType? = nil) {
    self.init(exportedAs: identifier, conformingTo: parentType)
  }

  /// Creates the kind of files with an extension; a kind without a name for an unknown extension.
  public init?(filenameExtension: String, conformingTo supertype: UTType = .data) {
    self.init(tag: filenameExtension, tagClass: .filenameExtension, conformingTo: supertype)
  }

  /// Creates the kind of data with a MIME type; a kind without a name for an unknown type, and `nil` for an empty one.
  public init?(mimeType: String, conformingTo supertype: UTType = .data) {
    self.init(tag: mimeType, tagClass: .mimeType, conformingTo: supertype)
  }

  /// Creates the first kind with a tag, in alphabetical order; `nil` for an empty tag.
  ///
  /// - Parameters:
  ///   - tagClass: Whether the tag is an ending of files or a MIME type.
  ///   - supertype: the kind to which the kind must conform; `nil` allows any.
  public init?(tag: String, tagClass: UTTagClass, conformingTo supertype: UTType?) {
    guard let found = UTType.types(tag: tag, tagClass: tagClass, conformingTo: supertype).first else {
      return nil
    }
    self = found
  }

  /// Returns the kinds with a tag, in alphabetical order; an unknown tag has a kind that is made up for it.
  public static func types(tag: String, tagClass: UTTagClass, conformingTo supertype: UTType?) -> [UTType] {
    let wanted = tag.lowercased()
    let found = declared.values.filter { tagClass.tags(of: $0).contains { $0.lowercased() == wanted } }.map {
      UTType(known: $0.identifier)
    }
    let fitting = found.filter { kind in supertype.map(kind.conforms) ?? true }
    guard fitting.isEmpty, !wanted.isEmpty else { return fitting.sorted { $0.identifier < $1.identifier } }
    let isEnding = tagClass == .filenameExtension
    return [
      UTType(
        own: Declared(
          "dyn.\(wanted)", [(supertype ?? .data).identifier], isEnding ? [wanted] : [],
          isEnding ? [] : [wanted]))
    ]
  }

  /// The ending that files of the kind get, without its point; `nil` where the kind has none.
  public var preferredFilenameExtension: String? { what?.endings.first }
  /// The MIME type of the kind; `nil` where it has none.
  public var preferredMIMEType: String? { what?.mimeTypes.first }
  /// All endings and MIME types of the kind, the preferred ones first.
  public var tags: [UTTagClass: [String]] {
    let all = [UTTagClass.filenameExtension, .mimeType].map { ($0, what.map($0.tags) ?? []) }
    return Dictionary(uniqueKeysWithValues: all.filter { !$0.1.isEmpty })
  }
  /// The last word of the identifier: names in the user's language are not known.
  public var localizedDescription: String? {
    identifier.split(separator: ".").last.map { $0.replacingOccurrences(of: "-", with: " ") }
  }
  /// Whether the kind was made up for an ending or a MIME type that nobody knows.
  public var isDynamic: Bool { identifier.hasPrefix("dyn.") }
  /// Whether the kind is one of those that Plumb knows; an app's own kind is not.
  public var isDeclared: Bool { Self.declared[identifier] != nil }
  /// Whether the identifier starts with "public.".
  public var isPublic: Bool { identifier.hasPrefix("public.") }

  /// All kinds that this one is a kind of, itself left out.
  public var supertypes: Set<UTType> {
    var (found, open) = (Set<UTType>(), what?.parents ?? [])
    while let identifier = open.popLast() {
      let parent = UTType(known: identifier)
      if found.insert(parent).inserted { open += parent.what?.parents ?? [] }
    }
    return found
  }

  /// Returns whether the kind is the same as another one, or a kind of it.
  public func conforms(to type: UTType) -> Bool { self == type || isSubtype(of: type) }
  /// Returns whether the kind is a kind of another one, and not that one itself.
  public func isSubtype(of type: UTType) -> Bool { self != type && supertypes.contains(type) }
  /// Returns whether another kind is a kind of this one, and not this one itself.
  public func isSupertype(of type: UTType) -> Bool { type.isSubtype(of: self) }
}

extension UTType: Hashable, Codable, CustomStringConvertible {
  public static func == (one: UTType, other: UTType) -> Bool { one.identifier == other.identifier }
  public func hash(into hasher: inout Hasher) { hasher.combine(identifier) }
  /// The identifier.
  public var description: String { identifier }

  /// Reads an identifier; one that nobody knows becomes a kind of data. Throws what the decoder throws.
  public init(from decoder: any Decoder) throws {
    let identifier = try decoder.singleValueContainer().decode(String.self)
    self = UTType(identifier) ?? UTType(exportedAs: identifier)
  }

  /// Writes the identifier, without the parent that an app's own kind has. Throws what the encoder throws.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(identifier)
  }
}

/// A class of tags that identify a kind besides its identifier.
public struct UTTagClass: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The extension of a file's name, behind the last point.
  public static let filenameExtension = UTTagClass(rawValue: "public.filename-extension")
  /// The type of bytes in mail and on the web: "text/plain".
  public static let mimeType = UTTagClass(rawValue: "public.mime-type")

  func tags(of kind: UTType.Declared) -> [String] {
    self == .filenameExtension ? kind.endings : self == .mimeType ? kind.mimeTypes : []
  }
}

extension URL {
  /// Returns the address with a name behind it, and with the ending of a kind if the name has no such ending.
  public func appendingPathComponent(_ partialName: String, conformingTo contentType: UTType) -> URL {
    appendingPathComponent(partialName).appendingPathExtension(for: contentType)
  }

  /// The address with the ending of a kind, unless it has one of that kind's endings.
  public func appendingPathExtension(for contentType: UTType) -> URL {
    guard let ending = contentType.preferredFilenameExtension,
      contentType.tags[.filenameExtension]?.contains(where: { $0.lowercased() == pathExtension.lowercased() })
        != true
    else { return self }
    return appendingPathExtension(ending)
  }

  /// Appends the extension of a kind to the address, unless it has one of that kind's extensions.
  public mutating func appendPathExtension(for contentType: UTType) {
    self = appendingPathExtension(for: contentType)
  }
}

extension URL {
  /// There is no sandbox here: every file that may be read is open to the program.
  public func startAccessingSecurityScopedResource() -> Bool { true }
  /// Does nothing: there is no sandbox whose doors could be closed.
  public func stopAccessingSecurityScopedResource() {}
}
