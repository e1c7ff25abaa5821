import Foundation
import PlumbSource
import Testing

@testable import PlumbProjects

@Suite("Projects of many targets", .timeLimit(.minutes(5)))
struct ManyTargetsTests {
  /// A project whose targets are frameworks.
  ///
  /// - Parameter needs: returns the numbers of the targets that a target needs.
  private func project(_ count: Int, needs: (Int) -> [Int]) throws -> Project {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    let targets = (0..<count).map { "T\($0)" }.joined(separator: ", ")
    var objects = "R = { isa = PBXProject; mainGroup = G; targets = (\(targets)); };\n"
    for number in 0..<count {
      let needs = needs(number).map { "D\($0)" }.joined(separator: ", ")
      objects +=
        "T\(number) = { isa = PBXNativeTarget; name = T\(number); productType = \"com.apple.product-type.framework\"; dependencies = (\(needs)); };\n"
        + "D\(number) = { isa = PBXTargetDependency; target = T\(number); };\n"
    }
    let path = folder.path("P.xcodeproj")
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    try "{ objects = {\n\(objects)}; rootObject = R; }".write(
      toFile: "\(path)/project.pbxproj", atomically: true, encoding: .utf8)
    return try Project(.xcode(path))
  }

  @Test(
    "two thousand targets that each need the one before are summed up, and twice as many take twice as long")
  func row() throws {
    try Growth.expectLinear("targets in a row", small: 1000) { count in
      let summaries = try project(count) { $0 > 0 ? [$0 - 1] : [] }.summaries
      #expect(summaries.count == count)
      #expect(summaries[499].missing.count == 499)
      #expect(summaries[500].obstacle == "More than 500 targets need one another in a row.")
      #expect(summaries[count - 1].obstacle == summaries[500].obstacle)
    }
  }

  @Test("for each target only the needs below it are looked at, each once")
  func steps() throws {
    let project = try project(300) { Array(0..<$0) }
    var walk = ModuleWalk(TargetIndex(project.containers))
    for place in project.ownTargets {
      let before = walk.steps
      let order = try walk.modules(for: place).order
      #expect(order.map(\.target) == Array(0..<place.target))
      #expect(walk.steps - before == place.target * (place.target + 1) / 2)
    }
    var row = ModuleWalk(try self.project(2000) { $0 > 0 ? [$0 - 1] : [] }.index)
    for target in 0..<2000 { _ = try? row.modules(for: TargetPlace(container: 0, target: target)) }
    // The five hundred that have an order look at one need more each; the others have a reason at once.
    #expect(row.steps == 500 * 499 / 2)
  }

  @Test("a circle of two thousand targets is told in one sentence, and one of three with its names")
  func circles() throws {
    let large = try project(2000) { [($0 + 1) % 2000] }
    #expect(Set(large.summaries.map(\.obstacle)) == ["More than 500 targets need one another in a row."])
    let small = try project(4) { [[1], [2], [0], [1]][$0] }
    let circle = "The targets need each other in a circle, and none can be compiled first: T0 → T1 → T2 → T0."
    #expect(small.summaries.map(\.obstacle) == Array(repeating: circle, count: 4))
  }
}
