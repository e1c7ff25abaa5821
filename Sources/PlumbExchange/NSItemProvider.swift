import Foundation

/// A provider of an item that is carried from one view to another. It keeps the one item that it is made with.
open class NSItemProvider {
  private let object: Any?
  /// A name for what is carried. Plumb keeps it and does not use it.
  open var suggestedName: String?

  /// Creates a provider with nothing in it.
  public init() { object = nil }
  /// Creates a provider of an object: a string, an address or bytes, to be of a known kind.
  public init(object: Any) { self.object = object }
  /// Creates a provider of a file's address. It is never `nil`, because the file is not read.
  public init?(contentsOf fileURL: URL) { object = fileURL }
  /// Creates a provider of an object. Plumb does not look at the type identifier: the object itself says its kind.
  public init(item: Any?, typeIdentifier: String?) { object = item }

  private var kind: UTType? {
    switch object {
    case is String, is NSString: .utf8PlainText
    case let url as URL: url.isFileURL ? .fileURL : .url
    case is NSURL: .url
    case is Data, is NSData: .data
    default: nil
    }
  }

  /// The identifier of the object's kind; empty where the kind is not known.
  open var registeredTypeIdentifiers: [String] { kind.map { [$0.identifier] } ?? [] }
  /// The object's kind; empty where it is not known.
  public var registeredContentTypes: [UTType] { kind.map { [$0] } ?? [] }

  /// Returns whether the object is of a kind, or of one that is a kind of it; `false` for identifiers that nobody
  /// knows.
  open func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool {
    guard let kind, let wanted = UTType(typeIdentifier) else { return false }
    return kind.conforms(to: wanted)
  }

  /// Returns whether the object is of a kind, or of one that is a kind of it.
  public func hasItemConforming(to type: UTType) -> Bool { kind?.conforms(to: type) ?? false }

  /// Returns whether ``loadObject(ofClass:completionHandler:)`` gives something of a type.
  public func canLoadObject<Loaded>(ofClass type: Loaded.Type) -> Bool { value(of: type) != nil }

  /// Passes the item to a closure at once; `nil` if it is of another type.
  @discardableResult
  public func loadObject<Loaded>(
    ofClass type: Loaded.Type, completionHandler: @escaping (Loaded?, (any Error)?) -> Void
  ) -> Progress {
    let found = value(of: type)
    completionHandler(found, found == nil ? CocoaError(.fileNoSuchFile) : nil)
    return Progress(totalUnitCount: 0)
  }

  /// Passes the object to a closure at once, whatever the type identifier and the options; an error if there is none.
  open func loadItem(
    forTypeIdentifier typeIdentifier: String, options: [AnyHashable: Any]? = nil,
    completionHandler: (@Sendable (Any?, (any Error)?) -> Void)? = nil
  ) {
    completionHandler?(object, object == nil ? CocoaError(.fileNoSuchFile) : nil)
  }

  /// Passes the object's bytes to a closure at once: those of data, of a text and of a file; an error for others.
  @discardableResult public func loadDataRepresentation(
    forTypeIdentifier typeIdentifier: String,
    completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress {
    let isWanted = kind == nil || hasItemConformingToTypeIdentifier(typeIdentifier)
    let bytes =
      !isWanted
      ? nil
      : object as? Data ?? (object as? String).map { Data($0.utf8) }
        ?? (object as? URL).flatMap { try? Data(contentsOf: $0) }
    completionHandler(bytes, bytes == nil ? CocoaError(.fileNoSuchFile) : nil)
    return Progress(totalUnitCount: 0)
  }

  private func value<Loaded>(of type: Loaded.Type) -> Loaded? {
    if let value = object as? Loaded { return value }
    return (object as? NSString).map { $0 as String } as? Loaded
  }
}
