import PlumbLayout

/// The description of each fact: the one place that says its name, its fields with their names and units, its sentence,
/// and its row in Documentation/Trace.md.
extension LayoutFact {
  package func pass(to reader: inout some TraceReader) {
    switch self {
    // MARK: Stacks

    case .gap(let before, let length, let source):
      reader.fact(.gap, of: "a stack or a lazy container", "the distance before a child") {
        FactSentence(
          "leaves \(describe(length)) before \($0.below(before)), \(source.clause)",
          mark: .gap(before: before, length: length, $0.axis))
      }
      reader.field(.child, .view(before))
      reader.field(.length, .length(length))
      reader.field(.source, source, "who wished for it")
    case .range(let child, let minimum, let maximum, let wasKnown, let priority, let order):
      reader.fact(.range, of: "a stack", "the range of a child along the axis") {
        FactSentence(
          minimum == maximum
            ? "finds that \($0.below(child)) is \(describe(minimum)) long whatever it is offered"
            : "finds that \($0.below(child)) can be from \(describe(minimum)) to \(describe(maximum)) long",
          mark: .range(of: child, minimum: minimum, maximum: maximum, $0.axis))
      }
      reader.field(.child, .view(child))
      reader.field(.minimum, .length(minimum))
      reader.field(.maximum, .length(maximum))
      reader.field(.known, .flag(wasKnown), "without asking")
      reader.field(.priority, .number(priority))
      reader.field(.order, .count(order), "of its turn to get its share, from 0")
    case .group(let priority, let children, let available, let reserved):
      reader.fact(.group, of: "a stack", "the children of one priority, and what they share") { _ in
        let views = children == 1 ? "one view" : "\(children) views"
        let rank =
          priority == -.infinity
          ? " of the lowest priority" : priority != 0 ? " of priority \(describe(priority))" : ""
        let rest =
          reserved > 0 ? ", and keeps \(describe(reserved)) for views of a lower priority" : ""
        return FactSentence("has \(describe(available)) for \(views)\(rank)\(rest)")
      }
      reader.field(.priority, .number(priority))
      reader.field(.children, .count(children))
      reader.field(.available, .length(available), "without what is reserved")
      reader.field(.reserved, .length(reserved), "for the minima of lower priorities")

    // MARK: Guides

    case .guide(let child, let key, let value, let isExplicit):
      reader.fact(.guide, of: "a container", "where a guide is in a child", sentence: Self.untold)
      reader.field(.child, .view(child))
      reader.field(.guide, .guide(key))
      reader.field(.axis, .axis(key.axis))
      reader.field(.value, .length(value))
      reader.field(.explicit, .flag(isExplicit), "if the child or something in it has set it")
    case .line(let key, let value):
      reader.fact(
        .line, of: "a container", "where the line is on which the guides lie", sentence: Self.untold)
      reader.field(.guide, .guide(key))
      reader.field(.axis, .axis(key.axis))
      reader.field(.value, .length(value))

    // MARK: Frames and other modifiers

    case .fixed(let axis, let length):
      reader.fact(.fixed, of: "`frame(width:height:)`", "the length that it says") { _ in
        FactSentence("has a fixed \(Words.length(axis)) of \(describe(length))")
      }
      reader.field(.axis, .axis(axis))
      reader.field(.length, .length(length))
    case .bounds(let axis, let bounds, let proposed, let content, let rule, let length):
      reader.fact(.bounds, of: "`frame(minWidth:…)`", "how it chose its length") { _ in
        FactSentence("has a \(Words.length(axis)) of \(describe(length)), \(rule.meaning)")
      }
      reader.field(.axis, .axis(axis))
      reader.field(.minimum, .length(bounds.minimum))
      reader.field(.ideal, .length(bounds.ideal))
      reader.field(.maximum, .length(bounds.maximum))
      reader.field(.proposed, .length(proposed))
      reader.field(.content, .length(content), "that the content answered")
      reader.field(.rule, rule, "which held")
      reader.field(.length, .length(length))
    case .insets(let insets):
      reader.fact(.insets, of: "`padding`", "what it keeps on each side") { _ in
        FactSentence("keeps \(insets.words) for itself")
      }
      reader.fields(insets)
    case .ratio(let ratio, let fills, let isGiven):
      reader.fact(.ratio, of: "`aspectRatio`", "the ratio that it keeps") { _ in
        FactSentence("offers a size whose ratio of width to height is \(describe(ratio))")
      }
      reader.field(.ratio, .number(ratio), "width ÷ height")
      reader.field(.fills, .flag(fills))
      reader.field(.given, .flag(isGiven), "by the modifier, not found from the ideal size")
    case .fixedSize(let axes):
      reader.fact(.fixedSize, of: "`fixedSize`", "its axes", sentence: Self.untold)
      reader.field(.horizontal, .flag(axes.contains(.horizontal)))
      reader.field(.vertical, .flag(axes.contains(.vertical)))
    case .offset(let x, let y):
      reader.fact(.offset, of: "`offset`", "how far it moves what it draws") { _ in
        FactSentence("draws its child \(Words.moved(x, y)) and leaves its place as it is")
      }
      reader.field(.x, .length(x))
      reader.field(.y, .length(y))
    case .position(let x, let y):
      reader.fact(.position, of: "`position`", "where it puts the middle of its content") {
        FactSentence(
          "puts the middle of its child \(describe(x)) from its leading edge and \(describe(y)) from its top edge, at \($0.point(x, y))"
        )
      }
      reader.field(.x, .length(x))
      reader.field(.y, .length(y))

    // MARK: Leaves

    case .ideal(let size):
      reader.fact(
        .ideal, of: "a colour, shape or resizable image", "what it takes where nothing is said",
        sentence: Self.untold)
      reader.field(.width, .length(size.width))
      reader.field(.height, .length(size.height))
    case .minimum(let length):
      reader.fact(.minimum, of: "a spacer", "its least length", sentence: Self.untold)
      reader.field(.length, .length(length))
    case .thickness(let axis, let length):
      reader.fact(.thickness, of: "a divider", "how thick it is", sentence: Self.untold)
      reader.field(.axis, .axis(axis))
      reader.field(.length, .length(length))
    case .text(let text):
      reader.fact(.text, of: "a text", "how it fills lines") { _ in text.words.map { FactSentence($0) } }
      reader.field(.lines, .count(text.lines))
      reader.field(.widest, .length(text.widest), "of the lines")
      reader.field(.lineHeight, .length(text.lineHeight), "if all are as high")
      reader.field(.truncated, .flag(text.isTruncated))
      reader.field(.scale, .number(text.scale), "of the font")
      reader.field(.ideal, .length(text.ideal), "on one line")
      reader.field(.limit, .count(text.limit), "of lines")

    // MARK: Choices, grids, lazy containers, scroll views

    case .candidate(let child, let fits, let axis, let ideal, let room):
      reader.fact(.candidate, of: "`ViewThatFits`", "whether a child fits") {
        FactSentence(
          fits
            ? "finds that \($0.below(child)) fits"
            : "finds that \($0.below(child)) does not fit: its \(Words.length(axis)) is \(describe(ideal)), and there is room for \(describe(room))",
          mark: .choice(child))
      }
      reader.field(.child, .view(child))
      reader.field(.fits, .flag(fits))
      reader.field(.axis, .axis(axis), "on which it is too long, if it is")
      reader.field(.ideal, .length(ideal))
      reader.field(.room, .length(room))
    case .gridShare(let axis, let offered, let gaps, let committed, let open, let share):
      reader.fact(
        .gridShare, of: "a grid",
        "at a group's start: (`offered` − `gaps` − `committed`) ÷ `open` tracks = `share`",
        sentence: Self.untold)
      reader.field(.axis, .axis(axis))
      reader.field(.offered, .length(offered))
      reader.field(.gaps, .length(gaps))
      reader.field(.committed, .length(committed), "to the tracks that are done")
      reader.field(.open, .count(open))
      reader.field(.share, .length(share))
    case .track(let axis, let number, let length, let gap, let cell):
      reader.fact(.track, of: "a grid", "a column or row", sentence: Self.untold)
      reader.field(.axis, .axis(axis))
      reader.field(.number, .count(number), "from 0")
      reader.field(.length, .length(length))
      reader.field(.gap, .length(gap), "before it")
      reader.field(.by, .viewIfAny(cell), "that alone made it so long")
    case .slot(let child, let columns, let row, let frame):
      reader.fact(.slot, of: "a grid", "the slot of a child", sentence: Self.untold)
      reader.field(.child, .view(child))
      reader.field(.column, .count(columns.lowerBound), "from 0")
      reader.field(.columns, .count(columns.count))
      reader.field(.row, .count(row), "from 0")
      reader.field(.frame, .frame(frame))
    case .cell(let child, let axis, let start, let length, let cell):
      reader.fact(.cell, of: "a lazy container", "the line of a child", sentence: Self.untold)
      reader.field(.child, .view(child))
      reader.field(.axis, .axis(axis))
      reader.field(.start, .length(start))
      reader.field(.length, .length(length))
      reader.field(.by, .viewIfAny(cell), "that makes it so long")
    case .estimated(let elements, let length):
      reader.fact(
        .estimated, of: "a lazy container", "elements that are not there, and the length they count for",
        sentence: Self.untold)
      reader.field(.elements, .count(elements))
      reader.field(.length, .length(length))
    case .scroll(let axis, let content, let offset):
      reader.fact(.scroll, of: "a scroll view", "its content's length and how far it is scrolled") { _ in
        FactSentence("has content that is \(describe(content)) \(Words.long(axis))")
      }
      reader.field(.axis, .axis(axis))
      reader.field(.content, .length(content))
      reader.field(.offset, .length(offset))
    case .margins(let insets):
      reader.fact(.margins, of: "a scroll view", "what it keeps around its content", sentence: Self.untold)
      reader.fields(insets)

    // MARK: Views that place others by themselves

    case .anchored(let child, let axis, let start, let room, let share):
      reader.fact(
        .anchored, of: "a lazy container, a scroll view", "a child stands in the `room` after `start`",
        sentence: Self.untold)
      reader.field(.child, .view(child))
      reader.field(.axis, .axis(axis))
      reader.field(.start, .length(start))
      reader.field(.room, .length(room))
      reader.field(.share, .number(share), "0 at its start, 0.5 in its middle, 1 at its end")
    case .placed(let child, let point, let anchor):
      reader.fact(
        .placed, of: "a `Layout`", "it puts the point `anchorX`, `anchorY` of a child at `x`, `y`",
        sentence: Self.untold)
      reader.field(.child, .view(child))
      reader.field(.x, .length(point.x))
      reader.field(.y, .length(point.y))
      reader.field(.anchorX, .number(anchor.x), "of its width")
      reader.field(.anchorY, .number(anchor.y), "of its height")

    // MARK: Views that look at others

    case .relative(let axis, let container, let isScrollView, let length):
      reader.fact(
        .relative, of: "`containerRelativeFrame`", "the length that it makes from the container's",
        sentence: Self.untold)
      reader.field(.axis, .axis(axis))
      reader.field(.container, .length(container))
      reader.field(.scrollView, .flag(isScrollView), "or else the canvas")
      reader.field(.length, .length(length))
    case .bar(let axis, let length, let gap, let isFirst):
      reader.fact(
        .bar, of: "`safeAreaInset`, a bar of the system", "a bar beside a view", sentence: Self.untold)
      reader.field(.axis, .axis(axis))
      reader.field(.length, .length(length))
      reader.field(.gap, .length(gap), "to the view")
      reader.field(.first, .flag(isFirst), "if it stands before the view")
    case .matched(let size, let point):
      reader.fact(
        .matched, of: "`matchedGeometryEffect`",
        "the size that it takes over, and where the point that matches lies", sentence: Self.untold)
      reader.field(.width, .length(size?.width))
      reader.field(.height, .length(size?.height))
      reader.field(.x, .length(point?.x))
      reader.field(.y, .length(point?.y))
    case .outset(let insets):
      reader.fact(
        .outset, of: "`ignoresSafeArea`", "how much further it goes, on each side", sentence: Self.untold)
      reader.fields(insets)
    case .field(let words, let line):
      reader.fact(
        .field, of: "a field for typing", "how long and high its words are, and how high a line",
        sentence: Self.untold)
      reader.field(.width, .length(words.width))
      reader.field(.height, .length(words.height))
      reader.field(.line, .length(line))
    }
  }
}
