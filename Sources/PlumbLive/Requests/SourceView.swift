import PlumbExchange
import PlumbSource
import SwiftUI

/// A view that a source can show: a preview, a preview provider, or a plain view.
package struct SourceView: Codable {
  package enum Kind: Codable { case preview, provider, view }

  package let kind: Kind
  /// The name a user gives it with `--view`.
  package private(set) var name: String
  /// Its place among the types of its kind, which is the same in every process that loads the library.
  package let index: Int
  /// For previews: `File.swift:12`.
  package var place: String?
  /// One of several previews of a provider: its number among them, and the provider's name.
  package var member: Int?
  package var provider: String?
  /// As the view itself says with `previewDisplayName`.
  package var displayName: String?
  var isPrivate = false
  /// Whether it is all that its provider has: the previews of one that fails to list them count as one.
  package var isListed = true
  /// A plain view needs an `init()`.
  package var canBeMade = true

  /// The same view, with its place in the source instead of its place in the compiled part.
  func moved(_ original: (String) -> String) -> SourceView {
    guard let place else { return self }
    var copy = self
    copy.place = original(place)
    if name == place { copy.name = original(place) }
    return copy
  }

  /// Previews by their places, and then the others as they come.
  static func inOrder(_ views: [SourceView]) -> [SourceView] {
    var previews = views.filter { $0.kind == .preview }
    // Previews of one line keep their order.
    previews.sort { $0.sourcePlace < $1.sourcePlace }
    return previews + views.filter { $0.kind != .preview }
  }

  private var sourcePlace: (String, Int) {
    let parts = (place ?? "").split(separator: ":")
    return (parts.first.map(String.init) ?? "", parts.last.flatMap { Int($0) } ?? 0)
  }

  /// The file of a preview, such as `Card.swift`.
  package var file: String? { place.map { _ in sourcePlace.0 } }

  /// Its file as the person wrote it, and the line; `nil` for a view whose place is not known.
  package func position(in source: Source) -> (file: String, line: Int?)? {
    guard let place else { return nil }
    let parts = place.split(separator: ":")
    guard let first = parts.first else { return nil }
    let name = FileName(first)
    let file = source.swiftFiles.first { FileName(FilePath.name(of: $0)) == name }
    return (file ?? String(first), parts.last.flatMap { Int($0) })
  }

  /// Its name in messages, on one line.
  package var title: String { kind == .preview ? "#Preview \"\(plainName)\"" : plainName }

  /// Its name as a message has it among other words: on one line.
  package var plainName: String { HarmlessText.line(name) }
}

/// The views that `--view`, `--all` or neither chooses, and those that a gallery shows.
package enum Choice {
  case first
  case all
  /// Every preview, or, where there are none, every view.
  case previews
  case named(String)
}
