// swift-format-ignore-file
import CoreFoundation
import Foundation
import SystemConfiguration
import SwiftUICore
import UIKit.UIApplication

import class UIKit.UIDevice

final class Guarded {
  private var lock = os_unfair_lock()
  private let place: UnsafeMutablePointer<os_unfair_lock_s> = .allocate(capacity: 1)
  private var count = 0
  init() { place.initialize(to: os_unfair_lock()) }
  deinit { place.deallocate() }

  func next() -> Int {
    os_unfair_lock_lock(&lock)
    defer { os_unfair_lock_unlock(&lock) }
    os_unfair_lock_assert_owner(&lock)
    os_unfair_lock_lock(place)
    os_unfair_lock_unlock(place)
    count += 1
    return count
  }
}

func fail() throws { throw NSError() }

func words(of name: String, at url: URL) -> String {
  let text = NSMutableString(string: name) as CFMutableString
  CFStringTransform(text, nil, kCFStringTransformToLatin, false)
  CFStringTransform(text, nil, kCFStringTransformStripDiacritics, false)
  let short = name as CFString
  let settings = [kCFBooleanTrue: url as CFURL, "name": short] as CFDictionary
  let isTrue = CFGetTypeID(NSNumber(value: true)) == CFBooleanGetTypeID()
  let label = String(cString: __dispatch_queue_get_label(nil))
  CFRunLoopPerformBlock(CFRunLoopGetMain(), CFRunLoopMode.defaultMode.rawValue) {}
  CFRunLoopWakeUp(CFRunLoopGetMain())
  return "\(text) \(CFStringGetLength(short)) \(settings) \(isTrue) \(label) \(noErr)"
}

func isReachable() -> Bool {
  var address = sockaddr_in()
  address.sin_family = sa_family_t(AF_INET)
  let target = withUnsafePointer(to: &address) {
    $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { SCNetworkReachabilityCreateWithAddress(nil, $0) }
  }
  var flags = SCNetworkReachabilityFlags()
  guard let target, SCNetworkReachabilityGetFlags(target, &flags) else { return false }
  return flags.contains(.reachable) && !flags.contains(.connectionRequired)
}

func formats(_ date: Date) -> [String] {
  let lengths = MeasurementFormatter()
  (lengths.unitStyle, lengths.unitOptions) = (.long, [.providedUnit])
  lengths.numberFormatter.maximumFractionDigits = 1
  let names = PersonNameComponentsFormatter()
  names.style = .abbreviated
  var name = PersonNameComponents()
  (name.givenName, name.familyName) = ("Ada", "Lovelace")
  let times = DateComponentsFormatter()
  (times.allowedUnits, times.unitsStyle, times.zeroFormattingBehavior) = ([.hour, .minute], .positional, .pad)
  let relative = RelativeDateTimeFormatter()
  (relative.unitsStyle, relative.dateTimeStyle) = (.abbreviated, .named)
  let length = Measurement(value: 3, unit: UnitLength.meters)
  return [
    lengths.string(from: length), lengths.string(from: UnitMass.kilograms), names.string(from: name),
    times.string(from: 90) ?? "", relative.localizedString(for: date, relativeTo: .now),
    ListFormatter.localizedString(byJoining: ["a", "b"]), name.formatted(.name(style: .long)), length.formatted(),
    length.formatted(.measurement(width: .wide, usage: .road, numberFormatStyle: .number)),
    Measurement(value: 20, unit: UnitTemperature.celsius).formatted(
      .measurement(width: .narrow, usage: .weather, hidesScaleName: true)),
  ]
}

func cloud(_ files: FileManager, _ file: URL) throws -> Bool {
  let store = NSUbiquitousKeyValueStore.default
  store.set(true, forKey: "seen")
  let search = NSMetadataQuery()
  search.searchScopes = [NSMetadataQueryUbiquitousDocumentsScope]
  search.start()
  var problem: NSError?
  NSFileCoordinator(filePresenter: nil).coordinate(readingItemAt: file, options: [], error: &problem) { print($0) }
  guard let folder = files.url(forUbiquityContainerIdentifier: nil) else { return files.ubiquityIdentityToken == nil }
  try files.setUbiquitous(true, itemAt: file, destinationURL: folder)
  return files.containerURL(forSecurityApplicationGroupIdentifier: "group.a") != nil && store.synchronize()
}

// Foundation brings Security along.
func password(for account: String) -> Data? {
  let query: [String: Any] = [
    kSecClass as String: kSecClassGenericPassword, kSecAttrAccount as String: account, kSecReturnData as String: true,
  ]
  var found: AnyObject?
  return SecItemCopyMatching(query as CFDictionary, &found) == errSecSuccess ? found as? Data : nil
}

func numbers(_ value: NSNumber, _ error: Unmanaged<CFError>?) throws -> Bool {
  let problem = error?.takeRetainedValue()
  let room = try URL.homeDirectory.resourceValues(forKeys: [.volumeAvailableCapacityForImportantUsageKey])
  let state = ProcessInfo.processInfo.thermalState
  if state == .serious || ProcessInfo.processInfo.isLowPowerModeEnabled { return false }
  print(CFErrorGetCode(problem), CFErrorGetDomain(problem) as String, room.volumeAvailableCapacityForImportantUsage ?? 0)
  return CFGetTypeID(value) != CFBooleanGetTypeID() && !CFNumberIsFloatType(value)
}

enum Thrown {
  static func check(_ isRight: Bool) {
    let wrong = NSException(name: .internalInconsistencyException, reason: "a state that cannot be", userInfo: ["isRight": isRight])
    if !isRight { wrong.raise() }
    print(wrong.name.rawValue, wrong.reason ?? "", wrong.userInfo ?? [:], NSExceptionName.genericException == .rangeException)
  }
}

// As Alamofire names itself to servers.
func userAgent(of info: [String: Any]?) -> String {
    let program = (info?[kCFBundleExecutableKey as String] as? String) ?? "Unknown"
    let bundle = info?[kCFBundleIdentifierKey as String] as? String ?? "Unknown"
    return "\(program) \(bundle) \(info?[kCFBundleVersionKey as String] as? String ?? "Unknown")"
}
