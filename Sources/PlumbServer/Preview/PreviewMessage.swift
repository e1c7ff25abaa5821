import Foundation

/// A message of a preview's page to the command.
package enum PreviewMessage: Equatable, Sendable {
  case hello
  /// A tile can be seen, so its process is wanted.
  case shows(tile: String)
  /// A tile has taken over the views of a generation; older ones are not needed any more.
  case took(tile: String, generation: Int)
  /// A person wants a failed tile to be tried once more.
  case again(tile: String)

  /// The longest message, in bytes.
  static let longest = 4096
}

extension PreviewMessage {
  init(_ data: Data) throws(BadMessage) {
    guard data.count <= Self.longest else {
      throw BadMessage("A message of \(data.count) bytes is too long; \(Self.longest) is the most.")
    }
    struct Fields: Decodable {
      var type: String
      var tile: String?
      var generation: Int?
    }
    guard let fields = try? JSONDecoder().decode(Fields.self, from: data) else {
      throw BadMessage("A message is a JSON object with a \"type\" and that type's fields; this one is not.")
    }
    func tile() throws(BadMessage) -> String {
      guard let tile = fields.tile, tile.utf8.count <= 1000 else {
        throw BadMessage("A message of type \"\(fields.type.prefix(40))\" needs a \"tile\".")
      }
      return tile
    }
    func generation() throws(BadMessage) -> Int {
      guard let generation = fields.generation, generation >= 0 else {
        throw BadMessage("A message of type \"\(fields.type.prefix(40))\" needs a \"generation\".")
      }
      return generation
    }
    switch fields.type {
    case "hello": self = .hello
    case "shows": self = .shows(tile: try tile())
    case "took": self = .took(tile: try tile(), generation: try generation())
    case "again": self = .again(tile: try tile())
    default: throw BadMessage("There is no message of type \"\(fields.type.prefix(40))\".")
    }
  }
}
