import Foundation
import PlumbSource
import Synchronization

/// The module of a page, which is made beside other work until its bytes are wanted: for the first page of all it takes
/// longer than everything else.
package final class PageModuleTask: Sendable {
  private let made = Mutex<Result<Data, any Error>>(.success(Data()))
  private let isMade = DispatchSemaphore(value: 0)

  /// Begins to make the module, in its own folder.
  ///
  /// - Parameters:
  ///   - timeout: how many seconds the compiler may take.
  ///   - report: shows a person what takes long.
  package init(timeout: Double, report: @escaping @Sendable (String) -> Void) throws {
    let folder = try TemporaryFolder()
    Thread.detachNewThread { [self] in
      let result = Result { try PageModule(in: folder, timeout: timeout, report: report).bytes() }
      folder.remove()
      made.withLock { $0 = result }
      isMade.signal()
    }
  }

  /// Waits for the module.
  ///
  /// - Returns: its bytes.
  package func bytes() throws -> Data {
    isMade.wait()
    isMade.signal()
    return try made.withLock(\.self).get()
  }
}
