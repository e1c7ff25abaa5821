// swift-format-ignore-file
import SwiftUI
import AVKit

struct VideoScreen: View {
  @State private var player = AVPlayer(url: URL(string: "https://example.org/movies/bunny.mp4")!)
  @State var audio: AVAudioPlayer?
  var body: some View {
    VStack {
      VideoPlayer(player: player) { Text("Watermark").foregroundStyle(.white) }.frame(height: 200)
      Button("Play") {
        player.play()
        try? AVAudioSession.sharedInstance().setCategory(.playback, mode: .default, options: [.mixWithOthers])
        audio = try? AVAudioPlayer(contentsOf: URL(fileURLWithPath: "/x.mp3"))
        audio?.play()
        player.seek(to: CMTime(seconds: 3, preferredTimescale: 600))
        let u = AVSpeechUtterance(string: "Hello"); u.voice = AVSpeechSynthesisVoice(language: "en-GB")
        AVSpeechSynthesizer().speak(u)
      }
    }.onAppear { player.play() }
      .onReceive(NotificationCenter.default.publisher(for: .AVPlayerItemDidPlayToEndTime)) { _ in }
  }
}
@MainActor final class ClipInformation: ObservableObject {
    @Published var seconds = 0.0
    @Published var cover: UIImage?
    func read(_ url: URL) async {
        let asset = AVURLAsset(url: url)
        do {
            let duration = try await asset.load(.duration)
            seconds = duration.seconds
            let generator = AVAssetImageGenerator(asset: asset)
            generator.appliesPreferredTrackTransform = true; generator.maximumSize = CGSize(width: 200, height: 200)
            let image = try generator.copyCGImage(at: CMTime(seconds: 1, preferredTimescale: 60), actualTime: nil)
            cover = UIImage(cgImage: image)
            let (later, _) = try await generator.image(at: .zero)
            cover = UIImage(cgImage: later)
        } catch { print(error.localizedDescription) }
    }
    static func level(of buffer: AVAudioPCMBuffer) -> Float {
        guard let data = buffer.floatChannelData else { return 0 }
        let samples = UnsafeBufferPointer(start: data[0], count: Int(buffer.frameLength))
        return samples.map { $0 * $0 }.reduce(0, +) / Float(max(buffer.frameLength, 1))
    }
}
