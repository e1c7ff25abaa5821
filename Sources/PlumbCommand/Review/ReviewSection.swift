import Foundation
import PlumbExchange
import PlumbSnapshots

/// The part of a review's page about one preview: its pictures with the places of the views that differ, and a list of these.
struct ReviewSection {
  /// The views in its list.
  let rows: Int
  private let entry: ReviewEntry
  private let number: Int
  private let scale: Double

  static let mostRows = 60
  /// The views whose places are drawn on the pictures: more hide what is below.
  private static let mostMarks = 20
  /// The most points of a picture on the page.
  private static let most = (width: 390.0, height: 620.0)

  init(_ entry: ReviewEntry, number: Int, scale: Double, rows: Int) {
    (self.entry, self.number, self.scale) = (entry, number, scale)
    self.rows = min(entry.views.count, rows)
  }

  var html: String {
    let hasBoth = entry.state == .changed && entry.before != nil && entry.after != nil
    return """
      <section class="preview \(entry.state.rawValue)" id="p\(number)" aria-labelledby="n\(number)">
      <div class="title"><h2 id="n\(number)">\(entry.name.escapedHTML)</h2> <span class="state">\(entry.state.rawValue)</span></div>
      <p class="about">\(about)</p>
      \(failures)<div class="parts\(isFlat ? " flat" : "")">
      <div class="looks">\(hasBoth ? ways : "")<div class="pictures">\(figures)</div></div>
      \(list)</div>
      </section>
      """
  }

  /// Whether the pictures are so low that the list is below them.
  private var isFlat: Bool {
    [entry.before, entry.after].allSatisfy { Double($0?.rows.count ?? 0) / scale < 420 }
  }

  private var about: String {
    let target = entry.target.map { "\($0.escapedHTML)" }
    let place = entry.placeText.map { "<code>\($0.escapedHTML)</code>" }
    let difference = entry.difference.map { "It \($0.escapedHTML)." }
    let reason = entry.reason.map { "Drawn because \($0.escapedHTML)." }
    return [target, place, difference, reason].compactMap(\.self).joined(separator: " <i>·</i> ")
  }

  private var failures: String {
    [("Before", entry.failedBefore), ("After", entry.failedAfter)].compactMap { side, failure in
      failure.map {
        "<p class=\"side\">\(side), there is no picture:</p>\n<pre>\(String($0.message.prefix(4_000)).escapedHTML)</pre>\n"
      }
    }.joined()
  }

  // MARK: Pictures

  /// The ways in which the pictures are shown. The style follows the chosen one.
  private var ways: String {
    let ways =
      [("both", "Side by side"), ("turn", "In turn")] + (entry.marked == nil ? [] : [("marked", "Pixels")])
    let buttons = ways.enumerated().map { index, way in
      "<label class=\"\(way.0)\"><input type=\"radio\" name=\"w\(number)\" class=\"\(way.0)\"\(index == 0 ? " checked" : "")>\(way.1)</label>"
    }
    let places =
      rows == 0
      ? ""
      : "<label class=\"places\"><input type=\"checkbox\" class=\"places\" checked>Places</label>"
    return
      "<div class=\"ways\"><fieldset><legend>Pictures of \(entry.name.escapedHTML)</legend>\(buttons.joined())</fieldset>\(places)</div>\n"
  }

  private var figures: String {
    let pictures: [(String, String, ReviewPicture?, KeyPath<ReviewedView, CGRect?>?)] = [
      ("before", "Before", entry.before, \.before), ("after", "After", entry.after, \.after),
      ("marked", "Pixels that differ", entry.marked, nil),
    ]
    return pictures.compactMap { name, title, picture, frame in
      picture.map { figure(name, title, $0, frame) }
    }.joined(separator: "\n")
  }

