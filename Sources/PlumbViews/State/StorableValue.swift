import Foundation

/// How a value is kept in a store that knows strings, numbers, data and lists.
struct StorableForm<Value> {
  /// The value of what a store holds; `nil` if that is something else.
  let decode: (Any) -> Value?
  /// What a store is to hold; `nil` takes the entry away.
  let encode: (Value) -> Any?

  /// A type that a store holds as it is.
  static func plain() -> StorableForm { StorableForm(decode: { $0 as? Value }, encode: { $0 }) }

  /// Nothing is no entry.
  func optional() -> StorableForm<Value?> {
    StorableForm<Value?>(decode: { .some(decode($0)) }, encode: { $0.flatMap(encode) })
  }
}

// A store may give another kind of number back than it was given.
extension StorableForm where Value == Bool {
  static var bool: StorableForm {
    StorableForm(decode: { $0 as? Bool ?? ($0 as? NSNumber)?.boolValue }, encode: { $0 })
  }
}

extension StorableForm where Value == Int {
  static var int: StorableForm {
    StorableForm(decode: { $0 as? Int ?? ($0 as? NSNumber)?.intValue }, encode: { $0 })
  }
}

extension StorableForm where Value == Double {
  static var double: StorableForm {
    StorableForm(decode: { $0 as? Double ?? ($0 as? NSNumber)?.doubleValue }, encode: { $0 })
  }
}

extension StorableForm where Value == URL {
  static var url: StorableForm {
    StorableForm(
      decode: { $0 as? URL ?? ($0 as? String).flatMap(URL.init(string:)) }, encode: { $0.absoluteString })
  }
}

extension StorableForm where Value == Date {
  static var date: StorableForm {
    StorableForm(
      decode: {
        $0 as? Date
          ?? (StorableForm<Double>.double.decode($0)).map(Date.init(timeIntervalSinceReferenceDate:))
      }, encode: { $0.timeIntervalSinceReferenceDate })
  }
}

extension StorableForm where Value: RawRepresentable {
  static func raw(_ form: StorableForm<Value.RawValue>) -> StorableForm {
    StorableForm(
      decode: { form.decode($0).flatMap(Value.init(rawValue:)) }, encode: { form.encode($0.rawValue) })
  }
}
