/// A test in the list that the tests' program writes.
struct ListedTest: Hashable {
  /// `Module.Suite/test()/File.swift:4:4`.
  let id: String
  /// The claim, or the name of the function where it has none.
  let title: String
  /// The tags, with those of the suites around it.
  let tags: Set<String>

  /// What `--filter` and `--skip` match: `Module.Suite/test()`.
  let name: String
  /// The outermost suite, or the test itself where it has none: `Module.Suite`.
  let suite: String

  var module: Substring { id.prefix { $0 != "." } }
  var isLong: Bool { tags.contains(".long") }
  /// Whether a long run tries more of it.
  var isSampled: Bool { tags.contains(".sampled") }

  init(id: String, title: String? = nil, tags: Set<String> = []) {
    (self.id, self.tags) = (id, tags)
    let parts = id.split(separator: "/", omittingEmptySubsequences: false)
    name = parts.dropLast().joined(separator: "/")
    suite = String(parts[0])
    self.title = title.map { "\"\($0)\"" } ?? name
  }

  /// The tests of a list, without its suites.
  static func tests(of records: [EventRecord]) -> [ListedTest] {
    var suites: [String: [String]] = [:]
    let listed = records.filter { $0.kind == "test" }.map(\.payload)
    for suite in listed where suite.kind == "suite" { suites[suite.id ?? ""] = suite.tags }
    return listed.compactMap { test in
      guard test.kind == "function", let id = test.id else { return nil }
      var tags = Set(test.tags ?? [])
      var around = id[...]
      while let end = around.lastIndex(of: "/") {
        around = around[..<end]
        tags.formUnion(suites[String(around)] ?? [])
      }
      return ListedTest(id: id, title: test.displayName, tags: tags)
    }
  }
}

/// The tests that a caller chooses.
struct Choice {
  var filter: [String] = []
  var skip: [String] = []
  /// Whether the long and the sampled tests are chosen, or all but the long ones. A filter chooses among all.
  var isLong = false

  func tests(of tests: [ListedTest]) throws -> [ListedTest] {
    let filters = try filter.map { try Regex($0) }
    let skips = try skip.map { try Regex($0) }
    return tests.filter { test in
      guard !skips.contains(where: { test.name.contains($0) }) else { return false }
      guard filters.isEmpty || filters.contains(where: { test.name.contains($0) }) else { return false }
      return isLong ? test.isLong || test.isSampled : !test.isLong || !filters.isEmpty
    }
  }
}
