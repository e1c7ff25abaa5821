import Foundation
import PlumbViews
import Testing

@testable import PlumbServer

struct PageMessageTests {
  private func message(_ text: String) throws(BadMessage) -> PageMessage {
    try PageMessage(Data(text.utf8))
  }

  @Test("a page's words become events")
  func events() throws {
    #expect(
      try message(#"{"type":"pointer","id":2,"phase":"down","x":3,"y":4.5,"touch":true}"#)
        == .input(
          .pointer(PointerEvent(id: 2, phase: .down, location: CGPoint(x: 3, y: 4.5), isTouch: true)),
          edit: nil))
    #expect(try message(#"{"type":"ack","frame":7}"#) == .acknowledge(7))
    #expect(try message(#"{"type":"hover"}"#) == .input(.hover(nil), edit: nil))
    #expect(
      try message(#"{"type":"edit","element":5,"text":"añb","start":1,"end":3,"sequence":4}"#)
        == .input(.edit(element: 5, text: "añb", selection: 1..<3, isComposing: false), edit: 4))
    #expect(
      try message(#"{"type":"edit","element":5,"text":"ab","start":1,"end":1,"selects":true,"sequence":4}"#)
        == .input(.edit(element: 5, text: nil, selection: 1..<1, isComposing: false), edit: 4))
    #expect(
      try message(
        #"{"type":"selectText","element":5,"x":1,"y":2,"dx":10,"dy":-1,"sequence":4}"#)
        == .input(
          .selectText(element: 5, from: CGPoint(x: 1, y: 2), to: CGPoint(x: 11, y: 1)), edit: 4))
    #expect(
      try message(#"{"type":"resize","width":390,"height":844,"scale":2}"#)
        == .resize(Viewport(size: CGSize(width: 390, height: 844), scale: 2)))
  }

  @Test(
    "what cannot be is refused with a sentence",
    arguments: [
      (#"{"type":"dance"}"#, #"There is no message of type "dance"."#),
      (#"{"type":"pointer","x":1,"y":2}"#, #"A message of type "pointer" needs "phase"."#),
      (
        #"{"type":"pointer","phase":"sideways","x":1,"y":2}"#,
        #"A pointer's "phase" is down, moved, up or cancelled."#
      ),
      (#"{"type":"hover","x":1e300,"y":2}"#, #""x" is not a place."#),
      (
        #"{"type":"edit","element":1,"text":"ab","start":2,"end":9}"#,
        "The selection 2 to 9 is not in the text."
      ),
      (
        #"{"type":"resize","width":0,"height":10,"scale":1}"#,
        "A window of 0.0×10.0 points at scale 1.0 is not possible."
      ),
      (
        #"{"type":"ack","frame":-1}"#,
        #"A message is a JSON object with a "type" and that type's fields; this one is not."#
      ),
      ("[]", #"A message is a JSON object with a "type" and that type's fields; this one is not."#),
    ])
  func refusals(text: String, sentence: String) {
    #expect(throws: BadMessage(sentence)) { try message(text) }
  }

  @Test("no bytes crash the reader, however wrong they are")
  func anyBytes() {
    // Numbers of a simple generator, so that each run reads the same.
    var state: UInt64 = 42
    func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return state >> 33
    }
    let right = Array(#"{"type":"edit","element":1,"text":"aé😀","start":0,"end":1,"x":1.5e3}"#.utf8)
    var refused = 0
    for round in 0..<2000 {
      var bytes =
        round % 3 == 0 ? (0..<Int(next() % 200)).map { _ in UInt8(truncatingIfNeeded: next()) } : right
      if round % 3 == 1 { bytes = Array(bytes.prefix(Int(next()) % bytes.count)) }
      if round % 3 == 2 {
        for _ in 0...(next() % 4) { bytes[Int(next()) % bytes.count] = UInt8(truncatingIfNeeded: next()) }
      }
      do { _ = try PageMessage(Data(bytes)) } catch { refused += 1 }
    }
    #expect(refused > 1000)
    let deep = Data(repeating: UInt8(ascii: "["), count: 100_000)
    #expect(throws: BadMessage.self) { try PageMessage(deep) }
    let long = Data(repeating: UInt8(ascii: " "), count: PageMessage.longest + 1)
    #expect(
      throws: BadMessage("A message of 1048577 bytes is too long; 1048576 is the most.")
    ) { try PageMessage(long) }
  }
}
