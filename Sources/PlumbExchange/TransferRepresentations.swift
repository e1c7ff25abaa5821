import Foundation

/// A form that a coder makes: JSON, unless others are given.
public struct CodableRepresentation<Item: Transferable & Codable, Encoder, Decoder>: TransferRepresentation,
  @unchecked Sendable
{
  public typealias Body = Never
  let contentType: UTType

  /// Creates a form of a kind with custom coders. Plumb keeps neither of them.
  public init(for itemType: Item.Type = Item.self, contentType: UTType, encoder: Encoder, decoder: Decoder) {
    self.contentType = contentType
  }
}

extension CodableRepresentation where Encoder == JSONEncoder, Decoder == JSONDecoder {
  /// Creates a form of a kind, written as JSON.
  public init(for itemType: Item.Type = Item.self, contentType: UTType) {
    self.init(for: itemType, contentType: contentType, encoder: JSONEncoder(), decoder: JSONDecoder())
  }
}

/// A form of bytes.
public struct DataRepresentation<Item: Transferable>: TransferRepresentation {
  public typealias Body = Never
  let contentType: UTType
  let exporting: (@Sendable (Item) async throws -> Data)?
  let importing: (@Sendable (Data) async throws -> Item)?

  /// Creates a form of bytes that goes both ways. Plumb keeps the functions and calls neither: nothing is transferred
  /// yet.
  public init(
    contentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data,
    importing: @escaping @Sendable (Data) async throws -> Item
  ) {
    (self.contentType, self.exporting, self.importing) = (contentType, exporting, importing)
  }

  /// Creates a form of bytes that is only given away. Plumb keeps the function and does not call it.
  public init(exportedContentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data) {
    (contentType, self.exporting, importing) = (exportedContentType, exporting, nil)
  }

  /// Creates a form of bytes that is only taken. Plumb keeps the function and does not call it.
  public init(importedContentType: UTType, importing: @escaping @Sendable (Data) async throws -> Item) {
    (contentType, exporting, self.importing) = (importedContentType, nil, importing)
  }
}

/// A form that is a file.
public struct FileRepresentation<Item: Transferable>: TransferRepresentation {
  public typealias Body = Never
  let contentType: UTType

  /// Creates a form that is a file and goes both ways. Plumb keeps the kind alone: the functions are never called.
  public init(
    contentType: UTType, shouldAttemptToOpenInPlace: Bool = false,
    exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile,
    importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item
  ) {
    self.contentType = contentType
  }

  /// Creates a form that is a file and is only given away. Plumb keeps the kind alone: the function is never called.
  public init(
    exportedContentType: UTType, shouldAllowToOpenInPlace: Bool = false,
    exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile
  ) {
    contentType = exportedContentType
  }

  /// Creates a form that is a file and is only taken. Plumb keeps the kind alone: the function is never called.
  public init(
    importedContentType: UTType, shouldAttemptToOpenInPlace: Bool = false,
    importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item
  ) {
    contentType = importedContentType
  }
}

/// A file that goes to another program.
public struct SentTransferredFile: Sendable {
  /// The location of the file.
  public let file: URL
  /// Whether the other program may have the file itself, and not a copy. Plumb keeps it and does not use it.
  public let allowAccessingOriginalFile: Bool
  /// Creates a file to give away.
  public init(_ file: URL, allowAccessingOriginalFile: Bool = false) {
    (self.file, self.allowAccessingOriginalFile) = (file, allowAccessingOriginalFile)
  }
}

/// A file that came from another program.
public struct ReceivedTransferredFile: Sendable {
  /// The location of the file.
  public let file: URL
  /// Whether it is the other program's own file, and not a copy. Plumb makes no such value: no file comes from
  /// elsewhere.
  public let isOriginalFile: Bool
}

/// The form of something else: a bookmark goes as its address.
public struct ProxyRepresentation<Item: Transferable, Proxy: Transferable>: TransferRepresentation {
  public typealias Body = Never
  let exporting: (@Sendable (Item) async throws -> Proxy)?
  let importing: (@Sendable (Proxy) async throws -> Item)?

  /// Creates a form of something else that goes both ways. Plumb keeps the functions and calls neither.
  public init(
    exporting: @escaping @Sendable (Item) async throws -> Proxy,
    importing: @escaping @Sendable (Proxy) async throws -> Item
  ) {
    (self.exporting, self.importing) = (exporting, importing)
  }

  /// Creates a form of something else that is only given away. Plumb keeps the function and does not call it.
  public init(exporting: @escaping @Sendable (Item) async throws -> Proxy) {
    (self.exporting, importing) = (exporting, nil)
  }

  /// Creates a form of something else that is only taken. Plumb keeps the function and does not call it.
  public init(importing: @escaping @Sendable (Proxy) async throws -> Item) {
    (exporting, self.importing) = (nil, importing)
  }
}
