import Foundation
import PlumbDrawing
import PlumbExport
import PlumbViews
import SwiftUI
import TestLayers
import Testing

@testable import PlumbServer

/// The page in a real browser.
@Suite("The page", .serialized, .timeLimit(.minutes(12)))
struct PageTests {
  private let count = "document.querySelector('[data-identifier=count]').textContent"

  @Test("the app's elements are in the page, with roles, names and places", .tags(.slow))
  func elements() async throws {
    try await TestServer.with({ Counter() }) { testServer in
      let page = try await BrowserPage.open(testServer.address)
      let title = try await page.value("document.title")
      #expect(title == "Test")
      let heading = try await page.value("document.querySelector('h2').textContent")
      #expect(heading == "Counter")
      let shown = try await page.value(count)
      #expect(shown == "Count: 0")
      let names = try await page.value("[...document.querySelectorAll('button')].map(b => b.textContent)")
      #expect(names == ["Less", "More"])
      let isDisabled = try await page.value("document.querySelector('button').disabled")
      #expect(isDisabled.isTrue)
      let middle = try await page.value(
        "(() => { const b = document.querySelector('h2').getBoundingClientRect(); return b.x + b.width / 2 })()"
      )
      #expect(middle == 195)
      try await page.close()
    }
  }

  @Test("what the app's project lacks is said on its page until somebody has read it")
  func missing() async throws {
    try await TestServer.with(missing: ["The package Charts is not on this machine."], { Counter() }) {
      testServer in
      let page = try await BrowserPage.open(testServer.address)
      let box = "document.querySelector('#missing')"
      let text = try await page.value("\(box).textContent")
      #expect(text == "The package Charts is not on this machine.Close")
      #expect(try await !page.value("\(box).hidden").isTrue)
      try await page.click("#missing button")
      try await page.wait("\(box).hidden")
      try await page.value("window.isOld = true")
      try await page.call("Page.reload")
      try await page.wait("!window.isOld && document.querySelector('h2')?.textContent === 'Counter'")
      #expect(try await page.value("\(box).hidden").isTrue)
      try await page.close()
    }
  }

  @Test("what is said of the project lies beside the app, which has the whole page again once it is read")
  func besideApp() async throws {
    let sentence = "The package Charts is not on this machine, and views that need it are not shown."
    try await TestServer.with(missing: [sentence, sentence], { Counter() }) { testServer in
      let page = try await BrowserPage.open(testServer.address, width: 320, height: 480)
      let box = "document.querySelector('#missing')"
      let room =
        "(w => [w.top, w.bottom, w.height])(document.querySelector('#window').getBoundingClientRect())"
      try await page.wait("!\(box).hidden")
      let top = try await page.numbers("[\(box).getBoundingClientRect().top]", count: 1)[0]
      let small = try await page.numbers(room, count: 3)
      #expect(small[0] == 0 && small[1] <= top && small[2] > 200, "\(small), \(top)")
      try await page.click("#missing button")
      try await page.wait("\(box).hidden")
      try await page.wait("document.querySelector('#window').clientHeight === 480")
      try await page.close()
    }
  }

  @Test("a click, Return on the focused button and a click by script each press it")
  func press() async throws {
    try await TestServer.with({ Counter() }) { testServer in
      let page = try await BrowserPage.open(testServer.address)
      try await page.click("[data-identifier=more]")
      try await page.wait("\(count) === 'Count: 1'")
      try await page.value("document.querySelector('[data-identifier=more]').click()")
      try await page.wait("\(count) === 'Count: 2'")
      try await page.value("document.querySelector('[data-identifier=more]').focus()")
      for type in ["keyDown", "keyUp"] {
        try await page.call(
          "Input.dispatchKeyEvent",
          [
            "type": .string(type), "key": "Enter", "code": "Enter", "windowsVirtualKeyCode": 13, "text": "\r",
          ])
      }
      try await page.wait("\(count) === 'Count: 3'")
      let isDisabled = try await page.value("document.querySelector('button').disabled")
      #expect(isDisabled == false)
      try await page.close()
    }
  }

  @Test("the page looks like the picture", arguments: [false, true])
  func looks(isDark: Bool) async throws {
    try await TestServer.with({ Counter() }) { testServer in
      let page = try await BrowserPage.open(testServer.address, width: 390, height: 600, isDark: isDark)
      let shot = try PixelImage.decode(Array(try await page.screenshot()))
      let expected = try await picture(of: Counter(), width: 390, height: 600, scale: 2, isDark: isDark)
      let difference = Difference(shot, expected)
      #expect(difference.mean < 0.15 && difference.clear < 0.0005, "\(difference)")
      try await page.close()
    }
  }

  @Test("the keyboard's focus is the app's: Tab goes where the app says, and the page's element has it too")
  func focus() async throws {
    try await TestServer.with({ Counter() }) { testServer in
      let page = try await BrowserPage.open(testServer.address)
      for type in ["keyDown", "keyUp"] {
        try await page.call("Input.dispatchKeyEvent", ["type": .string(type), "key": "Tab", "code": "Tab"])
      }
      try await page.wait("document.activeElement.textContent === 'More'")
      try await page.close()
    }
  }

