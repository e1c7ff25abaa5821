import SwiftUI
import Testing

@Suite("Names that Foundation has on Apple's systems")
struct AppleNamesTests {
  private final class Thing {}

  /// Tells a counter when it goes, and asks for a value meanwhile.
  private final class Witness {
    let gone: () -> Void
    init(_ gone: @escaping () -> Void) { self.gone = gone }
    deinit {
      _ = objc_getAssociatedObject(Thing(), Self.key)
      gone()
    }
    nonisolated(unsafe) static let key = UnsafeRawPointer(UnsafeMutablePointer<UInt8>.allocate(capacity: 2))
  }

  @Test("an error without words has no domain and the code 0, and can be thrown")
  func emptyError() throws {
    let error = NSError()
    #expect(error.domain == "" && error.code == 0 && error.userInfo.isEmpty)
    func fail() throws { throw NSError() }
    #expect(throws: NSError.self) { try fail() }
  }

  @Test("an object keeps values under keys, each until it is replaced or taken away")
  func values() {
    let (one, other, key) = (Thing(), Thing(), Witness.key)
    objc_setAssociatedObject(one, key, "a", .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    objc_setAssociatedObject(one, key + 1, 7, .OBJC_ASSOCIATION_COPY)
    #expect(objc_getAssociatedObject(one, key) as? String == "a")
    #expect(objc_getAssociatedObject(one, key + 1) as? Int == 7)
    #expect(objc_getAssociatedObject(other, key) == nil)
    objc_setAssociatedObject(one, key, nil, .OBJC_ASSOCIATION_RETAIN)
    #expect(objc_getAssociatedObject(one, key) == nil)
    objc_removeAssociatedObjects(one)
    #expect(objc_getAssociatedObject(one, key + 1) == nil)
  }

  @Test("values go when they are replaced, and those of objects that are gone do not pile up")
  func released() {
    var gone = 0
    let kept = Thing()
    for _ in 0..<2 {
      objc_setAssociatedObject(kept, Witness.key, Witness { gone += 1 }, .OBJC_ASSOCIATION_RETAIN)
    }
    #expect(gone == 1)
    for _ in 0..<1000 {
      objc_setAssociatedObject(Thing(), Witness.key, Witness { gone += 1 }, .OBJC_ASSOCIATION_RETAIN)
    }
    #expect(gone > 800)
  }

  @Test("a pool gives the result and the error of what is called in it")
  func pool() {
    struct Wrong: Error {}
    #expect(autoreleasepool { 3 } == 3)
    #expect(throws: Wrong.self) { try autoreleasepool { throw Wrong() } }
    #expect(NSEC_PER_SEC == 1000 * NSEC_PER_MSEC && NSEC_PER_SEC == USEC_PER_SEC * NSEC_PER_USEC)
  }
}
