import PlumbLayout

extension Snapshot {
  /// Reads what `plumb inspect --json` has written. A deep tree needs a deep stack.
  package init(json bytes: [UInt8]) throws(JSONProblem) { try self.init(JSON(reading: bytes)) }

  private init(_ json: JSON) throws(JSONProblem) {
    guard let view = json["view"]?.string, let root = json["root"] else {
      throw JSONProblem(description: "it has no \"view\" with a \"root\"")
    }
    self.init(view: view, root: try Node(root))
  }
}

extension Snapshot.Node {
  fileprivate init(_ json: JSON) throws(JSONProblem) {
    guard let name = json["name"]?.string, let frame = json["frame"].flatMap({ Snapshot.Frame($0) }),
      let proposal = json["proposal"], let children = json["children"]?.array
    else {
      throw JSONProblem(
        description: "a view has no \"name\", \"frame\", \"proposal\" or \"children\"")
    }
    self.init(
      name: name, detail: json["detail"]?.string, identifier: json["identifier"]?.string,
      text: json["text"]?.string, isPart: json["isPart"]?.bool ?? false, frame: frame,
      proposal: Snapshot.Offer(
        width: Snapshot.Amount(proposal["width"]), height: Snapshot.Amount(proposal["height"])),
      steps: json["steps"]?.array?.map { Snapshot.Step($0) }, children: [])
    for child in children { self.children.append(try Snapshot.Node(child)) }
  }
}

extension Snapshot.Frame {
  fileprivate init?(_ json: JSON) {
    guard let x = Snapshot.Amount(json["x"]), let y = Snapshot.Amount(json["y"]),
      let width = Snapshot.Amount(json["width"]), let height = Snapshot.Amount(json["height"])
    else { return nil }
    self.init(x: x.value, y: y.value, width: width.value, height: height.value)
  }
}

extension Snapshot.Step {
  fileprivate init(_ json: JSON) { self.init(found: json["found"]?.array?.compactMap { Snapshot.Fact($0) }) }
}

extension Snapshot.Amount {
  init?(_ json: JSON?) {
    switch json {
    case .number(let number): self.init(value: Double(number))
    case .string(let word): self.init(value: word.hasPrefix("-") ? -.infinity : .infinity)
    default: return nil
    }
  }
}
