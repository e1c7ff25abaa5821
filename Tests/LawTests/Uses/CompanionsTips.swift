// swift-format-ignore-file
import SwiftUI
import TipKit
import MediaPlayer
import VisionKit
import NaturalLanguage
import Intents
import CoreNFC

struct FavoriteTip: Tip {
    @Parameter static var isLoggedIn: Bool = false
    static let didOpen = Event(id: "didOpen")
    static let visited: Event = Event(id: "visited")
    var title: Text { Text("Save as a Favorite") }
    var message: Text? { Text("Your favorites always appear at the top of the list.") }
    var image: Image? { Image(systemName: "star") }
    var actions: [Action] {
        Action(id: "learn-more", title: "Learn More")
        Action(id: "later") { Text("Later") }
    }
    var rules: [Rule] {
        #Rule(Self.$isLoggedIn) { $0 == true }
        #Rule(Self.didOpen) { $0.donations.count >= 3 }
    }
    var options: [TipOption] { MaxDisplayCount(3); IgnoresDisplayFrequency(true) }
}
struct PlainTip: Tip {
    var id: String { "plain" }
    var title: Text { Text("Tap to edit").foregroundStyle(.indigo) }
    var rules: [Rule] { [#Rule(FavoriteTip.$isLoggedIn) { $0 }] }
    var options: [any TipOption] { [Tips.MaxDisplayCount(1)] }
    var actions: [Action] { [Action(id: "a", title: "Go", perform: { print("go") })] }
}
struct TipsView: View {
    let tip = FavoriteTip()
    @State private var other = PlainTip()
    @State private var group = TipGroup(.ordered) { FavoriteTip(); PlainTip() }
    var body: some View {
        VStack {
            TipView(tip, arrowEdge: .bottom) { action in
                if action.id == "learn-more" { tip.invalidate(reason: .actionPerformed) }
            }
            .tipBackground(.thinMaterial)
            .tipImageSize(CGSize(width: 30, height: 30))
            .tipCornerRadius(20)
            TipView(other)
                .tipViewStyle(HeadlineTipViewStyle())
            Button("Star") { Task { await FavoriteTip.didOpen.donate() }; FavoriteTip.isLoggedIn = true }
                .popoverTip(other, arrowEdge: .top) { action in print(action.index ?? 0) }
                .popoverTip(group.currentTip as? PlainTip)
            Button("Close") { other.invalidate(reason: .tipClosed); FavoriteTip.visited.sendDonation() }
        }
        .task {
            try? Tips.resetDatastore()
            try? Tips.configure([.displayFrequency(.immediate), .datastoreLocation(.applicationDefault)])
            for await shouldDisplay in tip.shouldDisplayUpdates { print(shouldDisplay) }
        }
        .onAppear { Tips.showAllTipsForTesting(); if case .invalidated(let reason) = tip.status { print(reason) } }
    }
}
struct HeadlineTipViewStyle: TipViewStyle {
    func makeBody(configuration: TipViewStyle.Configuration) -> some View {
        HStack {
            configuration.image?.imageScale(.large)
            VStack { configuration.title; configuration.message }
            Button("Close", systemImage: "xmark") { configuration.tip.invalidate(reason: .tipClosed) }
        }
    }
}
final class NowPlaying {
    func setUp(title: String, artist: String, image: UIImage?, duration: TimeInterval) {
        let center = MPRemoteCommandCenter.shared()
        center.playCommand.isEnabled = true
        center.playCommand.addTarget { _ in .success }
        center.pauseCommand.addTarget { [weak self] event in self == nil ? .commandFailed : .success }
        center.skipForwardCommand.preferredIntervals = [15]
        center.skipForwardCommand.addTarget { event in
            guard let event = event as? MPSkipIntervalCommandEvent else { return .commandFailed }
            print(event.interval); return .success
        }
        center.changePlaybackPositionCommand.addTarget { event in
            if let event = event as? MPChangePlaybackPositionCommandEvent { print(event.positionTime) }
            return .success
        }
        center.nextTrackCommand.addTarget(handler: { _ in .noSuchContent })
        center.togglePlayPauseCommand.removeTarget(nil)
        var info: [String: Any] = [MPMediaItemPropertyTitle: title, MPMediaItemPropertyArtist: artist]
        if let image { info[MPMediaItemPropertyArtwork] = MPMediaItemArtwork(boundsSize: image.size) { _ in image } }
        info[MPMediaItemPropertyPlaybackDuration] = duration
        info[MPNowPlayingInfoPropertyElapsedPlaybackTime] = 0
        info[MPNowPlayingInfoPropertyPlaybackRate] = 1.0
        MPNowPlayingInfoCenter.default().nowPlayingInfo = info
        MPNowPlayingInfoCenter.default().playbackState = .playing
        MPMediaLibrary.requestAuthorization { status in print(status == .authorized) }
        let player = MPMusicPlayerController.applicationMusicPlayer
        player.setQueue(with: MPMediaQuery.songs()); player.play()
        print(player.nowPlayingItem?.title ?? "", MPMediaQuery.songs().items?.count ?? 0)
    }
}
struct VolumeSlider: UIViewRepresentable {
    func makeUIView(context: Context) -> MPVolumeView { let view = MPVolumeView(frame: .zero); view.showsVolumeSlider = true; return view }
    func updateUIView(_ view: MPVolumeView, context: Context) {}
}
struct DocumentScanner: UIViewControllerRepresentable {
    @Binding var images: [UIImage]
    func makeUIViewController(context: Context) -> VNDocumentCameraViewController { let c = VNDocumentCameraViewController(); c.delegate = context.coordinator; return c }
    func updateUIViewController(_ controller: VNDocumentCameraViewController, context: Context) {}
    func makeCoordinator() -> Coordinator { Coordinator(self) }
    class Coordinator: NSObject, VNDocumentCameraViewControllerDelegate {
        let parent: DocumentScanner
        init(_ parent: DocumentScanner) { self.parent = parent }
        func documentCameraViewController(_ controller: VNDocumentCameraViewController, didFinishWith scan: VNDocumentCameraScan) {
            parent.images = (0..<scan.pageCount).map { scan.imageOfPage(at: $0) }; controller.dismiss(animated: true)
        }
        func documentCameraViewControllerDidCancel(_ controller: VNDocumentCameraViewController) {}
        func documentCameraViewController(_ controller: VNDocumentCameraViewController, didFailWithError error: Error) {}
    }
}
struct DataScanner: UIViewControllerRepresentable {
    @Binding var text: String
    func makeUIViewController(context: Context) -> DataScannerViewController {
        let c = DataScannerViewController(recognizedDataTypes: [.barcode(symbologies: [.qr]), .text()], qualityLevel: .balanced, recognizesMultipleItems: true, isHighFrameRateTrackingEnabled: false, isHighlightingEnabled: true)
        c.delegate = context.coordinator
        return c
    }
    func updateUIViewController(_ c: DataScannerViewController, context: Context) { if DataScannerViewController.isSupported && DataScannerViewController.isAvailable { try? c.startScanning() } }
    func makeCoordinator() -> Coordinator { Coordinator(self) }
    class Coordinator: NSObject, DataScannerViewControllerDelegate {
        let parent: DataScanner
        init(_ parent: DataScanner) { self.parent = parent }
        func dataScanner(_ dataScanner: DataScannerViewController, didTapOn item: RecognizedItem) {
            switch item { case .text(let text): parent.text = text.transcript; case .barcode(let code): parent.text = code.payloadStringValue ?? ""; @unknown default: break }
        }
        func dataScanner(_ dataScanner: DataScannerViewController, didAdd addedItems: [RecognizedItem], allItems: [RecognizedItem]) {}
    }
}
func analyze(_ text: String) -> [String] {
    let tokenizer = NLTokenizer(unit: .word)
    tokenizer.string = text
    var words: [String] = []
    tokenizer.enumerateTokens(in: text.startIndex..<text.endIndex) { range, _ in words.append(String(text[range])); return true }
    let tagger = NLTagger(tagSchemes: [.lexicalClass, .sentimentScore])
    tagger.string = text
    let (sentiment, _) = tagger.tag(at: text.startIndex, unit: .paragraph, scheme: .sentimentScore)
    tagger.enumerateTags(in: text.startIndex..<text.endIndex, unit: .word, scheme: .lexicalClass, options: [.omitPunctuation, .omitWhitespace]) { tag, range in
        if tag == .noun { print(text[range]) }
        return true
    }
    let recognizer = NLLanguageRecognizer(); recognizer.processString(text)
    print(Double(sentiment?.rawValue ?? "0") ?? 0, recognizer.dominantLanguage?.rawValue ?? "", NLLanguageRecognizer.dominantLanguage(for: text) == .english)
    return words
}
