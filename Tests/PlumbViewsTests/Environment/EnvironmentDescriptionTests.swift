import SwiftUI
import Testing

private struct NameKey: EnvironmentKey { static let defaultValue = "" }
private struct CountKey: EnvironmentKey { static let defaultValue = 0 }

@Suite("The description of environment values") struct EnvironmentDescriptionTests {
  @Test("it lists keys and values, the newest first, and a key once (Recorded/Animation.md#X10)")
  func list() {
    var values = EnvironmentValues()
    #expect("\(values)" == "[]")
    values[NameKey.self] = "a"
    values[CountKey.self] = 2
    #expect("\(values)" == "[EnvironmentPropertyKey<CountKey> = 2, EnvironmentPropertyKey<NameKey> = a]")
    values[NameKey.self] = "b"
    #expect("\(values)" == "[EnvironmentPropertyKey<NameKey> = b, EnvironmentPropertyKey<CountKey> = 2]")
  }
}
