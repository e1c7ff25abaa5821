import PlumbLayout

extension Snapshot {
  /// Reads what `plumb inspect --json` has written. A deep tree needs a deep stack.
  package init(json bytes: [UInt8]) throws(JSONProblem) { try self.init(JSON(reading: bytes)) }

  private init(_ json: JSON) throws(JSONProblem) {
    guard let view = json["view"]?.string, let root = json["root"] else {
      throw JSONProblem(description: "it has no \"view\" with a \"root\"")
    }
    self.init(view: view, root: try Node(root))
    var counts: [String: Int] = [:]
    self.root.count(&counts)
  }
}

extension Snapshot.Node {
  fileprivate init(_ json: JSON) throws(JSONProblem) {
    guard let name = json["name"]?.string, let frame = json["frame"].flatMap({ CGRect($0) }),
      let proposal = json["proposal"], let children = json["children"]?.array
    else {
      throw JSONProblem(
        description: "a view has no \"name\", \"frame\", \"proposal\" or \"children\"")
    }
    self.init(
      name: name, detail: json["detail"]?.string, identifier: json["identifier"]?.string,
      text: json["text"]?.string, isPart: json["isPart"]?.bool ?? false, frame: frame,
      proposal: ProposedViewSize(proposal),
      steps: json["steps"]?.array?.map { Snapshot.Step($0) }, children: [])
    for child in children { self.children.append(try Snapshot.Node(child)) }
  }
}

extension Snapshot.Node {
  fileprivate mutating func count(_ counts: inout [String: Int]) {
    if !isPart {
      number = counts[name, default: 0]
      counts[name] = number + 1
    }
    for index in children.indices { children[index].count(&counts) }
  }
}

extension Snapshot.Step {
  fileprivate init(_ json: JSON) { self.init(found: json["found"]?.array?.compactMap { Snapshot.Fact($0) }) }
}

// MARK: Values, as `JSON` writes them

extension CGRect {
  fileprivate init?(_ json: JSON) {
    guard let x = json["x"]?.length, let y = json["y"]?.length, let width = json["width"]?.length,
      let height = json["height"]?.length
    else { return nil }
    self.init(x: x, y: y, width: width, height: height)
  }
}

extension ProposedViewSize {
  fileprivate init(_ json: JSON) {
    self.init(width: json["width"]?.length, height: json["height"]?.length)
  }
}

extension JSON {
  /// A number, or the one that a word for infinity means.
  var length: CGFloat? {
    switch self {
    case .number(let number): number
    case .string(let word): word.hasPrefix("-") ? -.infinity : .infinity
    case .null, .bool, .array, .object, .inline: nil
    }
  }
}
