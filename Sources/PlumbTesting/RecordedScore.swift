import Foundation

/// Notes how many recorded answers hold, for who runs the tests to add up: `./plumb test` prints the sum.
///
/// - Parameter name: what was compared; a name's last numbers count.
package func noteRecordedAnswers(_ name: String, holding: Int, of count: Int) {
  guard let folder = ProcessInfo.processInfo.environment["PLUMB_SCORES"] else { return }
  let file = URL(fileURLWithPath: folder).appendingPathComponent(name)
  try? Data("\(holding) \(count)\n".utf8).write(to: file)
}
