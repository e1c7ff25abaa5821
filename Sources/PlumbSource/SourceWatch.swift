import Foundation
import Synchronization

/// Notices that a source has changed on disk: its files, their order, or that there are none any more.
public struct SourceWatch: Sendable {
  /// The state of a source that is compared to detect a change.
  struct Look: Equatable, Sendable {
    struct File: Equatable, Sendable {
      var path: String
      var number: UInt64
      var size: Int64
      var seconds: Int
      var nanoseconds: Int
    }

    var files: [File] = []
    var problem: String?

    init(_ read: () throws(Source.Problem) -> Source) {
      do throws(Source.Problem) {
        let source = try read()
        let paths =
          source.swiftFiles + source.modules.flatMap(\.swiftFiles) + source.projectFiles
          + source.cModules.flatMap(\.files)
          + source.resources.flatMap(Look.everything)
        files = paths.prefix(Look.limit).map(File.init)
      } catch {
        problem = error.description
      }
    }

    /// A catalog is a folder: what is deep in it changes without it.
    private static func everything(at path: String) -> [String] {
      guard let below = FileManager.default.enumerator(atPath: path) else { return [path] }
      return [path] + below.prefix(limit).compactMap { ($0 as? String).map { "\(path)/\($0)" } }.sorted()
    }

    /// More files than that are not looked at, so that the looking stays cheap.
    static let limit = 5000
  }

  private let read: @Sendable () throws(Source.Problem) -> Source
  private var last: Look?

  public init(path: String) {
    self.init { () throws(Source.Problem) in try Source(path: path) }
  }

  /// - Parameter read: reads what the source is now.
  public init(_ read: @escaping @Sendable () throws(Source.Problem) -> Source) { self.read = read }

  /// Returns whether the source is another one than at the last call of ``waitForChange()``.
  public func hasChanged() -> Bool { last != Look(read) }

  /// Waits until the source is another one than at the last call; the first call does not wait.
  ///
  /// A file that is being written is waited for, but not long: somebody may save twenty times a second.
  public mutating func waitForChange() {
    guard let old = last else {
      last = Look(read)
      return
    }
    while true {
      let start = Date()
      var look = Look(read)
      if look != old {
        for _ in 0..<6 {
          usleep(15_000)
          let next = Look(read)
          if next == look { break }
          look = next
        }
        last = look
        return
      }
      Self.rest(after: start)
    }
  }

  /// A large folder takes a while to look at; a tenth of the time is spent with it at most.
  private static func rest(after start: Date) {
    usleep(useconds_t(max(40_000, min(1_000_000, -start.timeIntervalSinceNow * 9_000_000))))
  }

  /// Performs an action with the source. The action is cancelled when the source changes meanwhile.
  ///
  /// - Parameter cancels: false where a change does not cancel the work.
  public func untilChange<Result>(cancels: Bool, _ body: (Cancellation) throws -> Result) rethrows -> Result {
    let cancellation = Cancellation()
    guard cancels else { return try body(cancellation) }
    let isDone = Flag()
    defer { isDone.raise() }
    let watch = self
    Thread.detachNewThread {
      while !isDone.isRaised {
        let start = Date()
        if watch.hasChanged() {
          // The work may be over by now. Then nothing is cancelled.
          if !isDone.isRaised { cancellation.cancel() }
          return
        }
        Self.rest(after: start)
      }
    }
    return try body(cancellation)
  }

  private final class Flag: Sendable {
    private let value = Atomic(false)
    var isRaised: Bool { value.load(ordering: .relaxed) }
    func raise() { value.store(true, ordering: .relaxed) }
  }
}

extension SourceWatch.Look.File {
  init(path: String) {
    var status = stat()
    let isThere = stat(path, &status) == 0
    self.init(
      path: path, number: isThere ? UInt64(status.st_ino) : 0, size: isThere ? Int64(status.st_size) : -1,
      seconds: isThere ? Int(status.st_mtim.tv_sec) : 0,
      nanoseconds: isThere ? Int(status.st_mtim.tv_nsec) : 0)
  }
}
