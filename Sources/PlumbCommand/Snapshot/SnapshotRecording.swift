import Foundation
import PlumbLive
import PlumbSnapshots
import PlumbSource
import SwiftUI

/// The pictures of a source's previews, one after another, compared with the recorded ones and, unless this is a check, recorded.
struct SnapshotRecording {
  private(set) var folder: SnapshotFolder
  let isCheck: Bool
  let variants: [SnapshotVariant]
  let owner: SnapshotOwner
  private(set) var entries: [SnapshotEntry] = []
  /// The previews that are drawn; `nil` for all.
  var scope: SnapshotScope?
  /// The pictures that other runs make; `nil` where there are none.
  var division: SnapshotDivision?
  /// The names of all pictures of the source, also of those that other runs make.
  private var names: Set<FileName> = []
  /// The number of unnamed previews of each file so far.
  private var unnamed: [String: Int] = [:]

  init(folder: SnapshotFolder, isCheck: Bool, variants: [SnapshotVariant], owner: SnapshotOwner) {
    (self.folder, self.isCheck, self.variants, self.owner) = (folder, isCheck, variants, owner)
  }

  func makeFolder() throws(Failure) { try PictureFolder.make(folder.path) }

  /// A picture that is made, or kept.
  private struct Planned {
    let member: ShownMember
    let variant: SnapshotVariant?
    let picture: String
    /// Whether another preview has the name that the picture would have.
    let isNumbered: Bool
  }

  /// Shows each preview as the options say, and then in each variant; with a scope, only those that are in it.
  mutating func show(_ members: [ShownMember], on stage: Stage, of source: Source) throws {
    let planned = members.flatMap { member in
      let name = name(of: member.view)
      return ([nil] + variants.map(Optional.some)).map { variant in
        let picture = folder.next(name, variant)
        return Planned(
          member: member, variant: variant, picture: picture,
          isNumbered: picture != SnapshotFolder.name(name, variant))
      }
    }
    names = Set(planned.map { FileName($0.picture) })
    let begun = planned.map { entry(of: $0, in: source) }
    let keys = begun.map { $0.reason == "" ? nil : SnapshotTimes.Key($0) }
    let part = division?.part(of: keys)
    for (position, picture) in planned.enumerated() where part?.contains(position) ?? true {
      entries.append(try shown(begun[position], picture, on: stage))
    }
  }

  /// The entry of a picture before it is drawn, with the reason why it is.
  private func entry(of planned: Planned, in source: Source) -> SnapshotEntry {
    let (view, file) = (planned.member.view, folder.file(planned.picture))
    var entry = SnapshotEntry(
      view: view.title + (planned.variant.map { ", \($0.rawValue)" } ?? ""), file: file)
    entry.source = view.position(in: source)
    // Of equal names, a preview that was deleted may have had this picture.
    let next = "\(planned.picture.dropLast(4))-2.png"
    let hadNext = !names.contains(FileName(next)) && access(folder.file(next), F_OK) == 0
    entry.reason = scope?.reason(view, file, isShared: planned.isNumbered || hadNext)
    return entry
  }

  private func shown(_ entry: SnapshotEntry, _ planned: Planned, on stage: Stage) throws -> SnapshotEntry {
    var entry = entry
    if entry.reason == "" { return entry }
    let (member, start) = (planned.member, ContinuousClock.now)
    do {
      let bytes = try AnsweredPicture.checked(
        member.show(.snapshot(), planned.variant?.change(stage) ?? stage), .png, of: member.view.title)
      try compare(bytes, named: planned.picture, in: &entry)
    } catch {
      var failure = Failure(error)
      if failure.status == .readerGone { throw failure }
      failure.view = failure.view ?? entry.view
      (entry.state, entry.failure) = (.failed, failure)
    }
    entry.seconds = (ContinuousClock.now - start) / .seconds(1)
    return entry
  }

  private func compare(_ made: Data, named name: String, in entry: inout SnapshotEntry) throws {
    let made = Data(RecordedPicture.marking([UInt8](made), owner: owner.mark))
    guard let bytes = folder.bytes(name) else {
      entry.state = .new
      if !isCheck { try folder.save(made, as: name) }
      return
    }
    // The same file has the same pixels.
    guard bytes != made else { return }
    guard let actual = try? RecordedPicture(bytes: [UInt8](made)) else {
      throw Failure.unreadable(entry.view)
    }
    let expected = try folder.recorded(bytes, name)
    // Views may be ten thousand deep, which an ordinary stack is not.
    let found = try? onDeepStack { [view = entry.view] in
      PictureDifference(name: view, expected: expected, actual: actual)
    }
    guard let difference = found ?? nil else {
      // Pictures of earlier versions do not say whose they are.
      let recorded = [UInt8](bytes)
      if !isCheck, RecordedPicture.owner(of: recorded) == nil {
        try folder.save(Data(RecordedPicture.marking(recorded, owner: owner.mark)), as: name)
      }
      return
    }
    if !isCheck { try replace(bytes, with: made, as: name) }
    (entry.state, entry.difference) = (.changed, difference)
  }

  /// Writes a picture over one of this source; another source's is its own reference.
  private func replace(_ old: Data, with made: Data, as name: String) throws {
    if let other = RecordedPicture.owner(of: [UInt8](old)), SnapshotOwner(mark: other).source != owner.source
    {
      throw Failure(
        .wrongWords,
        "\(folder.file(name)) was recorded from \(other), and is not written over. Record it from there, name another folder with -o, or delete it."
      )
    }
    try folder.save(made, as: name)
  }

  /// Finds pictures that no preview of this source has any more, and removes them unless this is a check. A picture that does not
  /// say whose it is may be another source's, so it stays.
  mutating func findDeleted() throws(Failure) {
    // One run is enough to report them.
    guard division.map({ $0.shard.number == 1 }) ?? true else { return }
    for (name, owner) in folder.stale(besides: names, variants: variants)
    where owner == nil || owner == self.owner {
      if !isCheck, owner != nil { try folder.remove(name) }
      var entry = SnapshotEntry(view: name, file: folder.file(name), state: .deleted)
      entry.isOwned = owner != nil
      entries.append(entry)
    }
  }

  // MARK: Names

  /// The name of a picture. A line would change with each edit above, so an unnamed preview has its file's name and a number.
  private mutating func name(of view: SourceView) -> String {
    guard let place = view.place else { return view.name }
    let file = place.split(separator: ":").first.map { String($0.dropLast(".swift".count)) } ?? place
    guard view.name == place else { return "\(file)-\(view.name)" }
    unnamed[file, default: 0] += 1
    return unnamed[file] == 1 ? file : "\(file)-\(unnamed[file] ?? 1)"
  }
}
