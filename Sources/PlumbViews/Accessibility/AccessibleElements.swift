import PlumbDrawing
import PlumbLayout

extension ViewHost {
  /// Returns the elements that assistive tools find in the last layout, in the order of the views.
  ///
  /// Hidden, fully transparent and clipped views are left out. A button speaks for the texts inside.
  ///
  /// - Parameter keepsElements: `false` visits each node anew, which gives the same.
  package func accessibleElements(keepsElements: Bool = true) -> [AccessibleElement] {
    frames.accessibility.elements(of: self, keepsElements: keepsElements)
  }

  /// The number of nodes that were visited for the elements, since the host was made.
  package var visitsForElements: Int { frames.accessibility.visits }
}

/// Collects the accessible elements below a node.
@MainActor struct AccessibleWalk {
  /// The changes that the views around a node make to it.
  struct Surroundings: Equatable {
    /// From the layout's coordinates to the canvas.
    var transform = CGAffineTransform.identity
    /// The part of the canvas that shows anything here; `nil` for all of it.
    var window: CGRect?
    /// The properties that modifiers set for the first element inside, outermost last.
    var said: [AccessibilityProperties] = []
    var identifier: String?
    /// The actions of the item around.
    var actions: [String] = []
    /// The item around is selected, so that all elements in it are.
    var isSelected = false
    /// Only fields are elements here: a button around speaks for the rest.
    var isInButton = false
  }

  var elements: [AccessibleElement] = []
  /// The frame for which the elements are collected, in a host that keeps those of earlier ones.
  let retained: RetainedAccessibility?
  /// The answers on which the elements depend that were collected since this was set.
  var answers = ElementAnswers()
  /// The node is the only one in a node whose elements are kept: it would keep the same.
  var isKeptAround = false
  private(set) var visits = 0

  init(_ retained: RetainedAccessibility?) { self.retained = retained }

  /// Collects the elements of a node: those of an earlier frame, if they are the same.
  mutating func visit(_ node: ViewNode, origin: CGPoint, _ around: Surroundings) {
    guard let retained, !isKeptAround, around.isUpright, let layout = node.keptLayout else {
      return collect(node, origin: origin, around)
    }
    retained.visit(node, layout, origin, around, &self)
  }

  /// Collects the elements of a node anew.
  mutating func collect(_ node: ViewNode, origin: CGPoint, _ outside: Surroundings) {
    visits += 1
    isKeptAround = isKeptAround && !node.layout.exists
    if let isLeftOut = node.isLeftOut {
      let answer = isLeftOut()
      answers.add(node) { ($0.isLeftOut?() ?? false) == answer }
      if answer { return }
    }
    if node.accessibility.isHidden { return }
    var (origin, around) = (node.isPresentation ? .zero : origin, outside)
    var frame = node.firstLayout.exists ? node.canvasFrame : .zero
    if node.layout.exists {
      frame = node.host.layoutTree.frame(of: node.layout)
      frame.origin = CGPoint(x: frame.minX + origin.x, y: frame.minY + origin.y)
      origin = frame.origin
    }
    if node.isPresentation || node.object is BarLayout { answers.areUnknown = true }
    if let effect = node.effect {
      let isSeen = around.enter(effect, frame)
      if !node.isSteady { answers.add(node, in: frame, outside, isSeen ? around : nil) }
      guard isSeen else { return }
    }
    if let item = node.item {
      let (actions, isSelected) = (item.actionNames, item.isSelected)
      (around.actions, around.isSelected) = (actions, isSelected)
      answers.add(node) { $0.item?.actionNames == actions && $0.item?.isSelected == isSelected }
    }
    if !node.accessibility.carriesItemActions { (around.actions, around.isSelected) = ([], false) }
    if let identifier = node.identifier { around.identifier = identifier }
    if node.saysAccessibility { around.said.insert(node.accessibility, at: 0) }
    if around.isInButton, node.accessibility.role != .textField {
      visitChildren(of: node, origin, around)
    } else if let role = node.ownRole {
      add(node, role, frame, around)
      if role != .textField, node.holdsField { visitChildren(of: node, origin, around.inButton) }
    } else if let children = node.accessibility.children, children != .contain {
      addMerged(node, frame, around, children)
    } else {
      if node.accessibility.children == .contain, around.names {
        // What is said belongs to the container, not to the elements inside.
        addMerged(node, frame, around, .contain)
        (around.said, around.identifier) = ([], nil)
      }
      let first = elements.count
      let priority = around.said.compactMap(\.sortPriority).last ?? 0
      if node.isAccessibleLevel { around.said = around.said.map(\.withoutPriority) }
      visitChildren(of: node, origin, around)
      if node.isAccessibleLevel { sortLevel(from: first, as: priority) }
    }
  }

