import PlumbExplanation
import PlumbLayout

/// The names of a node's children in its steps.
typealias ChildNames = [NodeID: String]

extension InspectedStep {
  func json(_ names: ChildNames) -> JSON {
    var fields: [(String, JSON)] = [("proposal", JSON(proposal)), ("answer", JSON(answer))]
    if let reason {
      fields.append(("remembered", .bool(wasRemembered)))
      fields += reason.fields
    } else {
      fields.append(("reason", .string("arrangement")))
    }
    if !facts.isEmpty { fields.append(("found", .array(facts.map { .inline($0.fields(names)) }))) }
    if !asked.isEmpty {
      fields.append(
        (
          "asked",
          .array(
            asked.map { question in
              .inline(
                [
                  ("child", .string(names[question.node] ?? "a view")), ("proposal", JSON(question.proposal)),
                  ("answer", JSON(question.answer)), ("remembered", .bool(question.wasRemembered)),
                ] + question.reason.fields)
            })
        ))
    }
    return facts.isEmpty && asked.isEmpty ? .inline(fields) : .object(fields)
  }
}

extension LayoutReason {
  /// The reason's name and numbers, as Documentation/Trace.md lists them.
  var fields: [(String, JSON)] {
    switch self {
    case .passedOn: name("passedOn")
    case .minimum: name("minimum")
    case .maximum: name("maximum")
    case .sameForAll: name("sameForAll")
    case .onlyChild: name("onlyChild")
    case .share(let remaining, let children, let order, let flexibility, let priority, let reserved):
      name("share") + [
        ("remaining", .number(remaining)), ("children", .number(CGFloat(children))),
        ("order", .number(CGFloat(order))), ("flexibility", .number(flexibility)),
        ("priority", .number(priority)), ("reserved", .number(reserved)),
      ]
    case .cell(let order): name("cell") + [("order", .number(CGFloat(order)))]
    case .slot: name("slot")
    case .aspectRatio(let ratio): name("aspectRatio") + [("ratio", .number(ratio))]
    case .proportions: name("proportions")
    case .fit: name("fit")
    case .layer: name("layer")
    case .layout: name("layout")
    case .placement: name("placement")
    }
  }

  private func name(_ name: String) -> [(String, JSON)] { [("reason", .string(name))] }
}