  @Test("an animation is shown frame by frame, and when it is over nothing is sent any more")
  func animation() async throws {
    try await TestServer.with({ Sliding() }) { testServer in
      let page = try await BrowserPage.open(testServer.address)
      let frame = "Number(document.querySelector('#canvas').dataset.frame)"
      try await page.click("button")
      let place = "document.querySelector('[data-identifier=far]') !== null"
      try await page.wait(place)
      try await Task.sleep(for: .milliseconds(800))
      let after = try await page.value(frame)
      // A fifth of a second at up to sixty frames; a slow machine shows fewer of them.
      #expect((after.double ?? 0) >= 4)
      try await Task.sleep(for: .milliseconds(300))
      let later = try await page.value(frame)
      #expect(later == after)
      try await page.close()
    }
  }

  @Test("a dark page is a dark app")
  func dark() async throws {
    try await TestServer.with({ Counter() }) { testServer in
      let page = try await BrowserPage.open(testServer.address)
      let dark: JSON = ["name": "prefers-color-scheme", "value": "dark"]
      try await page.call("Emulation.setEmulatedMedia", ["features": [dark]])
      let corner = "document.querySelector('#canvas').getContext('2d').getImageData(1, 1, 1, 1).data.join()"
      try await page.wait("\(corner) === '0,0,0,255'")
      try await page.close()
    }
  }

  @Test("two tabs are two scenes")
  func twoTabs() async throws {
    try await TestServer.with({ Counter() }) { testServer in
      let one = try await BrowserPage.open(testServer.address)
      let other = try await BrowserPage.open(testServer.address)
      try await one.click("[data-identifier=more]")
      try await one.wait("\(count) === 'Count: 1'")
      let shown = try await other.value(count)
      #expect(shown == "Count: 0")
      #expect(await testServer.server.sceneCount == 2)
      try await one.close()
      try await other.close()
    }
  }

  @Test("a connection that is lost comes back to the same state, and so does a page that is loaded again")
  func reconnects() async throws {
    try await TestServer.with({ Counter() }) { testServer in
      let page = try await BrowserPage.open(testServer.address)
      try await page.click("[data-identifier=more]")
      try await page.wait("\(count) === 'Count: 1'")
      // The elements are made anew for the new connection.
      try await page.value("document.querySelector('h2').isOld = true")
      await testServer.server.dropConnections()
      try await page.wait("document.querySelector('h2') && !document.querySelector('h2').isOld")
      try await page.wait("document.querySelector('[data-identifier=count]')")
      let shown = try await page.value(count)
      #expect(shown == "Count: 1")
      try await page.click("[data-identifier=more]")
      try await page.wait("\(count) === 'Count: 2'")
      try await page.value("window.isOld = true")
      try await page.call("Page.reload")
      try await page.wait(
        "!window.isOld && document.querySelector('[data-identifier=count]')?.textContent === 'Count: 2'")
      #expect(await testServer.server.sceneCount == 1)
      try await page.close()
    }
  }

  @Test("a page that is loaded again says that it is the same page, and a duplicated tab that it is another")
  func sameWhenLoadedAgain() async throws {
    try await TestServer.with({ Counter() }) { testServer in
      let page = try await BrowserPage.open(testServer.address)
      let recorder = """
        { const send = WebSocket.prototype.send;
          WebSocket.prototype.send = function (words) { window.hello ??= JSON.parse(words); send.call(this, words) } }
        """
      try await page.call("Page.enable")
      try await page.call("Page.addScriptToEvaluateOnNewDocument", ["source": .string(recorder)])
      var pages: [String?] = []
      for _ in 0..<2 {
        try await page.value("window.isOld = true")
        try await page.call("Page.reload")
        try await page.wait("!window.isOld && window.hello")
        pages.append(try await page.value("hello.page").text)
      }
      #expect(pages[0] != nil && pages[0] == pages[1])
      // The storage that a duplicated tab takes along does not say so.
      let left = try await page.value("sessionStorage.getItem('left')")
      #expect(left == .null)
      try await page.close()
    }
  }

  @Test("the app follows the window's size and scale")
  func resizes() async throws {
    try await TestServer.with({ Counter() }) { testServer in
      let page = try await BrowserPage.open(testServer.address, width: 390, height: 600)
      try await page.setSize(width: 800, height: 500, scale: 1)
      try await page.wait(
        "document.querySelector('#canvas').width === 800 && document.querySelector('#canvas').height === 500")
      try await page.wait(
        "(b => b.x + b.width / 2 === 400)(document.querySelector('h2').getBoundingClientRect())")
      try await page.close()
    }
  }
}

/// A square that moves when the button is pressed.
private struct Sliding: View {
  @State private var isFar = false

  var body: some View {
    VStack {
      Button("Go") { withAnimation(.linear(duration: 0.2)) { isFar = true } }
      Color.red.frame(width: 40, height: 40).offset(x: isFar ? 100 : -100)
      Text(isFar ? "far" : "near").accessibilityIdentifier(isFar ? "far" : "near")
    }
  }
}
