import OpenCombine

/// The values of several publishers as they come. It is over when all of them are, or when one fails.
private func merged<Output, Failure: Error, S: Subscriber>(
  _ publishers: [AnyPublisher<Output, Failure>], for subscriber: S
) where S.Input == Output, S.Failure == Failure {
  Publishers.Sequence<[AnyPublisher<Output, Failure>], Failure>(sequence: publishers)
    .flatMap { $0 }
    .receive(subscriber: subscriber)
}

extension Publishers {
  /// The values of two publishers as they come.
  public struct Merge<A: Publisher, B: Publisher>: Publisher
  where A.Failure == B.Failure, A.Output == B.Output {
    /// The values of the two publishers, which are of one type.
    public typealias Output = A.Output
    /// The error of the two publishers, which is of one type.
    public typealias Failure = A.Failure
    /// The first of the two publishers.
    public let a: A
    /// The second of the two publishers.
    public let b: B

    /// Creates a publisher of the values of two publishers.
    public init(_ a: A, _ b: B) { (self.a, self.b) = (a, b) }

    /// Subscribes to the two publishers in order. It is over when all of them are, or when one fails.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      merged([a.eraseToAnyPublisher(), b.eraseToAnyPublisher()], for: subscriber)
    }
  }

  /// The values of three publishers as they come.
  public struct Merge3<A: Publisher, B: Publisher, C: Publisher>: Publisher
  where A.Failure == B.Failure, A.Output == B.Output, A.Failure == C.Failure, A.Output == C.Output {
    /// The values of the three publishers, which are of one type.
    public typealias Output = A.Output
    /// The error of the three publishers, which is of one type.
    public typealias Failure = A.Failure
    /// The first of the three publishers.
    public let a: A
    /// The second of the three publishers.
    public let b: B
    /// The third of the three publishers.
    public let c: C

    /// Creates a publisher of the values of three publishers.
    public init(_ a: A, _ b: B, _ c: C) { (self.a, self.b, self.c) = (a, b, c) }

    /// Subscribes to the three publishers in order. It is over when all of them are, or when one fails.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      merged([a.eraseToAnyPublisher(), b.eraseToAnyPublisher(), c.eraseToAnyPublisher()], for: subscriber)
    }
  }

  /// The values of four publishers as they come.
  public struct Merge4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher
  where
    A.Failure == B.Failure, A.Output == B.Output, A.Failure == C.Failure, A.Output == C.Output,
    A.Failure == D.Failure, A.Output == D.Output
  {
    /// The values of the four publishers, which are of one type.
    public typealias Output = A.Output
    /// The error of the four publishers, which is of one type.
    public typealias Failure = A.Failure
    /// The first of the four publishers.
    public let a: A
    /// The second of the four publishers.
    public let b: B
    /// The third of the four publishers.
    public let c: C
    /// The fourth of the four publishers.
    public let d: D

    /// Creates a publisher of the values of four publishers.
    public init(_ a: A, _ b: B, _ c: C, _ d: D) { (self.a, self.b, self.c, self.d) = (a, b, c, d) }

    /// Subscribes to the four publishers in order. It is over when all of them are, or when one fails.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      merged(
        [a.eraseToAnyPublisher(), b.eraseToAnyPublisher(), c.eraseToAnyPublisher(), d.eraseToAnyPublisher()],
        for: subscriber)
    }
  }

  /// The values of five publishers as they come.
  public struct Merge5<A: Publisher, B: Publisher, C: Publisher, D: Publisher, E: Publisher>: Publisher
  where
    A.Failure == B.Failure, A.Output == B.Output, A.Failure == C.Failure, A.Output == C.Output,
    A.Failure == D.Failure, A.Output == D.Output, A.Failure == E.Failure, A.Output == E.Output
  {
    /// The values of the five publishers, which are of one type.
    public typealias Output = A.Output
    /// The error of the five publishers, which is of one type.
    public typealias Failure = A.Failure
    /// The first of the five publishers.
    public let a: A
    /// The second of the five publishers.
    public let b: B
    /// The third of the five publishers.
    public let c: C
    /// The fourth of the five publishers.
    public let d: D
    /// The fifth of the five publishers.
    public let e: E

    /// Creates a publisher of the values of five publishers.
    public init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E) {
      (self.a, self.b, self.c, self.d, self.e) = (a, b, c, d, e)
    }

    /// Subscribes to the five publishers in order. It is over when all of them are, or when one fails.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      merged(
        [
          a.eraseToAnyPublisher(), b.eraseToAnyPublisher(), c.eraseToAnyPublisher(), d.eraseToAnyPublisher(),
          e.eraseToAnyPublisher(),
        ], for: subscriber)
    }
  }

  /// The values of six publishers as they come.
  public struct Merge6<A: Publisher, B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher>:
    Publisher
  where
    A.Failure == B.Failure, A.Output == B.Output, A.Failure == C.Failure, A.Output == C.Output,
    A.Failure == D.Failure, A.Output == D.Output, A.Failure == E.Failure, A.Output == E.Output,
    A.Failure == F.Failure, A.Output == F.Output
  {
    /// The values of the six publishers, which are of one type.
    public typealias Output = A.Output
    /// The error of the six publishers, which is of one type.
    public typealias Failure = A.Failure
    /// The first of the six publishers.
    public let a: A
    /// The second of the six publishers.
    public let b: B
    /// The third of the six publishers.
    public let c: C
    /// The fourth of the six publishers.
    public let d: D
    /// The fifth of the six publishers.
    public let e: E
    /// The sixth of the six publishers.
    public let f: F

    /// Creates a publisher of the values of six publishers.
    public init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F) {
      (self.a, self.b, self.c, self.d, self.e, self.f) = (a, b, c, d, e, f)
    }

    /// Subscribes to the six publishers in order. It is over when all of them are, or when one fails.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      merged(
        [
          a.eraseToAnyPublisher(), b.eraseToAnyPublisher(), c.eraseToAnyPublisher(), d.eraseToAnyPublisher(),
          e.eraseToAnyPublisher(), f.eraseToAnyPublisher(),
        ], for: subscriber)
    }
  }

  /// The values of seven publishers as they come.
  public struct Merge7<
    A: Publisher, B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher, G: Publisher
  >: Publisher
  where
    A.Failure == B.Failure, A.Output == B.Output, A.Failure == C.Failure, A.Output == C.Output,
    A.Failure == D.Failure, A.Output == D.Output, A.Failure == E.Failure, A.Output == E.Output,
    A.Failure == F.Failure, A.Output == F.Output, A.Failure == G.Failure, A.Output == G.Output
  {
    /// The values of the seven publishers, which are of one type.
    public typealias Output = A.Output
    /// The error of the seven publishers, which is of one type.
    public typealias Failure = A.Failure
    /// The first of the seven publishers.
    public let a: A
    /// The second of the seven publishers.
    public let b: B
    /// The third of the seven publishers.
    public let c: C
    /// The fourth of the seven publishers.
    public let d: D
    /// The fifth of the seven publishers.
    public let e: E
    /// The sixth of the seven publishers.
    public let f: F
    /// The seventh of the seven publishers.
    public let g: G

    /// Creates a publisher of the values of seven publishers.
    public init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G) {
      (self.a, self.b, self.c, self.d, self.e, self.f, self.g) = (a, b, c, d, e, f, g)
    }

    /// Subscribes to the seven publishers in order. It is over when all of them are, or when one fails.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      merged(
        [
          a.eraseToAnyPublisher(), b.eraseToAnyPublisher(), c.eraseToAnyPublisher(), d.eraseToAnyPublisher(),
          e.eraseToAnyPublisher(), f.eraseToAnyPublisher(), g.eraseToAnyPublisher(),
        ], for: subscriber)
    }
  }

  /// The values of eight publishers as they come.
  public struct Merge8<
    A: Publisher, B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher, G: Publisher,
    H: Publisher
  >: Publisher
  where
    A.Failure == B.Failure, A.Output == B.Output, A.Failure == C.Failure, A.Output == C.Output,
    A.Failure == D.Failure, A.Output == D.Output, A.Failure == E.Failure, A.Output == E.Output,
    A.Failure == F.Failure, A.Output == F.Output, A.Failure == G.Failure, A.Output == G.Output,
    A.Failure == H.Failure, A.Output == H.Output
  {
    /// The values of the eight publishers, which are of one type.
    public typealias Output = A.Output
    /// The error of the eight publishers, which is of one type.
    public typealias Failure = A.Failure
    /// The first of the eight publishers.
    public let a: A
    /// The second of the eight publishers.
    public let b: B
    /// The third of the eight publishers.
    public let c: C
    /// The fourth of the eight publishers.
    public let d: D
    /// The fifth of the eight publishers.
    public let e: E
    /// The sixth of the eight publishers.
    public let f: F
    /// The seventh of the eight publishers.
    public let g: G
    /// The eighth of the eight publishers.
    public let h: H

    /// Creates a publisher of the values of eight publishers.
    public init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G, _ h: H) {
      (self.a, self.b, self.c, self.d, self.e, self.f, self.g, self.h) = (a, b, c, d, e, f, g, h)
    }

    /// Subscribes to the eight publishers in order. It is over when all of them are, or when one fails.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      merged(
        [
          a.eraseToAnyPublisher(), b.eraseToAnyPublisher(), c.eraseToAnyPublisher(), d.eraseToAnyPublisher(),
          e.eraseToAnyPublisher(), f.eraseToAnyPublisher(), g.eraseToAnyPublisher(), h.eraseToAnyPublisher(),
        ], for: subscriber)
    }
  }

  /// The values of any number of publishers as they come.
  public struct MergeMany<Upstream: Publisher>: Publisher {
    /// The publishers' values, which are of one type.
    public typealias Output = Upstream.Output
    /// The publishers' error, which is of one type.
    public typealias Failure = Upstream.Failure
    /// The publishers whose values are passed on.
    public let publishers: [Upstream]

    /// Creates a publisher of the values of all the publishers that are named.
    public init(_ upstream: Upstream...) { publishers = upstream }
    /// Creates a publisher of the values of all publishers of a sequence.
    public init<S: Swift.Sequence>(_ upstream: S) where S.Element == Upstream { publishers = Array(upstream) }

    /// Subscribes to all publishers. It is over when all of them are, or when one fails.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      merged(publishers.map { $0.eraseToAnyPublisher() }, for: subscriber)
    }

    /// Returns the same publishers and one more.
    public func merge(with other: Upstream) -> MergeMany<Upstream> { MergeMany(publishers + [other]) }
  }
}

