/// An error with a tag.
public struct NFCReaderError: Error, Sendable {
  /// The kinds of errors.
  public enum Code: Int, Sendable {
    case readerErrorUnsupportedFeature = 1
    case readerSessionInvalidationErrorUserCanceled = 200, readerSessionInvalidationErrorSessionTimeout
    case readerSessionInvalidationErrorFirstNDEFTagRead = 204
  }
  /// The kind of error.
  public let code: Code
}
/// The content of a tag.
open class NFCNDEFMessage: NSObject, @unchecked Sendable {
  /// The parts.
  public let records: [NFCNDEFPayload]
  /// Creates one of parts.
  public init(records: [NFCNDEFPayload]) { self.records = records }
}
/// A part of what a tag holds.
open class NFCNDEFPayload: NSObject, @unchecked Sendable {
  public let payload: Data
  init(_ payload: Data) { self.payload = payload }
  /// Returns an address.
  open class func wellKnownTypeURIPayload(string uri: String) -> NFCNDEFPayload? {
    NFCNDEFPayload(Data(uri.utf8))
  }
  /// Returns an address.
  open func wellKnownTypeURIPayload() -> URL? { URL(string: String(decoding: payload, as: UTF8.self)) }
}
/// A delegate that receives the content of tags.
public protocol NFCNDEFReaderSessionDelegate: AnyObject {
  func readerSession(_ session: NFCNDEFReaderSession, didInvalidateWithError error: any Error)
  func readerSession(_ session: NFCNDEFReaderSession, didDetectNDEFs messages: [NFCNDEFMessage])
}
/// Reads tags. No device here can: beginning is an error.
open class NFCNDEFReaderSession: NSObject, @unchecked Sendable {
  /// Whether a device can. It cannot.
  open class var readingAvailable: Bool { false }
  /// The message that people read meanwhile.
  open var alertMessage = ""
  private weak var delegate: (any NFCNDEFReaderSessionDelegate)?
  /// Creates a session.
  public init(
    delegate: any NFCNDEFReaderSessionDelegate, queue: DispatchQueue?, invalidateAfterFirstRead: Bool
  ) {
    self.delegate = delegate
  }
  /// Begins. That is an error.
  @available(
    *, deprecated,
    message: "In Plumb, NFCNDEFReaderSession does nothing: no host can read tags, so beginning is an error."
  )
  open func begin() {
    later { [self] in
      delegate?.readerSession(
        self, didInvalidateWithError: NFCReaderError(code: .readerErrorUnsupportedFeature))
    }
  }
  /// Ends.
  open func invalidate() {}
  /// Ends with words.
  open func invalidate(errorMessage: String) {}
}
