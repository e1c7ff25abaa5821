import PlumbLog
import Testing

@Suite("Log messages")
struct LoggerTests {
  private func text(_ message: OSLogMessage) -> String { message.text }

  @Test("values are written whatever their privacy")
  func values() {
    let name: String? = "b"
    #expect(text("plain") == "plain")
    #expect(text("\(1) \("a", privacy: .private) \(true) \(name ?? "", privacy: .public)") == "1 a true b")
    #expect(text("\([1, 2], privacy: .sensitive(mask: .hash))") == "[1, 2]")
  }

  @Test("numbers have the formats that are asked for")
  func formats() {
    #expect(text("\(255, format: .hex) \(UInt8(8), format: .octal(includePrefix: true))") == "ff 0o10")
    #expect(
      text("\(-7, format: .decimal(minDigits: 3)) \(7, format: .decimal(explicitPositiveSign: true))")
        == "-007 +7")
    #expect(text("\(1.5) \(2.0 / 3, format: .fixed(precision: 2), privacy: .public)") == "1.500000 0.67")
    #expect(text("[\("a", align: .right(columns: 3))][\(5, align: .left(columns: 3))]") == "[  a][5  ]")
  }

  @Test("a line tells the category, and what is worse than usual")
  func line() {
    #expect(OSLog.line("m", type: .info, category: "net") == "[net] m")
    #expect(OSLog.line("m", type: .error, category: "net") == "[net] error: m")
    #expect(OSLog.line("m", type: .default, category: "") == "m")
  }

  @Test("places of the older form are filled in turn, and one without a value stays")
  func places() {
    #expect(OSLogMessage(format: "%d of %{public}@: %.2f%%", 3, "x", 1.234).text == "3 of x: 1.23%")
    #expect(OSLogMessage(format: "%@ %lld %@", "a", Int64(5)).text == "a 5 %@")
    #expect(OSLogMessage(format: "%", 1).text == "%")
  }

  @Test("a lock gives its state to one at a time")
  func lock() async {
    let count = OSAllocatedUnfairLock(initialState: 0)
    await withTaskGroup(of: Void.self) { group in
      for _ in 0..<8 { group.addTask { for _ in 0..<100 { count.withLock { $0 += 1 } } } }
    }
    #expect(count.withLock { $0 } == 800)
  }

  @Test("a store of messages cannot be opened, and says why")
  func store() {
    #expect(throws: OSLogStore.NotKept.self) { try OSLogStore(scope: .currentProcessIdentifier) }
    #expect(OSLogStore.NotKept().localizedDescription == "Messages go to standard error, and are not kept.")
  }
}