  private mutating func visitChildren(of node: ViewNode, _ origin: CGPoint, _ around: Surroundings) {
    // A mask itself shows nothing.
    var children = node.masksWithSecond ? NodeList(node.children.prefix(1)) : node.children
    // What is below a sheet or an alert cannot be used.
    if let modal = children.lastIndex(where: \.isModal) { children.removeSubrange(..<modal) }
    let start = elements.count
    for child in children {
      let first = elements.count
      visit(child, origin: origin, around)
      if child === node.children.first { cutBelowBar(of: node, from: first, around) }
      if let bar = node.object as? BarLayout {
        sortLevel(from: first)
        // A bar at the top is read before what is below it, which it is drawn over.
        if bar.edge == .top, start < first {
          elements.replaceSubrange(start..., with: elements[first...] + elements[start..<first])
        }
      }
    }
  }

  /// Puts the elements of a level into the order of their priorities. In the level around they stay together.
  ///
  /// - Parameter priority: that of the level in the one around it.
  mutating func sortLevel(from first: Int, as priority: Double = 0) {
    let level = elements[first...]
    if level.contains(where: { $0.sortPriority != 0 }) {
      let sorted = level.enumerated().sorted {
        ($1.element.sortPriority, $0.offset) < ($0.element.sortPriority, $1.offset)
      }
      elements.replaceSubrange(first..., with: sorted.map(\.element))
    }
    for index in first..<elements.count { elements[index].sortPriority = priority }
  }

  private mutating func add(
    _ node: ViewNode, _ role: AccessibleRole, _ frame: CGRect, _ around: Surroundings
  ) {
    // An element is where it is pressed, so that what presses its middle, or its edge, presses it.
    var target = frame
    if let asked = node.interaction?.place {
      let answer = asked()
      answers.add(node, isInPlace: true) { $0.interaction?.place?() == answer }
      target = answer ?? frame
    }
    guard let place = around.place(of: target) else { return }
    var element = AccessibleElement(number: node.number, role: role, frame: place)
    element.label = role == .staticText ? node.text ?? "" : label(of: node)
    element.apply(around)
    if target != frame { element.field?.insets = EdgeInsets(of: frame, in: target) }
    element.drawsFocus = node.interaction?.focusRing != nil
    element.isMirrored = node.isMirrored
    if role == .button || role == .toggle || role == .link { element.isEnabled = node.action != nil }
    if let isEnabled = node.accessibility.isEnabled { element.isEnabled = isEnabled }
    if let leaf = node.object as? TextLeaf, let text = node.text {
      element.lines = leaf.selectableLines(of: text, in: frame.size).compactMap { line in
        around.place(of: line.frame.offsetBy(dx: frame.minX, dy: frame.minY)).map {
          AccessibleLine(text: line.text, frame: $0, endsParagraph: line.endsParagraph)
        }
      }
    }
    elements.append(element)
    if let links = node.interaction?.links { add(links, of: frame, around) }
  }

  /// The text inside a node.
  private mutating func label(of node: ViewNode) -> String {
    let (text, runsCode) = node.spokenLabel
    if runsCode { answers.add(node) { $0.spokenLabel.text == text } }
    return text
  }

  /// The links in a text follow the text.
  private mutating func add(_ links: TextLinkElements, of text: CGRect, _ around: Surroundings) {
    for link in links.links {
      let frame = links.place(of: link, in: text.size).offsetBy(dx: text.minX, dy: text.minY)
      guard let place = around.place(of: frame) else { continue }
      var element = AccessibleElement(number: link.number, role: .link, frame: place)
      element.label = link.label
      element.drawsFocus = links.focusRing != nil
      elements.append(element)
    }
  }

  /// `accessibilityElement(children:)`: one element for everything inside, or around the elements inside.
  private mutating func addMerged(
    _ node: ViewNode, _ frame: CGRect, _ around: Surroundings, _ children: AccessibilityChildBehavior
  ) {
    guard let place = around.place(of: frame) else { return }
    var element = AccessibleElement(number: node.number, role: .group, frame: place)
    if children == .combine { element.label = label(of: node) }
    element.apply(around)
    elements.append(element)
  }
}

extension AccessibleWalk.Surroundings {
  /// The surroundings of the views in a button.
  var inButton: Self {
    var inside = self
    (inside.isInButton, inside.said, inside.identifier, inside.actions) = (true, [], nil, [])
    return inside
  }

  /// Rectangles stay rectangles on the canvas.
  var isUpright: Bool { transform.b == 0 && transform.c == 0 }

  /// The same without the place: only what the views around say.
  var words: Self {
    var words = self
    (words.transform, words.window) = (.identity, nil)
    return words
  }

