import Foundation
import PlumbDrawing

/// The phase of loading an image.
public enum AsyncImagePhase: Sendable {
  /// No image is loaded yet.
  case empty
  /// The image is there.
  case success(Image)
  /// The image could not be loaded or read, for this reason.
  case failure(any Error)

  /// The image, once it is there.
  public var image: Image? { if case .success(let image) = self { image } else { nil } }
  /// The reason why loading the image has failed.
  public var error: (any Error)? { if case .failure(let error) = self { error } else { nil } }
}

/// An image from an address. Files are there at once; others only where the host loads them.
///
/// In a still picture an address of the net is never loaded, so the placeholder is shown: the same picture everywhere. A
/// live window loads it, and shows the failure where there is no network.
nonisolated public struct AsyncImage<Content: View>: View, CalledView {
  package let callSite = _CallSite()
  private let url: URL?
  private let scale: CGFloat
  private let transaction: Transaction
  private let content: (AsyncImagePhase) -> Content
  /// The image that has come from the net, and its address.
  @State private var loaded: LoadedImage?
  @Environment(\.resources) private var resources

  /// - Parameters:
  ///   - scale: pixels per point.
  ///   - transaction: of the change from one phase to the next.
  public init(
    url: URL?, scale: CGFloat = 1, transaction: Transaction = Transaction(),
    @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
  ) {
    (self.url, self.scale, self.transaction, self.content) = (url, scale, transaction, content)
    _loaded = State(initialValue: nil)
  }

  @MainActor public var body: some View {
    content(phase).task(id: url) { await load() }
  }
  public static var _memberCount: Int? { nil }

  @MainActor private var phase: AsyncImagePhase {
    guard let url else { return .empty }
    if url.isFileURL { return phase(of: resources.readImage(url)) }
    guard let loaded, loaded.url == url else { return .empty }
    return phase(of: loaded.result)
  }

  private func phase(of result: Result<PixelImage, any Error>) -> AsyncImagePhase {
    switch result {
    case .success(let pixels): .success(Image(.pixels(pixels, scale: scale > 0 ? scale : 1)))
    case .failure(let error): .failure(error)
    }
  }

  @MainActor private func load() async {
    guard let url, !url.isFileURL, loaded?.url != url, let fetch = resources.fetchImage else { return }
    let result: Result<PixelImage, any Error>
    do {
      result = .success(try await fetch(url))
    } catch {
      result = .failure(error)
    }
    guard !Task.isCancelled else { return }
    withTransaction(transaction) { loaded = LoadedImage(url: url, result: result) }
  }
}

private struct LoadedImage {
  let url: URL
  let result: Result<PixelImage, any Error>
}

nonisolated extension AsyncImage {
  /// Creates a view of the unchanged image, with a grey rectangle until it is loaded.
  public init(url: URL?, scale: CGFloat = 1) where Content == _AsyncImageContent {
    self.init(url: url, scale: scale) { _AsyncImageContent(image: $0.image) }
  }

  /// Creates an image from an address with a placeholder until it is there, and also where it cannot be loaded.
  ///
  /// - Parameter scale: pixels per point.
  public init<I: View, P: View>(
    url: URL?, scale: CGFloat = 1, @ViewBuilder content: @escaping (Image) -> I,
    @ViewBuilder placeholder: @escaping () -> P
  ) where Content == _ConditionalContent<I, P> {
    self.init(url: url, scale: scale) { phase in
      if let image = phase.image { content(image) } else { placeholder() }
    }
  }
}

/// The default content of an image from an address.
nonisolated public struct _AsyncImageContent: View {
  let image: Image?

  @MainActor public var body: some View {
    if let image { image } else { Color(.tertiaryFill) }
  }
}
