/// Takes the body of one request, on the thread of all connections, and answers the request. It must not wait.
protocol BodyReader: AnyObject {
  /// Takes the next bytes, or says why not: then nothing more is read.
  func take(_ bytes: UnsafeRawBufferPointer) -> Response?
  /// All bytes are there.
  func end() -> Response
}

/// What becomes of a request's body.
enum BodyAnswer {
  case refused(Response)
  case read(any BodyReader)

  /// What is said where no request has one.
  static var none: BodyAnswer { .refused(Response(.bodyTooLarge, "Requests have no body here.")) }
}

extension RequestHandler {
  func body(of request: Request) -> BodyAnswer { .none }
}
