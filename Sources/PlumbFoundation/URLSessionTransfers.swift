public import Foundation
public import FoundationNetworking

/// The transfers without their own delegate. Foundation for Linux has them with a parameter that may be left out, which
/// satisfies no protocol that asks for less, as code does that tests its networking.
extension URLSession {
  /// Returns what an address answers to a request, and the header of the answer.
  public func data(for request: URLRequest) async throws -> (Data, URLResponse) {
    try await data(for: request, delegate: nil)
  }

  /// Returns what an address answers, and the header of the answer.
  public func data(from url: URL) async throws -> (Data, URLResponse) {
    try await data(from: url, delegate: nil)
  }

  /// Sends data with a request, and returns what is answered.
  public func upload(for request: URLRequest, from bodyData: Data) async throws -> (Data, URLResponse) {
    try await upload(for: request, from: bodyData, delegate: nil)
  }

  /// Sends a file with a request, and returns what is answered.
  public func upload(for request: URLRequest, fromFile fileURL: URL) async throws -> (Data, URLResponse) {
    try await upload(for: request, fromFile: fileURL, delegate: nil)
  }

  /// Returns the file into which the answer to a request is written.
  public func download(for request: URLRequest) async throws -> (URL, URLResponse) {
    try await download(for: request, delegate: nil)
  }

  /// Returns the file into which the answer of an address is written.
  public func download(from url: URL) async throws -> (URL, URLResponse) {
    try await download(from: url, delegate: nil)
  }
}
