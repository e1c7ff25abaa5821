import Foundation
import Waiting

/// One tab.
struct BrowserPage: Sendable {
  let browser: Browser
  let target: String
  let session: String

  /// Opens a tab of a size in points.
  static func open(
    _ address: URL, width: Int = 390, height: Int = 600, scale: Double = 2, isDark: Bool = false,
    ready: String = "document.querySelector('#canvas')?.dataset.frame > 0"
  ) async throws -> BrowserPage {
    let browser = try Browser.shared.get()
    let context = try await browser.call("Target.createBrowserContext")["browserContextId"]
    let made = try await browser.call(
      "Target.createTarget", ["url": "about:blank", "browserContextId": context])
    let target = made["targetId"].text ?? ""
    let attached = try await browser.call(
      "Target.attachToTarget", ["targetId": .string(target), "flatten": true])
    let page = BrowserPage(browser: browser, target: target, session: attached["sessionId"].text ?? "")
    try await page.setSize(width: width, height: height, scale: scale)
    let scheme: JSON = ["name": "prefers-color-scheme", "value": isDark ? "dark" : "light"]
    try await page.call("Emulation.setEmulatedMedia", ["features": [scheme]])
    try await page.call("Page.enable")
    try await page.call("Page.addScriptToEvaluateOnNewDocument", ["source": .string(Self.noting)])
    try await page.call("Page.navigate", ["url": .string(address.absoluteString)])
    try await page.wait(ready)
    return page
  }

  /// Notes what goes wrong in a document: errors of its scripts and of what they wait for, files that are missing, and
  /// what they write to the console as errors.
  private static let noting = """
    globalThis.notedProblems = [];
    addEventListener("error", (event) => notedProblems.push(event.message ?? `${event.target.src ?? event.target.href} can not be loaded`), true);
    addEventListener("unhandledrejection", (event) => notedProblems.push(String(event.reason)));
    console.error = (...words) => notedProblems.push(words.join(" "));
    """

  /// The errors of the page since it was opened.
  var problems: [String] {
    get async throws { try await value("notedProblems").list.compactMap(\.text) }
  }

  @discardableResult
  func call(_ method: String, _ parameters: JSON = [:]) async throws -> JSON {
    try await browser.call(method, parameters, page: session)
  }

  func setSize(width: Int, height: Int, scale: Double = 2) async throws {
    try await call(
      "Emulation.setDeviceMetricsOverride",
      [
        "width": .number(Double(width)), "height": .number(Double(height)),
        "deviceScaleFactor": .number(scale), "mobile": false,
      ])
  }

  func close() async throws {
    _ = try await browser.call("Target.closeTarget", ["targetId": .string(target)])
  }

  /// The value of an expression.
  @discardableResult
  func value(_ script: String) async throws -> JSON {
    let answer = try await call(
      "Runtime.evaluate",
      ["expression": .string(script), "returnByValue": true, "awaitPromise": true, "userGesture": true])
    if case .object = answer["exceptionDetails"] {
      throw Browser.Problem(description: "\(script): \(answer["exceptionDetails"])")
    }
    return answer["result"]["value"]
  }

  /// The numbers that an expression gives, which must be as many as are expected.
  func numbers(_ script: String, count: Int) async throws -> [Double] {
    let found = try await value(script)
    let numbers = found.list.compactMap(\.double)
    guard numbers.count == count else {
      throw Browser.Problem(description: "\(script) gives \(found), not \(count) numbers")
    }
    return numbers
  }

  /// Waits until an expression is true.
  func wait(_ script: String, limit: Duration = Patience.limit) async throws {
    let patience = Patience("The truth of \(script)", limit: limit)
    while try await !isTrue(script) {
      do { try await patience.pause() } catch let late as NeverCame {
        let page = try await value("document.documentElement.outerHTML").text ?? ""
        throw NeverCame(description: "\(late)\n\(page)")
      }
    }
  }

  /// Whether an expression is true in the document that is there now. A page that is just leaving its document for another has no
  /// answer yet.
  private func isTrue(_ script: String) async throws -> Bool {
    do {
      return try await value("!!(\(script))").isTrue
    } catch let problem as Browser.Problem where problem.isOfNavigation {
      return false
    }
  }

  /// Presses the left button of the mouse and releases it.
  func click(_ x: Double, _ y: Double) async throws {
    for type in ["mouseMoved", "mousePressed", "mouseReleased"] {
      try await call(
        "Input.dispatchMouseEvent",
        [
          "type": .string(type), "x": .number(x), "y": .number(y),
          "button": type == "mouseMoved" ? "none" : "left", "clickCount": type == "mouseMoved" ? 0 : 1,
        ])
    }
  }

  /// Clicks in the middle of an element that the document finds.
  func click(_ selector: String) async throws {
    let place = try await numbers(
      """
      (() => { const box = document.querySelector(\(quoted(selector))).getBoundingClientRect();
        return [box.x + box.width / 2, box.y + box.height / 2] })()
      """, count: 2)
    try await click(place[0], place[1])
  }

  /// Presses a key and releases it.
  func press(_ key: String, code: Int = 0, text: String? = nil, isControl: Bool = false) async throws {
    for type in ["keyDown", "keyUp"] {
      var parameters: [String: JSON] = [
        "type": .string(type), "key": .string(key), "code": .string(key),
        "windowsVirtualKeyCode": .number(Double(code)), "modifiers": .number(isControl ? 2 : 0),
      ]
      if let text, type == "keyDown" { parameters["text"] = .string(text) }
      try await call("Input.dispatchKeyEvent", .object(parameters))
    }
  }

  /// Drags with the left button of the mouse, in steps.
  func drag(from: (Double, Double), to: (Double, Double), steps: Int = 8) async throws {
    func event(_ type: String, _ x: Double, _ y: Double) async throws {
      try await call(
        "Input.dispatchMouseEvent",
        [
          "type": .string(type), "x": .number(x), "y": .number(y), "button": "left", "buttons": 1,
          "clickCount": 1,
        ])
    }
    try await event("mousePressed", from.0, from.1)
    for step in 1...steps {
      let share = Double(step) / Double(steps)
      try await event(
        "mouseMoved", from.0 + (to.0 - from.0) * share, from.1 + (to.1 - from.1) * share)
    }
    try await event("mouseReleased", to.0, to.1)
  }

  /// The page as a PNG.
  func screenshot() async throws -> Data {
    let answer = try await call("Page.captureScreenshot", ["format": "png"])
    return Data(base64Encoded: answer["data"].text ?? "") ?? Data()
  }

  private func quoted(_ text: String) -> String {
    String(decoding: (try? JSONEncoder().encode(text)) ?? Data(), as: UTF8.self)
  }
}
