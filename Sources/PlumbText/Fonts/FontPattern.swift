internal import CPangoCairo

/// Reads the values of fontconfig's patterns.
enum FontPattern {
  static func string(_ pattern: OpaquePointer, _ object: String, _ position: Int32 = 0) -> String? {
    var value: UnsafeMutablePointer<FcChar8>?
    guard FcPatternGetString(pattern, object, position, &value) == FcResultMatch, let value else {
      return nil
    }
    return String(cString: value)
  }

  static func integer(_ pattern: OpaquePointer, _ object: String) -> Int? {
    var value: Int32 = 0
    return FcPatternGetInteger(pattern, object, 0, &value) == FcResultMatch ? Int(value) : nil
  }

  /// All values of an object that has several, such as the names of a family in several languages.
  static func strings(_ pattern: OpaquePointer, _ object: String) -> [String] {
    (0..<Int32(32)).lazy.map { string(pattern, object, $0) }.prefix { $0 != nil }.compactMap { $0 }
  }
}
