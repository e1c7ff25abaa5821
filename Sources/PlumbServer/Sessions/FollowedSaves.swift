import Foundation

/// The messages of the compiler about the newest save of a followed app, in a file: the command writes it, and the server of the
/// app's page reads it. It is empty while the app that is shown is the saved one.
package struct FollowedSaves: Sendable {
  package let file: String

  package init(file: String) { self.file = file }

  /// Replaces the messages.
  package func tell(_ complaints: [PreviewProject.Complaint]) {
    guard let data = try? JSONEncoder().encode(complaints) else { return }
    try? data.write(to: URL(fileURLWithPath: file), options: .atomic)
  }

  /// The messages, as JSON for a page.
  var messages: Data { FileManager.default.contents(atPath: file) ?? Data("[]".utf8) }
}
