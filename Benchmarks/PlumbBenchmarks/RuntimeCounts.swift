import Foundation

/// Objects that were made and references that were retained, since the program began to count.
///
/// Whoever walks over objects retains them, so in a debug build the two grow with the work, and they are the same in each
/// run. The runtime calls its functions through pointers that tools may replace.
enum RuntimeCounts {
  static var retains: Int { counted[0] }
  static var allocations: Int { counted[1] }

  /// Begins to count, once.
  static func begin() {
    counted.initialize(repeating: 0, count: 2)
    let retains = symbol("_swift_retain", Retain.self)
    let allocates = symbol("_swift_allocObject", Allocate.self)
    (retain, allocate) = (retains.pointee, allocates.pointee)
    retains.pointee = {
      counted[0] += 1
      return retain($0)
    }
    allocates.pointee = {
      counted[1] += 1
      return allocate($0, $1, $2)
    }
    // The runtime goes through the pointers only where somebody says so.
    symbol("_swift_enableSwizzlingOfAllocationAndRefCountingFunctions_forInstrumentsOnly", Bool.self)
      .pointee = true
  }

  private static func symbol<Value>(_ name: String, _ type: Value.Type) -> UnsafeMutablePointer<Value> {
    guard let found = dlsym(dlopen(nil, RTLD_NOW), name) else { fatalError("The runtime has no \(name).") }
    return found.assumingMemoryBound(to: type)
  }
}

private typealias Retain = @convention(c) (UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer?
private typealias Allocate = @convention(c) (UnsafeRawPointer?, Int, Int) -> UnsafeMutableRawPointer?

// Functions of C, which replace those of the runtime, can reach only what is global.
nonisolated(unsafe) private let counted = UnsafeMutablePointer<Int>.allocate(capacity: 2)
nonisolated(unsafe) private var retain: Retain = { $0 }
nonisolated(unsafe) private var allocate: Allocate = { _, _, _ in nil }