extension Publisher {
  /// Passes on the values of this publisher and of one other publisher, as they come.
  public func merge<B: Publisher>(
    with b: B
  ) -> Publishers.Merge<Self, B>
  where B.Failure == Failure, B.Output == Output {
    Publishers.Merge(self, b)
  }

  /// Passes on the values of this publisher and of two others, as they come.
  public func merge<B: Publisher, C: Publisher>(
    with b: B, _ c: C
  ) -> Publishers.Merge3<Self, B, C>
  where B.Failure == Failure, B.Output == Output, C.Failure == Failure, C.Output == Output {
    Publishers.Merge3(self, b, c)
  }

  /// Passes on the values of this publisher and of three others, as they come.
  public func merge<B: Publisher, C: Publisher, D: Publisher>(
    with b: B, _ c: C, _ d: D
  ) -> Publishers.Merge4<Self, B, C, D>
  where
    B.Failure == Failure, B.Output == Output, C.Failure == Failure, C.Output == Output, D.Failure == Failure,
    D.Output == Output
  {
    Publishers.Merge4(self, b, c, d)
  }

  /// Passes on the values of this publisher and of four others, as they come.
  public func merge<B: Publisher, C: Publisher, D: Publisher, E: Publisher>(
    with b: B, _ c: C, _ d: D, _ e: E
  ) -> Publishers.Merge5<Self, B, C, D, E>
  where
    B.Failure == Failure, B.Output == Output, C.Failure == Failure, C.Output == Output, D.Failure == Failure,
    D.Output == Output, E.Failure == Failure, E.Output == Output
  {
    Publishers.Merge5(self, b, c, d, e)
  }

