import Foundation
import PlumbServer
import PlumbSource
import PlumbViews

/// Reports to the command where the user's code is, for the case that the child ends there.
///
/// The place of a crash and of an `exit` is exact. A child that is killed, because it took too long or too much memory,
/// can report nothing any more. For that case the child notes the view whose body runs, twenty times a second while its main thread works.
enum CrashReporting {
  /// The process may end: its answer is sent, or where it ends.
  nonisolated(unsafe) static var isOver = false
  nonisolated(unsafe) private static var ended: () -> Void = {}

  /// In a sentence; `nil` when nothing of a view runs that has a name.
  static var place: String? {
    // Only the main thread may ask a view's element for its name.
    if Thread.isMainThread { return RunningCode.place }
    return RunningCode.view.map { "This happened in the body of \(typeName($0))." }
  }

  /// Begins to report crashes and exits.
  static func begin(_ wire: Wire) {
    catchCrashes { signal, stackTop in
      isOver = true
      wire.tell(.place, Report(place: place, crash: signal, stackTop: stackTop))
    }
    // The exit handler of C takes no context.
    ended = {
      guard !isOver else { return }
      isOver = true
      wire.tell(.place, Report(place: place, crash: nil, stackTop: 0))
    }
    atexit { CrashReporting.ended() }
  }

  // Only the watching thread uses it.
  nonisolated(unsafe) private static var noted: (any View.Type)?

  /// Notes the view whose body runs, at a look of ``MainThreadWatch``.
  static func note(_ wire: Wire) {
    let view = RunningCode.view
    guard !isOver, view.map({ ObjectIdentifier($0) }) != noted.map({ ObjectIdentifier($0) }) else { return }
    wire.tell(.place, Report(place: place))
    noted = view
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
