public import Foundation

/// The name of looking in the app's documents in iCloud.
public let NSMetadataQueryUbiquitousDocumentsScope = "NSMetadataQueryUbiquitousDocumentsScope"
/// The name of looking in the app's other files in iCloud.
public let NSMetadataQueryUbiquitousDataScope = "NSMetadataQueryUbiquitousDataScope"
/// The name of a file's name.
public let NSMetadataItemFSNameKey = "kMDItemFSName"
/// The name of a file's address.
public let NSMetadataItemURLKey = "kMDItemURL"
/// The name of how far a file has come from iCloud.
public let NSMetadataUbiquitousItemDownloadingStatusKey = "NSMetadataUbiquitousItemDownloadingStatusKey"

extension NSNotification.Name {
  /// A search has found what there is.
  public static let NSMetadataQueryDidFinishGathering = Self("NSMetadataQueryDidFinishGatheringNotification")
  /// A notification that the results of a search have changed. It is never posted here.
  public static let NSMetadataQueryDidUpdate = Self("NSMetadataQueryDidUpdateNotification")
  /// A search has begun.
  public static let NSMetadataQueryDidStartGathering = Self("NSMetadataQueryDidStartGatheringNotification")
}

/// A file that a search has found. None is found here.
open class NSMetadataItem: NSObject {
  /// The attributes of the file.
  open func value(forAttribute key: String) -> Any? { nil }
}

/// A search for files in iCloud. Nobody is signed in to it, so a search ends at once and has found none.
open class NSMetadataQuery: NSObject {
  /// The places where files are looked for.
  open var searchScopes: [Any] = []
  /// Which files are looked for.
  open var predicate: NSPredicate?
  /// In which order they come.
  open var sortDescriptors: [NSSortDescriptor] = []
  /// The seconds between two notifications of changes. No change is ever found here, so it decides nothing.
  open var notificationBatchingInterval: TimeInterval = 1
  /// The queue on which a search reports.
  open var operationQueue: OperationQueue?
  /// Whether the search has begun.
  open private(set) var isStarted = false
  /// Whether the search still looks.
  open var isGathering: Bool { false }
  /// The results of the search: none.
  open var results: [Any] { [] }
  /// The number of results: none.
  open var resultCount: Int { 0 }

  /// Begins, and reports at once that there is nothing more.
  @discardableResult open func start() -> Bool {
    guard !isStarted else { return false }
    isStarted = true
    let queue = operationQueue ?? .main
    nonisolated(unsafe) let query = self
    queue.addOperation {
      NotificationCenter.default.post(name: .NSMetadataQueryDidStartGathering, object: query)
      NotificationCenter.default.post(name: .NSMetadataQueryDidFinishGathering, object: query)
    }
    return true
  }
  /// Ends.
  open func stop() { isStarted = false }
  /// Lets changes wait.
  open func disableUpdates() {}
  /// Lets changes come.
  open func enableUpdates() {}
  /// A file of what it has found. It has found none.
  open func result(at idx: Int) -> Any { NSMetadataItem() }
}