  /// Passes on the values of this publisher and of five others, as they come.
  public func merge<B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher>(
    with b: B, _ c: C, _ d: D, _ e: E, _ f: F
  ) -> Publishers.Merge6<Self, B, C, D, E, F>
  where
    B.Failure == Failure, B.Output == Output, C.Failure == Failure, C.Output == Output, D.Failure == Failure,
    D.Output == Output, E.Failure == Failure, E.Output == Output, F.Failure == Failure, F.Output == Output
  {
    Publishers.Merge6(self, b, c, d, e, f)
  }

  /// Passes on the values of this publisher and of six others, as they come.
  public func merge<B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher, G: Publisher>(
    with b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G
  ) -> Publishers.Merge7<Self, B, C, D, E, F, G>
  where
    B.Failure == Failure, B.Output == Output, C.Failure == Failure, C.Output == Output, D.Failure == Failure,
    D.Output == Output, E.Failure == Failure, E.Output == Output, F.Failure == Failure, F.Output == Output,
    G.Failure == Failure, G.Output == Output
  {
    Publishers.Merge7(self, b, c, d, e, f, g)
  }

  /// Passes on the values of this publisher and of seven others, as they come.
  public func merge<
    B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher, G: Publisher, H: Publisher
  >(
    with b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G, _ h: H
  ) -> Publishers.Merge8<Self, B, C, D, E, F, G, H>
  where
    B.Failure == Failure, B.Output == Output, C.Failure == Failure, C.Output == Output, D.Failure == Failure,
    D.Output == Output, E.Failure == Failure, E.Output == Output, F.Failure == Failure, F.Output == Output,
    G.Failure == Failure, G.Output == Output, H.Failure == Failure, H.Output == Output
  {
    Publishers.Merge8(self, b, c, d, e, f, g, h)
  }

  /// Passes on the values of this publisher and of another of the same type, as they come.
  public func merge(with other: Self) -> Publishers.MergeMany<Self> { Publishers.MergeMany([self, other]) }
}
