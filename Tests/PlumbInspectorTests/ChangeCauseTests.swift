import Foundation
import PlumbInspector
import PlumbTesting
import SwiftUI
import Testing

@MainActor @Suite("Causes of a difference")
struct ChangeCauseTests {
  private func difference<Content: View>(
    _ size: CGSize = CGSize(width: 200, height: 400), _ view: (Bool) -> Content
  ) throws -> [String] {
    func snapshot(_ isNew: Bool) throws -> Snapshot {
      let view = ExplainedView(size.width, size.height) { view(isNew) }
      return try Snapshot(json: Array(view.tree.json.text.utf8))
    }
    return TreeDifference(from: try snapshot(false), to: try snapshot(true)).moves.map(\.text)
  }

  @Test("an offer that a stack passes on comes from the frame around it, whatever has changed in the stack")
  func passedOn() throws {
    let found = try difference { isNew in
      ZStack {
        Color.gray
        Text(isNew ? "ABC" : "A")
      }
      .frame(height: isNew ? 40 : 30)
    }
    #expect(
      found == [
        "ZStack is 10 taller because frame now offers it 40 instead of 30: frame's height is 40 instead of 30.",
        "Color.gray is 10 taller because ZStack now offers it 40 instead of 30: frame's height is 40 instead of 30.",
        #"Text("ABC") is 20 wider because its text changed."#,
      ])
  }

  @Test("all changes that make a view longer are told")
  func several() throws {
    let found = try difference { isNew in
      VStack(spacing: isNew ? 30 : 40) {
        Text("A")
        VStack(spacing: isNew ? 12 : 15) {
          Text("B")
          Text("C")
          Text("D")
          Text("E")
        }
      }
    }
    #expect(
      found.first
        == "VStack is 19 shorter because spacing is 30 instead of 40 and in VStack spacing is 12 instead of 15."
    )
  }

  @Test("a change in a view whose length stays is no cause")
  func without() throws {
    let found = try difference { isNew in
      VStack(spacing: isNew ? 30 : 40) {
        Text("ABCDE")
        HStack(spacing: isNew ? 2 : 4) {
          Text("B")
          Text("C")
        }
      }
    }
    #expect(found.first == "VStack is 10 shorter because spacing is 30 instead of 40.")
  }

  @Test("a place has a cause in each view around that has the next one elsewhere")
  func places() throws {
    let found = try difference { isNew in
      VStack(spacing: isNew ? 6 : 4) {
        Color.red.frame(height: 10)
        ZStack { Text("a") }.frame(height: isNew ? 30 : 20)
      }
    }
    #expect(
      found.contains(
        "ZStack moved 7 down: frame's height is 30 instead of 20 and in VStack spacing is 6 instead of 4."))
  }

  @Test("a row of a list is taller because of what is in it, not because of another offer")
  func row() throws {
    let found = try difference(CGSize(width: 390, height: 844)) { isNew in
      VStack(spacing: isNew ? 9 : 5) {
        Text("x")
        List {
          HStack {
            Circle().frame(width: isNew ? 24 : 20, height: isNew ? 24 : 20)
            TextField("Name", text: .constant("x"))
          }
        }
      }
    }
    let row = found.filter { $0.hasPrefix("HStack is") }
    #expect(row.count == 1)
    #expect(row.first?.hasSuffix(" taller because frame's height is 24 instead of 20.") ?? false, "\(found)")
  }
}
