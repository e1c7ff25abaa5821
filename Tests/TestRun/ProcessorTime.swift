import Foundation

/// The time of processors that a process and the programs that it has waited for have used.
struct ProcessorTime {
  /// Seconds; `nil` if the process has ended, or where the system does not report it.
  let seconds: Double?

  init(of process: Int32) {
    guard let state = try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8),
      let end = state.lastIndex(of: ")")
    else {
      seconds = nil
      return
    }
    // The fields after the name; 11 to 14 are the times of the process and of its children, in ticks.
    let fields = state[end...].split(separator: " ").dropFirst()
    let ticks = fields.dropFirst(11).prefix(4).compactMap { Double($0) }
    seconds = ticks.count == 4 ? ticks.reduce(0, +) / Double(sysconf(Int32(_SC_CLK_TCK))) : nil
  }
}
