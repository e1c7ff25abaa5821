import SwiftUI
import PlumbViews

/// A film with its controls. Here it is a black placeholder with the film's name.
public struct VideoPlayer<VideoOverlay: View>: View, CalledView {
  package let callSite = _CallSite()
  private let name: String?
  private let overlay: VideoOverlay

  /// Shows the film of a player, with views above it.
  public init(player: AVPlayer?, @ViewBuilder videoOverlay: () -> VideoOverlay) {
    name = player?.currentItem?.asset.address?.lastPathComponent
    overlay = videoOverlay()
  }

  public var body: some View {
    ZStack {
      Placeholder(name ?? "No film", symbol: "play.circle", ground: .black).environment(\.colorScheme, .dark)
      overlay
    }
    .accessibilityElement(children: .contain).accessibilityLabel("Video")
  }
}

extension VideoPlayer where VideoOverlay == EmptyView {
  /// Shows the film of a player.
  public init(player: AVPlayer?) { self.init(player: player) { EmptyView() } }
}
