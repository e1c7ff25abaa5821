import Foundation
import PlumbViews

/// The files that one scene asks its page for, or gives it. They are in their own folder, which goes with the scene.
@MainActor final class PageFiles {
  /// The most files that wait until the page has fetched them.
  static let mostOffers = 20

  struct Problem: Error, CustomStringConvertible { let description: String }

  private let desk: FileDesk
  private let scene: String
  private let place: URL
  private var folder: URL?
  private var lastNumber = 0
  private var choice: (number: Int, choice: FileChoice)?
  private var offers: [Int: (file: OfferedFile, copy: URL)] = [:]

  init(_ desk: FileDesk, scene: String, place: URL) {
    (self.desk, self.scene, self.place) = (desk, scene, place)
  }

  private func path(_ number: Int) -> String { "/files/\(scene)/\(number)" }

  /// A new folder in the scene's, which only this user may look into.
  private func makeFolder(_ number: Int) throws -> URL {
    let attributes: [FileAttributeKey: Any] = [.posixPermissions: 0o700]
    if folder == nil {
      let made = place.appendingPathComponent("plumb-files-\(ServerKey.random())")
      try FileManager.default.createDirectory(
        at: made, withIntermediateDirectories: false, attributes: attributes)
      folder = made
    }
    guard let inner = folder?.appendingPathComponent("\(number)") else { throw CocoaError(.fileWriteUnknown) }
    try FileManager.default.createDirectory(
      at: inner, withIntermediateDirectories: false, attributes: attributes)
    return inner
  }

  /// Asks for files. An earlier request gets the answer that nobody chose any.
  func ask(_ wanted: FileChoice) throws {
    if let old = choice { chosen(old.number, count: nil) }
    lastNumber += 1
    desk.open(path(lastNumber), folder: try makeFolder(lastNumber), most: wanted.most)
    choice = (lastNumber, wanted)
  }

  /// The page is ready: so many files came, or nobody wanted to choose. False if the page was not asked.
  @discardableResult func chosen(_ number: Int, count: Int?) -> Bool {
    guard let choice, choice.number == number else { return false }
    self.choice = nil
    let files = desk.close(path(number), count: count ?? 0)
    if files.isEmpty, let folder {
      try? FileManager.default.removeItem(at: folder.appendingPathComponent("\(number)"))
    }
    choice.choice.answer(files.isEmpty ? nil : files)
    return true
  }

  /// Keeps a copy of a file, for the page to fetch.
  func offer(_ file: OfferedFile) throws {
    guard file.bytes.count <= FileDesk.longestFile else {
      throw Problem(
        description:
          "A file of \(file.bytes.count) bytes is not given to a page; \(FileDesk.longestFile) is the most.")
    }
    guard offers.count < Self.mostOffers else {
      throw Problem(description: "\(Self.mostOffers) files wait for the page already.")
    }
    lastNumber += 1
    let copy = try makeFolder(lastNumber).appendingPathComponent(FileDesk.safeName(file.name))
    try file.bytes.write(to: copy)
    desk.offer(copy, at: path(lastNumber))
    offers[lastNumber] = (file, copy)
  }

  /// The page has a file, or says why not. False if none was offered.
  func saved(_ number: Int, problem: String?) -> Bool {
    guard let (file, copy) = offers.removeValue(forKey: number) else { return false }
    desk.offer(nil, at: path(number))
    file.answer(problem.map { .failure(Problem(description: $0)) } ?? .success(copy))
    return true
  }

  /// The notice to the page about the last file that was requested or offered.
  var lastNotice: Notice? { notice(lastNumber) }

  /// The notices to a page that is reloaded.
  var notices: [Notice] {
    (Array(offers.keys) + [choice?.number].compactMap(\.self)).sorted().compactMap(notice)
  }

  private func notice(_ number: Int) -> Notice? {
    if let choice, choice.number == number {
      return .choose(number, path: path(number), accepted: choice.choice.accepted, most: choice.choice.most)
    }
    return offers[number].map { .save(number, path: path(number), name: $0.copy.lastPathComponent) }
  }

  /// The scene ends, and its files go.
  func end() {
    desk.forget(scene: scene)
    if let folder { try? FileManager.default.removeItem(at: folder) }
    (choice, offers, folder) = (nil, [:], nil)
  }
}

extension Session {
  /// Asks the page for files; false where there is no page.
  func choose(_ choice: FileChoice) -> Bool { tellFiles { try $0.ask(choice) } }

  /// Gives a file to the page; false where there is no page, or the file is too large.
  func offer(_ file: OfferedFile) -> Bool { tellFiles { try $0.offer(file) } }

  private func tellFiles(_ work: (PageFiles) throws -> Void) -> Bool {
    guard let link else { return false }
    do { try work(files) } catch {
      report("Files: \(error)")
      return false
    }
    if let notice = files.lastNotice { link.send(notice.text) }
    return true
  }

  func filesChosen(_ number: Int, count: Int?) -> BadMessage? {
    files.chosen(number, count: count)
      ? nil : BadMessage("No files are asked for under the number \(number).")
  }

  func fileSaved(_ number: Int, problem: String?) -> BadMessage? {
    files.saved(number, problem: problem) ? nil : BadMessage("No file is offered under the number \(number).")
  }
}
