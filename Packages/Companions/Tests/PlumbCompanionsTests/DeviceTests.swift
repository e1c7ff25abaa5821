import Foundation
import PlumbCompanions
import Testing

@Suite("What devices without something answer")
struct DeviceTests {
  @Test("a number of health is the same in other units")
  func units() {
    let weight = HKQuantity(unit: .gramUnit(with: .kilo), doubleValue: 80)
    #expect(weight.doubleValue(for: .gram()) == 80_000)
    #expect(abs(weight.doubleValue(for: .pound()) - 176.37) < 0.01)
    let beats = HKQuantity(unit: HKUnit(from: "count/min"), doubleValue: 60)
    #expect(beats.doubleValue(for: .count().unitDivided(by: .second())) == 1)
    #expect(HKUnit.meterUnit(with: .kilo).unitString == "km")
  }

  @available(*, deprecated)
  @Test("a question about health is answered with an error")
  @MainActor func health() async {
    let answer = await withCheckedContinuation { next in
      let query = HKStatisticsQuery(quantityType: HKQuantityType(.stepCount), quantitySamplePredicate: nil) {
        _, statistics, error in next.resume(returning: statistics == nil && error is HKError)
      }
      HKHealthStore().execute(query)
    }
    #expect(answer)
  }

  @available(*, deprecated)
  @Test("a secret is kept, changed and forgotten")
  func secrets() {
    let words: [String: Any] = [kSecClass: kSecClassGenericPassword, kSecAttrAccount: "secrets-test"]
    let item = NSDictionary(dictionary: words)
    let full = NSDictionary(dictionary: words.merging([kSecValueData: Data("a".utf8)]) { $1 })
    var found: AnyObject?
    #expect(SecItemCopyMatching(item, &found) == errSecItemNotFound)
    #expect(SecItemAdd(full, nil) == errSecSuccess && SecItemAdd(full, nil) == errSecDuplicateItem)
    #expect(SecItemUpdate(item, [kSecValueData: Data("b".utf8)]) == errSecSuccess)
    #expect(SecItemCopyMatching(item, &found) == errSecSuccess && found as? Data == Data("b".utf8))
    #expect(SecItemDelete(item) == errSecSuccess && SecItemDelete(item) == errSecItemNotFound)
  }
}
