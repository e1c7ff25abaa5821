import Foundation

/// A provider of an item that is carried from one view to another. It keeps the item that it is made with, and the ways to make
/// its bytes that are registered.
open class NSItemProvider: NSObject {
  /// A way to make the item's bytes in one kind.
  struct Representation {
    let identifier: String
    let load: (@escaping @Sendable (Data?, (any Error)?) -> Void) -> Progress?

    var type: UTType? { UTType(identifier) }
  }

  private let object: Any?
  /// The ways to make bytes, the best first.
  private var representations: [Representation] = []
  /// A name for what is carried. Plumb keeps it and does not use it.
  open var suggestedName: String?

  /// Creates a provider with nothing in it.
  public override init() { object = nil }
  /// Creates a provider of an object: a string, an address, bytes, or a class that writes itself, to be of a known kind.
  public init(object: Any) {
    self.object = object
    super.init()
    if kind == nil, let object = object as? any NSItemProviderWriting {
      registerObject(object, visibility: .all)
    }
  }
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

  /// Adds a way to make the item's bytes in a kind. The closure passes them, or the reason why there are none, to its argument.
  ///
  /// - Parameter visibility: the programs that may have them. Plumb has one program only.
  open func registerDataRepresentation(
    forTypeIdentifier typeIdentifier: String, visibility: NSItemProviderRepresentationVisibility,
    loadHandler: @escaping @Sendable (@escaping @Sendable (Data?, (any Error)?) -> Void) -> Progress?
  ) { representations.append(Representation(identifier: typeIdentifier, load: loadHandler)) }

  /// Adds a way to make the item's bytes in a kind.
  public func registerDataRepresentation(
    for contentType: UTType, visibility: NSItemProviderRepresentationVisibility = .all,
    loadHandler: @escaping @Sendable (@escaping @Sendable (Data?, (any Error)?) -> Void) -> Progress?
  ) {
    registerDataRepresentation(
      forTypeIdentifier: contentType.identifier, visibility: visibility, loadHandler: loadHandler)
  }

  /// Adds the kinds in which an object writes itself.
  open func registerObject(
    _ object: any NSItemProviderWriting, visibility: NSItemProviderRepresentationVisibility
  ) {
    representations += object.writableTypeIdentifiersForItemProvider.map { identifier in
      Representation(identifier: identifier) {
        object.loadData(withTypeIdentifier: identifier, forItemProviderCompletionHandler: $0)
      }
    }
  }

  /// The identifiers of the item's kinds; empty where no kind is known.
  open var registeredTypeIdentifiers: [String] {
    (kind.map { [$0.identifier] } ?? []) + representations.map(\.identifier)
  }
  /// The item's kinds; empty where none is known.
  public var registeredContentTypes: [UTType] {
    (kind.map { [$0] } ?? []) + representations.compactMap(\.type)
  }

  /// Returns whether the object is of a kind, or of one that is a kind of it; `false` for identifiers that nobody
  /// knows.
  open func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool {
    if let wanted = UTType(typeIdentifier) { return hasItemConforming(to: wanted) }
    return representations.contains { $0.identifier == typeIdentifier }
  }

  /// Returns whether the object is of a kind, or of one that is a kind of it.
  public func hasItemConforming(to type: UTType) -> Bool {
    registeredContentTypes.contains { $0.conforms(to: type) }
  }

  /// Returns whether ``loadObject(ofClass:completionHandler:)`` gives something of a type.
  public func canLoadObject<Loaded>(ofClass type: Loaded.Type) -> Bool {
    value(of: type) != nil || ReadableClass(type).flatMap(representation) != nil
  }

  /// Passes the item to a closure; `nil` if it is of another type, and if the type does not read one of its kinds.
  @discardableResult
  public func loadObject<Loaded>(
    ofClass type: Loaded.Type, completionHandler: @escaping (Loaded?, (any Error)?) -> Void
  ) -> Progress {
    if value(of: type) == nil, let readable = ReadableClass(type), let read = representation(for: readable) {
      // As the completions of Apple's own, it may be called on any thread.
      nonisolated(unsafe) let (completionHandler, readable) = (completionHandler, readable)
      let identifier = read.identifier
      let progress = read.load { data, error in
        do {
          guard let data else { throw error ?? CocoaError(.fileNoSuchFile) }
          completionHandler(try readable.object(data, identifier) as? Loaded, nil)
        } catch { completionHandler(nil, error) }
      }
      return progress ?? Progress(totalUnitCount: 0)
    }
    let found = value(of: type)
    completionHandler(found, found == nil ? CocoaError(.fileNoSuchFile) : nil)
    return Progress(totalUnitCount: 0)
  }

  private func representation(for readable: ReadableClass) -> Representation? {
    representations.first { candidate in
      readable.identifiers.contains { identifier in
        candidate.identifier == identifier
          || UTType(identifier).flatMap { candidate.type?.conforms(to: $0) } == true
      }
    }
  }

  /// Passes the object to a closure at once, whatever the type identifier and the options; an error if there is none.
  open func loadItem(
    forTypeIdentifier typeIdentifier: String, options: [AnyHashable: Any]? = nil,
    completionHandler: (@Sendable (Any?, (any Error)?) -> Void)? = nil
  ) {
    completionHandler?(object, object == nil ? CocoaError(.fileNoSuchFile) : nil)
  }

  /// Passes the item's bytes in a kind to a closure: those that are registered, or those of data, of a text and of a file; an
  /// error for others.
  @discardableResult public func loadDataRepresentation(
    forTypeIdentifier typeIdentifier: String,
    completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress {
    let wanted = UTType(typeIdentifier)
    let registered = representations.first { candidate in
      candidate.identifier == typeIdentifier || wanted.flatMap { candidate.type?.conforms(to: $0) } == true
    }
    if let registered { return registered.load(completionHandler) ?? Progress(totalUnitCount: 0) }
    let isWanted = kind == nil || hasItemConformingToTypeIdentifier(typeIdentifier)
    let bytes =
      !isWanted
      ? nil
      : object as? Data ?? (object as? String).map { Data($0.utf8) }
        ?? (object as? URL).flatMap { try? Data(contentsOf: $0) }
    completionHandler(bytes, bytes == nil ? CocoaError(.fileNoSuchFile) : nil)
    return Progress(totalUnitCount: 0)
  }

  /// Passes the item's bytes in a kind to a closure.
  @discardableResult public func loadDataRepresentation(
    for contentType: UTType, completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress {
    loadDataRepresentation(forTypeIdentifier: contentType.identifier, completionHandler: completionHandler)
  }

  private func value<Loaded>(of type: Loaded.Type) -> Loaded? {
    if let value = object as? Loaded { return value }
    return (object as? NSString).map { $0 as String } as? Loaded
  }
}
