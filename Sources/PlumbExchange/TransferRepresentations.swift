import Foundation

/// A form that a coder makes: JSON, unless others are given.
public struct CodableRepresentation<Item: Transferable & Codable, Encoder, Decoder>: TransferRepresentation,
  @unchecked Sendable
{
  public typealias Body = Never
  let contentType: UTType

  public init(for itemType: Item.Type = Item.self, contentType: UTType, encoder: Encoder, decoder: Decoder) {
    self.contentType = contentType
  }
}

extension CodableRepresentation where Encoder == JSONEncoder, Decoder == JSONDecoder {
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

  public init(
    contentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data,
    importing: @escaping @Sendable (Data) async throws -> Item
  ) {
    (self.contentType, self.exporting, self.importing) = (contentType, exporting, importing)
  }

  public init(exportedContentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data) {
    (contentType, self.exporting, importing) = (exportedContentType, exporting, nil)
  }

  public init(importedContentType: UTType, importing: @escaping @Sendable (Data) async throws -> Item) {
    (contentType, exporting, self.importing) = (importedContentType, nil, importing)
  }
}

/// A form that is a file.
public struct FileRepresentation<Item: Transferable>: TransferRepresentation {
  public typealias Body = Never
  let contentType: UTType

  public init(
    contentType: UTType, shouldAttemptToOpenInPlace: Bool = false,
    exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile,
    importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item
  ) {
    self.contentType = contentType
  }

  public init(
    exportedContentType: UTType, shouldAllowToOpenInPlace: Bool = false,
    exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile
  ) {
    contentType = exportedContentType
  }

  public init(
    importedContentType: UTType, shouldAttemptToOpenInPlace: Bool = false,
    importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item
  ) {
    contentType = importedContentType
  }
}

/// A file that goes to another program.
public struct SentTransferredFile: Sendable {
  public let file: URL
  public let allowAccessingOriginalFile: Bool
  public init(_ file: URL, allowAccessingOriginalFile: Bool = false) {
    (self.file, self.allowAccessingOriginalFile) = (file, allowAccessingOriginalFile)
  }
}

/// A file that came from another program.
public struct ReceivedTransferredFile: Sendable {
  public let file: URL
  public let isOriginalFile: Bool
}

/// The form of something else: a bookmark goes as its address.
public struct ProxyRepresentation<Item: Transferable, Proxy: Transferable>: TransferRepresentation {
  public typealias Body = Never
  let exporting: (@Sendable (Item) async throws -> Proxy)?
  let importing: (@Sendable (Proxy) async throws -> Item)?

  public init(
    exporting: @escaping @Sendable (Item) async throws -> Proxy,
    importing: @escaping @Sendable (Proxy) async throws -> Item
  ) {
    (self.exporting, self.importing) = (exporting, importing)
  }

  public init(exporting: @escaping @Sendable (Item) async throws -> Proxy) {
    (self.exporting, importing) = (exporting, nil)
  }

  public init(importing: @escaping @Sendable (Proxy) async throws -> Item) {
    (exporting, self.importing) = (nil, importing)
  }
}
