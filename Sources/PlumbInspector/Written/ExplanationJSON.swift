import PlumbExplanation
import PlumbLayout

extension Explanation {
  package var json: JSON {
    .object([
      ("view", .string(view)), ("identifier", identifier.map(JSON.string) ?? .null),
      ("source", source.map(JSON.string) ?? .null), ("frame", JSON(frame)), ("drawn", JSON(drawn)),
      ("sentences", .array(sentences.map(\.json))),
    ])
  }
}

extension Explanation.Sentence {
  var json: JSON {
    var fields: [(String, JSON)] = [
      ("text", .string(text)), ("about", .string(about.rawValue)), ("rule", .string(rule.rawValue)),
      ("numbers", .inline(numbers.map { ($0.name, JSON.number($0.value)) })),
    ]
    if let arithmetic {
      fields += [("arithmetic", .string(arithmetic.text)), ("result", .number(arithmetic.value))]
    }
    return .object(fields)
  }
}

extension LayoutWalkthrough {
  /// The walkthrough with its views' rows in a tree.
  package func json(row: (NodeID) -> Int) -> JSON {
    .array(
      steps.map { step in
        .object([
          ("kind", .string(step.kind.rawValue)), ("text", .string(step.text)),
          ("from", .number(CGFloat(row(step.from)))), ("to", .number(CGFloat(row(step.to)))),
          ("label", .string(step.label)),
          (
            "boxes",
            .array(
              step.boxes.map { box in
                .object([
                  (
                    "frame",
                    .array(
                      [box.frame.minX, box.frame.minY, box.frame.width, box.frame.height].map(JSON.number))
                  ),
                  ("kind", .string(box.kind.rawValue)), ("label", .string(box.label)),
                ])
              })
          ),
        ])
      })
  }
}
