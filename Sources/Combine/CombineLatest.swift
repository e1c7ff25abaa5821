import Foundation
import OpenCombine

extension Publishers {
  /// The newest values of two publishers together, whenever one of them has a new one and both have had one.
  public struct CombineLatest<A: Publisher, B: Publisher>: Publisher where A.Failure == B.Failure {
    /// The newest value of each of the two publishers, in order.
    public typealias Output = (A.Output, B.Output)
    /// The error of the two publishers, which is of one type.
    public typealias Failure = A.Failure

    /// The publisher of the first values.
    public let a: A
    /// The publisher of the second values.
    public let b: B

    /// Creates a publisher of the newest values of two publishers.
    public init(_ a: A, _ b: B) { (self.a, self.b) = (a, b) }

    /// Subscribes to each of the publishers. It is over when all of them are, when one fails, or when one ends without
    /// a value.
    ///
    /// While the subscriber asks for nothing, a newer combination takes the place of an older one.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let pair = LatestPair<A.Output, B.Output, S>(subscriber)
      subscriber.receive(subscription: pair)
      pair.listen(to: a, b)
    }
  }

  /// The newest values of three publishers together.
  public struct CombineLatest3<A: Publisher, B: Publisher, C: Publisher>: Publisher
  where A.Failure == B.Failure, B.Failure == C.Failure {
    /// The newest value of each of the three publishers, in order.
    public typealias Output = (A.Output, B.Output, C.Output)
    /// The error of the three publishers, which is of one type.
    public typealias Failure = A.Failure

    /// The publisher of the first values.
    public let a: A
    /// The publisher of the second values.
    public let b: B
    /// The publisher of the third values.
    public let c: C

    /// Creates a publisher of the newest values of three publishers.
    public init(_ a: A, _ b: B, _ c: C) { (self.a, self.b, self.c) = (a, b, c) }

    /// Subscribes to each of the publishers. It is over when all of them are, when one fails, or when one ends without
    /// a value.
    ///
    /// While the subscriber asks for nothing, a newer combination takes the place of an older one.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      CombineLatest(CombineLatest(a, b), c).map { ($0.0, $0.1, $1) }.receive(subscriber: subscriber)
    }
  }

  /// The newest values of four publishers together.
  public struct CombineLatest4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher
  where A.Failure == B.Failure, B.Failure == C.Failure, C.Failure == D.Failure {
    /// The newest value of each of the four publishers, in order.
    public typealias Output = (A.Output, B.Output, C.Output, D.Output)
    /// The error of the four publishers, which is of one type.
    public typealias Failure = A.Failure

    /// The publisher of the first values.
    public let a: A
    /// The publisher of the second values.
    public let b: B
    /// The publisher of the third values.
    public let c: C
    /// The publisher of the fourth values.
    public let d: D

    /// Creates a publisher of the newest values of four publishers.
    public init(_ a: A, _ b: B, _ c: C, _ d: D) { (self.a, self.b, self.c, self.d) = (a, b, c, d) }

    /// Subscribes to each of the publishers. It is over when all of them are, when one fails, or when one ends without
    /// a value.
    ///
    /// While the subscriber asks for nothing, a newer combination takes the place of an older one.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      CombineLatest(CombineLatest(a, b), CombineLatest(c, d)).map { ($0.0, $0.1, $1.0, $1.1) }
        .receive(subscriber: subscriber)
    }
  }
}

extension Publisher {
  /// Returns the newest values of this publisher and of another, as pairs.
  public func combineLatest<P: Publisher>(_ other: P) -> Publishers.CombineLatest<Self, P>
  where P.Failure == Failure {
    Publishers.CombineLatest(self, other)
  }

  /// Returns the newest values of this publisher and of another, made into one value by `transform`.
  public func combineLatest<P: Publisher, T>(_ other: P, _ transform: @escaping (Output, P.Output) -> T)
    -> Publishers.Map<Publishers.CombineLatest<Self, P>, T>
  where P.Failure == Failure {
    combineLatest(other).map { transform($0, $1) }
  }

  /// Returns the newest values of this publisher and of two others, in threes.
  public func combineLatest<P: Publisher, Q: Publisher>(_ publisher1: P, _ publisher2: Q)
    -> Publishers.CombineLatest3<Self, P, Q>
  where P.Failure == Failure, Q.Failure == Failure {
    Publishers.CombineLatest3(self, publisher1, publisher2)
  }

  /// Returns the newest values of this publisher and of two others, made into one value by `transform`.
  public func combineLatest<P: Publisher, Q: Publisher, T>(
    _ publisher1: P, _ publisher2: Q, _ transform: @escaping (Output, P.Output, Q.Output) -> T
  ) -> Publishers.Map<Publishers.CombineLatest3<Self, P, Q>, T>
  where P.Failure == Failure, Q.Failure == Failure {
    combineLatest(publisher1, publisher2).map { transform($0, $1, $2) }
  }

  /// Returns the newest values of this publisher and of three others, in fours.
  public func combineLatest<P: Publisher, Q: Publisher, R: Publisher>(
    _ publisher1: P, _ publisher2: Q, _ publisher3: R
  ) -> Publishers.CombineLatest4<Self, P, Q, R>
  where P.Failure == Failure, Q.Failure == Failure, R.Failure == Failure {
    Publishers.CombineLatest4(self, publisher1, publisher2, publisher3)
  }
}

/// Keeps the newest values of two publishers. While nobody asks, newer pairs take the place of older ones.
private final class LatestPair<First, Second, Downstream: Subscriber>: Subscription, @unchecked Sendable
where Downstream.Input == (First, Second) {
  // A subscriber may ask for more, or cancel, while it is given a pair.
  private let lock = NSRecursiveLock()
  private var downstream: Downstream?
  private var demand = Subscribers.Demand.none
  private var first: First?
  private var second: Second?
  private var isNew = false
  private var open = 2
  private var sources: [AnyCancellable] = []

  init(_ downstream: Downstream) { self.downstream = downstream }

  func listen<A: Publisher, B: Publisher>(to a: A, _ b: B)
  where
    A.Output == First, B.Output == Second, A.Failure == Downstream.Failure, B.Failure == Downstream.Failure
  {
    let one = a.sink {
      self.end($0, hadValue: self.first != nil)
    } receiveValue: { value in
      self.take { self.first = value }
    }
    let other = b.sink {
      self.end($0, hadValue: self.second != nil)
    } receiveValue: { value in
      self.take { self.second = value }
    }
    lock.withLock { if downstream != nil { sources = [one, other] } }
  }

  private func take(_ change: () -> Void) {
    lock.withLock {
      change()
      isNew = true
      pass()
    }
  }

  private func pass() {
    guard isNew, demand > 0, let first, let second, let downstream else { return }
    isNew = false
    demand -= 1
    demand += downstream.receive((first, second))
  }

  /// One of the publishers has ended. Its newest value counts on, so this is not the end unless the other has ended,
  /// too, or there never was a value, without which no pair can come.
  private func end(
    _ completion: Subscribers.Completion<Downstream.Failure>, hadValue: @autoclosure () -> Bool
  ) {
    lock.withLock {
      open -= 1
      if case .finished = completion, open > 0, hadValue() { return }
      let downstream = downstream
      cancel()
      downstream?.receive(completion: completion)
    }
  }

  func request(_ demand: Subscribers.Demand) {
    lock.withLock {
      self.demand += demand
      pass()
    }
  }

  func cancel() {
    lock.withLock {
      downstream = nil
      sources = []
    }
  }
}
