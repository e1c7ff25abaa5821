import PlumbLayout

/// The reasons for a view's size and place: sentences with their numbers, from the offer to the pixels.
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
  /// The number of more distant reasons that the shorter form leaves out.
  package private(set) var leftOut = 0

  package init(
    view: String, identifier: String?, frame: CGRect, drawn: CGRect, sentences: [Sentence],
    isCut: Bool = false
  ) {
    (self.view, self.identifier, self.frame, self.drawn) = (view, identifier, frame, drawn)
    (self.sentences, self.isCut) = (sentences, isCut)
  }

  /// One reason.
  package struct Sentence: Equatable {
    /// The subject of a sentence.
    package enum Subject: String, Equatable { case width, height, x, y, cause, pixels }

    package var text: String
    package var about: Subject
    /// The rule that was at work.
    package var rule: Rule
    /// The numbers in the sentence, by name.
    package var numbers: [Number]
    /// The last step's calculation. For a width, height, x or y its value is the frame's.
    package var arithmetic: Arithmetic?
    /// Whether the sentence is only in a full explanation.
    package var isDetail = false

    package init(
      text: String, about: Subject, rule: Rule, numbers: [Number], arithmetic: Arithmetic? = nil,
      isDetail: Bool = false
    ) {
      (self.text, self.about, self.rule, self.numbers) = (text, about, rule, numbers)
      (self.arithmetic, self.isDetail) = (arithmetic, isDetail)
    }
  }

  package struct Number: Equatable {
    package var name: String
    package var value: CGFloat
    package init(_ name: String, _ value: CGFloat) { (self.name, self.value) = (name, value) }
  }

  /// The number of sentences where nobody asks for all.
  package static let usualLength = 8

  /// The sentences as one paragraph.
  package var text: String {
    (sentences.map { $0.text } + (source.map { ["It stands in \($0)."] } ?? [])).joined(separator: "\n")
  }

  /// The shorter form: that nothing moves to a pixel is left out first, then causes further away.
  package var short: Explanation {
    var copy = self
    copy.sentences.removeAll { $0.isDetail }
    if copy.sentences.count > Explanation.usualLength, frame == drawn {
      copy.sentences.removeAll { $0.about == .pixels }
    }
    // A sentence that one is left out would take the line of that one.
    guard copy.sentences.count > Explanation.usualLength + 1 else { return copy }
    while copy.sentences.count > Explanation.usualLength,
      let last = copy.sentences.lastIndex(where: { $0.about == .cause })
    {
      copy.sentences.remove(at: last)
      copy.leftOut += 1
    }
    return copy
  }
}
