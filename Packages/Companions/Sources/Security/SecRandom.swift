import Combine

/// A source of random bytes.
public final class SecRandomRef: Sendable {}
/// The system's source of random bytes.
public let kSecRandomDefault: SecRandomRef? = nil

/// Fills memory with random bytes of the system, which nobody can foresee.
public func SecRandomCopyBytes(_ rnd: SecRandomRef?, _ count: Int, _ bytes: UnsafeMutableRawPointer) -> Int32
{
  var generator = SystemRandomNumberGenerator()
  for place in 0..<max(0, count) {
    bytes.storeBytes(
      of: UInt8.random(in: .min ... .max, using: &generator), toByteOffset: place, as: UInt8.self)
  }
  return errSecSuccess
}
