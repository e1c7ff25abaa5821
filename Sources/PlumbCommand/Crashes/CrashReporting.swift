import Foundation
import PlumbSource
import PlumbViews

/// Writes where the user's code is to a file, which the parent reads when the child has failed.
///
/// The place of a crash and of an `exit` is exact. A child that is killed, because it took too long or too much memory,
/// can write nothing any more. For that case the child notes the view whose body runs twenty times a second.
enum CrashReporting {
  /// The answer is written, so the process may end.
  nonisolated(unsafe) static var isOver = false
  nonisolated(unsafe) private static var file: Int32 = -1

  /// In a sentence; `nil` when nothing of a view runs that has a name.
  static var place: String? {
    // Only the main thread may ask a view's element for its name.
    if Thread.isMainThread { return RunningCode.place }
    return RunningCode.view.map { "This happened in the body of \(typeName($0))." }
  }

  /// Begins to write to a file.
  ///
  /// - Parameter isThere: the file is there already, empty.
  static func tell(in path: String, isThere: Bool) {
    file = open(path, O_WRONLY | (isThere ? 0 : O_CREAT | O_EXCL) | O_NOFOLLOW | O_CLOEXEC, 0o600)
    guard file >= 0 else { return }
    catchCrashes { signal, stackTop in
      write(Report(place: place, crash: signal, stackTop: stackTop))
    }
    atexit {
      if !CrashReporting.isOver {
        CrashReporting.write(Report(place: CrashReporting.place, crash: nil, stackTop: 0))
      }
    }
    Thread.detachNewThread {
      var last: (any View.Type)?
      while !isOver {
        let view = RunningCode.view
        if view.map({ ObjectIdentifier($0) }) != last.map({ ObjectIdentifier($0) }) {
          write(Report(place: place))
          last = view
        }
        usleep(50_000)
      }
    }
  }

  private static func write(_ report: Report) {
    guard let data = try? JSONEncoder().encode(report) else { return }
    ftruncate(file, 0)
    _ = data.withUnsafeBytes { pwrite(file, $0.baseAddress, $0.count, 0) }
  }

  static func read(_ path: String) -> Report {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK)
    guard descriptor >= 0 else { return Report() }
    let handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
    let data = (try? handle.read(upToCount: 1 << 16)) ?? Data()
    return (try? JSONDecoder().decode(Report.self, from: data)) ?? Report()
  }
}

extension CrashReporting {
  /// The report that a child writes.
  struct Report: Codable {
    var place: String?
    /// The offsets of the calls in the compiled source, innermost first.
    var calls: [UInt] = []
    /// The size of the full stack, in bytes.
    var fullStack: UInt?
    /// The bytes of data that the child may have and had.
    var memoryLimit: UInt?
    var memory: UInt?
  }
}

extension CrashReporting.Report {
  fileprivate init(place: String?, crash: CrashSignal?, stackTop: UInt) {
    self.place = place
    calls = CallStack.offsets(in: Compiler.libraryName, instruction: crash?.instruction ?? 0)
    guard let crash else { return }
    var limit = rlimit()
    if crash.number == SIGSEGV || crash.number == SIGBUS,
      getrlimit(__rlimit_resource_t(RLIMIT_STACK.rawValue), &limit) == 0, limit.rlim_cur < stackTop,
      // A call may reach far below the end, and the process began a little above our first look.
      case let end = stackTop - limit.rlim_cur, crash.address > end - min(end, 64 << 20),
      crash.address < end + (8 << 20)
    {
      fullStack = limit.rlim_cur
    }
    if getrlimit(__rlimit_resource_t(RLIMIT_DATA.rawValue), &limit) == 0, limit.rlim_cur < UInt.max >> 1 {
      (memoryLimit, memory) = (limit.rlim_cur, Self.dataSize)
    }
  }

  /// The size of the data segment that counts for the limit, in bytes.
  private static var dataSize: UInt? {
    let lines = (try? String(contentsOfFile: "/proc/self/status", encoding: .utf8))?.split(separator: "\n")
    let words = lines?.first { $0.hasPrefix("VmData:") }?.split(whereSeparator: \.isWhitespace)
    return words.flatMap { $0.count > 1 ? UInt($0[1]) : nil }.map { $0 * 1024 }
  }
}
