public import Foundation
public import FoundationNetworking
public import OpenCombine

extension URLSession {
  /// Returns a publisher of what an address answers.
  public func dataTaskPublisher(for url: URL) -> DataTaskPublisher {
    dataTaskPublisher(for: URLRequest(url: url))
  }

  /// Returns a publisher of the answer to a request.
  public func dataTaskPublisher(for request: URLRequest) -> DataTaskPublisher {
    DataTaskPublisher(request: request, session: self)
  }

  /// A publisher that sends a request for each subscription, and publishes the answer.
  public struct DataTaskPublisher: Publisher, Sendable {
    /// The body and the header of the answer.
    public typealias Output = (data: Data, response: URLResponse)
    /// The error when no answer arrives. An error of another type than `URLError` becomes `.unknown`.
    public typealias Failure = URLError

    /// The request that is sent for each subscription.
    public let request: URLRequest
    /// The session that sends the request.
    public let session: URLSession

    /// Creates a publisher of the answer to a request. The request is not sent until a subscriber asks for a value.
    public init(request: URLRequest, session: URLSession) {
      (self.request, self.session) = (request, session)
    }

    /// Sends the request when the subscriber first asks for a value, and cancels the request with the subscription.
    ///
    /// An answer with a status such as 404 is a value, no failure.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let answer = PassthroughSubject<Output, Failure>()
      let carried = Carried(value: answer)
      let task = session.dataTask(with: request) { data, response, error in
        if let data, let response, error == nil {
          carried.value.send((data, response))
          carried.value.send(completion: .finished)
        } else {
          carried.value.send(completion: .failure(error as? URLError ?? URLError(.unknown)))
        }
      }
      answer.handleEvents(receiveCancel: { task.cancel() }, receiveRequest: { _ in task.resume() })
        .receive(subscriber: subscriber)
    }
  }
}
