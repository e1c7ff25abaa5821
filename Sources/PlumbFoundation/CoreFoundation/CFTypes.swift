public import Foundation

// The names of Core Foundation for Foundation's own types: `"name" as CFString` is the text itself.

/// A text of Core Foundation.
public typealias CFString = String
/// A text of Core Foundation that can be changed.
public typealias CFMutableString = NSMutableString
/// A dictionary of Core Foundation.
public typealias CFDictionary = NSDictionary
/// A dictionary of Core Foundation that can be changed.
public typealias CFMutableDictionary = NSMutableDictionary
/// A list of Core Foundation.
public typealias CFArray = [Any]
/// Bytes of Core Foundation.
public typealias CFData = NSData
/// Bytes of Core Foundation that can be changed.
public typealias CFMutableData = NSMutableData
/// A number of Core Foundation.
public typealias CFNumber = NSNumber
/// A truth value of Core Foundation.
public typealias CFBoolean = NSNumber
/// An address of Core Foundation.
public typealias CFURL = NSURL
/// An error of Core Foundation.
public typealias CFError = NSError
/// Any object of Core Foundation.
public typealias CFTypeRef = AnyObject
/// A number or a place in a list of Core Foundation.
public typealias CFIndex = Int
/// A time in seconds.
public typealias CFTimeInterval = Double
/// A bit of options of Core Foundation.
public typealias CFOptionFlags = UInt
/// A number that distinguishes one type of Core Foundation from others.
public typealias CFTypeID = UInt

/// The result of a call; 0 is success.
public typealias OSStatus = Int32
/// Four letters as a number.
public typealias FourCharCode = UInt32
/// Four letters that name a kind.
public typealias OSType = FourCharCode
/// It went well.
public let noErr: OSStatus = 0

/// Makes memory for objects of Core Foundation. Swift does that here, so nothing is asked of one.
public final class CFAllocator: Sendable {}

/// The usual memory: none is named.
public let kCFAllocatorDefault: CFAllocator? = nil
/// Yes.
public let kCFBooleanTrue: NSNumber! = NSNumber(value: true)
/// No.
public let kCFBooleanFalse: NSNumber! = NSNumber(value: false)

/// The object for no value in a list.
public var kCFNull: NSNull! { NSNull() }

/// A part of a text or a list.
public struct CFRange: Sendable {
  /// Its beginning.
  public var location: CFIndex
  /// Its length.
  public var length: CFIndex
  /// Makes a part that begins at 0 and has no length.
  public init() { (location, length) = (0, 0) }
  /// Makes a part.
  public init(location: CFIndex, length: CFIndex) { (self.location, self.length) = (location, length) }
}

/// Makes a part of a text or a list.
public func CFRangeMake(_ loc: CFIndex, _ len: CFIndex) -> CFRange { CFRange(location: loc, length: len) }

/// The number of a value's type: truth values, numbers, texts and each class have their own.
public func CFGetTypeID(_ cf: Any!) -> CFTypeID {
  guard let cf else { return CFNullGetTypeID() }
  // A number that is an object can be cast to a truth value, too.
  if type(of: cf) is AnyClass, let number = cf as? NSNumber {
    // A truth value keeps one byte, with a sign.
    let isByte = number.objCType.pointee == CChar(bitPattern: UInt8(ascii: "c"))
    return isByte && isTruth(number) ? CFBooleanGetTypeID() : CFNumberGetTypeID()
  }
  switch cf {
  case is Bool: return CFBooleanGetTypeID()
  case is any Numeric: return CFNumberGetTypeID()
  case is String, is NSString: return CFStringGetTypeID()
  case is NSDictionary, is [AnyHashable: Any]: return CFDictionaryGetTypeID()
  case is NSArray, is [Any]: return CFArrayGetTypeID()
  case is NSNull: return CFNullGetTypeID()
  default: return 1
  }
}

private func isTruth(_ number: NSNumber) -> Bool { number == kCFBooleanTrue || number == kCFBooleanFalse }

// The numbers are Core Foundation's own where it is open source.
/// The number of the type of texts.
public func CFStringGetTypeID() -> CFTypeID { 7 }
/// The number of the type of nothing.
public func CFNullGetTypeID() -> CFTypeID { 16 }
/// The number of the type of dictionaries.
public func CFDictionaryGetTypeID() -> CFTypeID { 18 }
/// The number of the type of lists.
public func CFArrayGetTypeID() -> CFTypeID { 19 }
/// The number of the type of truth values.
public func CFBooleanGetTypeID() -> CFTypeID { 21 }
/// The number of the type of numbers.
public func CFNumberGetTypeID() -> CFTypeID { 22 }

/// Whether two values are equal.
public func CFEqual(_ cf1: Any!, _ cf2: Any!) -> Bool {
  guard let one = cf1 as? AnyHashable, let other = cf2 as? AnyHashable else {
    return cf1 as AnyObject === cf2 as AnyObject
  }
  return one == other
}

/// Returns the number of members of a list.
public func CFArrayGetCount(_ theArray: CFArray!) -> CFIndex { theArray.count }
/// Returns the number of values in a dictionary.
public func CFDictionaryGetCount(_ theDict: CFDictionary!) -> CFIndex { theDict.count }
/// Returns the beginning of bytes; valid as long as they are kept.
public func CFDataGetBytePtr(_ theData: CFData!) -> UnsafePointer<UInt8>! {
  theData.bytes.assumingMemoryBound(to: UInt8.self)
}
/// Returns the number of bytes.
public func CFDataGetLength(_ theData: CFData!) -> Int { theData.length }
/// Makes an identifier that nobody else has.
public func CFUUIDCreate(_ alloc: CFAllocator?) -> UUID! { UUID() }
/// The text of an identifier.
public func CFUUIDCreateString(_ alloc: CFAllocator?, _ uuid: UUID!) -> CFString! { uuid.uuidString }
