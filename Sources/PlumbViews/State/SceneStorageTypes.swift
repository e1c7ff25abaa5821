import Foundation

// The types that a store can hold: by themselves, as optionals, and as raw values.

extension SceneStorage where Value == Bool {
  public init(wrappedValue: Value, _ key: String) {
    self.init(wrappedValue, key, .bool)
  }
}

extension SceneStorage where Value == Bool? {
  public init(_ key: String) {
    self.init(nil, key, StorableForm<Bool>.bool.optional())
  }
}

extension SceneStorage where Value == Int {
  public init(wrappedValue: Value, _ key: String) {
    self.init(wrappedValue, key, .int)
  }
}

extension SceneStorage where Value == Int? {
  public init(_ key: String) {
    self.init(nil, key, StorableForm<Int>.int.optional())
  }
}

extension SceneStorage where Value == Double {
  public init(wrappedValue: Value, _ key: String) {
    self.init(wrappedValue, key, .double)
  }
}

extension SceneStorage where Value == Double? {
  public init(_ key: String) {
    self.init(nil, key, StorableForm<Double>.double.optional())
  }
}

extension SceneStorage where Value == String {
  public init(wrappedValue: Value, _ key: String) {
    self.init(wrappedValue, key, .plain())
  }
}

extension SceneStorage where Value == String? {
  public init(_ key: String) {
    self.init(nil, key, StorableForm<String>.plain().optional())
  }
}

extension SceneStorage where Value == URL {
  public init(wrappedValue: Value, _ key: String) {
    self.init(wrappedValue, key, .url)
  }
}

extension SceneStorage where Value == URL? {
  public init(_ key: String) {
    self.init(nil, key, StorableForm<URL>.url.optional())
  }
}

extension SceneStorage where Value == Data {
  public init(wrappedValue: Value, _ key: String) {
    self.init(wrappedValue, key, .plain())
  }
}

extension SceneStorage where Value == Data? {
  public init(_ key: String) {
    self.init(nil, key, StorableForm<Data>.plain().optional())
  }
}

extension SceneStorage where Value == Date {
  public init(wrappedValue: Value, _ key: String) {
    self.init(wrappedValue, key, .date)
  }
}

extension SceneStorage where Value == Date? {
  public init(_ key: String) {
    self.init(nil, key, StorableForm<Date>.date.optional())
  }
}

extension SceneStorage {
  public init(wrappedValue: Value, _ key: String)
  where Value: RawRepresentable, Value.RawValue == Int {
    self.init(wrappedValue, key, .raw(.int))
  }

  public init<R: RawRepresentable>(_ key: String) where Value == R?, R.RawValue == Int {
    self.init(nil, key, StorableForm<R>.raw(.int).optional())
  }
}

extension SceneStorage {
  public init(wrappedValue: Value, _ key: String)
  where Value: RawRepresentable, Value.RawValue == String {
    self.init(wrappedValue, key, .raw(.plain()))
  }

  public init<R: RawRepresentable>(_ key: String) where Value == R?, R.RawValue == String {
    self.init(nil, key, StorableForm<R>.raw(.plain()).optional())
  }
}
