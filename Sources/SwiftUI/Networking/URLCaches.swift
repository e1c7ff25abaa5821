import Foundation
import FoundationNetworking

extension URLCache {
  /// Creates a cache of answers in the system's own place.
  /// - Parameters:
  ///   - memoryCapacity: how many bytes may be kept in memory.
  ///   - diskCapacity: how many bytes may be kept on the disk.
  ///   - directory: where they are kept on the disk.
  public convenience init(memoryCapacity: Int, diskCapacity: Int, directory: URL? = nil) {
    self.init(memoryCapacity: memoryCapacity, diskCapacity: diskCapacity, diskPath: directory?.path)
  }
}
