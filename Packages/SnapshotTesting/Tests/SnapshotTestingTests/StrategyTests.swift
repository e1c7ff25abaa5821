import Foundation
import SnapshotTesting
import SwiftUI
import Testing

private struct Person: Codable {
  var name = "Ada"
  var tags: Set = ["b", "a"]
  var friends: [String: Int] = ["Max": 2, "Eve": 1]
  var boss: Boss? = Boss()
}

private final class Boss: Codable { var title = "Dr" }

/// What a strategy makes of a value.
private func text<Value>(_ value: Value, _ strategy: Snapshotting<Value, String>) -> String {
  var text = ""
  strategy.snapshot(value).run { text = $0 }
  return text
}

@Suite("A strategy") struct StrategyTests {
  @Test("writes a value with its properties, the same in each process")
  func dump() {
    #expect(
      text(Person(), .dump) == """
        ▿ Person
          - name: "Ada"
          ▿ tags: 2 elements
            - "a"
            - "b"
          ▿ friends: 2 pairs
            ▿ (2 elements)
              - key: "Eve"
              - value: 1
            ▿ (2 elements)
              - key: "Max"
              - value: 2
          ▿ boss: Boss
            - title: "Dr"
        """)
  }

  @Test("of an object that refers to itself comes to an end")
  func circle() {
    final class Node { var next: Node? }
    let node = Node()
    node.next = node
    defer { node.next = nil }
    #expect(text(node, .dump) == "▿ Node\n  - next: Node (the one around this)")
  }

  @Test("writes JSON with sorted keys, and a description")
  func json() {
    #expect(text(["b": 1, "a": 2], .json) == "{\n  \"a\" : 2,\n  \"b\" : 1\n}")
    #expect(text(["b": 1, "a": [2]] as Any, .json).hasPrefix("{\n  \"a\""))
    #expect(text(12, .description) == "12")
  }

  @Test("tells what can not be encoded")
  func notEncoded() {
    #expect(text(Double.infinity, .json).hasPrefix("Double can not be encoded: "))
  }

  @Test("writes a table of a function's answers")
  func table() {
    enum Side: CaseIterable { case left, right }
    let strategy = Snapshotting<Side, String>.func(into: Snapshotting<Int, String>.description)
    #expect(text({ $0 == .left ? 1 : 2 }, strategy) == "\"left\",\"1\"\n\"right\",\"2\"")
  }

  @Test("is made of another one with a function")
  func pullback() {
    let strategy = SimplySnapshotting.lines.pullback { (number: Int) in String(repeating: "x", count: number)
    }
    #expect(text(3, strategy) == "xxx")
    #expect(strategy.pathExtension == "txt")
  }

  @Test("can wait, and then takes what the value has become")
  @MainActor func waiting() {
    final class Box: @unchecked Sendable { var text = "before" }
    let box = Box()
    let start = Date()
    RunLoop.current.perform { box.text = "after" }
    let strategy = SimplySnapshotting.lines.pullback { (box: Box) in box.text }
    #expect(text(box, .wait(for: 0.1, on: strategy)) == "after")
    #expect(Date().timeIntervalSince(start) >= 0.1)
  }

  @Test("that never answers is told after its time, with the way out")
  func never() {
    let strategy = Snapshotting<Int, String>(
      pathExtension: "txt", diffing: .lines, asyncSnapshot: { _ in Async { _ in } })
    let failure = verifySnapshot(of: 1, as: strategy, named: "never", timeout: 0.05)
    #expect(
      failure
        == "The snapshot never.never did not come within 0.05 seconds. Say timeout: and more seconds, or see why nothing comes."
    )
  }
}

@Suite("A comparison") struct DiffingTests {
  @Test("of texts shows the lines that differ, also where only a space does")
  func lines() {
    #expect(Diffing.lines.diff("a\nb", "a\nc")?.0 == "  a\n- b\n+ c")
    #expect(Diffing.lines.diff("a\n", "a\n") == nil)
    #expect(Diffing.lines.diff("a  b", "a b") != nil)
  }

  @Test("of bytes says where the first difference is")
  func bytes() {
    #expect(
      Diffing.data.diff(Data([1, 2, 3]), Data([1, 4]))?.0
        == "The first difference is at byte 1; 3 bytes were recorded, and 2 came.")
  }

  @Test("of a file that is no picture says what to do")
  @MainActor func noPicture() throws {
    let diffing = Diffing<UIImage>.image
    let recorded = diffing.fromData(Data("no picture".utf8))
    let strategy = Snapshotting<Color, UIImage>.image(layout: .fixed(width: 4, height: 4))
    var actual = UIImage()
    strategy.snapshot(.red).run { actual = $0 }
    #expect(
      diffing.diff(recorded, actual)?.0
        == "The recorded file is no picture that can be read. Delete it, and record it anew.")
    #expect(diffing.diff(actual, UIImage())?.0.hasPrefix("There is no picture") == true)
    #expect(diffing.diff(actual, actual) == nil)
  }
}
