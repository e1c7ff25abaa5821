import PlumbTesting
import SwiftUI
import Testing
import Waiting

@testable import PlumbCompanions

/// Shows a controller.
private struct Shown<Controller: UIViewController>: UIViewControllerRepresentable {
  let controller: Controller
  func makeUIViewController(context: Context) -> Controller { controller }
  func updateUIViewController(_ uiViewController: Controller, context: Context) {}
}

@Suite("Controllers that are placeholders") @MainActor struct ControllerPlaceholderTests {
  private final class Listener: NSObject, SFSafariViewControllerDelegate, MFMailComposeViewControllerDelegate,
    MFMessageComposeViewControllerDelegate, PHPickerViewControllerDelegate, GKGameCenterControllerDelegate
  {
    var lines: [String] = []
    func safariViewControllerDidFinish(_ controller: SFSafariViewController) { lines.append("page") }
    func mailComposeController(
      _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult,
      error: (any Error)?
    ) { lines.append("mail \(result)") }
    func messageComposeViewController(
      _ controller: MFMessageComposeViewController, didFinishWith result: MessageComposeResult
    ) { lines.append("message \(result)") }
    func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult]) {
      lines.append("pictures \(results.count)")
    }
    func gameCenterViewControllerDidFinish(_ gameCenterViewController: GKGameCenterViewController) {
      lines.append("games")
    }
  }
  private let listener = Listener()

  private func shown(_ controller: UIViewController) -> TestedView {
    TestedView(proposing: 300, 400) { Shown(controller: controller) }
  }

  @available(*, deprecated)
  @Test("a page over an app shows its address, and its button ends it")
  func safari() {
    let controller = SFSafariViewController(url: URL(string: "https://example.org/a")!)
    controller.delegate = listener
    controller.dismissButtonStyle = .close
    let view = shown(controller)
    #expect(view.frame(of: "Text(\"https://example.org/a\")") != nil)
    view.tap("Close")
    #expect(listener.lines == ["page"])
  }

  @Test("a mail can not be sent; one that is shown has its subject, and can be cancelled")
  func mail() {
    #expect(!MFMailComposeViewController.canSendMail())
    let controller = MFMailComposeViewController()
    controller.mailComposeDelegate = listener
    controller.setSubject("Feedback")
    controller.setToRecipients(["a@example.org"])
    controller.setMessageBody("<p>Hi</p>", isHTML: true)
    controller.setCcRecipients(["b@example.org", "c@example.org"])
    let view = shown(controller)
    #expect(view.frame(of: "Text(\"Feedback\")") != nil)
    #expect(view.outline.contains("⏎Cc: b@example.org"))
    view.tap("Cancel")
    #expect(listener.lines == ["mail cancelled"])
  }

  @Test("a message can not be sent; one that is shown can be cancelled")
  func message() {
    #expect(!MFMessageComposeViewController.canSendText())
    let controller = MFMessageComposeViewController()
    controller.messageComposeDelegate = listener
    controller.body = "Hi"
    shown(controller).tap("Cancel")
    #expect(listener.lines == ["message cancelled"])
  }

  @available(*, deprecated)
  @Test("of pictures none is chosen, and access to them is refused")
  func pictures() async {
    let controller = PHPickerViewController(configuration: PHPickerConfiguration())
    controller.delegate = listener
    shown(controller).tap("Cancel")
    #expect(listener.lines == ["pictures 0"])
    #expect(await PHPhotoLibrary.requestAuthorization(for: .readWrite) == .denied)
    #expect(PHAsset.fetchAssets(with: nil).firstObject == nil)
    var answer: (any Error)?
    do { try await PHPhotoLibrary.shared().performChanges({}) } catch { answer = error }
    #expect(answer is PHPhotosError)
  }

  @Test("nobody plays, and the page of a player ends by its button")
  func games() {
    #expect(!GKLocalPlayer.local.isAuthenticated)
    let controller = GKGameCenterViewController(state: .leaderboards)
    controller.gameCenterDelegate = listener
    shown(controller).tap("Done")
    #expect(listener.lines == ["games"])
  }

  @Test("a film is the placeholder of VideoPlayer, in a controller and in a layer")
  func films() {
    let controller = AVPlayerViewController()
    controller.player = AVPlayer(url: URL(string: "https://example.org/film.mp4")!)
    #expect(shown(controller).frame(of: "Text(\"film.mp4\")") != nil)
    let screen = UIViewController()
    let layer = AVPlayerLayer(player: controller.player)
    layer.frame = CGRect(x: 0, y: 0, width: 300, height: 100)
    screen.view.layer.addSublayer(layer)
    #expect(shown(screen).frame(of: "Text(\"film.mp4\")") != nil)
  }

  @available(*, deprecated)
  @Test("speech is not understood, and no engine starts")
  func speech() throws {
    let recognizer = try #require(SFSpeechRecognizer(locale: Locale(identifier: "en-US")))
    #expect(!recognizer.isAvailable && SFSpeechRecognizer.authorizationStatus() == .denied)
    let engine = AVAudioEngine()
    engine.inputNode.installTap(onBus: 0, bufferSize: 1024, format: nil) { _, _ in }
    #expect(throws: AVAudioEngineError.self) { try engine.start() }
    #expect(!engine.isRunning)
  }

  @Test("a display link calls its method until it is invalidated")
  func displayLink() async throws {
    let counter = Counter()
    let link = CADisplayLink(target: counter, selector: Selector(Counter.step(_:)))
    link.add(to: .main, forMode: .common)
    try await waitUntil { counter.count >= 3 }
    #expect(link.timestamp > 0 && link.targetTimestamp > link.timestamp)
    link.invalidate()
    let count = counter.count
    // Another link has stepped in that time; the first one would have, too.
    let other = Counter()
    let second = CADisplayLink(target: other, selector: Selector(Counter.step(_:)))
    second.add(to: .main, forMode: .common)
    try await waitUntil { other.count >= 4 }
    second.invalidate()
    #expect(counter.count == count)
  }

  @MainActor private final class Counter: NSObject {
    var count = 0
    func step(_ link: CADisplayLink) { count += 1 }
  }
}