  private func figure(
    _ name: String, _ title: String, _ picture: ReviewPicture, _ frame: KeyPath<ReviewedView, CGRect?>?
  ) -> String {
    let (width, height) = (Double(picture.width) / scale, Double(picture.height) / scale)
    let (top, rows) = (Double(picture.rows.lowerBound) / scale, Double(picture.rows.count) / scale)
    let share = min(1, Self.most.width / max(1, width), Self.most.height / max(1, rows))
    let marks = frame.map { self.marks($0, width, top..<(top + rows), share) } ?? ""
    let part =
      rows < height ? ", \(ReviewText.number(rows)) of \(ReviewText.number(height)) points of height" : ""
    return """
      <figure class="\(name)"><figcaption>\(title)\(part)</figcaption><svg role="img" aria-label="\(entry.name.escapedHTML), \(title.lowercased())" viewBox="0 \(top) \(width) \(rows)" width="\(width * share)" height="\(rows * share)"><image width="\(width)" height="\(height)" href="data:image/png;base64,\(Data(picture.png).base64EncodedString())"/>\(marks)</svg></figure>
      """
  }

  /// The places of the views that differ, with the numbers of their rows: above a view, and otherwise in its corner.
  private func marks(
    _ frame: KeyPath<ReviewedView, CGRect?>, _ width: Double, _ rows: Range<Double>, _ share: Double
  ) -> String {
    let size = 9 / share
    return entry.views.prefix(min(self.rows, Self.mostMarks)).enumerated().compactMap {
      index, view -> String? in
      guard let place = view[keyPath: frame],
        [place.minX, place.minY, place.width, place.height].allSatisfy({ abs($0) < 1e6 })
      else { return nil }
      let text = "\(index + 1)"
      let (badge, high) = (size * (text.count == 1 ? 1.3 : 1.8), size * 1.3)
      let x = min(max(place.minX, 0), max(0, width - badge))
      let y = min(max(place.minY - high, rows.lowerBound), max(0, rows.upperBound - high))
      return
        "<g class=\"\(view.kind.rawValue)\"><rect x=\"\(place.minX)\" y=\"\(place.minY)\" width=\"\(place.width)\" height=\"\(place.height)\"/><rect class=\"badge\" x=\"\(x)\" y=\"\(y)\" width=\"\(badge)\" height=\"\(high)\"/><text x=\"\(x + badge / 2)\" y=\"\(y + size)\" font-size=\"\(size)\">\(text)</text></g>"
    }.joined()
  }

  // MARK: Views

  private var list: String {
    guard entry.state == .changed else { return "" }
    let along = entry.movedAlong > 0 ? ReviewText.views(of: entry, most: 0).last ?? "" : ""
    let rest = entry.views.count - rows
    let notes = [along, rest > 0 ? "\(rest) more views differ; --json has them." : ""].filter { !$0.isEmpty }
    guard rows > 0 || !notes.isEmpty else {
      return "<p class=\"none\">No view moved: what differs is what the views draw in their places.</p>"
    }
    let lines = entry.views.prefix(rows).enumerated().map { index, view in
      """
      <li class="\(view.kind.rawValue)"><span class="number" aria-hidden="true">\(index + 1)</span><div><b>\(view.kind.rawValue)</b> \(Self.sentence(view.text))\(source(of: view))\(Self.frames(view))</div></li>
      """
    }
    return """
      <div class="views"><ol aria-label="Views that differ in \(entry.name.escapedHTML)">\(lines.joined(separator: "\n"))</ol>\(notes.map { "<p class=\"none\">\($0.escapedHTML)</p>" }.joined())</div>

      """
  }

  /// The text with the parts between backticks as code.
  private static func sentence(_ text: String) -> String {
    let parts = text.escapedHTML.split(separator: "`", omittingEmptySubsequences: false)
    guard parts.count % 2 == 1 else { return text.escapedHTML }
    return parts.enumerated().map { $0 % 2 == 1 ? "<code>\($1)</code>" : String($1) }.joined()
  }

  private func source(of view: ReviewedView) -> String {
    view.source.map { " <code>\(HarmlessText.line($0).escapedHTML)</code>" } ?? ""
  }

  private static func frames(_ view: ReviewedView) -> String {
    func frame(_ title: String, _ rect: CGRect?) -> String {
      rect.map { "<dt>\(title)</dt><dd>\(ReviewText.frame($0))</dd>" } ?? ""
    }
    guard view.before != view.after else { return "" }
    return "<dl>\(frame("before", view.before))\(frame("after", view.after))</dl>"
  }
}
