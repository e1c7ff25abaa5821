import PlumbDrawing
import PlumbInspector
import PlumbLayout
import PlumbText
import PlumbViews

extension SharedDrawing {
  /// A text whose glyphs the page can put into lines by itself. One with pictures in it is drawn as it is.
  func appendText(of node: ViewNode, to fields: inout [(String, JSON)]) -> Bool {
    guard let leaf = node.object as? TextLeaf, leaf.hasGlyphsOfItsOwn,
      leaf.looks.allSatisfy({ !$0.isImage })
    else { return false }
    let (text, marks) = (leaf.shaped, leaf.shaped.drawnMarks)
    fields.append(("t", .number(CGFloat(texts.count))))
    texts.append(
      .object([
        ("clusters", shared(text.drawnClusters)), ("ellipses", .array(marks.ellipses.map(shared))),
        ("hyphens", .array(marks.hyphens.map(shared))), ("looks", .array(leaf.looks.map(look))),
        ("leftToRight", .bool(text.isLeftToRight)), ("alignment", .string(leaf.options.alignment.word)),
      ]))
    return true
  }

  /// Each cluster as its width, font size, level, attributes, rise, and three numbers for each glyph: its number, x, y.
  private func shared(_ clusters: [DrawnCluster]) -> JSON {
    .array(
      clusters.map { cluster in
        var numbers = [
          cluster.width, cluster.size, CGFloat(cluster.level), CGFloat(cluster.attributes),
          cluster.baselineOffset,
        ]
        for glyph in cluster.glyphs {
          guard let number = forms.number(of: glyph.id, in: cluster.font) else { continue }
          numbers += [CGFloat(number), glyph.x, glyph.y]
        }
        return .array(numbers.map { .number(($0 * 1000).rounded() / 1000) })
      })
  }

  // MARK: Looks

  private func look(_ look: TextLook) -> JSON {
    var fields: [(String, JSON)] = [("fill", fill(look.style))]
    if let ground = look.background { fields.append(("ground", fill(ground))) }
    let rules = look.rules.map { rule in
      JSON.object([
        ("ems", .number(rule.ems)), ("thickness", .number(PlacedTextRule.thickness)),
        ("fill", fill(rule.style)),
        ("dashes", rule.dashes.map { .array($0.map(JSON.number)) } ?? .null),
      ])
    }
    if !rules.isEmpty { fields.append(("rules", .array(rules))) }
    return .object(fields)
  }

  /// A colour as text with its opacity, or the template of a rectangle that has the paint.
  private func fill(_ style: _ResolvedStyle) -> JSON {
    if let color = style.paint(in: CGRect(x: 0, y: 0, width: 100, height: 20)).plainColor {
      return .object([("color", .string(color.css)), ("opacity", .number(CGFloat(color.opacity)))])
    }
    let drawing = drawing(in: CGSize(width: 100, height: 20)) { rect in
      [.fill(Path(rect), style.paint(in: rect), FillStyle())]
    }
    var fields: [(String, JSON)] = []
    append(drawing, "template", to: &fields)
    return .object(fields)
  }
}

extension LineOptions.Alignment {
  fileprivate var word: String {
    switch self {
    case .leading: "leading"
    case .center: "center"
    case .trailing: "trailing"
    }
  }
}

extension Paint {
  /// The colour of a paint that is one.
  fileprivate var plainColor: ResolvedColor? {
    switch self {
    case .color(let color): color
    case .faded(let paint, let factor): paint.plainColor.map { $0.opacity(factor) }
    default: nil
    }
  }
}

extension ResolvedColor {
  /// Without its opacity.
  fileprivate var css: String {
    let (red, green, blue) = bytes
    return "rgb(\(red) \(green) \(blue))"
  }
}
