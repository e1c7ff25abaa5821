import PlumbExchange
import PlumbLive
import PlumbSnapshots
import PlumbSource

/// A picture of a preview, and what became of it.
struct SnapshotEntry {
  enum State: String, Encodable { case unchanged, new, changed, deleted, failed }

  /// The preview's name, with the variant's.
  let view: String
  /// Beside the folder of the pictures.
  let file: String
  var state = State.unchanged
  /// The position of the preview in the source, where that is known: the file as the user wrote it, and the line.
  var source: (file: String, line: Int?)?
  /// Both pictures, of one that changed.
  var difference: PictureDifference?
  /// Whether a picture that no preview has says that it is this source's.
  var isOwned = true
  /// The reason why there is no picture.
  var failure: Failure?
  /// The seconds that it took, if it was drawn.
  var seconds: Double?
  /// The reason why it is drawn, of a run that draws only what a change can reach; empty for one that is not drawn.
  var reason: String?

  /// Returns a sentence about the entry; `nil` for one without a change.
  ///
  /// - Parameter isCheck: nothing was written.
  func sentence(isCheck: Bool) -> String? {
    switch state {
    case .unchanged: nil
    case .new:
      isCheck ? "New: \(view) has no recorded picture \(file)." : "New: \(view) was recorded as \(file)."
    case .changed:
      (["Changed: \(view) \(difference?.sentence ?? "differs"), \(file)."] + toldCauses).joined(
        separator: "\n")
    case .deleted:
      isCheck
        ? "Deleted: \(file) is recorded, and no preview has it any more."
        : isOwned
          ? "Deleted: no preview has \(file) any more; it was removed."
          : "Left: no preview of this source has \(file), and it does not say which source recorded it. Delete it if no other has it."
    case .failed: failure.map { $0.message.isEmpty ? "Failed: \(view)." : "Failed: \($0.message)" }
    }
  }
}

extension SnapshotEntry {
  /// The first causes: a list of many pictures is read as a whole.
  private var toldCauses: [String] {
    let causes = difference?.causes ?? []
    let rest = causes.count - Self.mostCauses
    return causes.prefix(Self.mostCauses).map { "  \($0)" }
      + (rest > 0 ? ["  And \(rest) more, which --json names."] : [])
  }

  private static let mostCauses = 3

  /// All in one line.
  static func summary(of entries: [SnapshotEntry], in folder: String) -> String {
    let states: [State] = [.unchanged, .new, .changed, .deleted, .failed]
    let counts = states.compactMap { state -> String? in
      let number = entries.count { $0.state == state }
      return number == 0 ? nil : "\(number) \(state.rawValue)"
    }
    return "Pictures in \(folder): \(counts.isEmpty ? "none" : counts.joined(separator: ", "))."
  }
}

extension SnapshotEntry {
  /// The number of pictures that were drawn, and the most frequent reasons, in one line.
  static func drawn(of entries: [SnapshotEntry], since revision: String) -> String {
    let reasons = entries.compactMap(\.reason)
    let counts = Dictionary(grouping: reasons.filter { !$0.isEmpty }) { $0 }.mapValues(\.count)
    let frequent = counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
    let told = frequent.prefix(mostReasons).map { "\($0.key): \($0.value)" }
    let rest = frequent.dropFirst(mostReasons).reduce(0) { $0 + $1.value }
    let all = told + (rest > 0 ? ["other reasons: \(rest)"] : [])
    let drawn = counts.values.reduce(0, +)
    return
      "Drawn since \(HarmlessText.line(revision)): \(drawn) of \(reasons.count) \(reasons.count == 1 ? "picture" : "pictures")"
      + (all.isEmpty ? "." : " (\(all.joined(separator: "; "))).")
  }

  private static let mostReasons = 5
}

/// The same as JSON.
struct SnapshotJSON: Encodable {
  private let view: String
  private let file: String
  private let state: SnapshotEntry.State
  private let source: String?
  private let pixels: Int?
  private let causes: [String]?
  private let drawn: Bool?
  private let reason: String?

  init(_ entry: SnapshotEntry) {
    (view, file, state) = (entry.view, entry.file, entry.state)
    source = entry.source.map { place in place.line.map { "\(place.file):\($0)" } ?? place.file }
    drawn = entry.reason.map { !$0.isEmpty }
    reason = entry.reason.flatMap { $0.isEmpty ? nil : $0 }
    (pixels, causes) = (entry.difference?.count, entry.difference?.causes)
  }
}
