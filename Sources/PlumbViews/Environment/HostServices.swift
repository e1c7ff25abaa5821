import Foundation

/// A notification that is due, for the host that shows it.
package struct ShownNotification: Sendable {
  /// The first line, the line below it, and the text; any of them may be empty.
  package var title, subtitle, body: String
  /// Whether it says that it cannot wait.
  package var isUrgent: Bool
  /// The action for when a person presses it.
  package var opened: @MainActor @Sendable () -> Void

  package init(
    title: String, subtitle: String = "", body: String = "", isUrgent: Bool = false,
    opened: @escaping @MainActor @Sendable () -> Void
  ) {
    (self.title, self.subtitle, self.body) = (title, subtitle, body)
    (self.isUrgent, self.opened) = (isUrgent, opened)
  }
}

/// Files that a person is asked for.
package struct FileChoice: Sendable {
  /// The most files that are taken at once, whatever a view says (assumed).
  package static let mostFiles = 20

  /// The types of files that a browser's field accepts: MIME types such as "image/*", and endings with their points. An
  /// empty list means all files.
  package var accepted: [String]
  /// The number of files that may be chosen.
  package var most: Int
  /// A closure that receives the locations of the files, in the order in which they were chosen; `nil` if the dialog
  /// was cancelled.
  package var answer: @MainActor @Sendable ([URL]?) -> Void

  package init(
    accepted: [String], most: Int, answer: @escaping @MainActor @Sendable ([URL]?) -> Void
  ) {
    (self.accepted, self.answer) = (accepted, answer)
    self.most = min(max(1, most), FileChoice.mostFiles)
  }
}

/// A file that a person may keep.
package struct OfferedFile: Sendable {
  /// The name that it would like to have.
  package var name: String
  package var bytes: Data
  /// A closure that receives the location of the program's copy, or the reason why it was not given.
  package var answer: @MainActor @Sendable (Result<URL, any Error>) -> Void

  package init(
    name: String, bytes: Data, answer: @escaping @MainActor @Sendable (Result<URL, any Error>) -> Void
  ) {
    (self.name, self.bytes, self.answer) = (name, bytes, answer)
  }
}

private struct SystemNotifyKey: EnvironmentKey {
  static var defaultValue: (@MainActor @Sendable (ShownNotification) -> Bool)? { nil }
}

private struct SystemChooseFilesKey: EnvironmentKey {
  static var defaultValue: (@MainActor @Sendable (FileChoice) -> Bool)? { nil }
}

private struct SystemOfferFileKey: EnvironmentKey {
  static var defaultValue: (@MainActor @Sendable (OfferedFile) -> Bool)? { nil }
}

extension EnvironmentValues {
  /// Shows a notification by the host, and returns whether it could; `nil` where it never can.
  package var systemNotify: (@MainActor @Sendable (ShownNotification) -> Bool)? {
    get { self[SystemNotifyKey.self] }
    set { self[SystemNotifyKey.self] = newValue }
  }

  /// Asks for files by the host, and returns whether it could; `nil` where it never can.
  package var systemChooseFiles: (@MainActor @Sendable (FileChoice) -> Bool)? {
    get { self[SystemChooseFilesKey.self] }
    set { self[SystemChooseFilesKey.self] = newValue }
  }

  /// Gives a file to a person by the host, and returns whether it could; `nil` where it never can.
  package var systemOfferFile: (@MainActor @Sendable (OfferedFile) -> Bool)? {
    get { self[SystemOfferFileKey.self] }
    set { self[SystemOfferFileKey.self] = newValue }
  }
}
