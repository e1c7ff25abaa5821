/// Reads the body of one request, on the thread of all connections, and answers the request. It must not block.
protocol BodyReader: AnyObject {
  /// Reads the next bytes, or returns the response that refuses them. Nothing more is read after a refusal.
  func take(_ bytes: UnsafeRawBufferPointer) -> Response?
  /// All bytes are there.
  func end() -> Response
}

/// The decision about a request's body.
enum BodyAnswer {
  case refused(Response)
  case read(any BodyReader)

  /// The answer of a server whose requests have no body.
  static var none: BodyAnswer { .refused(Response(.bodyTooLarge, "Requests have no body here.")) }
}

extension RequestHandler {
  func body(of request: Request) -> BodyAnswer { .none }
}
