import OpenCombine

// OpenCombine 0.14 has no `combineLatest` and no `merge`; these are made of publishers that it has.
extension Publisher {
  /// Publishes the latest values of both, once both have published, whenever one publishes. It ends when both have
  /// ended, and fails when one fails.
  public func combineLatest<P: Publisher>(_ other: P) -> Publishers.CombineLatest<Self, P>
  where P.Failure == Failure {
    Publishers.CombineLatest(self, other)
  }

  /// Publishes what a function makes of the latest values of both.
  public func combineLatest<P: Publisher, T>(
    _ other: P, _ transform: @escaping (Output, P.Output) -> T
  ) -> Publishers.Map<Publishers.CombineLatest<Self, P>, T> where P.Failure == Failure {
    combineLatest(other).map(transform)
  }

  /// Publishes the latest values of all three.
  public func combineLatest<P: Publisher, Q: Publisher>(_ one: P, _ other: Q)
    -> Publishers.CombineLatest3<Self, P, Q>
  where P.Failure == Failure, Q.Failure == Failure {
    Publishers.CombineLatest3(self, one, other)
  }

  /// Publishes what a function makes of the latest values of all three.
  public func combineLatest<P: Publisher, Q: Publisher, T>(
    _ one: P, _ other: Q, _ transform: @escaping (Output, P.Output, Q.Output) -> T
  ) -> Publishers.Map<Publishers.CombineLatest3<Self, P, Q>, T>
  where P.Failure == Failure, Q.Failure == Failure {
    combineLatest(one, other).map(transform)
  }

  /// Publishes what either publishes. It ends when both have ended, and fails when one fails.
  public func merge<P: Publisher>(with other: P) -> Publishers.MergeMany<AnyPublisher<Output, Failure>>
  where P.Output == Output, P.Failure == Failure {
    Publishers.MergeMany(eraseToAnyPublisher(), other.eraseToAnyPublisher())
  }

  /// Publishes what any of the three publishes.
  public func merge<P: Publisher, Q: Publisher>(with one: P, _ other: Q)
    -> Publishers.MergeMany<AnyPublisher<Output, Failure>>
  where P.Output == Output, P.Failure == Failure, Q.Output == Output, Q.Failure == Failure {
    Publishers.MergeMany(
      eraseToAnyPublisher(), one.eraseToAnyPublisher(), other.eraseToAnyPublisher())
  }
}

extension Publishers {
  /// The latest values of two publishers.
  public struct CombineLatest<A: Publisher, B: Publisher>: Publisher where A.Failure == B.Failure {
    public typealias Output = (A.Output, B.Output)
    public typealias Failure = A.Failure
    public let a: A
    public let b: B

    public init(_ a: A, _ b: B) { (self.a, self.b) = (a, b) }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      MergeMany(a.map { Either.first($0) }.eraseToAnyPublisher(), b.map { .second($0) }.eraseToAnyPublisher())
        .scan(Latest<A.Output, B.Output>()) { $0.taking($1) }
        .compactMap { latest in
          if let first = latest.first, let second = latest.second { (first, second) } else { nil }
        }
        .receive(subscriber: subscriber)
    }
  }

  /// The latest values of three publishers.
  public struct CombineLatest3<A: Publisher, B: Publisher, C: Publisher>: Publisher
  where A.Failure == B.Failure, B.Failure == C.Failure {
    public typealias Output = (A.Output, B.Output, C.Output)
    public typealias Failure = A.Failure
    public let a: A
    public let b: B
    public let c: C

    public init(_ a: A, _ b: B, _ c: C) { (self.a, self.b, self.c) = (a, b, c) }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      CombineLatest(CombineLatest(a, b), c).map { ($0.0, $0.1, $1) }.receive(subscriber: subscriber)
    }
  }

  /// What any of several publishers publishes.
  public struct MergeMany<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public let publishers: [Upstream]

    public init(_ upstream: Upstream...) { publishers = upstream }
    public init<S: Swift.Sequence>(_ upstream: S) where S.Element == Upstream { publishers = Array(upstream) }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      publishers.publisher.setFailureType(to: Failure.self).flatMap { $0 }.receive(subscriber: subscriber)
    }
  }
}

private enum Either<First, Second> {
  case first(First)
  case second(Second)
}

private struct Latest<First, Second> {
  var first: First?
  var second: Second?

  func taking(_ value: Either<First, Second>) -> Latest {
    var copy = self
    switch value {
    case .first(let value): copy.first = value
    case .second(let value): copy.second = value
    }
    return copy
  }
}
