import PlumbUIKit
import SwiftUI

/// The metadata of a page.
open class LPLinkMetadata: NSObject, @unchecked Sendable {
  /// The address, as it was asked for.
  open var originalURL: URL?
  /// The address that has answered.
  open var url: URL?
  /// The title.
  open var title: String?
  /// The page's sign.
  open var iconProvider: NSItemProvider?
  /// The page's picture.
  open var imageProvider: NSItemProvider?
  /// The page's film.
  open var videoProvider: NSItemProvider?
  /// The film's address.
  open var remoteVideoURL: URL?
  /// Creates one that says nothing.
  public override init() {}
}

/// The reason why a page failed to load.
public struct LPError: Error, Sendable {
  /// The kinds of errors.
  public enum Code: Int, Sendable {
    case unknown = 1, metadataFetchFailed, metadataFetchCancelled, metadataFetchTimedOut
  }
  /// The kind of error.
  public let code: Code
}

/// A provider of a page's metadata. No page is loaded here, so the answer is an error.
open class LPMetadataProvider: NSObject, @unchecked Sendable {
  /// The time limit, in seconds.
  open var timeout: TimeInterval = 30
  /// Whether pictures are asked for.
  open var shouldFetchSubresources = true
  /// Creates one.
  public override init() {}
  /// Fetches the metadata of a page. That is an error.
  @available(
    *, deprecated,
    message: "In Plumb, LPMetadataProvider does nothing: no page is asked, so the answer is an error."
  )
  open func startFetchingMetadata(
    for URL: URL, completionHandler: @escaping @Sendable (LPLinkMetadata?, (any Error)?) -> Void
  ) {
    later { completionHandler(nil, LPError(code: .metadataFetchFailed)) }
  }
  /// Fetches the metadata of a page. That is an error.
  @available(
    *, deprecated,
    message: "In Plumb, LPMetadataProvider does nothing: no page is asked, so the answer is an error."
  )
  open func startFetchingMetadata(for URL: URL)
    async throws
    -> LPLinkMetadata
  {
    throw LPError(code: .metadataFetchFailed)
  }
  /// Cancels the request.
  open func cancel() {}
}

/// Shows a page's title and picture: the title, or the address, on a placeholder.
@preconcurrency @MainActor open class LPLinkView: UIView {
  /// The metadata of the page.
  open var metadata: LPLinkMetadata { didSet { setNeedsDisplay() } }

  /// Shows an address.
  public convenience init(url: URL) {
    let metadata = LPLinkMetadata()
    metadata.url = url
    self.init(metadata: metadata)
  }
  /// Shows what a page says of itself.
  public init(metadata: LPLinkMetadata) {
    self.metadata = metadata
    super.init(frame: .zero)
    companionContent = { [weak self] in AnyView(self?.placeholder) }
  }
  public override convenience init(frame: CGRect) {
    self.init(metadata: LPLinkMetadata())
    self.frame = frame
  }
  public required init?(coder: NSCoder) {
    metadata = LPLinkMetadata()
    super.init(coder: coder)
  }
  private var placeholder: Placeholder {
    let host = (metadata.originalURL ?? metadata.url)?.host
    return Placeholder(
      metadata.title ?? host ?? "Link", detail: metadata.title == nil ? nil : host, symbol: "safari")
  }
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: min(size.width, 300), height: 120)
  }
}
