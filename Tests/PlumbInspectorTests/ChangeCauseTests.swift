import Foundation
import PlumbInspector
import PlumbTesting
import SwiftUI
import Testing

/// A view whose height no number in its trace tells.
private struct Ellipsoid: View {
  var height: CGFloat
  var body: some View { Tall(height: height) { Circle() } }
}

private struct Tall: Layout {
  var height: CGFloat
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    CGSize(width: 20, height: height)
  }
  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {}
}

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
        == "VStack[0] is 19 shorter because spacing is 30 instead of 40 and in VStack spacing is 12 instead of 15."
    )
  }

  @Test("a padding around a frame with a height of its own has no part in what the frame offers")
  func fixed() throws {
    let found = try difference { isNew in
      VStack {
        Color.gray.frame(height: isNew ? 40 : 30).padding(isNew ? 12 : 8)
        Text("A")
      }
    }
    #expect(
      found.contains {
        $0.hasPrefix("Color.gray is")
          && $0.hasSuffix("because frame now offers it 40 instead of 30: frame's height is 40 instead of 30.")
      }, "\(found)")
  }

  @Test("the spacing of a lazy container is a cause along its axis")
  func lazy() throws {
    let found = try difference { isNew in
      LazyVStack(spacing: isNew ? 20 : 16) {
        Text("A")
        Text("B")
        Text("C")
      }
    }
    #expect(found.first == "LazyVStack is 8 taller because spacing is 20 instead of 16.")
    #expect(found.last == #"Text("C") moved 8 down: spacing is 20 instead of 16."#)
    let grid = try difference { isNew in
      LazyVGrid(columns: [GridItem(), GridItem()], spacing: isNew ? 20 : 16) {
        Text("A")
        Text("B")
        Text("C")
      }
    }
    #expect(grid.first == "LazyVGrid is 4 taller because spacing is 20 instead of 16.")
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

  @Test("a font and a padding that changed together are both told, of what they offer, move and make longer")
  func fontAndPadding() throws {
    let found = try difference { isNew in
      VStack(spacing: 0) {
        HStack(spacing: 0) {
          Text("AB").font(.squares(isNew ? 12 : 10)).padding(isNew ? 6 : 4)
          Spacer()
          Text("C")
        }
        Text("D")
      }
    }
    let both = #"padding is 6 instead of 4 and in Text("AB") its font changed."#
    #expect(
      found.contains("HStack is 6 taller because \(both)")
        && found.contains("Spacer is 8 narrower because HStack now offers it 154 instead of 162: \(both)")
        && found.contains(#"Text("C") moved 3 down: \#(both)"#), "\(found)")
  }

  @Test(
    "the font of what a control draws by itself is a cause of the control's length, and of what that moves")
  func fieldFont() throws {
    func check(_ name: String, _ field: @escaping () -> some View) throws {
      let found = try difference { isNew in
        VStack(spacing: 0) {
          field().font(.squares(isNew ? 14 : 10))
          Text("A")
        }
      }
      #expect(
        found.contains { $0.hasPrefix("\(name) is ") && $0.hasSuffix("taller because its font changed.") },
        "\(found)")
      #expect(
        found.contains {
          $0.hasPrefix(#"Text("A") moved "#) && $0.contains("its font changed") && $0.contains(name)
        }, "\(found)")
      #expect(!found.contains { $0.contains(#""A") is"#) }, "\(found)")
    }
    try check("TextField") { TextField("", text: .constant("ab")) }
    try check("TextField") { TextField("", text: .constant("ab"), axis: .vertical) }
    try check("SecureField") { SecureField("", text: .constant("ab")) }
    try check("DatePicker") { DatePicker("", selection: .constant(.distantPast)).labelsHidden() }
  }

  @Test("the font of a text that a person wrote in a control is told of that text alone")
  func labelFont() throws {
    let found = try difference { isNew in
      VStack(spacing: 0) {
        LabeledContent {
          Text("CD")
        } label: {
          Text("AB").font(.squares(isNew ? 14 : 10))
        }
        Text("E")
      }
    }
    #expect(found.contains { $0.contains(#"in Text("AB") its font changed"#) }, "\(found)")
    #expect(!found.contains { $0.contains("in LabeledContent its font") }, "\(found)")
  }

  @Test("what stands behind a view in a stack has not moved it")
  func behind() throws {
    let found = try difference { isNew in
      VStack(alignment: .leading, spacing: 0) {
        Text("A").padding(.top, isNew ? 7 : 4)
        Text("B")
        Text("C").font(.squares(isNew ? 12 : 10))
        Spacer()
      }
    }
    #expect(
      found.contains(#"Text("B") moved 3 down: padding is 7 instead of 4 at the top edge."#), "\(found)")
  }

  @Test("a view behind another one has moved it where a spacer before both has given way")
  func spacer() throws {
    let found = try difference { isNew in
      HStack(spacing: 0) {
        Spacer()
        Text("A")
        Text(isNew ? "BCD" : "B")
      }
    }
    #expect(found.contains(#"Text("A") moved 20 to the left: Text("B") became Text("BCD")."#), "\(found)")
  }

  @Test("another alignment is no cause of a length or an offer, but where guides make the container longer")
  func alignmentOfLengths() throws {
    let framed = try difference { isNew in
      HStack(alignment: isNew ? .top : .center, spacing: 0) {
        Color.red.frame(width: isNew ? 40 : 80, height: isNew ? 40 : 60)
        Text("A\nB")
      }
    }
    let lengths = framed.filter { $0.contains("shorter") || $0.contains("taller") || $0.contains("narrower") }
    #expect(!lengths.isEmpty && !lengths.contains { $0.contains("alignment") }, "\(framed)")
    let guided = try difference { isNew in
      HStack(alignment: isNew ? .top : .center, spacing: 0) {
        Text("A").alignmentGuide(.top) { _ in -30 }
        Text("B")
      }
    }
    #expect(guided.contains { $0.hasPrefix("HStack is") && $0.contains("alignment is the top") }, "\(guided)")
  }

  @Test("another alignment of a container moves what is in it")
  func alignment() throws {
    let found = try difference { isNew in
      VStack(spacing: 0) {
        VStack(alignment: isNew ? .leading : .center, spacing: 0) {
          Text("A")
          Text("ABC")
        }
        ZStack(alignment: isNew ? .bottomTrailing : .center) {
          Text("B")
          Color.gray.frame(width: 50, height: 50)
        }
      }
    }
    #expect(
      found.contains(
        #"Text("A") moved 10 to the left: alignment is the leading edge instead of the centre."#), "\(found)")
    #expect(
      found.contains {
        $0.hasPrefix(#"Text("B") moved"#)
          && $0.contains("alignment is the trailing edge instead of the centre")
          && $0.contains("alignment is the bottom instead of the centre")
      }, "\(found)")
  }

  @Test("another least length of a spacer moves what is behind it")
  func minLength() throws {
    let found = try difference { isNew in
      HStack(spacing: 0) {
        Text("A")
        Spacer(minLength: isNew ? 40 : 20)
        Text("B")
      }
      .fixedSize()
    }
    #expect(
      found.contains {
        $0.hasPrefix(#"Text("B") moved"#) && $0.hasSuffix("in Spacer minLength is 40 instead of 20.")
      },
      "\(found)")
  }

  @Test("a view whose own change is not known is not told to follow from another row's")
  func otherRow() throws {
    let found = try difference { isNew in
      VStack(alignment: .leading, spacing: 0) {
        Text(isNew ? "ABC" : "A")
        Ellipsoid(height: isNew ? 30 : 20)
      }
    }
    #expect(found.contains("Tall is 10 taller."), "\(found)")
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
