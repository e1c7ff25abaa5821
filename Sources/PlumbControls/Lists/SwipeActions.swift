import PlumbDrawing
import PlumbLayout
import PlumbViews

nonisolated extension View {
  /// Adds actions to a row of a list, which a swipe shows. The first one is at the edge. Their symbols are filled, where
  /// there is a filled one. Outside of lists nothing is shown.
  ///
  /// - Parameter allowsFullSwipe: a swipe over more than half of the row does the first action.
  public func swipeActions<T: View>(
    edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> T
  ) -> some View {
    // A view is a value that is made and used on the main actor.
    nonisolated(unsafe) let content = AnyView(content())
    return modifier(
      _ListRowTrait { row, builder in
        row.swipe.sides[edge] = RowSwipe.Side(content: content, allowsFullSwipe: allowsFullSwipe)
        row.swipe.actionsChanged(builder)
      })
  }
}

/// The actions of a row, behind it.
nonisolated struct _RowActions: View {
  let swipe: RowSwipe

  @MainActor var body: some View {
    let sides = swipe.allSides
    let opening = swipe.opening?.value ?? RowSwipe.Opening()
    ZStack {
      ForEach(HorizontalEdge.allCases, id: \.self) { edge in
        if let side = sides[edge] {
          _SwipedSide(swipe: swipe, edge: edge) {
            _SwipedButtons(edge: edge, opening: opening, told: { swipe.widths[edge] = $0 }) {
              let buttons = _SubviewCollector.subviews(of: side.content).subviews
              ForEach(buttons) { $0 }
            }
            .modifier(_ActionSurroundings())
            .frame(
              maxWidth: .infinity, maxHeight: .infinity, alignment: edge == .leading ? .leading : .trailing)
          }
        }
      }
    }
  }
}

/// The values that the buttons inherit: none of the list's, no tint but their own, and filled symbols, as Apple's
/// documentation of `swipeActions` says.
nonisolated private struct _ActionSurroundings: ViewModifier {
  @MainActor func body(content: Content) -> some View {
    content
      .font(.system(size: 15))
      .labelStyle(.iconOnly)
      .symbolVariant(.fill)
      .buttonStyle(_SwipeButtonStyle())
      .modifier(
        _EnvironmentModifier {
          ($0.listLook, $0.isInForm, $0.tint, $0.foregroundStyles) = (nil, false, nil, ForegroundStyles())
        })
  }
}

/// White on the button's tint: red if it destroys something, grey otherwise.
struct _SwipeButtonStyle: PrimitiveButtonStyle {
  @Environment(\.tint) private var tint
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.rowSwipe) private var swipe

  nonisolated init() {}

  func makeBody(configuration: Configuration) -> some View {
    let (swipe, role) = (swipe, configuration.role)
    let color = tint ?? Color(role == .destructive ? .red : .gray)
    _ButtonElement(
      action: {
        guard isEnabled else { return }
        swipe?.value?.close()
        if role == .destructive { withAnimation { configuration.trigger() } } else { configuration.trigger() }
      }, pressed: { _ in }
    ) {
      configuration.label
        .lineLimit(1)
        .foregroundStyle(.white)
        .padding(.horizontal, 15)
        .frame(minWidth: 74, maxWidth: .infinity, maxHeight: .infinity)
        .background(color)
        .modifier(_OneLeaf())
        .opacity(isEnabled ? 1 : 0.5)
        .contentShape(Rectangle())
    }
  }
}

/// The node around the actions of one edge: there for assistive tools, and seen as far as the row is swiped away.
nonisolated private struct _SwipedSide<Content: View>: _PrimitiveView {
  let swipe: RowSwipe
  let edge: HorizontalEdge
  let content: Content

  init(swipe: RowSwipe, edge: HorizontalEdge, @ViewBuilder content: () -> Content) {
    (self.swipe, self.edge, self.content) = (swipe, edge, content())
  }

  @MainActor static func _makeNodes(_ view: Self, in builder: _TreeBuilder) {
    let (swipe, edge) = (view.swipe, view.edge)
    builder.element(
      Self.self, "swipeActions", .plain,
      configure: { node in
        node.composite = SwipedEdge(edge)
        node.isLeftOut = { [weak swipe] in swipe?.opening?.peek.edge != edge }
        node.effect = { [weak swipe] frame, items, context in
          let shift = CGFloat(swipe?.shift ?? 0)
          let x = shift > 0 ? frame.minX : frame.maxX + shift
          let seen = CGRect(x: x, y: frame.minY, width: abs(shift), height: frame.height)
          return [.group(.clip(Path(context.rounded(seen)), FillStyle()), items)]
        }
      }
    ) {
      builder.inherited.environment.rowSwipe = WeakSwipe(value: swipe)
      builder.secondary(view.content)
    }
  }
}

/// The buttons side by side, at least 74 points wide each (UIKit's own, assumed). Where the row is swiped further than
/// they are wide, they share the room; after a full swipe the first one has it alone.
nonisolated private struct _SwipedButtons: Layout {
  let edge: HorizontalEdge
  let opening: RowSwipe.Opening
  let told: @MainActor @Sendable (CGFloat) -> Void

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let natural = widths(subviews, proposal.height).reduce(0, +)
    // Layout runs on the main actor; the layout engine does not know it.
    MainActor.assumeIsolated { told(natural) }
    let width = opening.edge == edge ? max(natural, opening.width) : natural
    return CGSize(width: width, height: proposal.height ?? 44)
  }

  private func widths(_ subviews: Subviews, _ height: CGFloat?) -> [CGFloat] {
    subviews.map { max(74, $0.sizeThatFits(ProposedViewSize(width: nil, height: height)).width) }
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    var widths = widths(subviews, bounds.height)
    let isFull = opening.edge == edge && opening.isFull
    let more = max(0, bounds.width - widths.reduce(0, +)) / CGFloat(max(1, widths.count))
    for index in widths.indices {
      // The others go on beyond it, below the row.
      widths[index] = isFull ? (index == 0 ? bounds.width : widths[index]) : widths[index] + more
    }
    var x = edge == .leading ? bounds.minX : bounds.maxX
    for (subview, width) in zip(subviews, widths) {
      if edge == .trailing { x -= width }
      subview.place(
        at: CGPoint(x: x, y: bounds.minY), proposal: ProposedViewSize(width: width, height: bounds.height))
      if edge == .leading { x += width }
    }
  }
}

/// The swipe that a button is shown by.
struct WeakSwipe: @unchecked Sendable {
  private(set) weak var value: RowSwipe?
}

private struct RowSwipeKey: EnvironmentKey { static var defaultValue: WeakSwipe? { nil } }

extension EnvironmentValues {
  var rowSwipe: WeakSwipe? {
    get { self[RowSwipeKey.self] }
    set { self[RowSwipeKey.self] = newValue }
  }
}
