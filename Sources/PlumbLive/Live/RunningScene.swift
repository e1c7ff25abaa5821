import Foundation
import PlumbServer
import PlumbSource

/// A child with an app in it.
package final class RunningScene {
  package let title: String
  private let program: RunningProgram
  private let wire: Wire
  private let screens: Screens
  private let source: CompiledSource
  private let request: ChildRequest

  /// - Parameter folder: where what the app keeps is: another start finds it there.
  package init(_ request: ChildRequest, of source: CompiledSource, title: String, in folder: TemporaryFolder)
    throws
  {
    let screens = Screens()
    var end: Wire?
    program = try source.start(request, environment: ["XDG_CONFIG_HOME": folder.path("settings")]) { wire in
      end = wire
      return { screens.put($0) }
    } ended: {
      screens.end($0, $1)
    }
    guard let end else { preconditionFailure("A child has a wire.") }
    (wire, self.screens, self.title, self.source, self.request) = (end, screens, title, source, request)
  }

  package func ask(_ request: DriveRequest, _ cancellation: Cancellation) throws -> DriveAnswer {
    let data = try JSONEncoder().encode(request)
    let deadline = DispatchTime.now() + source.viewTimeout
    screens.expect()
    cancellation.whenCancelled { [screens] in screens.wake() }
    wire.post(WireMessage(kind: .action, bytes: Array(data)))
    if let screen = screens.wait(until: deadline, orWhen: { cancellation.isCancelled }) {
      do { return try JSONDecoder().decode(DriveAnswer.self, from: screen) } catch {
        end()
        throw Failure(.viewFailed, "\(title) \(HeardChild.stray)")
      }
    }
    end()
    if cancellation.isCancelled { throw Compiler.Problem.cancelled }
    throw failure()
  }

  /// Ends the app, and returns when it has ended; at most two seconds later.
  package func end() {
    program.end()
    screens.waitForEnd(until: .now() + 2)
  }

  /// Returns why it does not answer.
  private func failure() -> Failure {
    if let (outcome, said) = screens.ending, case .success(let outcome) = outcome,
      said.isStray || outcome.end != .signalled(SIGKILL),
      let failure = source.ended(outcome, title, request, said)
    {
      return failure
    }
    return Failure(
      .viewFailed,
      "\(title) did not answer within \(source.viewTimeout.formatted()) seconds (--timeout), and was ended.")
  }
}
