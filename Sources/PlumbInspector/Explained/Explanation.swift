import PlumbLayout

/// Why a view has its size and its place: sentences with their numbers, from the offer to the pixels.
package struct Explanation: Equatable {
  /// The view as it is called: "Text("Hello, world")".
  package var view: String
  package var identifier: String?
  /// On the canvas, in points, unrounded.
  package var frame: CGRect
  /// Each edge on its pixel.
  package var drawn: CGRect
  package var sentences: [Sentence]
  /// The position of the view in the source, where that is known.
  package var source: String?
  /// The causes go on further than they were followed.
  package var isCut = false
  /// How many reasons further away the shorter form does not tell.
  package private(set) var leftOut = 0

  /// One reason.
  package struct Sentence: Equatable {
    /// The subject of a sentence.
    package enum Subject: String, Equatable { case width, height, x, y, cause, pixels }

    package var text: String
    package var about: Subject
    /// The rule that was at work: "share", "padding", "text"; Documentation/Trace.md lists them.
    package var rule: String
    /// The numbers in the sentence, by name.
    package var numbers: [Number]
    /// The last step's calculation. For a width, height, x or y its value is the frame's.
    package var arithmetic: Arithmetic?
    /// Whether the sentence is told only in a full explanation.
    package var isDetail = false
  }

  package struct Number: Equatable {
    package var name: String
    package var value: CGFloat
    package init(_ name: String, _ value: CGFloat) { (self.name, self.value) = (name, value) }
  }

  /// The number of sentences that are told where nobody asks for all.
  package static let usualLength = 8

  /// The sentences as one paragraph.
  package var text: String {
    (sentences.map(\.text) + (source.map { ["It stands in \($0)."] } ?? [])).joined(separator: "\n")
  }

  /// The shorter form: that nothing moves to a pixel is left out first, then causes further away.
  package var short: Explanation {
    var copy = self
    copy.sentences.removeAll(where: \.isDetail)
    if copy.sentences.count > Explanation.usualLength, frame == drawn {
      copy.sentences.removeAll { $0.about == .pixels }
    }
    while copy.sentences.count > Explanation.usualLength,
      let last = copy.sentences.lastIndex(where: { $0.about == .cause })
    {
      copy.sentences.remove(at: last)
      copy.leftOut += 1
    }
    return copy
  }

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
      ("text", .string(text)), ("about", .string(about.rawValue)), ("rule", .string(rule)),
      ("numbers", .inline(numbers.map { ($0.name, JSON.number($0.value)) })),
    ]
    if let arithmetic {
      fields += [("arithmetic", .string(arithmetic.text)), ("result", .number(arithmetic.value))]
    }
    return .object(fields)
  }
}
