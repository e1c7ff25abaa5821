import PlumbGraph
import Testing

@Suite("Value equality")
struct ValueEqualityTests {
  final class Reference: Sendable {}
  struct Padded { var flag: Bool; var number: Double }
  struct Nested { var padded: Padded; var text: String; var list: [Int] }
  struct Holder { var reference: Reference; var count: Int }
  struct WeakHolder { weak var reference: Reference?; var count = 0 }
  struct Action { var title = ""; var action: () -> Void = {} }
  struct Erased { var value: Any }
  struct Opaque { var payload: Padded? }
  enum Choice { case none, number(Int), text(String) }
  struct OwnRule: Equatable {
    var key: Int
    var ignored: Int
    static func == (one: Self, other: Self) -> Bool { one.key == other.key }
  }
  struct Wrapper { var rule: OwnRule; var type: Any.Type }

  static let reference = Reference()
  static let path = \Padded.number

  @Test("values are equal by their own rule, by identity, or field by field")
  func equal() {
    #expect(valuesAreEqual(1, 1))
    #expect(valuesAreEqual("a", "a"))
    #expect(valuesAreEqual([1, 2], [1, 2]))
    #expect(valuesAreEqual(Int?.none, nil))
    #expect(valuesAreEqual(Self.reference, Self.reference))
    #expect(valuesAreEqual(Padded(flag: true, number: 2), Padded(flag: true, number: 2)))
    let nested = Nested(padded: Padded(flag: true, number: 2), text: "a", list: [1])
    #expect(valuesAreEqual(nested, nested))
    #expect(valuesAreEqual(Holder(reference: Self.reference, count: 1), Holder(reference: Self.reference, count: 1)))
    #expect(valuesAreEqual(WeakHolder(reference: Self.reference), WeakHolder(reference: Self.reference)))
    #expect(valuesAreEqual(WeakHolder(), WeakHolder()))
    #expect(valuesAreEqual(OwnRule(key: 1, ignored: 1), OwnRule(key: 1, ignored: 2)))
    let wrapper = Wrapper(rule: OwnRule(key: 1, ignored: 1), type: Int.self)
    #expect(valuesAreEqual(wrapper, Wrapper(rule: OwnRule(key: 1, ignored: 2), type: Int.self)))
    #expect(valuesAreEqual(Erased(value: "a"), Erased(value: "a")))
    #expect(valuesAreEqual(Erased(value: Padded(flag: true, number: 2)), Erased(value: Padded(flag: true, number: 2))))
    #expect(valuesAreEqual(1 as Any, 1 as Any))
    #expect(valuesAreEqual((1, "a"), (1, "a")))
    #expect(valuesAreEqual(Opaque(payload: Padded(flag: true, number: 1)), Opaque(payload: Padded(flag: true, number: 1))))
    #expect(valuesAreEqual(Opaque(payload: nil), Opaque(payload: nil)))
    #expect(valuesAreEqual(Choice.number(1), .number(1)))
    #expect(valuesAreEqual((), ()))
    #expect(valuesAreEqual(Self.path, \Padded.number))
    #expect(valuesAreEqual(Self.path as AnyKeyPath?, \Padded.number))
  }

  @Test("a difference anywhere is found")
  func unequal() {
    #expect(!valuesAreEqual(1, 2))
    #expect(!valuesAreEqual(1 as Int?, nil))
    #expect(!valuesAreEqual(Self.reference, Reference()))
    #expect(!valuesAreEqual(Padded(flag: true, number: 2), Padded(flag: true, number: 3)))
    #expect(!valuesAreEqual(Padded(flag: true, number: 2), Padded(flag: false, number: 2)))
    let nested = Nested(padded: Padded(flag: true, number: 2), text: "a", list: [1])
    var other = nested
    other.list = [2]
    #expect(!valuesAreEqual(nested, other))
    #expect(!valuesAreEqual(Holder(reference: Self.reference, count: 1), Holder(reference: Reference(), count: 1)))
    #expect(!valuesAreEqual(WeakHolder(reference: Self.reference), WeakHolder()))
    #expect(!valuesAreEqual(Erased(value: "a"), Erased(value: "b")))
    #expect(!valuesAreEqual(Erased(value: 1), Erased(value: 1.0)))
    #expect(!valuesAreEqual(1 as Any, 2 as Any))
    #expect(!valuesAreEqual((1, "a"), (1, "b")))
    #expect(!valuesAreEqual(Opaque(payload: Padded(flag: true, number: 1)), Opaque(payload: nil)))
    #expect(!valuesAreEqual(Choice.number(1), .number(2)))
    #expect(!valuesAreEqual(Choice.number(1), .none))
    #expect(!valuesAreEqual(Int.self as Any.Type, String.self))
    #expect(!valuesAreEqual(Self.path as AnyKeyPath, \Padded.flag))
  }

  @Test("functions are never equal, nor is what holds one")
  func functions() {
    let function = { 1 }
    #expect(!valuesAreEqual(function, function))
    let action = Action()
    #expect(!valuesAreEqual(action, action))
    #expect(!valuesAreEqual(action as Any, action as Any))
  }

  @Test("what lies between the fields does not matter")
  func padding() {
    func padded(filledWith byte: UInt8) -> Padded {
      withUnsafeTemporaryAllocation(of: Padded.self, capacity: 1) { buffer in
        UnsafeMutableRawBufferPointer(buffer).initializeMemory(as: UInt8.self, repeating: byte)
        UnsafeMutableRawPointer(buffer.baseAddress!).storeBytes(of: 1, as: UInt8.self)
        UnsafeMutableRawPointer(buffer.baseAddress!).storeBytes(of: 2.5, toByteOffset: 8, as: Double.self)
        return buffer[0]
      }
    }
    #expect(valuesAreEqual(padded(filledWith: 0), padded(filledWith: 0xFF)))
  }
}
