import PlumbTesting
import PlumbViews
import SwiftUI
import Testing
import ViewTesting

/// Rows as large as they are pressed: in the corners of their cards, and beside the controls of an edited list.
@Suite("Tap targets of rows in cards and edited lists") @MainActor struct RowTargetTests {
  enum Pressed: String, CaseIterable, Sendable { case button, link, selection }
  enum Card: String, CaseIterable, Sendable { case form, insetGrouped, modern }

  private func probe(_ pressed: Pressed, in card: Card) -> TapProbe {
    TapProbe(style: card == .modern ? .iOS26 : .iOS) { heard in
      let rows = Held(nil as String?, told: { heard.add($0 ?? "") }) { selection in
        switch (pressed, card) {
        case (.selection, _): List(["abc"], id: \.self, selection: selection) { Text($0) }
        case (_, .form): Form { row(pressed, heard) }
        default: List { row(pressed, heard) }.listStyle(.insetGrouped)
        }
      }
      NavigationStack { rows }
    }
  }

  @MainActor @ViewBuilder private func row(_ pressed: Pressed, _ heard: Heard<String>) -> some View {
    if pressed == .link {
      NavigationLink("abc") { Text("there").onAppear { heard.add("abc") } }
    } else {
      Button("abc") { heard.add("abc") }
    }
  }

  @Test(
    "a row is pressed in its whole rectangle, also where the card's corners cut its picture",
    arguments: Pressed.allCases, Card.allCases)
  func corners(_ pressed: Pressed, _ card: Card) throws {
    // The element of a button is as large as its row.
    let row = try #require(probe(.button, in: card).frame())
    #expect(row.minX >= 16 && row.width >= 360 && row.height >= 44)
    for point in row.ninePoints {
      for isTouch in [true, false] {
        let probe = probe(pressed, in: card)
        _ = probe.answers(at: point, isTouch: isTouch)
        #expect(
          probe.heard.values == ["abc"], "\(pressed) in \(card), \(row) at \(point), finger: \(isTouch)")
      }
    }
    for isTouch in [true, false] {
      let beside = probe(pressed, in: card)
      _ = beside.answers(at: CGPoint(x: row.minX - 2, y: row.midY), isTouch: isTouch)
      #expect(beside.heard.values == [])
    }
  }

  private func edited(_ heard: Heard<[String]>, _ direction: LayoutDirection = .leftToRight) -> TestedView {
    TestedView(proposing: 300, 300) {
      Held(["abc", "def", "ghi"], told: heard.add) { words in
        List {
          ForEach(words.wrappedValue, id: \.self) { Text($0) }
            .onDelete { words.wrappedValue.remove(atOffsets: $0) }
            .onMove { words.wrappedValue.move(fromOffsets: $0, toOffset: $1) }
        }
        .listStyle(.plain)
        .environment(\.editMode, .constant(.active))
        .environment(\.layoutDirection, direction)
      }
    }
  }

  @Test(
    "the circle and the lines of an edited row are targets of 44 points and as high as the row, drawn at its ends",
    arguments: [LayoutDirection.leftToRight, .rightToLeft])
  func edits(_ direction: LayoutDirection) throws {
    let view = edited(Heard(), direction)
    let delete = try #require(view.element(.button, "Delete")).frame
    let handle = try #require(view.element(.stepper, "Reorder")).frame
    let (left, right) = direction == .leftToRight ? (delete, handle) : (handle, delete)
    #expect(left == CGRect(x: 0, y: 0, width: 44, height: 44))
    #expect(right == CGRect(x: 256, y: 0, width: 44, height: 44))
    let circle = try #require(view.frame(of: "Circle"))
    #expect(circle == CGRect(x: direction == .leftToRight ? 16 : 262, y: 11, width: 22, height: 22))
    let lines = try #require(view.frame(of: "Rectangle"))
    #expect(lines.minX == (direction == .leftToRight ? 266 : 14) && lines.width == 20)
    let words = try #require(view.frame(of: "Text(\"abc\")"))
    #expect((direction == .leftToRight ? words.minX : 300 - words.maxX) == 54)
    for point in delete.ninePoints {
      let heard = Heard<[String]>()
      edited(heard, direction).tap(at: point)
      #expect(heard.values == [["def", "ghi"]], "circle at \(point)")
    }
    for point in handle.ninePoints {
      let heard = Heard<[String]>()
      edited(heard, direction).drag(from: point, to: CGPoint(x: point.x, y: point.y + 44))
      #expect(heard.values == [["def", "abc", "ghi"]], "lines at \(point)")
    }
  }
}
