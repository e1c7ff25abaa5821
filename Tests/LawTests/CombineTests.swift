import Testing

/// Files that use Combine as on Apple's systems.
@Suite("Combine")
struct CombineTests {
  @Test("a file that only imports SwiftUI sees Combine's names")
  func swiftUIAlone() throws {
    try expectTypes(
      """
      import SwiftUI
      final class Store: ObservableObject {
        @Published var items = ["a"]
        var bag = Set<AnyCancellable>()
        let session = URLSession.shared
      }
      struct Row: View {
        @StateObject private var store = Store()
        var body: some View { ForEach($store.items, id: \\.self) { $item in Text(item) } }
      }
      """)
  }

  @Test("a session is what the protocols of code ask for that tests its networking")
  func sessions() throws {
    try expectTypes(
      """
      import Foundation
      protocol Requests: Sendable {
        func data(for request: URLRequest) async throws -> (Data, URLResponse)
        func upload(for request: URLRequest, from bodyData: Data) async throws -> (Data, URLResponse)
        func upload(for request: URLRequest, fromFile fileURL: URL) async throws -> (Data, URLResponse)
        func download(for request: URLRequest) async throws -> (URL, URLResponse)
      }
      protocol Addresses {
        func data(from url: URL) async throws -> (Data, URLResponse)
        func download(from url: URL) async throws -> (URL, URLResponse)
      }
      extension URLSession: Requests, Addresses {}
      func load(_ session: URLSession, _ url: URL) async throws -> Data {
        let (data, _) = try await session.data(from: url)
        let (more, _) = try await session.data(for: URLRequest(url: url), delegate: nil)
        return data + more
      }
      """)
  }

  @Test("publishers of timers, notifications and addresses, and schedulers by their plain names")
  func foundation() throws {
    try expectTypes(
      """
      import Combine
      import Foundation
      var bag = Set<AnyCancellable>()
      class Base: ObservableObject { @Published var text = "" }
      final class Model: Base { @Published var words: [String] = [] }
      func generic<T: ObservableObject>(_ object: T) where T.ObjectWillChangePublisher == ObservableObjectPublisher {
        object.objectWillChange.send()
      }
      func use(_ model: Model) {
        generic(model)
        Timer.publish(every: 1, on: .main, in: .common).autoconnect().sink { _ in }.store(in: &bag)
        NotificationCenter.default.publisher(for: Notification.Name("x")).sink { _ in }.store(in: &bag)
        URLSession.shared.dataTaskPublisher(for: URL(string: "https://a.example")!)
          .map(\\.data).decode(type: [String].self, decoder: JSONDecoder()).replaceError(with: [])
          .receive(on: DispatchQueue.main).assign(to: &model.$words)
        model.$text.debounce(for: .milliseconds(300), scheduler: DispatchQueue.main)
          .throttle(for: 0.5, scheduler: RunLoop.main, latest: true).removeDuplicates()
          .delay(for: .seconds(1), scheduler: OperationQueue.main)
          .sink { _ in }.store(in: &bag)
        let any: AnyPublisher<Int, Never> = Just(1).eraseToAnyPublisher()
        Optional(1).publisher.sink { _ in }.store(in: &bag)
        Result<Int, Never>.success(1).publisher.sink { _ in }.store(in: &bag)
        any.sink { _ in }.store(in: &bag)
      }
      """)
  }

  @Test("a run loop and a queue of operations are schedulers of different types")
  func schedulers() throws {
    try expectTypes(
      """
      import Combine
      import Foundation
      struct AnyScheduler<Time, Options> { let name: String }
      extension AnyScheduler
      where Time == OperationQueue.SchedulerTimeType, Options == OperationQueue.SchedulerOptions {
        static var main: Self { AnyScheduler(name: "queue") }
      }
      extension AnyScheduler where Time == RunLoop.SchedulerTimeType, Options == RunLoop.SchedulerOptions {
        static var main: Self { AnyScheduler(name: "loop") }
      }
      """)
  }
}
