public import Foundation

// On Apple's systems an object is an argument of a format, and so is each value that Swift makes an object: `Date() as CVarArg`
// in `NSPredicate(format:)`, and `%@` of `String(format:)`. Foundation has this here for texts alone.

/// An argument of a format whose text replaces it.
public protocol _ArgumentWithText: _CVarArgObject {
  /// The text that replaces `%@`.
  var _argumentText: String { get }
}

extension _ArgumentWithText {
  /// The text as an object, which `String(format:)` asks for.
  public var _cVarArgObject: any CVarArg { NSString(string: _argumentText) }
  /// The address of the text, for functions of C. It is never let go, because nobody says when they have read it.
  public var _cVarArgEncoding: [Int] {
    [Int(bitPattern: Unmanaged.passRetained(NSString(string: _argumentText)).toOpaque())]
  }
}

extension _ArgumentWithText where Self: CustomStringConvertible {
  /// The description of the value.
  public var _argumentText: String { description }
}

extension NSObject: @retroactive CVarArg, @retroactive _CVarArgObject, _ArgumentWithText {}
extension Date: @retroactive CVarArg, @retroactive _CVarArgObject, _ArgumentWithText {}
extension UUID: @retroactive CVarArg, @retroactive _CVarArgObject, _ArgumentWithText {}
extension URL: @retroactive CVarArg, @retroactive _CVarArgObject, _ArgumentWithText {}
extension Data: @retroactive CVarArg, @retroactive _CVarArgObject, _ArgumentWithText {}
extension Decimal: @retroactive CVarArg, @retroactive _CVarArgObject, _ArgumentWithText {}
extension Array: @retroactive CVarArg, @retroactive _CVarArgObject, _ArgumentWithText {
  /// The elements on lines, between parentheses.
  public var _argumentText: String { NSArray(array: self).description }
}
extension Dictionary: @retroactive CVarArg, @retroactive _CVarArgObject, _ArgumentWithText {
  /// The keys and values on lines, between braces.
  public var _argumentText: String { (self as NSDictionary).description }
}
extension Set: @retroactive CVarArg, @retroactive _CVarArgObject, _ArgumentWithText {
  /// The elements on lines, between braces.
  public var _argumentText: String { NSSet(array: Array(self)).description }
}
