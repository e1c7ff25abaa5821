import PlumbLayout

extension String: NodeValue {
  static let unit = "words"
  var json: JSON { .string(self) }

  init?(json: JSON) {
    guard let string = json.string else { return nil }
    self = string
  }
}

extension [String]: NodeValue {
  static let unit = "array of words"
  var json: JSON { .array(map(JSON.string)) }

  init?(json: JSON) {
    guard let array = json.array else { return nil }
    self = array.compactMap(\.string)
  }
}

extension Bool: NodeValue {
  static let unit = "true or false"
  var json: JSON { .bool(self) }

  init?(json: JSON) {
    guard let bool = json.bool else { return nil }
    self = bool
  }
}

extension String?: NodeValue {
  static var unit: String { String.unit }
  var json: JSON { map(JSON.string) ?? .null }
  init?(json: JSON) { self = json.string }
}

extension CGRect: NodeValue {
  static let unit = "points"
  var json: JSON { JSON(self) }

  init?(json: JSON) {
    guard let x = json["x"]?.length, let y = json["y"]?.length, let width = json["width"]?.length,
      let height = json["height"]?.length
    else { return nil }
    self.init(x: x, y: y, width: width, height: height)
  }
}

extension ProposedViewSize: NodeValue {
  static let unit = "points, `null` or `\"infinity\"`"
  var json: JSON { JSON(self) }

  /// A side that is no length is one that nobody says.
  init?(json: JSON) { self.init(width: json["width"]?.length, height: json["height"]?.length) }
}

extension JSON {
  /// A number, or the one that a word for infinity means.
  var length: CGFloat? {
    switch self {
    case .number(let number): number
    case .string(let word): word.hasPrefix("-") ? -.infinity : .infinity
    case .null, .bool, .array, .object, .inline: nil
    }
  }
}
