import PlumbLayout

/// A cluster as it is drawn, for those that fill the lines elsewhere: its glyphs from its own start on the baseline.
package struct DrawnCluster: Sendable {
  package struct Glyph: Sendable {
    package var id: UInt32
    /// Points from the cluster's left end, and downwards from the baseline.
    package var x: CGFloat
    package var y: CGFloat
  }

  package var font: FontFace
  /// In points.
  package var size: CGFloat
  /// The level of the bidirectional algorithm: odd from right to left.
  package var level: UInt8
  /// The number that its run was given.
  package var attributes: Int
  /// Points upwards.
  package var baselineOffset: CGFloat
  package var width: CGFloat
  package var glyphs: [Glyph]
}

extension ShapedText {
  /// The clusters, in logical order.
  package var drawnClusters: [DrawnCluster] {
    clusters.indices.map { number in
      let piece = pieces[Int(clusters[number].piece)]
      var (drawn, pen): ([DrawnCluster.Glyph], CGFloat) = ([], 0)
      for glyph in glyphs(of: number) {
        let glyph = glyphs[glyph]
        if glyph.hasInk {
          drawn.append(DrawnCluster.Glyph(id: glyph.id, x: pen + CGFloat(glyph.x), y: CGFloat(glyph.y)))
        }
        pen += CGFloat(glyph.advance)
      }
      return DrawnCluster(
        font: piece.face, size: piece.size, level: piece.level, attributes: attributes[piece.run],
        baselineOffset: breakable.styles[piece.run].baselineOffset, width: width(number..<number + 1),
        glyphs: drawn)
    }
  }

  /// For each run, its ellipsis; and its hyphen, if the text has a soft one.
  package var drawnMarks: (ellipses: [[DrawnCluster]], hyphens: [[DrawnCluster]]) {
    (ellipses.map(\.drawnClusters), hyphens.map(\.drawnClusters))
  }

  /// From left to right, for a line without its own direction.
  package var isLeftToRight: Bool { direction == .leftToRight }
}
