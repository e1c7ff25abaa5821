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