  /// Whether modifiers around give a name, or anything else distinguishes one element from others.
  var names: Bool {
    identifier != nil || said.contains { $0.label != nil || $0.value != nil || $0.hint != nil }
  }

  /// Goes inside an effect; false if nothing inside is seen.
  mutating func enter(_ effect: (CGRect, [DisplayItem], DrawingContext) -> [DisplayItem], _ frame: CGRect)
    -> Bool
  {
    follow(frame, in: effect(frame, [EffectProbe.mark(of: frame)], DrawingContext(scale: 1024)))
  }

  private mutating func follow(_ frame: CGRect, in items: [DisplayItem]) -> Bool {
    for item in items {
      if let projected = EffectProbe.transform(of: item, from: frame) {
        transform = projected.concatenating(transform)
        return true
      }
      guard case .group(let effect, let inner) = item else { continue }
      var inside = self
      switch effect {
      case .transform(let transform): inside.transform = transform.concatenating(inside.transform)
      case .clip(let path, _): inside.clip(to: path.boundingRect)
      case .opacity(let opacity): if opacity <= 0 { continue }
      default: break
      }
      if inside.follow(frame, in: inner) {
        self = inside
        return true
      }
    }
    return false
  }

  private mutating func clip(to rect: CGRect) {
    let rect = rect.applying(transform)
    window = window.map { $0.common(with: rect) } ?? rect
  }

  /// Returns where a rectangle of the layout is seen; `nil` if nowhere.
  func place(of frame: CGRect) -> CGRect? {
    let place = frame.applying(transform)
    guard !place.isNull, place.minX.isFinite, place.minY.isFinite, place.width.isFinite,
      place.height.isFinite
    else { return nil }
    guard let window else { return place }
    let seen = window.common(with: place)
    return seen.isNull || seen.width <= 0 || seen.height <= 0 ? nil : seen
  }
}

extension AccessibleElement {
  /// The element where it is moved and then seen; `nil` if nowhere.
  func moved(by distance: CGVector, in around: AccessibleWalk.Surroundings) -> Self? {
    func place(_ frame: CGRect) -> CGRect? {
      around.place(of: frame.offsetBy(dx: distance.dx, dy: distance.dy))
    }
    guard let seen = place(frame) else { return nil }
    var element = self
    element.frame = seen
    element.lines = lines.compactMap { line in
      place(line.frame).map { AccessibleLine(text: line.text, frame: $0, endsParagraph: line.endsParagraph) }
    }
    return element
  }
}

extension AccessibilityProperties {
  fileprivate var withoutPriority: Self {
    var same = self
    same.sortPriority = nil
    return same
  }
}

extension ViewNode {
  /// The priorities of elements inside count among each other: a container of elements, or what scrolls.
  fileprivate var isAccessibleLevel: Bool { accessibility.children == .contain || scrollNode != nil }

  /// Whether what it shows goes from right to left.
  var isMirrored: Bool { firstLayout.exists && host.layoutTree.isMirrored(firstLayout) }
}

extension AccessibleElement {
  /// Applies the properties that modifiers around the element set. The innermost comes first, and the outermost wins.
  fileprivate mutating func apply(_ around: AccessibleWalk.Surroundings) {
    identifier = around.identifier
    isSelected = around.isSelected
    actions = around.said.flatMap { $0.actions.compactMap(\.name) } + around.actions
    for said in around.said {
      if let text = said.label { (label, isNamed) = (text, true) }
      if let priority = said.sortPriority { sortPriority = priority }
      if let text = said.value { value = text }
      if let text = said.hint { hint = text }
      if let given = said.field { field = given }
      if let given = said.range { range = given }
      if let given = said.role { role = given }
      if let given = said.headingLevel { headingLevel = given }
      isSelected =
        (isSelected || said.addedTraits.contains(.isSelected))
        && !said.removedTraits.contains(.isSelected)
      if let named = AccessibleRole(said.addedTraits),
        role == .staticText || role == .image || role == .group
          || named == .toggle || named == .link
      {
        role = named
      }
    }
    let mayChange = role == .staticText || role == .image || role == .group
    if mayChange, around.said.contains(where: { $0.actions.contains { $0.name == nil } }) { role = .button }
    if mayChange || role == .button, around.said.contains(where: { $0.adjustment != nil }) { role = .stepper }
  }
}

extension AccessibleRole {
  /// The role that traits name, the most specific first.
  fileprivate init?(_ traits: AccessibilityTraits) {
    let known: [(AccessibilityTraits, AccessibleRole)] = [
      (.isToggle, .toggle), (.isLink, .link), (.isButton, .button), (.isHeader, .heading),
      (.isImage, .image), (.isStaticText, .staticText),
    ]
    guard let found = known.first(where: { traits.contains($0.0) }) else { return nil }
    self = found.1
  }
}
