// swift run -c release PlumbBenchmarks [name of a workload]
// swift run PlumbBenchmarks --count [name of a work that is counted]
// swift run PlumbBenchmarks --growth SIZE… [name of a shape]
// swift run -c release PlumbBenchmarks --pass NAME ROUNDS [TEXT]
// swift run -c release PlumbBenchmarks --rows [beginning of a name]
//
// A target of the package and not a package of its own, because it measures what is `package` inside: the layout engine
// without views. It is no product, so nobody who uses Plumb builds it.
//
// Times tell something only beside other times of the same run; what must hold is counted, in the tests.
import Foundation
import PlumbLayout
import PlumbWorkloads

if CommandLine.arguments.dropFirst().first == "--count" {
  count(CommandLine.arguments.dropFirst(2).first)
  exit(0)
}
if CommandLine.arguments.dropFirst().first == "--growth" {
  let words = CommandLine.arguments.dropFirst(2)
  printGrowth(words.compactMap(Int.init), of: words.first { Int($0) == nil })
  exit(0)
}
if CommandLine.arguments.dropFirst().first == "--pass" {
  let words = Array(CommandLine.arguments.dropFirst(2))
  guard words.count > 1, let pass = Pass(words[0], text: words.dropFirst(2).first), let rounds = Int(words[1])
  else {
    fatalError("There is no such pass.")
  }
  print(pass.line(rounds: rounds))
  exit(0)
}
if CommandLine.arguments.dropFirst().first == "--rows" {
  let name = CommandLine.arguments.dropFirst(2).first ?? ""
  for row in MeasuredRow.all where row.name.hasPrefix(name) { row.print() }
  exit(0)
}
let chosen = CommandLine.arguments.dropFirst().first
func run(_ name: String, _ measure: () -> Void) {
  if chosen == nil || name.hasPrefix(chosen!) { measure() }
}

run("W1") { measureLayout("W1 row", .row, phone) }
for count in [10_001, 100_001] {
  run("W2fix") { measureLayout("W2fix \(count)", .heap(count, flexible: false), wide) }
  run("W2flex") { measureLayout("W2flex \(count)", .heap(count, flexible: true), wide) }
}
for depth in [100, 500, 1000] {
  run("W3") {
    measureLayout("W3 \(depth)", .chain(depth, alternating: false, growing: false), deep)
    measureLayout("W3 \(depth) alternating", .chain(depth, alternating: true, growing: false), deep)
    measureLayout("W3 \(depth) alternating, growing", .chain(depth, alternating: true, growing: true), deep)
  }
}
run("W4") { measureLayout("W4 list", .list, list) }
for flexible in [false, true] {
  run("W5a") {
    measureChanges("W5a \(flexible ? "flex" : "fix")", .heap(100_001, flexible: flexible)) {
      tree, root, turn in
      var leaf = root
      while let last = tree.children(of: leaf).last { leaf = last }
      tree.setRule(
        .fixedFrame(
          LayoutRule.FixedFrame(width: turn.isMultiple(of: 2) ? 10 : 20, height: 10, alignment: .center)),
        of: leaf)
      return wide
    }
  }
}
run("W5b") {
  measureChanges("W5b body", .list) { tree, root, turn in
    setText(tree, root, turn.isMultiple(of: 2) ? 40 : 90)
    return list
  }
}
run("W5c") {
  measureChanges("W5c width", .list) { _, _, turn in
    ProposedViewSize(width: 390 - CGFloat(turn % 100), height: nil)
  }
}
run("W6") { measureScreen() }
