import Combine
import Testing

@Suite("Publishers of several")
struct CombinePublishersTests {
  @Test("the latest values of two are published once both have some, and again at each change")
  func latest() {
    let (one, other) = (PassthroughSubject<Int, Never>(), PassthroughSubject<String, Never>())
    var seen: [String] = []
    var isOver = false
    let watch = one.combineLatest(other).sink(
      receiveCompletion: { _ in isOver = true }, receiveValue: { seen.append("\($0)\($1)") })
    one.send(1)
    other.send("a")
    one.send(2)
    one.send(completion: .finished)
    #expect(!isOver)
    other.send("b")
    other.send(completion: .finished)
    #expect(seen == ["1a", "2a", "2b"])
    #expect(isOver)
    _ = watch
  }

  @Test("a publisher that ends without a value ends the combination", arguments: 0..<3)
  func endsEmpty(empty: Int) {
    let subjects = (0..<3).map { _ in PassthroughSubject<Int, Never>() }
    var isOver = false
    let watch = subjects[0].combineLatest(subjects[1], subjects[2]).sink(
      receiveCompletion: { _ in isOver = true }, receiveValue: { _ in })
    let others = subjects.indices.filter { $0 != empty }
    for other in others { subjects[other].send(other) }
    subjects[others[0]].send(completion: .finished)
    #expect(!isOver)
    subjects[empty].send(completion: .finished)
    #expect(isOver)
    _ = watch
  }

  @Test("three are combined with a function")
  func three() {
    let subjects = (0..<3).map { CurrentValueSubject<Int, Never>($0) }
    var sums: [Int] = []
    let watch = subjects[0].combineLatest(subjects[1], subjects[2]) { $0 + $1 + $2 }.sink { sums.append($0) }
    subjects[1].send(10)
    #expect(sums == [3, 12])
    _ = watch
  }

  @Test("merged publishers publish in the order in which values come, and a failure ends all")
  func merged() {
    struct Broken: Error {}
    let (one, other) = (PassthroughSubject<Int, Broken>(), PassthroughSubject<Int, Broken>())
    var seen: [Int] = []
    var hasFailed = false
    let watch = one.merge(with: other).sink(
      receiveCompletion: { if case .failure = $0 { hasFailed = true } }, receiveValue: { seen.append($0) })
    one.send(1)
    other.send(2)
    one.send(completion: .failure(Broken()))
    other.send(3)
    #expect(seen == [1, 2])
    #expect(hasFailed)
    _ = watch
  }
}