extension LayoutFact {
  /// The fact's name and numbers, as Documentation/Trace.md lists them.
  func fields(_ names: ChildNames) -> [(String, JSON)] {
    func child(_ id: NodeID) -> (String, JSON) { ("child", .string(names[id] ?? "a view")) }
    func fact(_ name: String, _ fields: (String, JSON)...) -> [(String, JSON)] {
      [("fact", .string(name))] + fields
    }
    func number(_ name: String, _ value: CGFloat?) -> (String, JSON) {
      (name, value.map(JSON.number) ?? .null)
    }
    func count(_ name: String, _ value: Int) -> (String, JSON) { (name, .number(CGFloat(value))) }
    func along(_ axis: Axis) -> (String, JSON) { ("axis", .string("\(axis)")) }
    func sides(_ name: String, _ insets: EdgeInsets) -> [(String, JSON)] {
      fact(
        name, number("top", insets.top), number("leading", insets.leading),
        number("bottom", insets.bottom), number("trailing", insets.trailing))
    }
    switch self {
    case .gap(let before, let length, let source):
      return fact("gap", child(before), number("length", length), ("source", .string("\(source)")))
    case .range(let of, let minimum, let maximum, let wasKnown, let priority, let order):
      return fact(
        "range", child(of), number("minimum", minimum), number("maximum", maximum),
        ("known", .bool(wasKnown)),
        number("priority", priority), count("order", order))
    case .group(let priority, let children, let available, let reserved):
      return fact(
        "group", number("priority", priority), count("children", children), number("available", available),
        number("reserved", reserved))
    case .guide(let of, let key, let value, let isExplicit):
      return fact(
        "guide", child(of), ("guide", .string(Words.guide(key))), along(key.axis), number("value", value),
        ("explicit", .bool(isExplicit)))
    case .line(let key, let value):
      return fact("line", ("guide", .string(Words.guide(key))), along(key.axis), number("value", value))
    case .fixed(let axis, let length): return fact("fixed", along(axis), number("length", length))
    case .bounds(let axis, let bounds, let proposed, let content, let rule, let length):
      return fact(
        "bounds", along(axis), number("minimum", bounds.minimum), number("ideal", bounds.ideal),
        number("maximum", bounds.maximum), number("proposed", proposed), number("content", content),
        ("rule", .string("\(rule)")), number("length", length))
    case .insets(let insets): return sides("insets", insets)
    case .ratio(let ratio, let fills, let isGiven):
      return fact("ratio", number("ratio", ratio), ("fills", .bool(fills)), ("given", .bool(isGiven)))
    case .fixedSize(let axes):
      return fact(
        "fixedSize", ("horizontal", .bool(axes.contains(.horizontal))),
        ("vertical", .bool(axes.contains(.vertical))))
    case .offset(let x, let y): return fact("offset", number("x", x), number("y", y))
    case .position(let x, let y): return fact("position", number("x", x), number("y", y))
    case .ideal(let size): return fact("ideal", number("width", size.width), number("height", size.height))
    case .minimum(let length): return fact("minimum", number("length", length))
    case .thickness(let axis, let length): return fact("thickness", along(axis), number("length", length))
    case .text(let text):
      return fact(
        "text", count("lines", text.lines), number("widest", text.widest),
        number("lineHeight", text.lineHeight),
        ("truncated", .bool(text.isTruncated)), number("scale", text.scale), number("ideal", text.ideal),
        number("limit", text.limit.map { CGFloat($0) }))
    case .candidate(let id, let fits, let axis, let ideal, let room):
      return fact(
        "candidate", child(id), ("fits", .bool(fits)), along(axis), number("ideal", ideal),
        number("room", room))
    case .gridShare(let axis, let offered, let gaps, let committed, let open, let share):
      return fact(
        "gridShare", along(axis), number("offered", offered), number("gaps", gaps),
        number("committed", committed), count("open", open), number("share", share))
    case .track(let axis, let index, let length, let gap, let by):
      return fact(
        "track", along(axis), count("number", index), number("length", length), number("gap", gap),
        ("by", names[by].map(JSON.string) ?? .null))
    case .slot(let of, let columns, let row, let rect):
      return fact(
        "slot", child(of), count("column", columns.lowerBound), count("columns", columns.count),
        count("row", row), ("frame", JSON(rect)))
    case .cell(let id, let axis, let start, let length):
      return fact("cell", child(id), along(axis), number("start", start), number("length", length))
    case .anchored(let id, let axis, let start, let room, let share):
      return fact(
        "anchored", child(id), along(axis), number("start", start), number("room", room),
        number("share", share))
    case .placed(let id, let point, let anchor):
      return fact(
        "placed", child(id), number("x", point.x), number("y", point.y), number("anchorX", anchor.x),
        number("anchorY", anchor.y))
    case .estimated(let elements, let length):
      return fact("estimated", count("elements", elements), number("length", length))
    case .scroll(let axis, let content, let offset):
      return fact("scroll", along(axis), number("content", content), number("offset", offset))
    case .margins(let insets): return sides("margins", insets)
    case .relative(let axis, let container, let isScrollView, let length):
      return fact(
        "relative", along(axis), number("container", container), ("scrollView", .bool(isScrollView)),
        number("length", length))
    case .bar(let axis, let length, let gap, let isFirst):
      return fact(
        "bar", along(axis), number("length", length), number("gap", gap), ("first", .bool(isFirst)))
    case .matched(let size, let point):
      return fact(
        "matched", number("width", size?.width), number("height", size?.height), number("x", point?.x),
        number("y", point?.y))
    case .outset(let insets): return sides("outset", insets)
    case .field(let words, let line):
      return fact(
        "field", number("width", words.width), number("height", words.height), number("line", line))
    }
  }
}
