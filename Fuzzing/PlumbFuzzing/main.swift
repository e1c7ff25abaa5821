import CFuzzer
import Foundation
import PlumbFuzzTargets

// libFuzzer starts this program again with its own words, so the target's name stands in the environment.
let name = ProcessInfo.processInfo.environment["PLUMB_FUZZ_TARGET"] ?? ""
guard let target = FuzzTarget.all.first(where: { $0.name == name }) else {
  let names = FuzzTarget.all.map(\.name)
  // The script asks for the names so.
  if name.isEmpty {
    print(names.joined(separator: "\n"))
    exit(0)
  }
  print("There is no target \"\(name)\"; there are \(names.joined(separator: ", ")).")
  exit(2)
}
fuzz(target)

/// Runs libFuzzer, which ends the process.
@MainActor func fuzz(_ target: FuzzTarget) {
  chosen = target
  // libFuzzer's own handler runs here when the ordinary stack is full, and keeps the input.
  let size = 1 << 18
  var stack = stack_t(ss_sp: .allocate(byteCount: size, alignment: 16), ss_flags: 0, ss_size: size)
  sigaltstack(&stack, nil)
  var count = CommandLine.argc
  var words: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? = CommandLine.unsafeArgv
  exit(
    LLVMFuzzerRunDriver(&count, &words) { bytes, count in
      let input = Array(UnsafeBufferPointer(start: bytes, count: count))
      let before = processorTime()
      chosen?.run(input)
      let seconds = processorTime() - before
      if seconds > FuzzTarget.mostSeconds {
        let text = "\(chosen?.name ?? ""): \(input.count) bytes took \(seconds) seconds of the processor.\n"
        FileHandle.standardError.write(Data(text.utf8))
        abort()
      }
      return 0
    })
}

nonisolated(unsafe) var chosen: FuzzTarget?

/// In seconds. A machine that is busy with something else does not make an input slow.
func processorTime() -> Double {
  var time = timespec()
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
  return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
}
