import PlumbUIKit
import SwiftUI

/// The way in which a film fills its layer. A placeholder fills it.
public struct AVLayerVideoGravity: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  /// Creates one of its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// As large as it can be wholly seen.
  public static let resizeAspect = AVLayerVideoGravity(rawValue: "AVLayerVideoGravityResizeAspect")
  /// As small as it fills its place.
  public static let resizeAspectFill = AVLayerVideoGravity(rawValue: "AVLayerVideoGravityResizeAspectFill")
  /// As wide and as high as its place.
  public static let resize = AVLayerVideoGravity(rawValue: "AVLayerVideoGravityResize")
}

/// A layer with a film. Here it is a black placeholder with the film's name.
@preconcurrency @MainActor open class AVPlayerLayer: CALayer {
  /// The player of the film.
  open var player: AVPlayer? { didSet { showPlaceholder() } }
  /// The way in which the film fills the layer.
  open var videoGravity = AVLayerVideoGravity.resizeAspect
  /// Whether the first picture is there.
  open var isReadyForDisplay: Bool { false }
  /// The rectangle of the film in the layer.
  open var videoRect: CGRect { bounds }

  /// Creates a layer without a film.
  public required init() {
    super.init()
    showPlaceholder()
  }
  /// Creates a layer of what a player plays.
  public convenience init(player: AVPlayer?) {
    self.init()
    self.player = player
    showPlaceholder()
  }

  private func showPlaceholder() {
    let name = player?.currentItem?.asset.address?.lastPathComponent
    companionContent = {
      AnyView(
        Placeholder(name ?? "No film", symbol: "play.circle", ground: .black).environment(
          \.colorScheme, .dark))
    }
  }
}
