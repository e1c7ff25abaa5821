import Foundation
import PlumbLayout
import PlumbViews

/// The part of the accessible tree that a page has, and the message that updates it.
struct ElementEncoder {
  private var known: [Int: AccessibleElement] = [:]
  private var order: [Int] = []
  /// The amount of typed text that the app has seen.
  private var seen = 0
  /// Whether the page waits for the amount.
  private var isAwaited = false

  /// The app has seen what was typed in a field, and may have made something else of it: the field is sent again.
  mutating func edited(_ element: Int) { known[element] = nil }

  /// The app has seen the page's event of a number.
  mutating func saw(_ event: Int) { (seen, isAwaited) = (event, true) }

  /// The elements that changed, and the order of all if that changed; `nil` if nothing did and the page waits for no answer.
  mutating func encode(_ elements: [AccessibleElement]) -> String? {
    let (oldKnown, oldOrder) = (known, order)
    known = Dictionary(elements.map { ($0.number, $0) }) { first, _ in first }
    var met: Set<Int> = []
    order = elements.map(\.number).filter { met.insert($0).inserted }
    let changed = order.compactMap { known[$0] }.filter { oldKnown[$0.number] != $0 }
    guard !changed.isEmpty || order != oldOrder || isAwaited else { return nil }
    isAwaited = false
    let message = ElementsMessage(
      seen: seen, order: order == oldOrder ? nil : order, changed: changed.map(ElementFields.init))
    return try? String(decoding: JSONEncoder().encode(message), as: UTF8.self)
  }
}

private struct ElementsMessage: Encodable {
  var type = "elements"
  var seen: Int
  var order: [Int]?
  var changed: [ElementFields]
}

private struct ElementFields: Encodable {
  var n: Int
  var role, label: String
  var value, hint, identifier: String?
  var frame: [Double]
  /// Of a heading.
  var level: Int?
  var disabled, focused, selected, ring, mirrored: Bool?
  var field: Field?
  var range: Range?
  var actions: [String]?
  var lines: [Line]?

  struct Line: Encodable {
    var text: String
    var frame: [Double]
    var ends: Bool?
  }

  struct Field: Encodable {
    var kind, text, prompt: String
    var selection: [Int]?
    var fontSize: Double?
    /// Top, right, bottom, left, where the text is smaller than the field.
    var insets: [Double]?
    var input: TextInputFields?
  }

  struct Range: Encodable {
    var value, minimum, maximum: Double
    var step: Double?
  }

  init(_ element: AccessibleElement) {
    (n, role, label) = (element.number, element.role.rawValue, element.label)
    (value, hint, identifier) = (element.value, element.hint, element.identifier)
    frame = element.frame.numbers
    level = element.role == .heading ? element.headingLevel : nil
    actions = element.actions.isEmpty ? nil : element.actions
    lines =
      element.lines.isEmpty
      ? nil
      : element.lines.map { line in
        Line(text: line.text, frame: line.frame.numbers, ends: line.endsParagraph ? true : nil)
      }
    disabled = element.isEnabled ? nil : true
    focused = element.isFocused ? true : nil
    selected = element.isSelected ? true : nil
    ring = element.drawsFocus ? true : nil
    field = element.field.map { field in
      Field(
        kind: field.kind.rawValue, text: field.text, prompt: field.prompt,
        selection: field.selection.map { [$0.lowerBound, $0.upperBound] }, fontSize: field.fontSize,
        insets: field.insets == EdgeInsets() ? nil : field.insets.numbers,
        input: TextInputFields(field.traits))
    }
    let isAdjustable = element.range != nil || element.role == .slider || element.role == .stepper
    mirrored = isAdjustable && element.isMirrored ? true : nil
    range = element.range.flatMap { range in
      guard range.value.isFinite, range.minimum.isFinite, range.maximum.isFinite else { return nil }
      return Range(value: range.value, minimum: range.minimum, maximum: range.maximum, step: range.step)
    }
  }
}

