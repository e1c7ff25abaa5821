import Foundation
import PlumbExchange
import PlumbSnapshots
import PlumbSource

/// A preview, before a change and after it.
struct ReviewEntry {
  enum State: String, Encodable, CaseIterable { case changed, new, removed, failed, unchanged }

  /// The preview as messages name it, and its name alone.
  let view: String
  let name: String
  /// Its file without the folder; `nil` for a provider.
  var fileName: String?
  /// The name that it had before, where only that has changed.
  var was: String?
  /// The target of the project, where several have previews.
  var target: String?
  /// Its place in the source: the file as the person wrote it, and the line.
  var place: (file: String, line: Int?)?
  var state = State.unchanged
  /// The reason why it was drawn; `nil` for one that no change can reach.
  var reason: String?
  /// Both pictures and what differs in them, unless there are too many.
  var before: ReviewPicture?
  var after: ReviewPicture?
  var marked: ReviewPicture?
  /// The pixels that differ, in words and as a number.
  var difference: String?
  var pixels: Int?
  /// The views that differ.
  var views: [ReviewedView] = []
  /// The number of views that moved along with the views around them.
  var movedAlong = 0
  /// The reasons why there is no picture.
  var failedBefore: Failure?
  var failedAfter: Failure?

  /// The bytes of all pictures.
  var pictureBytes: Int { [before, after, marked].reduce(0) { $0 + ($1?.png.count ?? 0) } }

  /// The file and the line: `app/Card.swift:9`.
  var placeText: String? {
    place.map { place in HarmlessText.line(place.line.map { "\(place.file):\($0)" } ?? place.file) }
  }

  mutating func dropPictures() { (before, after, marked) = (nil, nil, nil) }
}

/// A view that differs.
struct ReviewedView: Sendable {
  enum Kind: String, Encodable { case moved, resized, added, removed, redrawn }

  let kind: Kind
  let view: String
  /// The sentence about the cause, as `plumb diff` reports it.
  let text: String
  /// In points of the canvas.
  var before: CGRect?
  var after: CGRect?
  /// Its line in the source.
  var source: String?
}
