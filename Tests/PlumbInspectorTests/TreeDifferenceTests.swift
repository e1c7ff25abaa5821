import Foundation
import PlumbInspector
import PlumbTesting
import SwiftUI
import Testing

@MainActor @Suite("Differences of trees")
struct TreeDifferenceTests {
  private func snapshot<Content: View>(@ViewBuilder _ view: () -> Content) throws -> Snapshot {
    let view = ExplainedView(200, 60, view)
    return try Snapshot(json: Array(view.tree.json.text.utf8))
  }

  private func row(_ text: String = "abcdefghijklmnop", spacing: CGFloat = 10, width: CGFloat = 60)
    -> some View
  {
    HStack(spacing: spacing) {
      Text(text)
      Color.red.frame(width: width)
    }
  }

  @Test("a wider gap is the cause of a narrower text")
  func spacing() throws {
    let difference = TreeDifference(from: try snapshot { row() }, to: try snapshot { row(spacing: 20) })
    #expect(
      difference.text == """
        Text("abcdefghijklmnop") is 10 narrower because HStack now offers it 120 instead of 130: spacing is 20 instead of 10.
        """)
  }

  @Test("a neighbour's frame is the cause too")
  func frame() throws {
    let difference = TreeDifference(from: try snapshot { row() }, to: try snapshot { row(width: 80) })
    #expect(
      difference.text == """
        Text("abcdefghijklmnop") is 20 narrower because HStack now offers it 110 instead of 130: frame's width is 80 instead of 60.
        Color.red is 20 wider because frame now offers it 80 instead of 60: frame's width is 80 instead of 60.
        """)
  }

  @Test(
    "a moved view has its frames, and a view of one side alone its own; one that draws something else is no move"
  )
  func frames() throws {
    let old = try snapshot {
      HStack(spacing: 10) {
        Color.red.frame(width: 20, height: 30); Color.blue.frame(width: 20, height: 30)
      }
    }
    let new = try snapshot {
      HStack(spacing: 20) {
        Color.green.frame(width: 20, height: 30); Color.blue.frame(width: 20, height: 30);
        Circle().frame(width: 30)
      }
    }
    // 20 + 10, 20 + 20, and 20 + 20 + 20 + 20. A circle takes the shorter side.
    let difference = TreeDifference(from: old, to: new)
    let blue = try #require(difference.moves.first { $0.view == "Color.blue" })
    #expect(blue.old == CGRect(x: 30, y: 0, width: 20, height: 30))
    #expect(blue.new == CGRect(x: 40, y: 0, width: 20, height: 30))
    #expect(difference.added.map(\.view) == ["Circle"] && difference.removed.isEmpty)
    #expect(difference.added.first?.frame == CGRect(x: 80, y: 0, width: 30, height: 30))
    #expect(TreeDifference(from: new, to: old).removed.map(\.view) == ["Circle"])
    let painted = TreeDifference(
      from: try snapshot { Color.red }, to: try snapshot { Color.blue })
    #expect(painted.moves.isEmpty && painted.redrawn.map(\.text) == ["Color.red became Color.blue"])
  }

  @Test("padding that was added is the cause of what is in it")
  func padding() throws {
    let difference = TreeDifference(
      from: try snapshot { Color.red }, to: try snapshot { Color.red.padding(5) })
    #expect(
      difference.text
        == "Color.red is 10 narrower and 10 shorter because padding was added around it.")
  }

  @Test("a frame that came or went is told with the view that it is around")
  func wrapped() throws {
    let plain = try snapshot { HStack { Circle() } }
    let framed = try snapshot { HStack { Circle().frame(width: 10, height: 20) } }
    #expect(
      TreeDifference(from: plain, to: framed).text.contains(
        "shorter because frame was added around Circle."))
    let back = TreeDifference(from: framed, to: plain).moves.filter { $0.view == "Circle" }
    #expect(back.map(\.text).first?.hasSuffix("taller because frame around it was removed.") ?? false)
  }

  @Test("a text that changed is its own cause, and that of what it moves")
  func text() throws {
    let difference = TreeDifference(from: try snapshot { row("ab") }, to: try snapshot { row("abc") })
    #expect(
      difference.text == """
        HStack is 10 wider because Text("ab") became Text("abc").
        Text("abc") is 10 wider because its text changed.
        Color.red moved 10 to the right: Text("ab") became Text("abc").
        """)
  }

  @Test("nothing moves where only a colour changes")
  func colour() throws {
    let difference = TreeDifference(from: try snapshot { Color.red }, to: try snapshot { Color.blue })
    #expect(difference.text == "No view moved.")
    #expect(difference.moves.isEmpty)
  }

  private struct Settings: View {
    var padding: CGFloat
    var body: some View {
      Form {
        Toggle("Sound", isOn: .constant(true))
        Slider(value: .constant(0.5))
        Picker("Colour", selection: .constant(1)) { Text("Red").tag(1) }
      }.padding(padding)
    }
  }

  @Test("one padding around a form moves what a person wrote, and no part of a control")
  func form() throws {
    func settings(_ padding: CGFloat) throws -> Snapshot {
      let view = ExplainedView(390, 844) { Settings(padding: padding) }
      return try Snapshot(json: Array(view.tree.json.text.utf8))
    }
    #expect(
      TreeDifference(from: try settings(10), to: try settings(20)).text == """
        Form is 20 narrower and 20 shorter because padding now offers it 350 instead of 370: padding is 20 instead of 10.
        Toggle is 20 narrower because Form now offers it 270 instead of 290: padding is 20 instead of 10.
        Slider is 20 narrower because Form now offers it 270 instead of 290: padding is 20 instead of 10.
        Picker is 20 narrower because Form now offers it 270 instead of 290: padding is 20 instead of 10.
        3 more views move along with the views around them.
        """)
  }

  @Test("a view that moves with the one around it is not told, and one that moves in it is")
  func along() throws {
    func column(_ padding: CGFloat, spacing: CGFloat) throws -> Snapshot {
      try snapshot {
        VStack(spacing: spacing) {
          Text("a")
          Text("b").padding(1)
        }
        .padding(.leading, padding)
      }
    }
    let padded = TreeDifference(from: try column(0, spacing: 0), to: try column(7, spacing: 0))
    #expect(
      padded.text == """
        VStack moved 7 to the right: padding is 7 instead of 0 at the leading edge.
        2 more views move along with the views around them.
        """)
    let spaced = TreeDifference(from: try column(0, spacing: 0), to: try column(0, spacing: 5))
    #expect(
      spaced.text == """
        VStack is 5 taller because spacing is 5 instead of 0.
        Text("b") moved 5 down: in VStack spacing is 5 instead of 0.
        """)
  }

  /// The end of a sentence, behind what moved.
  private func cause<Old: View, New: View>(_ old: Old, _ new: New) throws -> String {
    let text = TreeDifference(from: try snapshot { old }, to: try snapshot { new }).moves.first?.text ?? ""
    return [": ", " because "].reduce(text) { $0.components(separatedBy: $1).last ?? "" }
  }

  @Test("a changed number is told with the one before it, and with its edge or axis")
  func numbers() throws {
    func padded(_ insets: EdgeInsets) -> some View { Text("a").padding(insets) }
    let before = padded(EdgeInsets(top: 8, leading: 4, bottom: 8, trailing: 4))
    let taller = padded(EdgeInsets(top: 12, leading: 4, bottom: 12, trailing: 4))
    #expect(
      try cause(VStack { before }, VStack { taller })
        == "padding is 12 instead of 8 at the top and bottom edges.")
    let uneven = padded(EdgeInsets(top: 12, leading: 4, bottom: 9, trailing: 4))
    #expect(
      try cause(VStack { before }, VStack { uneven })
        == "padding is 12 instead of 8 at the top edge and 9 instead of 8 at the bottom edge.")
    let sides = padded(EdgeInsets(top: 0, leading: 30, bottom: 0, trailing: 30))
    #expect(
      try cause(VStack { before }, VStack { sides })
        == "padding is 30 instead of 4 at the leading and trailing edges and padding is 0 instead of 8 at the top and bottom edges."
    )
    func framed(_ frame: (Color) -> some View) -> some View { HStack(spacing: 0) { frame(.red) } }
    #expect(
      try cause(framed { $0.frame(width: 60, height: 20) }, framed { $0.frame(width: 80, height: 30) })
        == "frame's width is 80 instead of 60 and frame's height is 30 instead of 20.")
    #expect(
      try cause(
        framed { $0.frame(minWidth: 10, maxWidth: 60) }, framed { $0.frame(minWidth: 20, maxWidth: 80) })
        == "frame's minimum width is 20 instead of 10 and frame's maximum width is 80 instead of 60.")
    #expect(
      try cause(framed { $0.frame(width: 60) }, framed { $0.frame(maxWidth: 80) })
        == "frame's width, which was 60, is no longer set and frame's maximum width is now set, to 80.")
    #expect(
      try cause(
        HStack {
          Text("a"); Text("b")
        },
        HStack(spacing: 20) {
          Text("a"); Text("b")
        })
        == "spacing is now set, to 20.")
    #expect(
      try cause(
        HStack(spacing: 20) {
          Text("a"); Text("b")
        },
        HStack {
          Text("a"); Text("b")
        })
        == "spacing, which was 20, is no longer set.")
    #expect(
      try cause(Text("a").offset(x: 5), Text("a").offset(x: 8, y: -2))
        == "offset's x is 8 instead of 5 and offset's y is -2 instead of 0.")
    #expect(
      try cause(Text("a").position(x: 50, y: 20), Text("a").position(x: 60, y: 20))
        == "position's x is 60 instead of 50.")
    #expect(
      try cause(
        framed { $0.aspectRatio(2, contentMode: .fit) }, framed { $0.aspectRatio(1, contentMode: .fit) })
        == "aspectRatio is 1 instead of 2.")
  }

  @Test("a text that changed is wider because of that, though it is offered less")
  func textOfferedLess() throws {
    let difference = TreeDifference(
      from: try snapshot { Text("ab").padding(5) }, to: try snapshot { Text("abcd").padding(8) })
    #expect(
      difference.moves.map(\.text) == [
        #"Text("abcd") is 20 wider because its text changed. "#
          + "It moved 3 to the right and 3 down: padding is 8 instead of 5."
      ])
  }

  @Test("a view that grows while it is offered less has the cause in itself")
  func growsOfferedLess() throws {
    let difference = TreeDifference(
      from: try snapshot {
        HStack(spacing: 0) {
          Text("a"); Text("b")
        }.padding(5)
      },
      to: try snapshot {
        HStack(spacing: 30) {
          Text("a"); Text("b")
        }.padding(8)
      })
    #expect(
      difference.moves.first?.text
        == "HStack is 30 wider because spacing is 30 instead of 0. "
        + "It moved 3 to the right and 3 down: padding is 8 instead of 5.")
  }

  @Test("a cause changes lengths along the axis on which a view has changed")
  func axes() throws {
    func column(_ padding: CGFloat, _ spacing: CGFloat) -> some View {
      VStack(spacing: spacing) {
        Color.red; Text("b")
      }.padding(.horizontal, padding)
    }
    let difference = TreeDifference(from: try snapshot { column(8, 5) }, to: try snapshot { column(3, 9) })
    #expect(
      difference.moves.first { $0.view == "Color.red" }?.text
        == "Color.red is 10 wider because VStack now offers it 194 instead of 184: padding is 3 instead of 8 at the leading and trailing edges, and 4 shorter because VStack now offers it 41 instead of 45: spacing is 9 instead of 5."
    )
  }

  @Test("a stack around a frame that changed has its cause in itself, and a text in another font too")
  func inside() throws {
    func row(_ width: CGFloat, _ size: CGFloat, _ spacing: CGFloat) -> some View {
      HStack(spacing: spacing) {
        ZStack { Circle().frame(width: width, height: 20) }
        Text("ab").font(.squares(size))
        Spacer()
      }
    }
    let difference = TreeDifference(
      from: try snapshot { row(20, 10, 8) }, to: try snapshot { row(30, 8, 4) })
    let texts = difference.moves.map(\.text)
    #expect(texts.contains("ZStack is 10 wider because frame's width is 30 instead of 20."), "\(texts)")
    #expect(
      texts.contains { $0.hasPrefix("Text(\"ab\") is 4 narrower and 2 shorter because its font changed") })
  }

  @Test("a text that breaks because it has less room has the font that it had")
  func brokenLine() throws {
    // The heights of lines of a real font are no whole numbers.
    func text(_ padding: CGFloat, _ size: CGFloat = 17) -> some View {
      Text("Meal Category").font(.system(size: size)).padding(.horizontal, padding)
    }
    let difference = TreeDifference(from: try snapshot { text(10) }, to: try snapshot { text(60) })
    let texts = difference.moves.map(\.text)
    #expect(
      texts.count == 1
        && texts[0].contains(" taller because padding now offers it 80 instead of 180: padding is 60 "),
      "\(texts)")
    let larger = TreeDifference(from: try snapshot { text(10) }, to: try snapshot { text(10, 19) })
    #expect(larger.moves.allSatisfy { $0.text.contains("because its font changed") } && !larger.moves.isEmpty)
  }

  @Test("the cause is looked for in the nearest container, and moves that read alike say which view each is")
  func nearest() throws {
    func rows(_ size: CGFloat) -> some View {
      VStack(spacing: 0) {
        HStack(spacing: 0) {
          Text("one").font(.squares(size)); Spacer()
        }
        HStack(spacing: 0) {
          Text("two").font(.squares(size)); Spacer()
        }
      }
    }
    let texts = TreeDifference(from: try snapshot { rows(10) }, to: try snapshot { rows(12) }).moves.map(
      \.text)
    let spacers = texts.filter { $0.hasPrefix("Spacer") }
    #expect(
      spacers.count == 2 && spacers[0].contains("Text(\"one\")") && spacers[1].contains("Text(\"two\")"),
      "\(texts)")

    func padded(_ padding: CGFloat) -> some View {
      VStack(spacing: 0) {
        HStack(spacing: 0) { Color.red }.padding(.horizontal, padding)
        HStack(spacing: 0) { Color.red }.padding(.horizontal, padding)
      }
    }
    let moved = TreeDifference(from: try snapshot { padded(1) }, to: try snapshot { padded(3) }).moves.map(
      \.text)
    #expect(Set(moved).count == moved.count, "\(moved)")
    #expect(moved.contains { $0.hasPrefix("HStack[0] is 4 narrower") }, "\(moved)")
    #expect(moved.contains { $0.hasPrefix("HStack[1] is 4 narrower") }, "\(moved)")
  }
}
