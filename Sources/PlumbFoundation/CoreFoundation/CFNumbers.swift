import Foundation

/// The kinds of numbers that a number object can hold, with Core Foundation's numbers for them where it is open source.
public enum CFNumberType: CFIndex, Sendable {
  case sInt8Type = 1, sInt16Type, sInt32Type, sInt64Type, float32Type, float64Type
  case charType, shortType, intType, longType, longLongType, floatType, doubleType
  case cfIndexType, nsIntegerType, cgFloatType
}

/// Returns the kind of number that an object holds.
public func CFNumberGetType(_ number: CFNumber!) -> CFNumberType {
  switch Character(UnicodeScalar(UInt8(bitPattern: number.objCType.pointee))) {
  case "f": .float32Type
  case "d": .float64Type
  case "c", "B": .sInt8Type
  case "C", "s": .sInt16Type
  case "S", "i": .sInt32Type
  default: .sInt64Type
  }
}
/// Returns whether a number object holds a floating-point number.
public func CFNumberIsFloatType(_ number: CFNumber!) -> Bool {
  [.float32Type, .float64Type].contains(CFNumberGetType(number))
}
/// Returns the size of the number that an object holds, in bytes.
public func CFNumberGetByteSize(_ number: CFNumber!) -> CFIndex {
  switch CFNumberGetType(number) {
  case .sInt8Type: 1
  case .sInt16Type: 2
  case .sInt32Type, .float32Type: 4
  default: 8
  }
}
/// Returns the truth value that an object holds.
public func CFBooleanGetValue(_ boolean: CFBoolean!) -> Bool { boolean.boolValue }

/// Returns an error's code.
public func CFErrorGetCode(_ err: CFError!) -> CFIndex { err.code }
/// Returns an error's domain.
public func CFErrorGetDomain(_ err: CFError!) -> CFString! { err.domain }
/// Returns more about an error.
public func CFErrorCopyUserInfo(_ err: CFError!) -> CFDictionary! { err.userInfo as NSDictionary }
/// Returns an error's description for people.
public func CFErrorCopyDescription(_ err: CFError!) -> CFString! { err.localizedDescription }
/// Returns the reason for an error; `nil` where it has none.
public func CFErrorCopyFailureReason(_ err: CFError!) -> CFString! { err.localizedFailureReason }
/// Returns the way out of an error; `nil` where it has none.
public func CFErrorCopyRecoverySuggestion(_ err: CFError!) -> CFString! { err.localizedRecoverySuggestion }
