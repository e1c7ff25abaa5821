/// The position of a custom guide in a view that does not set it, as a sum: so much, and shares of the width and
/// the height. Almost all such guides are one; another one is right at the sizes that it was made from only.
struct CustomGuide {
  var key = AlignmentKey(rawValue: 0)
  private var constant: CGFloat = 0
  private var ofWidth: CGFloat = 0
  private var ofHeight: CGFloat = 0

  init() {}

  /// Asks for the place in three views of different sizes.
  init(_ key: AlignmentKey, in tree: LayoutTree) {
    self.key = key
    let other = LayoutTree()
    let node = LayoutNode(tree: other, id: other.makeNode(.fill(.init())))
    func place(_ width: CGFloat, _ height: CGFloat) -> CGFloat {
      let size = CGSize(width: width, height: height)
      return tree.customGuideDefault(
        key, ViewDimensions(node: node, proposal: ProposedViewSize(size), size: size))
    }
    // Powers of two, so that the shares of usual guides come out exactly.
    constant = place(0, 0)
    ofWidth = (place(1024, 0) - constant) / 1024
    ofHeight = (place(0, 1024) - constant) / 1024
  }

  func place(in size: CGSize) -> CGFloat { constant + ofWidth * size.width + ofHeight * size.height }

  mutating func pass(through stream: inout NumberStream) {
    stream.pass(&key)
    stream.pass(&constant)
    stream.pass(&ofWidth)
    stream.pass(&ofHeight)
  }
}

extension LayoutTree {
  /// The defaults of the users' guides on which containers line their children up.
  func customDefaults(in nodes: [NodeID]) -> [CustomGuide] {
    var defaults: [CustomGuide] = []
    func add(_ key: AlignmentKey) {
      if key.isCustom, !defaults.contains(where: { $0.key == key }) {
        defaults.append(CustomGuide(key, in: self))
      }
    }
    for id in nodes {
      var (rule, stream) = (rule(of: id), NumberStream())
      rule.pass(through: &stream)
      stream.guides.forEach(add)
    }
    return defaults
  }
}
