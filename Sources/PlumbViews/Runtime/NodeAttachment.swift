/// Data that only some nodes have. Each kind is its own class, and a node has one object of a kind or none.
///
/// A node that has nothing of it pays for one reference. The objects of a node are a list, each behind the one that came
/// after it: there are seldom more than three.
@MainActor package class NodeAttachment {
  @exclusivity(unchecked) fileprivate var next: NodeAttachment?

  package required init() {}
}

extension ViewNode {
  /// The node's object of a kind, if it has one.
  func attachment<Kind: NodeAttachment>(_ kind: Kind.Type) -> Kind? {
    var attachment = attachments
    while let here = attachment {
      if type(of: here) == kind { return unsafeDowncast(here, to: kind) }
      attachment = here.next
    }
    return nil
  }

  /// The node's object of a kind, which is made if there is none.
  func attached<Kind: NodeAttachment>(_ kind: Kind.Type) -> Kind {
    if let attachment = attachment(kind) { return attachment }
    let made = kind.init()
    attach(made)
    return made
  }

  /// The same, to keep a value; nil if there is neither an object nor anything to keep in one.
  func attached<Kind: NodeAttachment>(_ kind: Kind.Type, for isWorthIt: Bool) -> Kind? {
    isWorthIt ? attached(kind) : attachment(kind)
  }

  /// Gives the node an object instead of the one of its kind that it had; `nil` takes that away.
  func setAttachment<Kind: NodeAttachment>(_ attachment: Kind?) {
    guard self.attachment(Kind.self) !== attachment else { return }
    detach(Kind.self)
    if let attachment { attach(attachment) }
  }

  private func attach(_ attachment: NodeAttachment) {
    attachment.next = attachments
    attachments = attachment
  }

  private func detach(_ kind: NodeAttachment.Type) {
    var kept: [NodeAttachment] = []
    while let here = attachments {
      attachments = here.next
      here.next = nil
      if type(of: here) != kind { kept.append(here) }
    }
    for attachment in kept.reversed() { attach(attachment) }
  }
}
