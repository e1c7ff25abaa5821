import Foundation

/// What the system reports about a process.
struct ProcessState {
  let process, parent: Int32
  let name: Substring
  /// When it began, in ticks: the system gives a number again.
  let start: Substring
  /// The seconds of processors that it and the programs that it has waited for have used.
  let processor: Double

  /// The seconds of processors that a process, those that it has started and those that they have waited for have used.
  static func processor(ofTree process: Int32) -> Double? {
    guard let state = ProcessState(of: process) else { return nil }
    // Each thread has those that it has started itself.
    let threads = (try? FileManager.default.contentsOfDirectory(atPath: "/proc/\(process)/task")) ?? []
    let children = threads.compactMap {
      try? String(contentsOfFile: "/proc/\(process)/task/\($0)/children", encoding: .utf8)
    }
    return children.flatMap { $0.split(separator: " ") }.compactMap { Int32($0).flatMap(processor) }
      .reduce(state.processor, +)
  }

  /// The state of a process; `nil` if it has ended, or where the system reports none.
  init?(of process: Int32) {
    guard let text = try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8),
      let name = text.firstIndex(of: "("), let end = text.lastIndex(of: ")")
    else { return nil }
    // The fields after the name: the state, the parent, 12 to 15, the times of the process and of its children in ticks, and 20,
    // when it began.
    let fields = text[end...].split(separator: " ")
    guard fields.count > 20, let parent = Int32(fields[2]) else { return nil }
    (self.process, self.parent, start) = (process, parent, fields[20])
    self.name = text[text.index(after: name)..<end]
    processor = fields[12...15].compactMap { Double($0) }.reduce(0, +) / Double(sysconf(Int32(_SC_CLK_TCK)))
  }
}
