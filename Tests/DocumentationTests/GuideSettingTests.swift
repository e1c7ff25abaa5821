import PlumbGuide
import Testing

@Suite("Settings of a guide's example", .serialized)
struct GuideSettingTests {
  private struct Example {
    @Setting("Spacing", 0...40, step: 0.5) var spacing = 8.0
    @Setting("Count", 1...5, step: 1) var count = 3
    @Setting("Word", ["a", "b", "c"], omitted: "a") var word = "b"
    @Setting("Second") var hasSecond = true

    var all: [String] { ["\(spacing)", "\(count)", word, "\(hasSecond)"] }
  }

  @Test("have the values of the example until others are set")
  func values() {
    #expect(Example().all == ["8.0", "3", "b", "true"])
    SettingValues.set(["Spacing": 12.5, "Count": 5, "Word": 2, "Second": 0])
    defer { SettingValues.set([:]) }
    #expect(Example().all == ["12.5", "5", "c", "false"])
  }

  @Test("a choice that is not in the list is the example's own")
  func unknownChoice() {
    SettingValues.set(["Word": 7])
    defer { SettingValues.set([:]) }
    #expect(Example().word == "b")
  }
}
