import PlumbLayout

/// A view or a modifier of a tree. The one that is there and the one in a file are two types, because the facts in a file
/// know views by their titles alone, and another Plumb may have written them: they are no steps of a layout.
protocol DescribedNode {
  associatedtype Step

  var name: String { get set }
  var detail: String { get set }
  var identifier: String? { get set }
  var types: [String] { get set }
  var isPart: Bool { get set }
  var frame: CGRect { get set }
  var proposal: ProposedViewSize { get set }
  var source: String? { get set }
  var written: [String] { get set }
  var text: String? { get set }
  var steps: [Step]? { get set }
  var children: [Self] { get set }
}

extension InspectedNode: DescribedNode {}
extension Snapshot.Node: DescribedNode {}

/// The description of a view in JSON: the one place that says the name of each field, and what it is. Its unit and its
/// form are those of its type.
extension DescribedNode {
  mutating func pass<Reader: NodeReader>(to reader: inout Reader) throws(Reader.Failure)
  where Reader.Node == Self {
    try reader.field(
      "name", &name, "the public name, `HStack` or `padding`; a control's is that in the source")
    try reader.field(
      "detail", &detail, unless: "", "tells it from others of its name: `red`, or a control's label in quotes"
    )
    try reader.field("identifier", &identifier, unless: nil, "from `accessibilityIdentifier`")
    try reader.field(
      "types", &types, unless: [], "the views of the source whose bodies begin with it, the outermost first")
    try reader.field(
      "isPart", &isPart, unless: false,
      "`true` for a part of a control or a modifier of SwiftUI, which is not in the source")
    try reader.field("frame", &frame, "on the canvas, not rounded")
    try reader.field("proposal", &proposal, "with which it was placed")
    try reader.field("source", &source, unless: nil, "its file and line")
    try reader.field(
      "written", &written, unless: [],
      "with `--trace`, its call and those of its modifiers as the source writes them, without closures")
    try reader.field("text", &text, unless: nil, "the string of a text")
    try reader.steps("steps", &steps, "with `--trace`, what it was asked and answered, in order")
    try reader.children("children", &children, "the views in it")
  }
}

/// A reader or writer of a node's fields, which takes the part of the description that it is for.
protocol NodeReader {
  associatedtype Node: DescribedNode
  associatedtype Failure: Error

  /// A field that each view has.
  mutating func field<Value: NodeValue>(
    _ name: String, _ value: inout Value, _ meaning: String) throws(Failure)

  /// A field that is left out where its value is the usual one.
  mutating func field<Value: NodeValue>(
    _ name: String, _ value: inout Value, unless usual: Value, _ meaning: String) throws(Failure)

  mutating func steps(_ name: String, _ steps: inout [Node.Step]?, _ meaning: String) throws(Failure)
  mutating func children(_ name: String, _ children: inout [Node], _ meaning: String) throws(Failure)
}

/// The value of a node's field.
protocol NodeValue: Equatable {
  /// The unit, for Documentation/Trace.md.
  static var unit: String { get }

  var json: JSON { get }

  /// `nil` for JSON of another kind.
  init?(json: JSON)
}
