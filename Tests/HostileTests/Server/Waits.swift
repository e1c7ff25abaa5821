import Foundation

/// The waits of a process's threads, by what the kernel shows of them in `/proc` (proc(5)).
enum Waits {
  /// The threads that run, or wait for a time, and the timers of the process that will end soon.
  ///
  /// - Parameter pings: the processes with a page, to which a server sends a message now and then.
  static func restless(_ process: Int32, pings: [Int32] = []) -> [String] {
    threads(process).compactMap { thread in
      let line = (try? String(contentsOfFile: "\(thread)/syscall", encoding: .utf8)) ?? "gone"
      let name = (try? String(contentsOfFile: "\(thread)/comm", encoding: .utf8)) ?? ""
      // A thread of libdispatch that has nothing to do waits a few seconds for more, and ends.
      let isSpare = name.contains("-qos") && line.hasPrefix("\(Call.futex.rawValue) ")
      if isSpare || waitsForEvent(line) { return nil }
      return "\(process) \(name.trimmingCharacters(in: .newlines)): \(line.prefix(80))"
    } + (pings.contains(process) ? [] : timers(process))
  }

  private static func threads(_ process: Int32) -> [String] {
    let folder = "/proc/\(process)/task"
    return ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).map { "\(folder)/\($0)" }
  }

  /// Returns whether a thread waits without a limit of time: `202 0x7f… 0x189 0x0 0x0 …`, the number of the call and its arguments.
  private static func waitsForEvent(_ line: String) -> Bool {
    let words = line.split(whereSeparator: \.isWhitespace)
    guard words.count > 6, let call = Int(words[0]) else { return false }
    let values = words[1...6].map { UInt64($0.dropFirst(2), radix: 16) ?? 1 }
    switch call {
    case Call.read.rawValue, Call.recvfrom.rawValue, Call.recvmsg.rawValue, Call.accept.rawValue,
      Call.wait4.rawValue, Call.ioctl.rawValue:
      return true
    case Call.poll.rawValue: return Int32(truncatingIfNeeded: values[2]) == -1
    case Call.ppoll.rawValue: return values[2] == 0
    case Call.epoll_wait.rawValue, Call.epoll_pwait.rawValue:
      return Int32(truncatingIfNeeded: values[3]) == -1
    case Call.futex.rawValue: return values[3] == 0
    default: return false
    }
  }

  /// The timers that end within an hour: `it_value: (4, 251)`.
  ///
  /// Those of libdispatch do not count: it looks at its own threads once a second (`_dispatch_workqueue_monitor_pools` in its
  /// workqueue.c), and has one timer for that and for all others.
  static func timers(_ process: Int32) -> [String] {
    let folder = "/proc/\(process)/fdinfo"
    func lines(_ number: String) -> [Substring] {
      ((try? String(contentsOfFile: "\(folder)/\(number)", encoding: .utf8)) ?? "").split(separator: "\n")
    }
    let dispatch = threads(process).compactMap { thread -> String? in
      let words =
        (try? String(contentsOfFile: "\(thread)/syscall", encoding: .utf8))?.split(separator: " ") ?? []
      let name = (try? String(contentsOfFile: "\(thread)/comm", encoding: .utf8)) ?? ""
      guard name.contains("overcommit"), words.count > 1,
        Int(words[0]) == Call.epoll_wait.rawValue
          || Int(words[0]) == Call.epoll_pwait.rawValue
      else { return nil }
      return Int(words[1].dropFirst(2), radix: 16).map { "\($0)" }
    }
    // `tfd:        6 events: …`
    let others = Set(
      dispatch.flatMap(lines).filter { $0.hasPrefix("tfd:") }.compactMap {
        $0.split(separator: " ").dropFirst().first
      })
    return ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).compactMap { number in
      guard !others.contains(number[...]),
        let line = lines(number).first(where: { $0.hasPrefix("it_value:") })
      else { return nil }
      let values = line.split { !$0.isNumber }.compactMap { UInt64($0) }
      return values.count == 2 && values != [0, 0] && values[0] < 3600 ? "\(process) timer \(line)" : nil
    }
  }
}
