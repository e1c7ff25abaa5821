import Foundation
import PlumbLayout
import PlumbViews

/// A stage as JSON, which the command sends to its children and to the page of previews. Settings that are `nil` are
/// left out.
extension Stage: Codable {
  private enum Key: String, CodingKey {
    case size, device, fits, insets, scale, appearance, direction, typeSize, locale, timeZone, platform, os,
      now,
      seed, place
  }

  package func encode(to encoder: any Encoder) throws {
    var fields = encoder.container(keyedBy: Key.self)
    try fields.encodeIfPresent(device?.name, forKey: .device)
    try fields.encodeIfPresent(size.map { [$0.width, $0.height] }, forKey: .size)
    try fields.encode(fits, forKey: .fits)
    try fields.encodeIfPresent(
      safeArea.map { [$0.top, $0.leading, $0.bottom, $0.trailing] }, forKey: .insets)
    try fields.encodeIfPresent(scale, forKey: .scale)
    try fields.encodeIfPresent(colorScheme?.word, forKey: .appearance)
    try fields.encodeIfPresent(layoutDirection?.word, forKey: .direction)
    try fields.encodeIfPresent(dynamicTypeSize?.word, forKey: .typeSize)
    try fields.encodeIfPresent(locale, forKey: .locale)
    try fields.encodeIfPresent(timeZone, forKey: .timeZone)
    try fields.encodeIfPresent(platform?.word, forKey: .platform)
    try fields.encodeIfPresent(generation?.word, forKey: .os)
    try fields.encodeIfPresent(date?.timeIntervalSince1970, forKey: .now)
    try fields.encodeIfPresent(seed, forKey: .seed)
    try fields.encodeIfPresent(place, forKey: .place)
  }

  package init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: Key.self)
    func wrong(_ key: Key, _ message: String) -> DecodingError {
      DecodingError.dataCorruptedError(forKey: key, in: fields, debugDescription: message)
    }
    func word<Value: StageSetting>(_ key: Key) throws -> Value? {
      guard let word = try fields.decodeIfPresent(String.self, forKey: key) else { return nil }
      guard let value = Value(word: word) else {
        throw wrong(key, "\(word) is none of \(Value.words.joined(separator: ", ")).")
      }
      return value
    }
    func lengths(_ key: Key, _ count: Int) throws -> [CGFloat?]? {
      guard let lengths = try fields.decodeIfPresent([CGFloat?].self, forKey: key) else { return nil }
      guard lengths.count == count else {
        throw wrong(key, "\(count) lengths are needed, not \(lengths.count).")
      }
      return lengths
    }
    self.init(fits: try fields.decodeIfPresent(Bool.self, forKey: .fits) ?? false)
    if let sides = try lengths(.size, 2) { size = ProposedViewSize(width: sides[0], height: sides[1]) }
    if let name = try fields.decodeIfPresent(String.self, forKey: .device) {
      guard let known = KnownDevice.all.first(where: { $0.name == name }) else {
        throw wrong(.device, "There is no device \(name).")
      }
      device = known
    }
    if let sides = try lengths(.insets, 4)?.map({ $0 ?? 0 }) {
      safeArea = EdgeInsets(top: sides[0], leading: sides[1], bottom: sides[2], trailing: sides[3])
    }
    scale = try fields.decodeIfPresent(Double.self, forKey: .scale)
    colorScheme = try word(.appearance)
    layoutDirection = try word(.direction)
    dynamicTypeSize = try word(.typeSize)
    locale = try fields.decodeIfPresent(String.self, forKey: .locale)
    timeZone = try fields.decodeIfPresent(String.self, forKey: .timeZone)
    platform = try word(.platform)
    generation = try word(.os)
    date = try fields.decodeIfPresent(Double.self, forKey: .now).map(Date.init(timeIntervalSince1970:))
    seed = try fields.decodeIfPresent(UInt64.self, forKey: .seed)
    place = try fields.decodeIfPresent(Place.self, forKey: .place)
  }
}
