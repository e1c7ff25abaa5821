public import Foundation

/// Hears what other programs do with a file. None does anything here.
public protocol NSFilePresenter: NSObjectProtocol {
  /// The file or the folder.
  var presentedItemURL: URL? { get }
  /// The queue on which it is notified.
  var presentedItemOperationQueue: OperationQueue { get }
}

/// Lets programs take turns with a file. Each may go on at once, because no other program waits for its turn here.
open class NSFileCoordinator: NSObject {
  /// The options for reading a file.
  public struct ReadingOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Writers need not save before.
    public static let withoutChanges = ReadingOptions(rawValue: 1)
    /// A link is followed.
    public static let resolvesSymbolicLink = ReadingOptions(rawValue: 2)
    /// Only what is said of the file is read.
    public static let immediatelyAvailableMetadataOnly = ReadingOptions(rawValue: 4)
    /// The file goes somewhere.
    public static let forUploading = ReadingOptions(rawValue: 8)
  }
  /// The options for writing a file.
  public struct WritingOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// It goes away.
    public static let forDeleting = WritingOptions(rawValue: 1)
    /// It gets another place.
    public static let forMoving = WritingOptions(rawValue: 2)
    /// Others save before.
    public static let forMerging = WritingOptions(rawValue: 4)
    /// Another one takes its place.
    public static let forReplacing = WritingOptions(rawValue: 8)
    /// Only what is said of it is written.
    public static let contentIndependentMetadataOnly = WritingOptions(rawValue: 16)
  }

  /// Makes one for who hears of a file.
  public init(filePresenter filePresenterOrNil: (any NSFilePresenter)? = nil) {}

  /// Adds somebody who hears of a file: no other program changes it.
  open class func addFilePresenter(_ filePresenter: any NSFilePresenter) {}
  /// Removes a presenter.
  open class func removeFilePresenter(_ filePresenter: any NSFilePresenter) {}

  /// Reads a file in its turn, which is now.
  open func coordinate(
    readingItemAt url: URL, options: ReadingOptions = [], error outError: UnsafeMutablePointer<NSError?>?,
    byAccessor reader: (URL) -> Void
  ) { reader(url) }
  /// Writes a file in its turn, which is now.
  open func coordinate(
    writingItemAt url: URL, options: WritingOptions = [], error outError: UnsafeMutablePointer<NSError?>?,
    byAccessor writer: (URL) -> Void
  ) { writer(url) }
  /// Reads one file and writes another in their turn, which is now.
  open func coordinate(
    readingItemAt readingURL: URL, options readingOptions: ReadingOptions = [],
    writingItemAt writingURL: URL, options writingOptions: WritingOptions = [],
    error outError: UnsafeMutablePointer<NSError?>?, byAccessor readerWriter: (URL, URL) -> Void
  ) { readerWriter(readingURL, writingURL) }
  /// Gives up waiting: nobody waits.
  open func cancel() {}
}
