import Foundation
import PlumbSource

/// The processes and threads of a command at the same time. Where fewer can begin, the compiler waits for a thread without an end.
enum Processes {
  /// For the compiler and what is between it and us: with 16 a first picture is made, and with 12 the compiler hangs
  /// (tried; the rest is assumed).
  private static let ofCommand = 24
  /// For the first children of a server, too (assumed).
  private static let ofServer = 48

  /// Returns why a command cannot run with so few; `nil` when it can.
  static func problem(for words: [String]) -> Failure? {
    let serves = ["run", "preview"].contains(words.first)
    let (who, needed) = serves ? ("a server", ofServer) : ("plumb", ofCommand)
    let free = free(atMost: needed)
    guard free < needed else { return nil }
    return Failure(
      .notWritten,
      "Only \(free) more processes and threads can begin here, and \(who) needs \(needed): raise ulimit -u or the limit of the container, or end other processes of this account."
    )
  }

  /// Only a trial shows it: an account, a container and the machine all have limits.
  private static func free(atMost most: Int) -> Int {
    var gate = sem_t()
    sem_init(&gate, 0, 0)
    var attributes = pthread_attr_t()
    pthread_attr_init(&attributes)
    pthread_attr_setstacksize(&attributes, 1 << 16)
    defer { pthread_attr_destroy(&attributes) }
    return withUnsafeMutablePointer(to: &gate) { gate in
      var threads: [pthread_t] = []
      while threads.count < most {
        var thread = pthread_t()
        let failed = pthread_create(
          &thread, &attributes,
          { gate in
            while let gate, sem_wait(gate.assumingMemoryBound(to: sem_t.self)) != 0 {}
            return nil
          }, gate)
        guard failed == 0 else { break }
        threads.append(thread)
      }
      for _ in threads { sem_post(gate) }
      for thread in threads { pthread_join(thread, nil) }
      return threads.count
    }
  }
}
