import Foundation
import SwiftUI

extension Recorded {
  /// Windows of macOS that were drawn at 2x around views offered 400 by 600 points. A text is a block of its recorded
  /// size, so that no font is needed.
  static let fixtures: [Answer] = {
    let file = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "fixtures.json")
    guard let data = try? Data(contentsOf: file),
      let list = try? JSONDecoder().decode(FixtureList.self, from: data)
    else { return [] }
    return list.fixtures.map(\.answer)
  }()
}

private struct FixtureList: Decodable { let fixtures: [Fixture] }

/// A recorded window: a view, the window's size, and what was drawn in it.
private struct Fixture: Decodable {
  struct Leaf: Decodable {
    let x, y, w, h: Double
  }

  let id: String
  let root: [Double]
  let leaves: [Leaf]
  let tree: FixtureView

  var answer: Answer {
    let drawn = leaves.map { "drawn(\($0.x),\($0.y) \($0.w)x\($0.h))" }
    let expected = "\(root[0])x\(root[1]) fills=\(leaves.count) " + drawn.joined(separator: " ")
    return Answer("fixture \(id)", 400, 600, expected) { [tree] in
      ShrinkingWindow { tree.view }
    }
  }
}

/// As large as its content in whole points, with the content in the middle.
private struct ShrinkingWindow: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let content = subviews[0].sizeThatFits(proposal)
    return CGSize(width: content.width.rounded(.up), height: content.height.rounded(.up))
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    subviews[0].place(at: CGPoint(x: bounds.midX, y: bounds.midY), anchor: .center, proposal: proposal)
  }
}

/// A view as the file has it: kind, attributes, children.
private struct FixtureView: Decodable, Sendable {
  /// A length, or `"inf"`.
  struct Length: Decodable, Sendable {
    let value: CGFloat

    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      if let number = try? container.decode(Double.self) {
        value = CGFloat(number)
      } else {
        let word = try container.decode(String.self)
        guard word == "inf" else {
          throw DecodingError.dataCorruptedError(in: container, debugDescription: "\(word) is no length")
        }
        value = .infinity
      }
    }
  }

  struct Attributes: Decodable, Sendable {
    let spacing, width, height, minHeight, maxWidth, top, leading, bottom, trailing: Length?
    let alignment: String?
  }

  /// A kind that is not here cannot be read, so that no case passes with another view in its place.
  enum Kind: String, Decodable {
    case color = "Color"
    case text = "Text"
    case spacer = "Spacer"
    case divider = "Divider"
    case vStack = "VStack"
    case hStack = "HStack"
    case zStack = "ZStack"
    case frame, flexFrame, padding
  }

  let kind: Kind
  let attributes: Attributes
  let children: [FixtureView]

  init(from decoder: any Decoder) throws {
    var container = try decoder.unkeyedContainer()
    kind = try container.decode(Kind.self)
    attributes = try container.decode(Attributes.self)
    children = try container.decode([FixtureView].self)
    guard attributes.alignment.map({ name in Recorded.alignments.contains { $0.name == name } }) ?? true
    else {
      throw DecodingError.dataCorruptedError(
        in: container, debugDescription: "\(attributes.alignment ?? "") is no alignment")
    }
  }

  private func length(_ path: KeyPath<Attributes, Length?>) -> CGFloat? { attributes[keyPath: path]?.value }

  private var alignment: Alignment {
    Recorded.alignments.first { $0.name == attributes.alignment }?.alignment ?? .center
  }

  @MainActor @ViewBuilder private var content: some View {
    ForEach(children.indices, id: \.self) { children[$0].view }
  }

  @MainActor var view: AnyView {
    switch kind {
    case .color: AnyView(Color.red)
    case .text: AnyView(lines("", length(\.width) ?? 0, length(\.height) ?? 0))
    case .spacer: AnyView(Spacer())
    case .divider: AnyView(Divider())
    case .vStack: AnyView(VStack(alignment: alignment.horizontal, spacing: length(\.spacing)) { content })
    case .hStack: AnyView(HStack(alignment: alignment.vertical, spacing: length(\.spacing)) { content })
    case .zStack: AnyView(ZStack(alignment: alignment) { content })
    case .frame:
      AnyView(content.frame(width: length(\.width), height: length(\.height), alignment: alignment))
    case .flexFrame:
      AnyView(
        content.frame(maxWidth: length(\.maxWidth), minHeight: length(\.minHeight), alignment: alignment))
    case .padding:
      AnyView(
        content.padding(
          EdgeInsets(
            top: length(\.top) ?? 0, leading: length(\.leading) ?? 0, bottom: length(\.bottom) ?? 0,
            trailing: length(\.trailing) ?? 0)))
    }
  }
}
