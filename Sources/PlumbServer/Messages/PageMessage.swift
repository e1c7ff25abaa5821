import Foundation
import PlumbLayout
import PlumbViews
import SwiftUI

/// A page's message to its scene.
enum PageMessage: Equatable {
  /// A page is there: the scene that it had before, and its own name that no other page has.
  case hello(session: String?, page: String, window: String?, Viewport, isDark: Bool, StageHello? = nil)
  case resize(Viewport)
  case appearance(isDark: Bool)
  case visibility(Bool)
  /// The page shows a frame, and is ready for the next.
  case acknowledge(UInt32)
  /// The views are to be shown another way.
  case stage(Stage)
  case inspect(InspectionMessage)
  /// The views' own values are asked for, because newer views are about to take over.
  case keep
  /// A notification is not on the page any more: a person opened it or did not.
  case notification(Int, isOpened: Bool)
  /// The number of requested files that have come; `nil` if nobody wanted to choose.
  case chosen(Int, count: Int?)
  /// The page has fetched a file, or could not.
  case saved(Int, problem: String?)
  /// Something that a person did. Edits, and keys that may move the focus, have numbers, so that the page knows which ones
  /// the app has seen.
  case input(InputEvent, edit: Int?)
}

/// The page's area for the app.
struct Viewport: Equatable {
  /// In points.
  var size: CGSize
  /// Pixels per point.
  var scale: CGFloat
}

/// The reason why a message is refused, in a sentence.
struct BadMessage: Error, Equatable, CustomStringConvertible {
  let description: String
  init(_ description: String) { self.description = description }
}

extension PageMessage {
  /// The longest message that is read, in bytes.
  static let longest = 1 << 20
  /// The longest text of a field, in UTF-16 units: written as JSON, each may take six bytes of a message.
  static let longestText = 100_000

  init(_ data: Data) throws(BadMessage) {
    guard data.count <= PageMessage.longest else {
      throw BadMessage("A message of \(data.count) bytes is too long; \(PageMessage.longest) is the most.")
    }
    let fields: MessageFields
    do {
      fields = try JSONDecoder().decode(MessageFields.self, from: data)
    } catch {
      throw BadMessage("A message is a JSON object with a \"type\" and that type's fields; this one is not.")
    }
    self = try fields.message()
  }
}

/// All fields that a message may have.
private struct MessageFields: Decodable {
  let type: String
  var session, page, window: String?
  var width, height, scale: Double?
  var dark, visible, down, shift, control, option, command, touch, secondary, increment: Bool?
  var composing, selects: Bool?
  var frame: UInt32?
  var id, element, start, end, sequence, count: Int?
  var phase, key, value, text, action, reason: String?
  var x, y, dx, dy: Double?
  var stage: StageFields?
  var kept, place: String?
  var row, choice, tree: Int?
  var on, graph, opened, banners: Bool?

  func message() throws(BadMessage) -> PageMessage {
    switch type {
    case "hello":
      return .hello(
        session: try short(session, "session"), page: try short(need(page, "page"), "page") ?? "",
        window: try short(window, "window"), try viewport(), isDark: dark ?? false, try stageHello())
    case "resize": return .resize(try viewport())
    case "appearance": return .appearance(isDark: try need(dark, "dark"))
    case "visibility": return .visibility(try need(visible, "visible"))
    case "ack": return .acknowledge(try need(frame, "frame"))
    case "stage": return .stage(try need(stage, "stage").stage())
    case "inspect": return .inspect(.shows(try need(on, "on"), graph: graph ?? false))
    case "select":
      return .inspect(.selects(row == nil ? nil : try rowNumber(), choice: choice ?? 0, tree: tree))
    case "find": return .inspect(.finds(try short(need(place, "place"), "place") ?? ""))
    case "guides": return .inspect(.guides(try rowNumber()))
    case "notification": return .notification(try need(id, "id"), isOpened: try need(opened, "opened"))
    case "chosen": return .chosen(try need(id, "id"), count: count)
    case "saved": return .saved(try need(id, "id"), problem: try short(reason, "reason"))
    case "keep": return .keep
    default: return .input(try event(), edit: sequence)
    }
  }

