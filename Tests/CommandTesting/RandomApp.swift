/// An app of random declarations, whose previews show numbers that are known without a compiler; and random edits of it.
///
/// Functions, types, extensions and protocols use those of lower numbers, so that nothing is used in a circle. Each is in some
/// file, and an edit changes a number, moves a declaration to another file, or adds or removes a witness or a file.
package struct RandomApp {
  /// A part of a sum.
  private enum Term {
    case number(Int)
    /// `make3()`
    case function(Int)
    /// `Model3().own()`, a method in the type itself.
    case own(Int)
    /// `Model3().more()`, a method in an extension.
    case more(Int)
    /// `Model3().part()`, a requirement of a protocol: the type's own one, or the default.
    case requirement(Int)
    /// `1.plus3`, a member of an extension of a foreign type.
    case foreign(Int)
  }

  private enum Kind: CaseIterable { case function, type, more, `protocol`, fallback, conformance, foreign }

  private struct Declaration {
    let kind: Kind
    let number: Int
    var file: Int
    var sum: [Term]
    /// Whether a conformance has its own method.
    var hasWitness = false
  }

  /// A generator with a seed (SplitMix64: Steele, Lea and Flood, "Fast Splittable Pseudorandom Number Generators", 2014).
  private struct Numbers: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
      state &+= 0x9E37_79B9_7F4A_7C15
      var z = state
      z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
      z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
      return z ^ (z >> 31)
    }
  }

  private var numbers: Numbers
  private var declarations: [Declaration] = []
  private var previews: [[Term]] = []
  private let files: Int
  /// More files, which an edit adds and another one removes.
  private var extras: Set<Int> = []
  private let groups: Int

  /// - Parameters:
  ///   - groups: a function, a type, a protocol and their extensions each.
  ///   - previews: one in each of the first files.
  package init(seed: UInt64, groups: Int, previews count: Int) {
    numbers = Numbers(state: seed)
    (self.groups, files) = (groups, count + groups)
    for number in 0..<groups {
      for kind in Kind.allCases {
        declarations.append(
          Declaration(
            kind: kind, number: number, file: Int.random(in: 0..<files, using: &numbers),
            sum: terms(below: number), hasWitness: Bool.random(using: &numbers)))
      }
    }
    previews = (0..<count).map { _ in terms(below: groups) }
  }

  private mutating func terms(below limit: Int) -> [Term] {
    var sum: [Term] = [.number(Int.random(in: 1...9, using: &numbers))]
    guard limit > 0 else { return sum }
    for _ in 0..<Int.random(in: 0...2, using: &numbers) {
      let number = Int.random(in: 0..<limit, using: &numbers)
      let all: [Term] = [
        .function(number), .own(number), .more(number), .requirement(number), .foreign(number),
      ]
      sum.append(all[Int.random(in: 0..<all.count, using: &numbers)])
    }
    return sum
  }

  // MARK: Texts

  /// The texts of the files by their names.
  package var texts: [String: String] {
    var texts: [Int: String] = [:]
    for declaration in declarations {
      texts[declaration.file, default: ""] += Self.text(of: declaration) + "\n"
    }
    for (number, sum) in previews.enumerated() {
      texts[number, default: ""] += "#Preview(\"P\(number)\") { Text(\"\\(\(Self.text(of: sum)))\") }\n"
    }
    for extra in extras { texts[files + extra, default: ""] += "struct Extra\(extra) { let a = make0() }\n" }
    return Dictionary(uniqueKeysWithValues: texts.map { ("File\($0).swift", "import SwiftUI\n\n\($1)") })
  }

  /// The file of a preview.
  package static func file(of preview: Int) -> String { "File\(preview).swift" }

  private static func text(of sum: [Term]) -> String {
    sum.map { term in
      switch term {
      case .number(let number): "\(number)"
      case .function(let number): "make\(number)()"
      case .own(let number): "Model\(number)().own()"
      case .more(let number): "Model\(number)().more()"
      case .requirement(let number): "Model\(number)().part()"
      case .foreign(let number): "1.plus\(number)"
      }
    }.joined(separator: " + ")
  }

  private static func text(of declaration: Declaration) -> String {
    let (number, sum) = (declaration.number, text(of: declaration.sum))
    switch declaration.kind {
    case .function: return "func make\(number)() -> Int { \(sum) }"
    case .type: return "struct Model\(number) { func own() -> Int { \(sum) } }"
    case .more: return "extension Model\(number) { func more() -> Int { \(sum) } }"
    case .protocol: return "protocol Styled\(number) { func part() -> Int }"
    case .fallback: return "extension Styled\(number) { func part() -> Int { \(sum) } }"
    case .conformance:
      return
        "extension Model\(number): Styled\(number) {\(declaration.hasWitness ? " func part() -> Int { \(sum) } " : "")}"
    case .foreign: return "extension Int { var plus\(number): Int { self + \(sum) } }"
    }
  }

  // MARK: Meaning

  /// The number that each preview shows.
  package var values: [Int] {
    var known: [String: Int] = [:]
    func value(of sum: [Term]) -> Int { sum.reduce(0) { $0 &+ value(of: $1) } }
    func value(of term: Term) -> Int {
      let (kind, number): (Kind, Int)
      switch term {
      case .number(let number): return number
      case .function(let n): (kind, number) = (.function, n)
      case .own(let n): (kind, number) = (.type, n)
      case .more(let n): (kind, number) = (.more, n)
      case .foreign(let n): (kind, number) = (.foreign, n)
      case .requirement(let n):
        (kind, number) = (
          declarations.contains { $0.kind == .conformance && $0.number == n && $0.hasWitness }
            ? .conformance : .fallback, n
        )
      }
      let key = "\(kind) \(number)"
      if let value = known[key] { return value }
      let declaration = declarations.first { $0.kind == kind && $0.number == number }
      let result = value(of: declaration?.sum ?? []) &+ (kind == .foreign ? 1 : 0)
      known[key] = result
      return result
    }
    return previews.map { value(of: $0) }
  }

  // MARK: Edits

  /// Changes one thing, and returns a word for it.
  package mutating func edit() -> String {
    let index = Int.random(in: 0..<declarations.count, using: &numbers)
    let declaration = declarations[index]
    let name = "\(declaration.kind) \(declaration.number)"
    switch Int.random(in: 0..<6, using: &numbers) {
    case 0:
      let preview = Int.random(in: 0..<previews.count, using: &numbers)
      previews[preview] = terms(below: groups)
      return "writes preview \(preview) anew"
    case 1:
      declarations[index].file = Int.random(in: 0..<files, using: &numbers)
      return "moves \(name) to file \(declarations[index].file)"
    case 2:
      let conformance = declarations.firstIndex { $0.kind == .conformance && $0.number == declaration.number }
      declarations[conformance ?? index].hasWitness.toggle()
      return "adds or removes the witness of \(declaration.number)"
    case 3:
      let extra = Int.random(in: 0..<3, using: &numbers)
      if extras.remove(extra) == nil { extras.insert(extra) }
      return "adds or removes the file of \(extra)"
    case 4:
      declarations[index].sum = terms(below: declaration.number)
      return "writes \(name) anew"
    default:
      declarations[index].sum[0] = .number(Int.random(in: 10...99, using: &numbers))
      return "changes the number of \(name)"
    }
  }
}
