import Foundation

/// The fewest columns into which help is broken (assumed): its first column has 26.
private let fewestColumns = 40

/// Gives help a width that it fits into: the parser ends the process where its text has no column left.
func widenHelp() {
  var window = winsize()
  let terminal = ioctl(1, UInt(TIOCGWINSZ), &window) == 0 ? Int(window.ws_col) : nil
  let said = getenv("COLUMNS").flatMap { Int(String(cString: $0)) }
  // A terminal without a width says 0, and is not asked.
  guard let columns = said ?? terminal.flatMap({ $0 > 0 ? $0 : nil }), columns < fewestColumns else { return }
  setenv("COLUMNS", String(fewestColumns), 1)
}
