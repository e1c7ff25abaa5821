import PlumbTesting
import PlumbViews
import SwiftUI
import TestLayers
import Testing
import ViewTesting

/// Rows that are pressed, and what presses them.
@Suite("Links and controls in rows") @MainActor struct RowElementTests {
  private enum Way: CaseIterable { case value, destination }

  private func links(_ way: Way, _ selected: Heard<Set<Int>>, isEditing: Bool) -> TestedView {
    TestedView(proposing: 400, 500) {
      Held(Set<Int>(), told: selected.add) { selection in
        NavigationStack {
          List(1..<4, id: \.self, selection: selection) { number in
            switch way {
            case .value: NavigationLink("link \(number)", value: number)
            case .destination: NavigationLink("link \(number)") { Text("screen \(number)") }
            }
          }
          .environment(\.editMode, .constant(isEditing ? .active : .inactive))
          .navigationDestination(for: Int.self) { Text("screen \($0)") }
        }
      }
    }
  }

  @Test("a link in a list of several selections leads to its screen", arguments: [true, false])
  func leads(_ isValue: Bool) {
    let selected = Heard<Set<Int>>()
    let view = links(isValue ? .value : .destination, selected, isEditing: false)
    view.tap("link 2")
    #expect(view.elementLabels.contains("screen 2"))
    #expect(selected.values == [])
  }

  @Test(
    "while the list is edited, the link leads nowhere, and its row is selected", arguments: [true, false])
  func selects(_ isValue: Bool) {
    let selected = Heard<Set<Int>>()
    let view = links(isValue ? .value : .destination, selected, isEditing: true)
    view.tap("link 2")
    view.tap("link 3")
    view.tap("link 2")
    #expect(selected.values == [[2], [2, 3], [3]])
    #expect(!view.elementLabels.contains { $0.hasPrefix("screen") })
  }

  private enum Neighbour: String, CaseIterable { case after, before, both, below }

  private func probe(_ neighbour: Neighbour, in container: RowContainer) -> TapProbe {
    TapProbe { heard in
      let link = NavigationLink("abc") { Text("there").onAppear { heard.add("link") } }
      let button = Button("plain") { heard.add("button") }.buttonStyle(.plain)
      NavigationStack {
        container.rows(
          Group {
            switch neighbour {
            case .after:
              HStack {
                link
                button
              }
            case .before:
              HStack {
                button
                link
              }
            case .both:
              HStack {
                button
                link
                button
              }
            case .below:
              VStack {
                link
                button
              }
            }
          })
      }
    }
  }

  @Test(
    "a link beside a plain button has the row up to the button as its element, and is pressed at nine points of it",
    .tags(.sampled), arguments: RowContainer.allCases)
  func besideButton(_ container: RowContainer) throws {
    for neighbour in Neighbour.allCases {
      let elements = probe(neighbour, in: container).view.host.accessibleElements()
      let frame = try #require(elements.first { $0.label == "abc" && $0.role != .staticText }?.frame)
      let buttons = elements.filter { $0.label == "plain" }.map(\.frame)
      let above = try #require(elements.first { $0.label == "above" }?.frame)
      #expect(frame.height >= 43.5 || neighbour == .below, "\(neighbour) in \(container): \(frame)")
      #expect(
        buttons.allSatisfy { !$0.insetBy(dx: 0.5, dy: 0.5).intersects(frame) },
        "\(neighbour) in \(container): \(frame), \(buttons)")
      if neighbour == .after || neighbour == .below { #expect(frame.minX < above.minX) }
      for (point, isTouch) in sample(frame.ninePresses, 3) {
        let probe = probe(neighbour, in: container)
        _ = probe.answers(at: point, isTouch: isTouch)
        #expect(probe.heard.values == ["link"], "\(neighbour) in \(container), \(frame), at \(point)")
      }
      for button in buttons {
        let probe = probe(neighbour, in: container)
        _ = probe.answers(at: CGPoint(x: button.midX, y: button.midY), isTouch: true)
        #expect(probe.heard.values == ["button"])
      }
    }
  }

  @Test(
    "the swipe actions of a row are those of its content, not of its red circle or of the actions themselves")
  func circle() throws {
    let view = TestedView(proposing: 300, 300) {
      List {
        ForEach(["abc"], id: \.self) { word in
          Button(word) {}.swipeActions { Button("Flag") {} }
        }
        .onDelete { _ in }.onMove { _, _ in }
      }
      .listStyle(.plain)
      .environment(\.editMode, .constant(.active))
    }
    let found = Dictionary(view.host.accessibleElements().map { ($0.label, $0.actions) }) { first, _ in first
    }
    #expect(found == ["Delete": [], "abc": ["Flag"], "Reorder": []])
    view.drag(from: CGPoint(x: 200, y: 22), to: CGPoint(x: 100, y: 22))
    #expect(view.element(.button, "Flag")?.actions == [])
  }

  private func movable(_ heard: Heard<[String]>) -> TestedView {
    TestedView(proposing: 300, 300) {
      Held(["abc", "def", "ghi"], told: heard.add) { words in
        List {
          ForEach(words.wrappedValue, id: \.self) { Text($0) }
            .onMove { words.wrappedValue.move(fromOffsets: $0, toOffset: $1) }
        }
        .listStyle(.plain)
        .environment(\.editMode, .constant(.active))
      }
    }
  }

  @Test("the lines of an edited row are an element, by which the row is dragged and goes up and down")
  func handle() throws {
    let handles = movable(Heard()).host.accessibleElements().filter { $0.label == "Reorder" }
    #expect(handles.map(\.role) == [.stepper, .stepper, .stepper])
    for point in try #require(handles.first).frame.ninePoints {
      let heard = Heard<[String]>()
      let view = movable(heard)
      view.drag(from: point, to: CGPoint(x: point.x, y: point.y + 44))
      #expect(heard.values == [["def", "abc", "ghi"]], "at \(point)")
    }
    let heard = Heard<[String]>()
    let view = movable(heard)
    view.adjust(.stepper, "Reorder", increment: false)
    view.adjust(.stepper, "Reorder", increment: true)
    #expect(heard.values == [["def", "abc", "ghi"]])
  }

  @Test("links that scroll in a row have no chevrons, and each is pressed by itself")
  func scrollingLinks() {
    let heard = Heard<String>()
    let view = TestedView(proposing: 400, 300) {
      NavigationStack {
        List {
          NavigationLink("row") { Text("there") }
          ScrollView(.horizontal) {
            HStack {
              NavigationLink("first") { Text("screen 1").onAppear { heard.add("first") } }
              Button("second") { heard.add("second") }
              Button("third") { heard.add("third") }
            }
          }
        }
      }
    }
    #expect(view.outline.components(separatedBy: "chevron.forward").count == 2)
    view.tap("third")
    #expect(heard.values == ["third"])
    view.tap("first")
    #expect(heard.values == ["third", "first"])
  }
}
