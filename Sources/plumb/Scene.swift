import SwiftUI

/// Something of a source that can be shown: a preview, a preview provider, or a plain view.
struct Scene: Codable {
  enum Kind: Codable { case preview, provider, view }

  let kind: Kind
  /// The name a user gives it with `--view`.
  let name: String
  /// Its place among the types of its kind, which is the same in every process that loads the library.
  let index: Int
  /// For previews: `File.swift:12`.
  var place: String?
  var isPrivate = false
  /// A plain view needs an `init()`.
  var canBeMade = true

  /// How a person is told about it.
  var title: String { kind == .preview ? "#Preview \"\(name)\"" : name }
}

/// What is chosen with `--view`, `--all` or neither, and what a gallery shows.
enum Choice {
  case first
  case all
  /// Every preview, or, where there are none, every view.
  case previews
  case named(String)

  init(_ options: ViewOptions) {
    self = options.all ? .all : options.name.map(Choice.named) ?? .first
  }
}
