import Foundation

/// The programs that may have what a provider registers.
public enum NSItemProviderRepresentationVisibility: Int, Sendable { case all, team, group, ownProcess }

/// A class whose objects can be made of the bytes that a provider has.
public protocol NSItemProviderReading: NSObjectProtocol {
  /// The identifiers of the kinds that the class reads, the best first.
  static var readableTypeIdentifiersForItemProvider: [String] { get }

  /// Returns the object that bytes of a kind are.
  static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self
}

/// A class whose objects write themselves as bytes for a provider.
public protocol NSItemProviderWriting: NSObjectProtocol {
  /// The identifiers of the kinds that the class writes, the best first.
  static var writableTypeIdentifiersForItemProvider: [String] { get }

  /// The identifiers of the kinds that this object writes; those of its class if it does not say others.
  var writableTypeIdentifiersForItemProvider: [String] { get }

  /// Passes the object's bytes in a kind to a closure.
  func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress?
}

extension NSItemProviderWriting {
  /// The identifiers of the kinds that the class writes.
  public var writableTypeIdentifiersForItemProvider: [String] {
    Self.writableTypeIdentifiersForItemProvider
  }
}

extension NSString: NSItemProviderReading, NSItemProviderWriting {
  /// Text.
  public static var readableTypeIdentifiersForItemProvider: [String] { [UTType.text.identifier] }
  /// Text in UTF-8.
  public static var writableTypeIdentifiersForItemProvider: [String] { [UTType.utf8PlainText.identifier] }

  /// Returns the text of bytes in UTF-8.
  public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
    try read(String(data: data, encoding: .utf8).map { NSString(string: $0) })
  }

  /// Passes the text's bytes in UTF-8 to a closure.
  public func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress? {
    completionHandler(Data((self as String).utf8), nil)
    return nil
  }
}

extension NSURL: NSItemProviderReading, NSItemProviderWriting {
  /// Addresses.
  public static var readableTypeIdentifiersForItemProvider: [String] { [UTType.url.identifier] }
  /// Addresses, those of files and others.
  public static var writableTypeIdentifiersForItemProvider: [String] {
    [UTType.fileURL.identifier, UTType.url.identifier]
  }
  /// An address of a file, or another one.
  public var writableTypeIdentifiersForItemProvider: [String] {
    [(isFileURL ? UTType.fileURL : .url).identifier]
  }

  /// Returns the address that bytes spell in UTF-8.
  public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
    try read(String(data: data, encoding: .utf8).flatMap { NSURL(string: $0) })
  }

  /// Passes the letters of the address to a closure, in UTF-8.
  public func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress? {
    completionHandler(Data(absoluteString.utf8), nil)
    return nil
  }
}

extension NSItemProviderReading {
  /// An object of the class; an error for none, and where a subclass is wanted.
  fileprivate static func read(_ object: Any?) throws -> Self {
    guard let object = object as? Self else { throw CocoaError(.fileReadCorruptFile) }
    return object
  }
}

/// A class that is read from bytes, or the value that represents one in Swift, as `String` does for `NSString`.
struct ReadableClass {
  let identifiers: [String]
  let object: (_ data: Data, _ identifier: String) throws -> Any?

  init?(_ type: Any.Type) {
    if let type = type as? any NSItemProviderReading.Type {
      self.init(reading: type) { $0 }
    } else if let type = type as? any _ObjectiveCBridgeable.Type {
      self.init(bridged: type)
    } else {
      return nil
    }
  }

  private init?<Value: _ObjectiveCBridgeable>(bridged: Value.Type) {
    guard let type = Value._ObjectiveCType.self as? any NSItemProviderReading.Type else { return nil }
    self.init(reading: type) { $0 as? Value }
  }

  private init(
    reading type: any NSItemProviderReading.Type, _ value: @escaping (Any) -> Any?
  ) {
    identifiers = type.readableTypeIdentifiersForItemProvider
    object = { value(try type.object(withItemProviderData: $0, typeIdentifier: $1)) }
  }
}
