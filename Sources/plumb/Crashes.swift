import Foundation
import PlumbViews

/// Says which view's code ran, if one's did, when this process crashes; the runtime's own words say only the line.
///
/// What runs then may not be safe to run after a crash: the signal is given back first, so that a second one ends it.
func tellCrashes() {
  for number in [SIGILL, SIGTRAP, SIGABRT, SIGSEGV, SIGBUS, SIGFPE] {
    signal(number) { number in
      signal(number, SIG_DFL)
      alarm(2)
      if let place = RunningCode.place { FileHandle.standardError.write(Data("\(place)\n".utf8)) }
      raise(number)
    }
  }
}
