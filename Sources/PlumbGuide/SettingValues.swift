import Synchronization

/// The values that a guide has set: for each label the number of a slider, the place of a choice in its list, or 1 and
/// 0 of a switch. Settings that are made later have these values.
package enum SettingValues {
  private static let numbers = Mutex<[String: Double]>([:])

  package static func set(_ values: [String: Double]) { numbers.withLock { $0 = values } }

  static func number(of label: String) -> Double? { numbers.withLock { $0[label] } }
}
