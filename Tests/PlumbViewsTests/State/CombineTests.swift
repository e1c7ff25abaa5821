import Combine
import Foundation
import PlumbTesting
import SwiftUI
import Testing
import ViewTesting
import Waiting

@Suite("Publishers of our own")
struct CombineTests {
  final class Model: ObservableObject {
    @Published var number = 1
    @Published var copy = 0
  }

  @Test("a published property sends its value at once, and each new one before the property has it")
  func published() {
    let model = Model()
    var seen: [String] = []
    let subscription = model.$number.sink { [unowned model] in seen.append("\($0) of \(model.number)") }
    model.number = 2
    #expect(seen == ["1 of 1", "2 of 1"])
    subscription.cancel()
    model.number = 3
    #expect(seen.count == 2)
  }

  @Test("a publisher can be assigned to a published property, and holds nobody")
  func assigning() {
    weak var held: Model?
    let subject = PassthroughSubject<Int, Never>()
    do {
      let model = Model()
      held = model
      subject.assign(to: &model.$copy)
      subject.send(4)
      #expect(model.copy == 4)
    }
    #expect(held == nil)
    subject.send(5)
  }

  @Test("an object announces each change of each property through one publisher")
  func announcing() {
    let model = Model()
    var count = 0
    let subscription = model.objectWillChange.sink { count += 1 }
    model.number = 2
    model.copy = 2
    model.objectWillChange.send()
    #expect(count == 3)
    subscription.cancel()
  }

  @Test("notifications are published while somebody listens, and no longer")
  func notifications() {
    let center = NotificationCenter()
    let name = Notification.Name("n")
    var count = 0
    var subscription: AnyCancellable? = center.publisher(for: name).sink { _ in count += 1 }
    center.post(name: name, object: nil)
    center.post(name: Notification.Name("other"), object: nil)
    #expect(count == 1)
    subscription?.cancel()
    subscription = nil
    center.post(name: name, object: nil)
    #expect(count == 1)
    #expect(center.publisher(for: name) == center.publisher(for: name))
  }

  @Test("a timer on the main loop fires wherever the main queue is drained")
  @MainActor func timer() async throws {
    var count = 0
    let subscription = Timer.publish(every: 0.002, on: .main, in: .common).autoconnect().sink { _ in
      count += 1
    }
    try await waitUntil { count >= 3 }
    subscription.cancel()
    let after = count
    // Another timer has fired in that time; the first one would have, too.
    var others = 0
    let other = Timer.publish(every: 0.002, on: .main, in: .common).autoconnect().sink { _ in others += 1 }
    try await waitUntil { others >= 5 }
    other.cancel()
    #expect(count == after)
  }

  @Test("schedulers deliver on their queues, after a while if that is asked")
  func schedulers() async {
    for await value in Just(1).delay(for: .milliseconds(2), scheduler: DispatchQueue.global())
      .receive(on: RunLoop.main).delay(for: 0.001, scheduler: OperationQueue()).values
    {
      #expect(value == 1)
    }
    #expect(DispatchQueue.SchedulerTimeType.Stride.seconds(Int.max).magnitude == .max)
    #expect(DispatchQueue.SchedulerTimeType.Stride.seconds(Double.nan).magnitude == 0)
  }

  @Test("an address that cannot be reached is a failure, and not a crash")
  func unreachable() async {
    let publisher = URLSession.shared.dataTaskPublisher(for: URL(string: "http://127.0.0.1:9/")!)
    await #expect(throws: URLError.self) { for try await _ in publisher.values {} }
  }

  @Test("the newest values come together once all have had one, and it is over when all are")
  func combineLatest() {
    let (one, two, three) = (
      PassthroughSubject<Int, Never>(), PassthroughSubject<String, Never>(),
      CurrentValueSubject<Bool, Never>(true)
    )
    var seen: [String] = []
    let pairs = one.combineLatest(two) { "\($0)\($1)" }
      .sink { _ in
        seen.append("over")
      } receiveValue: {
        seen.append($0)
      }
    let all = Publishers.CombineLatest3(one, two, three).sink { seen.append("\($0)\($1)\($2)") }
    one.send(1)
    #expect(seen == [])
    two.send("a")
    #expect(Set(seen) == ["1a", "1atrue"])
    seen = []
    one.send(2)
    three.send(false)
    #expect(Set(seen) == ["2a", "2atrue", "2afalse"])
    seen = []
    one.send(completion: .finished)
    two.send("b")
    #expect(seen.contains("2b"))
    two.send(completion: .finished)
    #expect(seen.last == "over")
    pairs.cancel()
    all.cancel()
  }

  @Test("what a subscriber does not ask for is replaced by what is newer")
  func demand() {
    final class Slow: Subscriber {
      typealias Input = (Int, Int)
      typealias Failure = Never
      var subscription: (any Subscription)?
      var seen: [Int] = []
      func receive(subscription: any Subscription) { self.subscription = subscription }
      func receive(_ input: (Int, Int)) -> Subscribers.Demand {
        seen.append(input.0 * 10 + input.1)
        return .none
      }
      func receive(completion: Subscribers.Completion<Never>) {}
    }
    let (one, two) = (CurrentValueSubject<Int, Never>(1), CurrentValueSubject<Int, Never>(1))
    let slow = Slow()
    one.combineLatest(two).subscribe(slow)
    one.send(2)
    two.send(3)
    #expect(slow.seen == [])
    slow.subscription?.request(.max(1))
    #expect(slow.seen == [23])
    one.send(4)
    slow.subscription?.cancel()
    slow.subscription?.request(.unlimited)
    #expect(slow.seen == [23])
  }

  @Test("merged publishers pass on what comes, until all are over or one fails")
  func merge() {
    struct Failed: Error {}
    let subjects = (0..<3).map { _ in PassthroughSubject<Int, Failed>() }
    var seen: [String] = []
    let merged = subjects[0].merge(with: subjects[1], subjects[2]).sink {
      if case .failure = $0 { seen.append("failed") } else { seen.append("over") }
    } receiveValue: {
      seen.append("\($0)")
    }
    for (number, subject) in subjects.enumerated() { subject.send(number) }
    subjects[0].send(completion: .finished)
    subjects[1].send(7)
    subjects[2].send(completion: .failure(Failed()))
    #expect(seen == ["0", "1", "2", "7", "failed"])
    merged.cancel()
  }

}