  private func event() throws(BadMessage) -> InputEvent {
    switch type {
    case "pointer":
      guard let phase = PointerEvent.Phase(rawValue: try need(phase, "phase")) else {
        throw BadMessage("A pointer's \"phase\" is down, moved, up or cancelled.")
      }
      return .pointer(
        PointerEvent(
          id: id ?? 0, phase: phase, location: try point(), isTouch: touch ?? false,
          isSecondary: secondary ?? false))
    case "hover": return .hover(x == nil && y == nil ? nil : try point())
    case "scroll":
      return .scroll(
        at: try point(), by: CGSize(width: try place(dx, "dx"), height: try place(dy, "dy")))
    case "key":
      return .key(
        KeyEvent(
          key: try short(need(key, "key"), "key") ?? "", isDown: down ?? true, shift: shift ?? false,
          control: control ?? false, option: option ?? false, command: command ?? false))
    case "activate": return .activate(element: try need(element, "element"))
    case "adjust":
      return .adjust(element: try need(element, "element"), increment: try need(increment, "increment"))
    case "perform":
      return .perform(
        element: try need(element, "element"), action: try short(need(action, "action"), "action") ?? "")
    case "setValue": return .setValue(element: try need(element, "element"), try need(value, "value"))
    case "edit": return try edit()
    case "selectText":
      let start = try point()
      let end = CGPoint(x: start.x + (try place(dx, "dx")), y: start.y + (try place(dy, "dy")))
      return .selectText(element: try need(element, "element"), from: start, to: end)
    case "submit": return .submit(element: try need(element, "element"))
    case "focus": return .focus(element: element)
    default:
      throw BadMessage("There is no message of type \"\(type.prefix(40))\".")
    }
  }

  private func edit() throws(BadMessage) -> InputEvent {
    let text = try need(text, "text")
    guard text.utf16.count <= PageMessage.longestText else {
      throw BadMessage("A field takes \(PageMessage.longestText) characters at most.")
    }
    let (start, end) = (start ?? text.utf16.count, end ?? text.utf16.count)
    guard 0 <= start, start <= end, end <= text.utf16.count else {
      throw BadMessage("The selection \(start) to \(end) is not in the text.")
    }
    return .edit(
      element: try need(element, "element"), text: selects ?? false ? nil : text, selection: start..<end,
      isComposing: composing ?? false)
  }

  private func viewport() throws(BadMessage) -> Viewport {
    let (width, height, scale) = (
      try need(width, "width"), try need(height, "height"), try need(scale, "scale")
    )
    guard (1...16384).contains(width), (1...16384).contains(height), (0.25...8).contains(scale) else {
      throw BadMessage("A window of \(width)×\(height) points at scale \(scale) is not possible.")
    }
    return Viewport(size: CGSize(width: width, height: height), scale: scale)
  }

  private func stageHello() throws(BadMessage) -> StageHello? {
    guard let stage else { return nil }
    if let kept, kept.utf8.count > StageHello.longestKept { throw BadMessage("\"kept\" is too long.") }
    return StageHello(stage: try stage.stage(), isWindow: banners ?? false, kept: kept)
  }

  private func rowNumber() throws(BadMessage) -> Int {
    let row = try need(row, "row")
    guard (0...10_000_000).contains(row) else { throw BadMessage("There is no row \(row).") }
    return row
  }

  private func point() throws(BadMessage) -> CGPoint {
    CGPoint(x: try place(x, "x"), y: try place(y, "y"))
  }

  private func place(_ value: Double?, _ name: String) throws(BadMessage) -> CGFloat {
    let value = try need(value, name)
    guard value.isFinite, abs(value) <= 1e7 else { throw BadMessage("\"\(name)\" is not a place.") }
    return value
  }

  private func need<Value>(_ value: Value?, _ name: String) throws(BadMessage) -> Value {
    guard let value else { throw BadMessage("A message of type \"\(type.prefix(40))\" needs \"\(name)\".") }
    return value
  }

  private func short(_ value: String?, _ name: String) throws(BadMessage) -> String? {
    guard let value, value.utf8.count > 200 else { return value }
    throw BadMessage("\"\(name)\" is too long.")
  }
}
