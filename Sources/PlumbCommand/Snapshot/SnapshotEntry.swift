import PlumbSnapshots

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

/// The same as JSON.
struct SnapshotJSON: Encodable {
  private let view: String
  private let file: String
  private let state: SnapshotEntry.State
  private let source: String?
  private let pixels: Int?
  private let causes: [String]?

  init(_ entry: SnapshotEntry) {
    (view, file, state) = (entry.view, entry.file, entry.state)
    source = entry.source.map { place in place.line.map { "\(place.file):\($0)" } ?? place.file }
    (pixels, causes) = (entry.difference?.count, entry.difference?.causes)
  }
}
