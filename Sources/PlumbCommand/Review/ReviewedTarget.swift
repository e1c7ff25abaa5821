import Foundation
import PlumbLive
import PlumbSnapshots
import PlumbSource
import SwiftUI

/// The previews of one target in both states, drawn where a change can reach them, and compared.
struct ReviewedTarget {
  let states: ReviewedStates
  let name: String?
  let stage: Stage
  private(set) var entries: [ReviewEntry] = []
  private(set) var problems: [Review.Problem] = []
  /// The bytes of pictures for which the page still has room.
  private(set) var room: Int

  init(_ states: ReviewedStates, name: String?, on stage: Stage, room: Int) {
    (self.states, self.name, self.stage, self.room) = (states, name, stage, room)
  }

  mutating func compare(
    _ before: SourceWords?, _ after: SourceWords?, timeout: Double?, tolerance: Tolerance
  ) throws {
    try ReviewedSide.with(after, timeout: timeout, tolerance: tolerance, isQuiet: false) { new in
      note(new.problem, isBefore: false)
      let reach = try new.compiled.map { compiled in
        let root = (after ?? states.after).folderOfSources
        return try ChangeReach(
          of: compiled.source, root: root, pictures: "\(root)/__Snapshots__", since: states.changes)
      }
      let reasons = new.members.map { reason($0.view, reach) }
      // Nothing that the source is made of has changed.
      guard !(reach.map { $0.everything == nil && $0.changed.isEmpty } ?? false) else {
        entries = new.members.map { entry(of: $0.view, in: new) }
        return
      }
      try ReviewedSide.with(before, timeout: timeout, tolerance: tolerance, isQuiet: true) { old in
        note(old.problem, isBefore: true)
        try compare(old, new, reasons)
      }
    }
  }

  private func reason(_ view: SourceView, _ reach: ChangeReach?) -> String? {
    view.file.map { reach?.reason(file: $0) } ?? reach?.reason(type: view.provider ?? view.name)
  }

  private mutating func note(_ problem: Failure?, isBefore: Bool) {
    guard let problem else { return }
    problems.append(
      Review.Problem(
        isBefore: isBefore, target: name, status: problem.status, text: states.named(problem.message)))
  }

  private func entry(of view: SourceView, in side: ReviewedSide) -> ReviewEntry {
    var entry = ReviewEntry(view: view.title, name: view.plainName, fileName: view.file, target: name)
    let place = side.compiled.flatMap { view.position(in: $0.source) }
    entry.place = place.map { (states.named($0.file), $0.line) }
    return entry
  }

  // MARK: Comparing

  private mutating func compare(_ old: ReviewedSide, _ new: ReviewedSide, _ reasons: [String?]) throws {
    let all = (old.members + new.members).map(\.view)
    // Plain views are shown only where there are no previews.
    let hasPreviews = all.contains { $0.kind != .view }
    func positions(_ side: ReviewedSide) -> [Int] {
      side.members.indices.filter { !hasPreviews || side.members[$0].view.kind != .view }
    }
    let (olds, news) = (positions(old), positions(new))
    let pairs = PreviewPairs(
      olds.map { old.members[$0].view }, news.map { new.members[$0].view }, now: states.renamed.now)
    var formers = Dictionary(uniqueKeysWithValues: pairs.kept.map { ($0.new, $0.old) })
    for (position, number) in news.enumerated() {
      let member = new.members[number]
      var entry = entry(of: member.view, in: new)
      entry.reason = reasons[number]
      if let former = formers.removeValue(forKey: position) {
        if entry.reason != nil { try show(old.members[olds[former]], member, in: &entry) }
      } else {
        entry.reason = entry.reason ?? "it is new"
        entry.state = .new
        if old.leavesOut(member.view.file) {
          entry.state = .failed
          entry.failedBefore = Failure(
            .doesNotCompile, "\(member.view.file ?? "The source") did not compile.")
        }
        if let data = try drawn(member, into: &entry.failedAfter) { entry.after = try picture(data, entry) }
        if entry.failedAfter != nil { entry.state = .failed }
      }
      keep(entry)
    }
    for position in pairs.removed { try showRemoved(old.members[olds[position]], old, new) }
    findRenamed()
  }

  private mutating func showRemoved(_ member: ShownMember, _ old: ReviewedSide, _ new: ReviewedSide) throws {
    var entry = entry(of: member.view, in: old)
    (entry.state, entry.reason) = (.removed, "it was removed")
    let file = member.view.file.map(states.renamed.now)
    if new.leavesOut(file) {
      let subject = file ?? "The source"
      (entry.state, entry.reason) = (.failed, "\(subject) does not compile")
      entry.failedAfter = Failure(.doesNotCompile, "\(subject) does not compile.")
    }
    if let data = try drawn(member, into: &entry.failedBefore) { entry.before = try picture(data, entry) }
    keep(entry)
  }

  private func show(_ old: ShownMember, _ new: ShownMember, in entry: inout ReviewEntry) throws {
    let (before, after) = (
      try drawn(old, into: &entry.failedBefore), try drawn(new, into: &entry.failedAfter)
    )
    if let before, let after { return try entry.compare(before, after) }
    entry.state = .failed
    if let before { entry.before = try picture(before, entry) }
    if let after { entry.after = try picture(after, entry) }
  }

  /// Draws a preview, or says why it has no picture.
  private func drawn(_ member: ShownMember, into failed: inout Failure?) throws -> Data? {
    do {
      return try AnsweredPicture.checked(
        member.show(.snapshot(lines: true), stage), .png, of: member.view.title)
    } catch {
      var failure = Failure(error)
      if failure.status == .readerGone { throw failure }
      failure = Failure(
        failure.status, states.named(failure.message), view: failure.view ?? member.view.title)
      failed = failure
      return nil
    }
  }

  private func picture(_ data: Data, _ entry: ReviewEntry) throws -> ReviewPicture {
    try ReviewPicture(recorded: [UInt8](data), of: entry.view)
  }

  /// Keeps an entry, and its pictures as long as there is room.
  private mutating func keep(_ entry: ReviewEntry) {
    var entry = entry
    if entry.pictureBytes > room { entry.dropPictures() }
    room -= entry.pictureBytes
    entries.append(entry)
  }

  /// A preview that was removed, and a new one of the same file with the same picture: only its name has changed.
  private mutating func findRenamed() {
    for gone in entries.indices.reversed() where entries[gone].state == .removed {
      guard let old = entries[gone].before,
        let came = entries.firstIndex(where: { entry in
          entry.state == .new && entry.after?.png == old.png
            && entry.fileName == entries[gone].fileName.map(states.renamed.now)
        })
      else { continue }
      (entries[came].state, entries[came].was) = (.unchanged, entries[gone].name)
      entries[came].dropPictures()
      entries.remove(at: gone)
    }
  }
}
