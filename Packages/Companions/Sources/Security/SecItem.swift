import Combine
import Synchronization

/// It went well.
public let errSecSuccess: OSStatus = 0
/// It is there already.
public let errSecDuplicateItem: OSStatus = -25299
/// It is not there.
public let errSecItemNotFound: OSStatus = -25300
/// The error for an invalid parameter.
public let errSecParam: OSStatus = -50
/// The person could not be known.
public let errSecAuthFailed: OSStatus = -25293
/// The error when a person may not be asked.
public let errSecInteractionNotAllowed: OSStatus = -25308
/// The person took it back.
public let errSecUserCanceled: OSStatus = -128

/// The name of what kind a secret is.
public let kSecClass = "class"
/// A password of the app.
public let kSecClassGenericPassword = "genp"
/// A password of a server.
public let kSecClassInternetPassword = "inet"
/// A key.
public let kSecClassKey = "keys"
/// A certificate.
public let kSecClassCertificate = "cert"
/// A certificate with its key.
public let kSecClassIdentity = "idnt"
/// The name of the account.
public let kSecAttrAccount = "acct"
/// The name of the service.
public let kSecAttrService = "svce"
/// The name of the server.
public let kSecAttrServer = "srvr"
/// The name of a word of the app's.
public let kSecAttrGeneric = "gena"
/// The name of the words that people read.
public let kSecAttrLabel = "labl"
/// The name of the group of apps.
public let kSecAttrAccessGroup = "agrp"
/// The name of whether other devices have it.
public let kSecAttrSynchronizable = "sync"
/// The name of when it can be read.
public let kSecAttrAccessible = "pdmn"
/// Whenever the device is unlocked.
public let kSecAttrAccessibleWhenUnlocked = "ak"
/// Whenever this device is unlocked.
public let kSecAttrAccessibleWhenUnlockedThisDeviceOnly = "aku"
/// After the device was unlocked once.
public let kSecAttrAccessibleAfterFirstUnlock = "ck"
/// After this device was unlocked once.
public let kSecAttrAccessibleAfterFirstUnlockThisDeviceOnly = "cku"
/// Whenever this device is unlocked, if it has a code.
public let kSecAttrAccessibleWhenPasscodeSetThisDeviceOnly = "akpu"
/// The name of the secret.
public let kSecValueData = "v_Data"
/// The name of whether the secret is answered.
public let kSecReturnData = "r_Data"
/// The name of whether what is said of it is answered.
public let kSecReturnAttributes = "r_Attributes"
/// The name of how many are answered.
public let kSecMatchLimit = "m_Limit"
/// One is answered.
public let kSecMatchLimitOne = "m_LimitOne"
/// All are answered.
public let kSecMatchLimitAll = "m_LimitAll"

/// The secrets of this program. Nothing is written: they are gone when it ends.
private let secrets = Mutex<[Secret]>([])

private struct Secret: @unchecked Sendable {
  var attributes: [String: Any]
  /// The attributes that distinguish an item from others.
  private static let names = [kSecClass, kSecAttrAccount, kSecAttrService, kSecAttrServer, kSecAttrGeneric]

  func fits(_ query: [String: Any]) -> Bool {
    (Self.names + [kSecAttrAccessGroup]).allSatisfy { name in
      query[name] == nil || isEqual(query[name], attributes[name])
    }
  }
  func isSame(as other: [String: Any]) -> Bool {
    Self.names.allSatisfy { isEqual(attributes[$0], other[$0]) }
  }
  private func isEqual(_ one: Any?, _ other: Any?) -> Bool {
    switch (one, other) {
    case (nil, nil): true
    case (let one?, let other?): "\(one)" == "\(other)"
    default: false
    }
  }
}

private func words(_ dictionary: NSDictionary) -> [String: Any] {
  var found: [String: Any] = [:]
  for (key, value) in dictionary { if let key = key as? String { found[key] = value } }
  return found
}

/// Keeps a secret until the program ends.
@available(
  *, deprecated, message: "In Plumb, SecItemAdd works in part: secrets are kept until the program ends."
)
@discardableResult public func SecItemAdd(
  _ attributes: NSDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>?
) -> OSStatus {
  nonisolated(unsafe) let attributes = words(attributes)
  guard attributes[kSecClass] != nil else { return errSecParam }
  return secrets.withLock { kept in
    guard !kept.contains(where: { $0.isSame(as: attributes) }) else { return errSecDuplicateItem }
    kept.append(Secret(attributes: attributes))
    return errSecSuccess
  }
}

/// Answers a secret that was kept.
@discardableResult public func SecItemCopyMatching(
  _ query: NSDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>?
) -> OSStatus {
  let query = words(query)
  let found = secrets.withLock { $0 }.filter { $0.fits(query) }
  guard let first = found.first else { return errSecItemNotFound }
  let isAll = query[kSecMatchLimit] as? String == kSecMatchLimitAll
  let wantsAttributes = (query[kSecReturnAttributes] as? NSNumber)?.boolValue ?? false
  let answer: (Secret) -> AnyObject? = { secret in
    if wantsAttributes { return NSDictionary(dictionary: secret.attributes) }
    return (secret.attributes[kSecValueData] as? Data).map { NSData(data: $0) }
  }
  result?.pointee = isAll ? NSArray(array: found.compactMap(answer)) : answer(first)
  return errSecSuccess
}

/// Changes a secret that was kept.
@discardableResult public func SecItemUpdate(_ query: NSDictionary, _ attributesToUpdate: NSDictionary)
  -> OSStatus
{
  nonisolated(unsafe) let (query, changes) = (words(query), words(attributesToUpdate))
  return secrets.withLock { kept in
    let places = kept.indices.filter { kept[$0].fits(query) }
    for place in places { kept[place].attributes.merge(changes) { $1 } }
    return places.isEmpty ? errSecItemNotFound : errSecSuccess
  }
}

/// Forgets secrets.
@discardableResult public func SecItemDelete(_ query: NSDictionary) -> OSStatus {
  nonisolated(unsafe) let query = words(query)
  return secrets.withLock { kept in
    let count = kept.count
    kept.removeAll { $0.fits(query) }
    return kept.count == count ? errSecItemNotFound : errSecSuccess
  }
}
