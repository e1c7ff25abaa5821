/// The facts that follow from a rule's own numbers. Nothing has to be asked for them, so the engine notes them beside
/// the question, and the algorithms do not.
extension LayoutTrace {
  /// Notes what stands in a node's rule, when its answer is worked out.
  func noteAnswer(of rule: LayoutRule, _ id: NodeID) {
    switch rule {
    case .fill(let fill): note(id, .ideal(fill.ideal))
    case .spacer(let spacer): note(id, .minimum(spacer.minimum))
    case .divider(let divider): note(id, .thickness(divider.thin, divider.thickness))
    case .fixedFrame(let frame): note(frame, id)
    case .padding(let padding): note(id, .insets(padding.insets))
    case .fixedSize(let fixed): note(id, .fixedSize(fixed.axes))
    case .square, .stack, .depthStack, .grid, .flexibleFrame, .layered, .offset, .position, .aspectRatio,
      .priority, .plain, .object, .wrapper:
      break
    }
  }

  /// The same, when it places its children.
  func noteArrangement(of rule: LayoutRule, _ id: NodeID) {
    switch rule {
    case .fixedFrame(let frame): note(frame, id)
    case .padding(let padding): note(id, .insets(padding.insets))
    case .fixedSize(let fixed): note(id, .fixedSize(fixed.axes))
    case .offset(let offset): note(id, .offset(x: offset.x, y: offset.y))
    case .position(let position): note(id, .position(x: position.x, y: position.y))
    case .fill, .square, .spacer, .divider, .stack, .depthStack, .grid, .flexibleFrame, .layered,
      .aspectRatio, .priority, .plain, .object, .wrapper:
      break
    }
  }

  private func note(_ frame: LayoutRule.FixedFrame, _ id: NodeID) {
    for axis in Axis.allCases { if let length = frame.length(axis) { note(id, .fixed(axis, length)) } }
  }
}
