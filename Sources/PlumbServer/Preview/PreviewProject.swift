import SwiftUI

/// The description of the source that a preview's page receives: its previews, and its problems.
package struct PreviewProject: Encodable, Equatable, Sendable {
  /// A message of the compiler.
  package struct Complaint: Codable, Equatable, Sendable {
    package enum Kind: String, Codable, Sendable { case error, warning, note }

    package var kind: Kind
    /// As the user named it; `nil` for what has no place.
    package var file: String?
    package var line: Int?
    package var column: Int?
    package var text: String
    /// The lines of the source that the compiler shows with it.
    package var excerpt: String

    package init(
      kind: Kind, file: String? = nil, line: Int? = nil, column: Int? = nil, text: String,
      excerpt: String = ""
    ) {
      (self.kind, self.file, self.line, self.column) = (kind, file, line, column)
      (self.text, self.excerpt) = (text, excerpt)
    }
  }

  /// One preview of the source.
  package struct Tile: Encodable, Equatable, Sendable {
    /// Its name from one generation to the next.
    package var id: String
    package var name: String
    /// `View.swift:12`.
    package var place: String?
    /// The port at which its process listens; `nil` while there is none.
    package var port: UInt16?
    /// Which generation of the source that process shows.
    package var generation: Int
    /// The reason why there is no process: what it did, and its last lines.
    package var failure: String?
    package var lines: [String] = []
    /// Its process does not answer at the moment.
    package var isBusy = false

    package init(id: String, name: String, place: String?, generation: Int) {
      (self.id, self.name, self.place, self.generation) = (id, name, place, generation)
    }
  }

  package var type = "project"
  let stage: PageStage
  /// As the user named it.
  package var source: String
  /// Its name in the page.
  package var name: String
  package var isCompiling = true
  /// The newest generation that compiled; 0 before the first.
  package var generation = 0
  /// The newest source does not compile, and the tiles show an older one.
  package var isOld = false
  /// Seconds from the change to the compiled library.
  package var seconds = 0.0
  package var complaints: [Complaint] = []
  /// The things that the source needs and that are not available. Everything else works.
  package var notices: [String] = []
  package var tiles: [Tile] = []

  package init(source: String, name: String, given: Stage = Stage(), isWalled: Bool = false) {
    (self.source, self.name, stage) = (source, name, PageStage(given: given, isWalled: isWalled))
  }
}
