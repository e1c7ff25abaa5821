import PlumbUIKit

/// Makes a picture of another one, or of a message.
open class CIFilter: NSObject {
  /// The filter's name, such as `CISepiaTone`.
  public let name: String
  private let kind: FilterKind?
  private var values: [String: Any]

  init(_ kind: FilterKind) {
    (name, self.kind, values) = (kind.rawValue, kind, kind.defaults)
  }
  /// Creates a filter by its name; `nil` if no filter has the name here.
  public convenience init?(name: String, fileID: StaticString = #fileID, line: UInt = #line) {
    guard let kind = FilterKind(rawValue: name) else {
      reportCompanion("CIFilter", fileID, line)
      return nil
    }
    self.init(kind)
  }
  /// Creates a filter by its name, with values; `nil` if no filter has the name here.
  public convenience init?(
    name: String, parameters params: [String: Any]?, fileID: StaticString = #fileID, line: UInt = #line
  ) {
    self.init(name: name, fileID: fileID, line: line)
    for (key, value) in params ?? [:] { setValue(value, forKey: key) }
  }

  /// The names of the values.
  open var inputKeys: [String] {
    ((kind?.takesImage ?? false) ? [kCIInputImageKey] : []) + (kind?.defaults.keys.sorted() ?? [])
  }
  /// The names of the results.
  open var outputKeys: [String] { [kCIOutputImageKey] }
  /// Sets all values to their defaults.
  open func setDefaults() { values.merge(kind?.defaults ?? [:]) { _, usual in usual } }
  /// Sets a value.
  open func setValue(_ value: Any?, forKey key: String) { values[key] = value }
  /// Returns a value, or the result.
  open func value(forKey key: String) -> Any? { key == kCIOutputImageKey ? outputImage : values[key] }
  /// The result; `nil` where a picture or a message is missing.
  open var outputImage: CIImage? { kind?.output(self) }

  // MARK: Values of some types

  func number(_ key: String) -> Double {
    switch values[key] {
    case let number as Double: number
    case let number as Float: Double(number)
    case let number as CGFloat: Double(number)
    case let number as Int: Double(number)
    case let number as NSNumber: number.doubleValue
    default: 0
    }
  }
  func point(_ key: String) -> CGPoint {
    (values[key] as? CGPoint) ?? (values[key] as? CIVector)?.cgPointValue ?? .zero
  }
  func rectangle(_ key: String) -> CGRect {
    (values[key] as? CGRect) ?? (values[key] as? CIVector)?.cgRectValue ?? .zero
  }
  func color(_ key: String) -> CIColor { values[key] as? CIColor ?? .black }
  func image(_ key: String) -> CIImage? { values[key] as? CIImage }
}
