public import Foundation

// On Apple's systems a number of a dictionary is a `CGFloat` too: `properties["width"] as? CGFloat`. Foundation has this for
// `Double` and `Int` here, and not for `CGFloat`.
extension CGFloat: @retroactive _ObjectiveCBridgeable {
  /// The number as an object.
  public func _bridgeToObjectiveC() -> NSNumber { NSNumber(value: Double(self)) }

  /// Reads the number of an object.
  public static func _forceBridgeFromObjectiveC(_ source: NSNumber, result: inout CGFloat?) {
    result = CGFloat(source.doubleValue)
  }

  /// Returns the number of an object; each has one.
  public static func _conditionallyBridgeFromObjectiveC(_ source: NSNumber, result: inout CGFloat?) -> Bool {
    result = CGFloat(source.doubleValue)
    return true
  }

  /// The number of an object, or 0 where there is none.
  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSNumber?) -> CGFloat {
    CGFloat(source?.doubleValue ?? 0)
  }
}

extension NSNumber {
  /// The number as an address: `Thread.callStackReturnAddresses` has numbers that are addresses.
  public var pointerValue: UnsafeMutableRawPointer? { UnsafeMutableRawPointer(bitPattern: uintValue) }
}
