public import Foundation

// Names of Objective-C and Core Foundation that Swift code still uses.

/// A whole number.
public typealias NSInteger = Int
/// A whole number that is not negative. It is `Int` in Swift, as Apple's own imports are.
public typealias NSUInteger = Int

/// Creates bytes that can be changed; the capacity is no bound.
public func CFDataCreateMutable(_ allocator: CFAllocator?, _ capacity: CFIndex) -> CFMutableData! {
  NSMutableData()
}
/// Creates bytes from some at an address.
public func CFDataCreate(_ allocator: CFAllocator?, _ bytes: UnsafePointer<UInt8>!, _ length: CFIndex)
  -> CFData!
{
  NSData(bytes: bytes, length: length)
}
/// Adds bytes at the end of others.
public func CFDataAppendBytes(_ theData: CFMutableData!, _ bytes: UnsafePointer<UInt8>!, _ length: CFIndex) {
  theData.append(bytes, length: length)
}

/// The key of the bytes with which a download can go on.
public let NSURLSessionDownloadTaskResumeData = "NSURLSessionDownloadTaskResumeData"

/// An object whose content is made again when memory is short. Here memory is never asked back.
public protocol NSDiscardableContent: AnyObject {
  /// Whether the content is there, which then stays until ``endContentAccess()``.
  func beginContentAccess() -> Bool
  /// The content is not needed for now.
  func endContentAccess()
  /// Removes the content unless it is needed.
  func discardContentIfPossible()
  /// Whether the content was removed.
  func isContentDiscarded() -> Bool
}

extension Progress {
  /// Creates a progress without units that nobody waits for.
  public convenience init(_ nothing: Void = ()) { self.init(parent: nil, userInfo: nil) }
}

extension URL {
  /// Whether the file is on this machine or can be had: it is looked for on this machine.
  public func checkPromisedItemIsReachable() throws -> Bool { try checkResourceIsReachable() }
}

extension Unmanaged where Instance == NSString {
  /// Returns a text for C code to release: `"text" as CFString` is the text itself here.
  public static func passRetained(_ value: CFString) -> Unmanaged<NSString> {
    passRetained(value as NSString)
  }
}
