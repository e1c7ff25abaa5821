import PlumbDrawing
import PlumbLayout
import PlumbServer
import PlumbViews

/// The drawings of a sample in geometry readers. Their code knows the reader's size, which the frame of a view does not show, so that a
/// page cannot make them for another size, unless their numbers grow with it.
@MainActor struct SizedDrawings {
  private let drawn: [(node: Int, view: ViewNode)]
  /// It has these drawings.
  private unowned let sample: SharedSample

  init(_ sample: SharedSample) {
    let tree = sample.staged.host.layoutTree
    var found: [(node: Int, view: ViewNode)] = []
    func collect(_ view: ViewNode, isInReader: Bool) {
      let layout = view.layout.exists ? view.layout : view.firstLayout
      if isInReader, view.mark != nil && view.role != .text || view.effect != nil,
        let node = sample.order[layout]
      {
        found.append((node, view))
      }
      let isReader = view.layout.exists && tree.object(of: view.layout) is GeometryLayout
      for child in view.children { collect(child, isInReader: isInReader || isReader) }
    }
    if sample.nodes.contains(where: { tree.object(of: $0) is GeometryLayout }) {
      collect(sample.staged.host.root, isInReader: false)
    }
    (drawn, self.sample) = (found, sample)
  }

  /// Returns the first node that is drawn in another way where its frame has the same size; nil if the views are others, too.
  ///
  /// - Parameters:
  ///   - followed: the drawings that follow from the size of the page.
  ///   - growth: how much wider and higher the page of the other sample is.
  ///   - size: the size of a node's frame.
  func difference(
    from other: SizedDrawings, _ followed: [ObjectIdentifier: FollowedDrawing], _ growth: CGSize,
    _ size: (Int) -> CGSize
  ) -> Int? {
    guard drawn.count == other.drawn.count else { return nil }
    let forms = DrawnForms()
    for (own, theirs) in zip(drawn, other.drawn) where own.node == theirs.node {
      if let line = followed[ObjectIdentifier(own.view)] {
        let drawing = sizedDrawing(of: own, forms)
        let numbers = line.numbers(drawing, wider: growth.width, higher: growth.height)
        let found = other.sizedDrawing(of: theirs, forms)
        // As of frames, half a point is a pixel.
        guard drawing.form == found.form, zip(numbers, found.numbers).allSatisfy({ abs($0 - $1) < 0.51 })
        else {
          return own.node
        }
        continue
      }
      let frame = CGRect(origin: .zero, size: size(own.node))
      let isLike = drawing(of: own.view, in: frame, forms).isLike(drawing(of: theirs.view, in: frame, forms))
      if !isLike { return own.node }
    }
    return nil
  }

  /// The drawings that are not the same where their frames have the same size, on the line through two samples.
  ///
  /// - Parameters:
  ///   - points: how much wider or higher the page of the other sample is.
  ///   - side: where the growth is kept.
  func lines(
    to other: SizedDrawings, over points: Int, _ side: WritableKeyPath<FollowedDrawing, [Double]>
  ) -> [ObjectIdentifier: FollowedDrawing] {
    guard drawn.count == other.drawn.count else { return [:] }
    let forms = DrawnForms()
    var found: [ObjectIdentifier: FollowedDrawing] = [:]
    // An effect has the drawing of what it changes in it, which follows by itself.
    for (own, theirs) in zip(drawn, other.drawn) where own.node == theirs.node && own.view.effect == nil {
      let frame = CGRect(origin: .zero, size: other.sample.frames[theirs.node].size)
      let (one, two) = (sizedDrawing(of: own, forms), drawing(of: theirs.view, in: frame, forms))
      guard one.form == two.form, one.numbers.count == two.numbers.count,
        !drawing(of: own.view, in: frame, forms).isLike(two)
      else { continue }
      var line = FollowedDrawing()
      line[keyPath: side] = zip(one.numbers, two.numbers).map { ($1 - $0) / Double(points) }
      found[ObjectIdentifier(own.view)] = line
    }
    return found
  }

  /// Returns what is known of the drawings, by the views of another sample that has the same ones.
  func known(
    _ followed: [ObjectIdentifier: FollowedDrawing], in other: SizedDrawings
  ) -> [ObjectIdentifier: FollowedDrawing] {
    Dictionary(
      zip(drawn, other.drawn).compactMap { own, theirs in
        followed[ObjectIdentifier(own.view)].map { (ObjectIdentifier(theirs.view), $0) }
      }
    ) { first, _ in first }
  }

  /// The drawing in the frame that the view has in its sample.
  private func sizedDrawing(of one: (node: Int, view: ViewNode), _ forms: DrawnForms) -> SizedDrawing {
    drawing(of: one.view, in: CGRect(origin: .zero, size: sample.frames[one.node].size), forms)
  }

  private func drawing(of view: ViewNode, in frame: CGRect, _ forms: DrawnForms) -> SizedDrawing {
    let scale = sample.staged.scale
    var context = DrawingContext(scale: scale)
    view.mark?(&context, frame)
    let effect = view.effect?(frame, [DrawnForms.content], DrawingContext(scale: scale)) ?? []
    return SizedDrawing(forms.form(of: context.items + effect))
  }
}
