public import Foundation

// Nobody is signed in to iCloud here, and the answers are those of a phone on which nobody is.

extension FileManager {
  /// The user who is signed in to iCloud: nobody.
  public var ubiquityIdentityToken: (any NSCoding & NSCopying & NSObjectProtocol)? { nil }

  /// The app's folder in iCloud: none.
  public func url(forUbiquityContainerIdentifier containerIdentifier: String?) -> URL? { nil }

  /// Whether a file is kept in iCloud: none is.
  public func isUbiquitousItem(at url: URL) -> Bool { false }

  /// Moves a file to iCloud or from there. That is an error.
  public func setUbiquitous(_ flag: Bool, itemAt url: URL, destinationURL: URL) throws { throw noCloud(url) }

  /// Brings a file from iCloud. That is an error.
  public func startDownloadingUbiquitousItem(at url: URL) throws { throw noCloud(url) }

  /// Removes the local copy of a file in iCloud. That is an error.
  public func evictUbiquitousItem(at url: URL) throws { throw noCloud(url) }

  /// The folder that the apps of a group share: one of its name beside the app's own files, which is made if it is not there.
  public func containerURL(forSecurityApplicationGroupIdentifier groupIdentifier: String) -> URL? {
    guard !groupIdentifier.isEmpty, !groupIdentifier.contains("/"), !groupIdentifier.hasPrefix("."),
      let files = urls(for: .applicationSupportDirectory, in: .userDomainMask).first
    else { return nil }
    let folder = files.appendingPathComponent("AppGroups").appendingPathComponent(groupIdentifier)
    try? createDirectory(at: folder, withIntermediateDirectories: true)
    return folder
  }
}

private func noCloud(_ url: URL) -> CocoaError {
  CocoaError(CocoaError.Code(rawValue: 4355), userInfo: [NSFilePathErrorKey: url.path])
}

/// Values that the devices of a person share. They stay in this program, because nobody is signed in to iCloud.
open class NSUbiquitousKeyValueStore: NSObject, @unchecked Sendable {
  /// The values of the app.
  public static let `default` = NSUbiquitousKeyValueStore()
  /// The name of the notification that another device has changed values. It never comes.
  public class var didChangeExternallyNotification: Notification.Name {
    Notification.Name("NSUbiquitousKeyValueStoreDidChangeExternallyNotification")
  }

  private let lock = NSLock()
  private var values: [String: Any] = [:]

  /// The value of a name.
  open func object(forKey aKey: String) -> Any? { lock.withLock { values[aKey] } }
  /// Sets the value of a name.
  open func set(_ anObject: Any?, forKey aKey: String) { lock.withLock { values[aKey] = anObject } }
  /// Removes the value of a key.
  open func removeObject(forKey aKey: String) { set(nil as Any?, forKey: aKey) }
  /// The text of a name.
  open func string(forKey aKey: String) -> String? { object(forKey: aKey) as? String }
  /// The list of a name.
  open func array(forKey aKey: String) -> [Any]? { object(forKey: aKey) as? [Any] }
  /// The dictionary of a name.
  open func dictionary(forKey aKey: String) -> [String: Any]? { object(forKey: aKey) as? [String: Any] }
  /// The bytes of a name.
  open func data(forKey aKey: String) -> Data? { object(forKey: aKey) as? Data }
  /// The whole number of a name, or 0.
  open func longLong(forKey aKey: String) -> Int64 { (object(forKey: aKey) as? Int64) ?? 0 }
  /// The number of a name, or 0.
  open func double(forKey aKey: String) -> Double { (object(forKey: aKey) as? Double) ?? 0 }
  /// The truth value of a name, or no.
  open func bool(forKey aKey: String) -> Bool { (object(forKey: aKey) as? Bool) ?? false }
  /// Sets the text of a name.
  open func set(_ aString: String?, forKey aKey: String) { set(aString as Any?, forKey: aKey) }
  /// Sets the bytes of a name.
  open func set(_ aData: Data?, forKey aKey: String) { set(aData as Any?, forKey: aKey) }
  /// Sets the list of a name.
  open func set(_ anArray: [Any]?, forKey aKey: String) { set(anArray as Any?, forKey: aKey) }
  /// Sets the dictionary of a name.
  open func set(_ aDictionary: [String: Any]?, forKey aKey: String) { set(aDictionary as Any?, forKey: aKey) }
  /// Sets the whole number of a name.
  open func set(_ value: Int64, forKey aKey: String) { set(value as Any?, forKey: aKey) }
  /// Sets the number of a name.
  open func set(_ value: Double, forKey aKey: String) { set(value as Any?, forKey: aKey) }
  /// Sets the truth value of a name.
  open func set(_ value: Bool, forKey aKey: String) { set(value as Any?, forKey: aKey) }
  /// All names and values.
  open var dictionaryRepresentation: [String: Any] { lock.withLock { values } }
  /// Returns whether the values are as they should be: they are.
  @discardableResult open func synchronize() -> Bool { true }
}
