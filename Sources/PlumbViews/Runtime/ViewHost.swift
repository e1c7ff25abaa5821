import PlumbDrawing
import PlumbGraph
import PlumbLayout

/// A root view that is there: its attributes, its nodes, its layout and its drawing.
@MainActor package final class ViewHost: LinkedObject {
  nonisolated(unsafe) package var ownLink: ObjectLink<ViewHost>?
  package let graph = Graph()
  package let layoutTree = LayoutTree()
  package let subgraph: Subgraph
  private let environment: Attribute<EnvironmentValues>
  private let canvasParts: CanvasParts
  private let editing: HostEditMode
  package private(set) var root: ViewNode!
  package let animations = AnimationClock()
  private var stale = StaleViews()
  /// Whose body or nodes went out of date last: who changes for ever, if the views do.
  @Linked private var lastStale: ViewNode?
  @exclusivity(unchecked) private var waiting: [WaitingWork] = []
  @exclusivity(unchecked) private var unlinked: [ViewNode] = []
  private var removed: [NodeID] = []
  private(set) var laidOut: [() -> Void] = []
  /// Views that have just come and do something as soon as they have their places.
  var newAppearances: [ViewNode] = []
  /// The actions of `onChange` to perform after the layout, each with its node.
  var newChanges: [(node: ViewNode, action: () -> Void)] = []
  /// The views that have gone without a transition since the last layout.
  var goneAtOnce: [Appearance] = []
  /// The whole canvas, and the part of it that nothing covers, in points; by default those of the root.
  package var canvas: (whole: CGRect, safe: CGRect)?
  /// The size that the whole canvas is to have, with what covers its edges: size classes and margins follow from it, and not
  /// from the size that the canvas has had so far. By default it is the root's proposal.
  package var canvasProposal: ProposedViewSize?
  /// The screen on which the views are: that of the surroundings in which they were made, until the host says more.
  package var screen = Surroundings.screen
  /// The parts of the canvas that round corners and window controls cover in its corners, in points.
  package var canvasCorners = RectangleCornerInsets()
  /// The views whose place others take over.
  var matchedSources: [MatchedKey: ObjectLink<ViewNode>] = [:]
  private var layoutReaders: [ViewNode] = []
  private var hasNewLayout = false
  /// Views that read their own size were placed for the first time, and their content is not made yet.
  private var hasNewReaders = false
  /// The last proposal to the root, and its position on the canvas.
  private(set) var lastLayout: (proposal: ProposedViewSize, origin: (CGSize) -> CGPoint)?
  /// The nodes have places.
  private(set) var isLaidOut = false
  /// Counts the layouts, so that what comes to rest during one knows when the next begins.
  private(set) var layoutNumber = 0
  private var preferenceReaders: [ViewNode] = []
  private var hasNewPreferences = false
  /// The colour scheme that the views asked for when the environment was set last.
  private var appliedColorScheme: ColorScheme?

  /// The values that modifiers pass to hosts about the whole view, such as its presentation as a preview.
  package var attachments = Attachments()

  /// A closure that is called when the picture is out of date.
  package var needsUpdate: (() -> Void)?
  /// A closure that receives each request of a view that has no effect, once.
  package var problems: (String) -> Void = { _ in }
  /// Whether it tells of problems in code that belongs to no host, too.
  package var hearsOtherCode = true
  private var reported: Set<String> = []
  /// The names without an effect that were reported, so that each sentence is made once.
  var unsupportedUses: Set<UnsupportedUse> = []
  private var rowNumbers = 0
  /// The state of a person's input.
  package private(set) lazy var input = InputState(self)
  @exclusivity(unchecked) private var nodeNumbers = 0
  /// The stores of `@AppStorage`, where no store is named, and of `@SceneStorage`.
  package var appStorage = MemoryStore()
  package var sceneStorage = MemoryStore()
  /// The values of `@State` in an older generation of the same views; `nil` where they are not kept.
  package var keptState: KeptState?
  /// The environment that the host has set.
  private var values: EnvironmentValues
  /// The language of strings that the views' code looks up.
  private(set) var language: Language
  let textClock: TextClock
  private let undoManager = UndoManager()
  /// The position of the keyboard's focus.
  package private(set) lazy var focus = FocusModel(host: self)

  package init<Content: View>(_ view: Content, environment values: EnvironmentValues = EnvironmentValues()) {
    subgraph = Subgraph(in: graph)
    (self.values, language) = (values, Language(values))
    editing = HostEditMode(graph)
    textClock = TextClock(graph, animations)
    var given = values
    given.add(editing, textClock, undoManager)
    environment = graph.input(given, name: "environment")
    canvasParts = CanvasParts(graph, values.canvasSizeClasses)
    layoutTree.customGuideDefault = { CustomGuides.defaultValue($0, $1) }
    let node = ViewNode(kind: ObjectIdentifier(ViewHost.self), parent: nil, host: self)
    node.layout = layoutTree.makeNode(.plain)
    root = node
    // Values are written after the host is gone, too.
    graph.report = { [link] in link.object?.report(misuse: $0) }
    graph.willChange = { [link] in link.object?.willChange() }
    layoutTree.report = { [unowned self] in report(fault: $1, at: $0) }
    mirrorRoot(values)
    let reader = EnvironmentReader(graph: graph, subgraph: subgraph, root: environment, canvas: canvasParts)
    let inherited = Inherited(environment: EnvironmentValues(reader: reader))
    running {
      subgraph.apply {
        let builder = _TreeBuilder(host: self, parent: node, inherited: inherited)
        builder.descend(into: node) { builder.composite(_RootView(content: view)) }
      }
    }
  }

  // A view's closures may hold the view, and with it the place where its own values are kept; only here it is known
  // that nobody needs them any more.
  isolated deinit {
    ownLink?.cut()
    subgraph.invalidate()
  }

  /// Changes a value of the environment that the root inherits.
  package func setEnvironment(_ values: EnvironmentValues) {
    let sizeClasses = self.values.canvasSizeClasses
    (self.values, language) = (values, Language(values))
    self.values.canvasSizeClasses = sizeClasses
    mirrorRoot(values)
    applyPreferredColorScheme()
  }

  /// Sets the size classes of the views by the canvas's size.
  private func setSizeClasses(_ proposal: ProposedViewSize) {
    if values.fit(canvasProposal ?? proposal, on: screen) { canvasParts.set(values.canvasSizeClasses) }
  }

  private func applyPreferredColorScheme() {
    var values = values
    appliedColorScheme = preferredColorScheme
    if let wanted = preferredColorScheme { values.colorScheme = wanted }
    values.add(editing, textClock, undoManager)
    environment.set(values)
  }

  /// The root is a stack if it holds several views, and runs as what it inherits does.
  private func mirrorRoot(_ values: EnvironmentValues) {
    layoutTree.setMirrored(values.layoutDirection == .rightToLeft, of: root.layout)
  }

  /// The surroundings for code without a view while this host's code runs.
  package var surroundings: Surroundings {
    var values = values
    if let wanted = appliedColorScheme { values.colorScheme = wanted }
    return Surroundings(environment: values, screen: screen)
  }

  // MARK: Update

  /// Runs a closure as the views' own code: in their language, and with this host for its reports.
  func running<Result>(_ body: () throws -> Result) rethrows -> Result {
    try Surroundings.during(self) { try language.during(body) }
  }

  /// Brings all nodes up to date with what has changed.
  package func update() {
    // An update comes after each event.
    undoManager.endEvent()
    running(updateNodes)
  }

  private func updateNodes() {
    animations.isUpdating = true
    beginUpdate()
    refreshNodes()
    while prepareArrivals() { refreshNodes() }
    link()
    animations.isUpdating = false
  }

  /// Something has changed that is not shown yet.
  var hasWork: Bool { !stale.isEmpty || !waiting.isEmpty || awaitsLayout || hasNewLayout }

  /// The number of times that a view that is out of date was looked at to find its turn, since the host was made.
  package var looksAtStaleViews: Int { stale.looks }

  private func refreshNodes() {
    for _ in 0..<ViewHost.passLimit {
      finishWalk()
      if stale.isEmpty { readPreferences() }
      guard !stale.isEmpty else { break }
      stale.beginPass()
      while let view = stale.next() {
        view.makeNodes()
        finishWalk()
      }
    }
    // A view may answer each change of a preference with the next: after the last pass, too.
    if stale.isEmpty { readPreferences() }
    if !stale.isEmpty {
      let first = stale.first
      let path = first?.livingNode?.subject.viewPath ?? "the view"
      let changed = first.map { " (\(typeName($0.viewType)) changed last)" } ?? ""
      report(
        "\(path): the views change each other for ever\(changed); the last of \(ViewHost.passLimit) passes is shown."
      )
      stale.removeAll()
    }
  }

  /// The number of times that views may cause each other to change in one update.
  private static let passLimit = 100

  func becameStale(_ composite: AnyComposite) {
    stale.add(composite)
    lastStale = composite.node
    if stale.count == 1 { needsUpdate?() }
  }

  /// Performs an action once the current walk has ended: attributes do not change while a rule runs.
  package func afterWalk(_ action: @escaping () -> Void) { waiting.append(.action(action)) }

  /// Makes the nodes of a new view once the current walk has ended.
  func makeNodesAfterWalk(of composite: AnyComposite) { waiting.append(.nodes(composite)) }

  /// Performs an action once the views are placed, such as one of a view that appears or changes.
  package func afterLayout(_ action: @escaping () -> Void) { laidOut.append(action) }

  /// A node says something else about a preference.
  package func preferencesChanged() { hasNewPreferences = true }

  func addPreferenceReader(_ node: ViewNode) {
    preferenceReaders.append(node)
    hasNewPreferences = true
  }

  func addLayoutReader(_ node: ViewNode) { layoutReaders.append(node) }

  /// A node is to be laid out again, because of where the last layout put it or because it was scrolled.
  func layoutChanged(of id: NodeID) {
    guard id.exists else { return }
    layoutTree.setNeedsLayout(id)
    hasNewLayout = true
    needsUpdate?()
  }

  /// Lets those who depend on their place look at it; outer ones first, whose place decides about that of inner ones.
  private func readLayout() {
    guard !layoutReaders.isEmpty else { return }
    animations.isInLayout = true
    defer { animations.isInLayout = false }
    layoutReaders.removeAll { $0.isDisposed }
    for node in layoutReaders.sorted(by: { $0.depth < $1.depth })
    where !node.isDisposed && node.departure == nil {
      node.readLayout?(node)
    }
  }

  /// Lets those who want to know take the values that views pass up; inner ones first.
  private func readPreferences() {
    guard hasNewPreferences else { return }
    hasNewPreferences = false
    preferenceReaders.removeAll { $0.isDisposed }
    for node in preferenceReaders.sorted(by: { $0.depth > $1.depth }) { node.readPreferences?(node) }
    // Not each time: the environment may hold what cannot be compared, and then all views would run again.
    if preferredColorScheme != appliedColorScheme { applyPreferredColorScheme() }
  }

  func finishWalk() {
    while !waiting.isEmpty {
      let actions = waiting
      waiting = []
      for work in actions { work.perform() }
    }
  }

  /// A number for a grid's row that no other row of this host has.
  func nextRowNumber() -> Int {
    rowNumbers += 1
    return rowNumbers
  }

  /// A number for a node that no other node of this host has.
  func nextNodeNumber() -> Int {
    nodeNumbers += 1
    return nodeNumbers
  }

  /// A view that reads its own size was given another one.
  func geometryChanged(isFirst: Bool) {
    if isFirst { hasNewReaders = true }
    needsUpdate?()
  }

  // MARK: Layout

  /// The node's members may have changed, so the layout node above it is to be linked again.
  func needsLinking(_ node: ViewNode) {
    guard !node.waitsForLinking else { return }
    node.waitsForLinking = true
    unlinked.append(node)
  }

  func removeAfterLinking(_ id: NodeID) { removed.append(id) }

  private func link() {
    var next = 0
    var members: [NodeID] = []
    while next < unlinked.count {
      let owner = unlinked[next]
      next += 1
      if owner.isDisposed { continue }
      // The members of a node without a layout are those of the node above. Each node joins the list once, and so no way up is
      // gone twice.
      guard owner.layout.exists else {
        if let parent = owner.parent { needsLinking(parent) }
        continue
      }
      members.removeAll(keepingCapacity: true)
      for child in owner.children { child.appendLayoutMembers(to: &members) }
      if !layoutTree.hasChildren(members, owner.layout) {
        layoutTree.setChildren(members, of: owner.layout)
      }
      if let lazy = owner.object as? LazyNode {
        lazy.entries = owner.lazyEntries
        layoutTree.setNeedsLayout(owner.layout)
      }
      if owner === root { stackRoot(members.count) }
      (owner.composite as? ImplicitStack)?.update(owner, members)
    }
    for node in unlinked { node.waitsForLinking = false }
    unlinked.removeAll(keepingCapacity: unlinked.count < 100)
    for id in removed { layoutTree.remove(id) }
    removed = []
  }

  /// The size that the root answers to a proposal, in points.
  package func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    update()
    return layoutTree.size(of: root.layout, proposal)
  }

  /// Offers the root a size and puts it at a point of the canvas.
  package func layOut(_ proposal: ProposedViewSize, at origin: @escaping (CGSize) -> CGPoint = { _ in .zero })
  {
    running { layOutUntilNothingChanges(proposal, origin) }
  }

  private func layOutUntilNothingChanges(
    _ proposal: ProposedViewSize, _ origin: @escaping (CGSize) -> CGPoint
  ) {
    Surroundings.announce(surroundings, host: self)
    lastLayout = (proposal, origin)
    layoutNumber += 1
    setSizeClasses(proposal)
    pass(proposal, origin)
    // Views that read their own size learn it when they are placed, and views do things once they have appeared; both
    // may change what there is to lay out.
    for _ in 0..<ViewHost.passLimit {
      hasNewLayout = false
      // All views are there before the first of them appears.
      if hasNewReaders {
        hasNewReaders = false
        pass(proposal, origin)
        continue
      }
      readLayout()
      let actions = laidOut
      laidOut = []
      for action in actions { action() }
      if !hasWork && !sendArrivals() {
        endUpdate()
        if !hasWork { return }
      }
      pass(proposal, origin)
    }
    let path = lastStale?.subject.viewPath ?? "the view"
    report(
      "\(path): the view changes its own layout for ever; the last of \(ViewHost.passLimit) passes is shown.")
  }

  /// Brings the views up to date and places them once.
  private func pass(_ proposal: ProposedViewSize, _ origin: (CGSize) -> CGPoint) {
    let size = sizeThatFits(proposal)
    let before = framesBeforeMove()
    animations.isInLayout = true
    layoutTree.place(root.layout, at: origin(size), proposal: proposal)
    placePresentations()
    animations.isInLayout = false
    if let before { move(from: before) }
    isLaidOut = true
  }

  // MARK: Reports

  /// Passes a problem on, once.
  package func report(_ problem: String) {
    if reported.insert(problem).inserted { problems(problem) }
  }

  /// Returns whether a problem was passed on.
  package func hasReported(_ problem: String) -> Bool { reported.contains(problem) }
}