extension CGRect {
  /// In thousandths of a point.
  fileprivate var numbers: [Double] { [minX, minY, width, height].map { ($0 * 1000).rounded() / 1000 } }
}

extension EdgeInsets {
  /// In the order of CSS.
  fileprivate var numbers: [Double] { [top, trailing, bottom, leading].map { max(0, Double($0)) } }
}

/// The short messages to a page.
enum Notice: Encodable {
  /// The scene, and what its source needs and is not to be had.
  case welcome(session: String, title: String, missing: [String] = [])
  /// A message was not taken.
  case refused(String)
  case open(URL)
  /// A text for the clipboard.
  case copy(String)
  /// A notification: the app's name, the title, the subtitle and the text.
  case notification(Int, lines: [String], isUrgent: Bool)
  /// A person may choose files, which come to a path.
  case choose(Int, path: String, accepted: [String], most: Int)
  /// A file for the person, which is fetched from a path.
  case save(Int, path: String, name: String)
  /// This connection ends; the page may make another.
  case dropped
  /// The scene is closed.
  case closed(String)
  /// Whether the app runs; and why it has ended, or why it does not answer.
  case app(AppStatus)
  /// The messages of the compiler about the newest save.
  case complaints([PreviewProject.Complaint])
  /// The values that the views keep for themselves, as they wrote them.
  case kept(String)

  private enum Key: CodingKey {
    case type, session, title, missing, reason, url, kept, text, number, lines, urgent, path, accepted, most,
      name, running, complaints
  }

  func encode(to encoder: any Encoder) throws {
    var fields = encoder.container(keyedBy: Key.self)
    switch self {
    case .welcome(let session, let title, let missing):
      if !missing.isEmpty { try fields.encode(missing, forKey: .missing) }
      try fields.encode("welcome", forKey: .type)
      try fields.encode(session, forKey: .session)
      try fields.encode(title, forKey: .title)
    case .refused(let reason):
      try fields.encode("refused", forKey: .type)
      try fields.encode(reason, forKey: .reason)
    case .open(let url):
      try fields.encode("open", forKey: .type)
      try fields.encode(url.absoluteString, forKey: .url)
    case .copy(let text):
      try fields.encode("copy", forKey: .type)
      try fields.encode(text, forKey: .text)
    case .notification(let number, let lines, let isUrgent):
      try fields.encode("notification", forKey: .type)
      try fields.encode(number, forKey: .number)
      try fields.encode(lines, forKey: .lines)
      try fields.encode(isUrgent, forKey: .urgent)
    case .choose(let number, let path, let accepted, let most):
      try fields.encode("choose", forKey: .type)
      try fields.encode(number, forKey: .number)
      try fields.encode(path, forKey: .path)
      try fields.encode(accepted, forKey: .accepted)
      try fields.encode(most, forKey: .most)
    case .save(let number, let path, let name):
      try fields.encode("save", forKey: .type)
      try fields.encode(number, forKey: .number)
      try fields.encode(path, forKey: .path)
      try fields.encode(name, forKey: .name)
    case .dropped: try fields.encode("dropped", forKey: .type)
    case .app(let status):
      try fields.encode("app", forKey: .type)
      try fields.encode(status.isRunning, forKey: .running)
      try fields.encodeIfPresent(status.reason, forKey: .reason)
    case .complaints(let complaints):
      try fields.encode("complaints", forKey: .type)
      try fields.encode(complaints, forKey: .complaints)
    case .kept(let values):
      try fields.encode("kept", forKey: .type)
      try fields.encode(values, forKey: .kept)
    case .closed(let reason):
      try fields.encode("closed", forKey: .type)
      try fields.encode(reason, forKey: .reason)
    }
  }

  var text: String { (try? String(decoding: JSONEncoder().encode(self), as: UTF8.self)) ?? "{}" }
}
