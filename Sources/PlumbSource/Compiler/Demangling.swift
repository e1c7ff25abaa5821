import Foundation

@_silgen_name("swift_demangle")
private func swiftDemangle(
  _ name: UnsafePointer<CChar>?, _ length: UInt, _ output: UnsafeMutablePointer<CChar>?,
  _ size: UnsafeMutablePointer<UInt>?, _ flags: UInt32
) -> UnsafeMutablePointer<CChar>?

/// Returns the meaning of a Swift symbol as text; `nil` for any other symbol.
func demangled(_ symbol: String) -> String? {
  guard symbol.hasPrefix("$s"), let text = swiftDemangle(symbol, UInt(symbol.utf8.count), nil, nil, 0) else {
    return nil
  }
  defer { free(text) }
  return String(cString: text)
}
