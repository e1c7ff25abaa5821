import Foundation

final class Downloads {
  private static var key: UInt8 = 0

  var tag: String? {
    get { objc_getAssociatedObject(self, &Downloads.key) as? String }
    set { objc_setAssociatedObject(self, &Downloads.key, newValue, .OBJC_ASSOCIATION_RETAIN_NONATOMIC) }
  }

  func wait(seconds: Double) async throws -> CFAbsoluteTime {
    let start = CFAbsoluteTimeGetCurrent()
    try await Task.sleep(nanoseconds: UInt64(seconds * Double(NSEC_PER_SEC)))
    let data = try autoreleasepool { try Data(contentsOf: URL(fileURLWithPath: "/dev/null")) }
    return CFAbsoluteTimeGetCurrent() - start + Double(data.count) / Double(NSEC_PER_MSEC)
  }
}
