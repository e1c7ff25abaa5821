// swift-format-ignore-file
import SwiftUI
import SafariServices
import MessageUI
import AVKit
import PhotosUI
import Photos
import GameKit
import QuartzCore

struct SafariView: UIViewControllerRepresentable {
    let url: URL
    func makeUIViewController(context: UIViewControllerRepresentableContext<SafariView>) -> SFSafariViewController {
        let config = SFSafariViewController.Configuration()
        config.entersReaderIfAvailable = true
        let controller = SFSafariViewController(url: url, configuration: config)
        controller.preferredControlTintColor = .systemRed
        controller.dismissButtonStyle = .close
        return SFSafariViewController(url: url)
    }
    func updateUIViewController(_ uiViewController: SFSafariViewController, context: UIViewControllerRepresentableContext<SafariView>) {}
}
struct MailView: UIViewControllerRepresentable {
    @Environment(\.presentationMode) var presentation
    @Binding var result: Result<MFMailComposeResult, Error>?
    class Coordinator: NSObject, MFMailComposeViewControllerDelegate {
        @Binding var presentation: PresentationMode
        @Binding var result: Result<MFMailComposeResult, Error>?
        init(presentation: Binding<PresentationMode>, result: Binding<Result<MFMailComposeResult, Error>?>) {
            _presentation = presentation
            _result = result
        }
        func mailComposeController(_ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult, error: Error?) {
            defer { $presentation.wrappedValue.dismiss() }
            guard error == nil else { self.result = .failure(error!); return }
            self.result = .success(result)
        }
    }
    func makeCoordinator() -> Coordinator { Coordinator(presentation: presentation, result: $result) }
    func makeUIViewController(context: UIViewControllerRepresentableContext<MailView>) -> MFMailComposeViewController {
        let vc = MFMailComposeViewController()
        vc.mailComposeDelegate = context.coordinator
        vc.setToRecipients(["a@example.org"])
        vc.setSubject("Feedback")
        vc.setMessageBody("<b>Hello</b>", isHTML: true)
        vc.addAttachmentData(Data(), mimeType: "text/plain", fileName: "log.txt")
        return vc
    }
    func updateUIViewController(_ uiViewController: MFMailComposeViewController, context: UIViewControllerRepresentableContext<MailView>) {}
}
class Messages: NSObject, MFMessageComposeViewControllerDelegate {
    func messageComposeViewController(_ controller: MFMessageComposeViewController, didFinishWith result: MessageComposeResult) {
        switch result { case .sent: break; case .cancelled, .failed: controller.dismiss(animated: true); @unknown default: break }
    }
    func make() -> MFMessageComposeViewController? {
        guard MFMessageComposeViewController.canSendText() else { return nil }
        let controller = MFMessageComposeViewController()
        controller.body = "Hi"
        controller.recipients = ["1"]
        controller.messageComposeDelegate = self
        return controller
    }
}
struct PlayerView: UIViewControllerRepresentable {
    let player: AVPlayer
    func makeUIViewController(context: Context) -> AVPlayerViewController {
        let controller = AVPlayerViewController()
        controller.player = player
        controller.showsPlaybackControls = false
        controller.videoGravity = .resizeAspectFill
        controller.allowsPictureInPicturePlayback = true
        return controller
    }
    func updateUIViewController(_ controller: AVPlayerViewController, context: Context) {}
}
class PlayerUIView: UIView {
    private let playerLayer = AVPlayerLayer()
    override init(frame: CGRect) {
        super.init(frame: frame)
        playerLayer.player = AVPlayer(url: URL(string: "https://example.org/a.mp4")!)
        playerLayer.videoGravity = .resizeAspectFill
        layer.addSublayer(playerLayer)
    }
    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
    override func layoutSubviews() { super.layoutSubviews(); playerLayer.frame = bounds }
}
struct ImagePicker: UIViewControllerRepresentable {
    @Binding var image: UIImage?
    func makeUIViewController(context: Context) -> PHPickerViewController {
        var config = PHPickerConfiguration()
        config.filter = .images
        config.selectionLimit = 0
        let picker = PHPickerViewController(configuration: config)
        picker.delegate = context.coordinator
        _ = PHPickerConfiguration(photoLibrary: .shared())
        return picker
    }
    func updateUIViewController(_ uiViewController: PHPickerViewController, context: Context) {}
    func makeCoordinator() -> Coordinator { Coordinator(self) }
    class Coordinator: NSObject, PHPickerViewControllerDelegate {
        let parent: ImagePicker
        init(_ parent: ImagePicker) { self.parent = parent }
        func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult]) {
            picker.dismiss(animated: true)
            guard let provider = results.first?.itemProvider else { return }
            print(provider, results.compactMap(\.assetIdentifier))
        }
    }
}
func askForPhotos() {
    PHPhotoLibrary.requestAuthorization { status in
        switch status {
        case .authorized, .limited: print("yes")
        case .denied, .restricted, .notDetermined: print("no")
        @unknown default: break
        }
    }
    PHPhotoLibrary.requestAuthorization(for: .readWrite) { (status) in print(status) }
    PHPhotoLibrary.shared().performChanges({ PHAssetChangeRequest.creationRequestForAsset(from: UIImage()) }) { saved, error in print(saved, error as Any) }
    print(PHAsset.fetchAssets(with: .image, options: nil).count, PHPhotoLibrary.authorizationStatus() == .authorized)
}
func signIn() {
    let player = GKLocalPlayer.local
    player.authenticateHandler = { controller, error in
        if let controller = controller { print(controller) } else if let error = error { print(error.localizedDescription) }
    }
    print(player.isAuthenticated, GKRandomSource.sharedRandom().nextInt(upperBound: 6))
    GKAccessPoint.shared.location = .topLeading
    GKAccessPoint.shared.isActive = player.isAuthenticated
    let achievement = GKAchievement(identifier: "first")
    achievement.percentComplete = 100
    GKAchievement.report([achievement]) { error in print(error as Any) }
}
struct GameCenterView: UIViewControllerRepresentable {
    class Coordinator: NSObject, GKGameCenterControllerDelegate {
        func gameCenterViewControllerDidFinish(_ gameCenterViewController: GKGameCenterViewController) { gameCenterViewController.dismiss(animated: true) }
    }
    func makeCoordinator() -> Coordinator { Coordinator() }
    func makeUIViewController(context: Context) -> GKGameCenterViewController {
        let controller = GKGameCenterViewController(state: .leaderboards)
        controller.gameCenterDelegate = context.coordinator
        return controller
    }
    func updateUIViewController(_ uiViewController: GKGameCenterViewController, context: Context) {}
}
class Ticker: NSObject {
    var link: CADisplayLink?
    var start = CACurrentMediaTime()
    func begin() {
        link = CADisplayLink(target: self, selector: #selector(step(_:)))
        link?.preferredFramesPerSecond = 30
        link?.add(to: .main, forMode: .common)
        link?.add(to: .current, forMode: .default)
    }
    @objc func step(_ link: CADisplayLink) { print(link.timestamp - start, link.targetTimestamp, link.duration) }
    func end() { link?.isPaused = true; link?.invalidate(); link = nil }
}
func layers() {
    let layer = CALayer()
    layer.contents = UIImage().cgImage
    layer.contentsGravity = .resizeAspectFill
    layer.transform = CATransform3DMakeRotation(.pi / 4, 0, 0, 1)
    layer.setAffineTransform(CGAffineTransform(scaleX: 2, y: 2))
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    CATransaction.setCompletionBlock { print("done") }
    let animation = CAKeyframeAnimation(keyPath: "position.x")
    animation.values = [0, 10, -10, 0]
    animation.keyTimes = [0, 0.2, 0.8, 1]
    animation.timingFunction = CAMediaTimingFunction(controlPoints: 0.2, 0, 0.4, 1)
    animation.fillMode = .forwards
    animation.duration = 1
    animation.repeatCount = .infinity
    layer.add(animation, forKey: "shake")
    let group = CAAnimationGroup()
    group.animations = [animation, CASpringAnimation(keyPath: "transform.scale"), CABasicAnimation(keyPath: "opacity")]
    CATransaction.commit()
    let emitter = CAEmitterLayer()
    emitter.emitterShape = .line
    emitter.emitterPosition = CGPoint(x: 10, y: -10)
    let cell = CAEmitterCell()
    cell.birthRate = 4
    cell.contents = UIImage().cgImage
    cell.emissionLongitude = .pi
    emitter.emitterCells = [cell]
}
func isReal(word: String) -> Bool {
    let checker = UITextChecker()
    let range = NSRange(location: 0, length: word.utf16.count)
    let misspelledRange = checker.rangeOfMisspelledWord(in: word, range: range, startingAt: 0, wrap: false, language: "en")
    return misspelledRange.location == NSNotFound
}
