/// Two of the three questions that every node answers: how large it is for a proposal, and where its guides are.
/// `Placement.swift` has the third, where its children are.
extension LayoutTree {
  /// The size that a node answers to a proposal.
  @inline(__always) package func size(of id: NodeID, _ proposal: ProposedViewSize) -> CGSize {
    if !changed.isEmpty { applyChanges() }
    let answersAtOnce = records[Int(id.index)].flags.has(.answersAtOnce) && trace == nil
    return answersAtOnce ? answerAtOnce(id, proposal) : rememberedSize(of: id, proposal)
  }

  private func rememberedSize(of id: NodeID, _ proposal: ProposedViewSize) -> CGSize {
    let record = records + Int(id.index)
    let kind = AnswerPool.classOf(proposal)
    var oldest = AnswerPool.Oldest()
    if record.pointee.answered & 1 << kind != 0,
      let answer = pool.find(kind, proposal, from: record.pointee.answers, &oldest)
    {
      counting.pointee.remembered += 1
      if let trace {
        trace.begin(id, proposal)
        trace.end(answer, wasRemembered: true)
      }
      return answer
    }
    counting.pointee.computations += 1
    if let trace {
      trace.begin(id, proposal)
      record.pointee.rule.forEachFact(in: .answer) { trace.note(id, $0) }
    }
    let answer = usable(compute(id, proposal), from: id, proposal)
    trace?.end(answer, wasRemembered: false)
    guard remembersAnswers else { return answer }
    // The arena may have moved meanwhile, so the record is looked up again.
    let asked = records + Int(id.index)
    asked.pointee.answered |= 1 << kind
    pool.insert(kind, proposal, answer, oldest, head: &asked.pointee.answers)
    return answer
  }

  /// A size that a layout can go on with: sides that are not numbers become 0, and are reported.
  private func usable(_ answer: CGSize, from id: NodeID, _ proposal: ProposedViewSize) -> CGSize {
    if answer.width >= 0 && answer.height >= 0 { return answer }
    let mended = CGSize(
      width: answer.width >= 0 ? answer.width : 0, height: answer.height >= 0 ? answer.height : 0)
    if case .object = records[Int(id.index)].rule { report(id, .size(answer, replacedBy: mended)) }
    return mended
  }

  // MARK: Guides

  /// The place of a guide that nobody has set, in a view of these dimensions.
  func defaultGuide(_ key: AlignmentKey, of dimensions: ViewDimensions) -> CGFloat {
    key.isCustom ? customGuideDefault(key, dimensions) : key.builtInDefault(dimensions.size[key.axis])
  }

  /// The place of a guide that the node or something in it has set.
  package func explicitGuide(
    _ key: AlignmentKey, of id: NodeID, proposal: ProposedViewSize, size: CGSize
  ) -> CGFloat? {
    guard id.exists, mayBeExplicit(key) else { return nil }
    let node = LayoutNode(tree: self, id: id)
    let rule = records[Int(id.index)].rule
    switch rule.traits.family {
    case .leaf: return nil
    case .object, .wrapper:
      guard let index = rule.objectIndex else { return nil }
      return remembered(key, id, proposal) { object(index).explicitGuide(key, proposal, size, node) }
    case .container:
      return remembered(key, id, proposal) { mergedGuide(key, of: id, proposal: proposal, size: size) }
    case .passing: return explicitGuide(key, of: firstChild(of: id), proposal: proposal, size: size)
    case .frame:
      // Placing the child asks for its guides too, so nested frames would cost 2^depth.
      return remembered(key, id, proposal) { shiftedGuide(key, of: id, proposal: proposal, size: size) }
    }
  }

  /// The only child's guide, in the node's coordinates.
  private func shiftedGuide(
    _ key: AlignmentKey, of id: NodeID, proposal: ProposedViewSize, size: CGSize
  ) -> CGFloat? {
    guard firstChild(of: id).exists else { return nil }
    return withArrangedPlaces(of: id, proposal, size) { places in
      let child = places[0]
      let answer = self.size(of: child.node, child.proposal)
      return explicitGuide(key, of: child.node, proposal: child.proposal, size: answer)
        .map { $0 + child.origin[key.axis] }
    }
  }

  /// The guide of a container, merged from the guides that its children set.
  package func mergedGuide(
    _ key: AlignmentKey, of id: NodeID, proposal: ProposedViewSize, size: CGSize
  ) -> CGFloat? {
    guard key.isMergedByContainers, firstChild(of: id).exists else { return nil }
    return withArrangedPlaces(of: id, proposal, size) { places in
      var merge = AlignmentKey.Merge(key)
      for index in 0..<places.count {
        let child = places[index]
        let answer = self.size(of: child.node, child.proposal)
        if let guide = explicitGuide(key, of: child.node, proposal: child.proposal, size: answer) {
          merge.add(guide + child.origin[key.axis])
        }
      }
      return merge.value
    }
  }

  /// Guides of containers are remembered like sizes: each asks its children, so nested ones would cost 2^depth.
  private func remembered(
    _ key: AlignmentKey, _ id: NodeID, _ proposal: ProposedViewSize, _ compute: () -> CGFloat?
  ) -> CGFloat? {
    let kind = Answer.guideKinds + key.rawValue
    var oldest = AnswerPool.Oldest()
    if let answer = pool.find(kind, proposal, from: records[Int(id.index)].answers, &oldest) {
      return Length(answer.width).value
    }
    let guide = compute()
    guard remembersAnswers else { return guide }
    let answer = CGSize(width: guide ?? .nan, height: 0)
    pool.insert(kind, proposal, answer, oldest, head: &records[Int(id.index)].answers)
    return guide
  }
}
