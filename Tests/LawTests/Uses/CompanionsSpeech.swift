// swift-format-ignore-file
import Foundation
import AVFoundation
import Speech
import SwiftUI

// As a recorder of meetings is written: an actor that hears, and a published transcript.
actor Transcriber: ObservableObject {
    enum Problem: Error { case noRecognizer, notAuthorized, notPermitted, unavailable }
    @MainActor @Published var transcript: String = ""
    private var audioEngine: AVAudioEngine?
    private var request: SFSpeechAudioBufferRecognitionRequest?
    private var task: SFSpeechRecognitionTask?
    private let recognizer: SFSpeechRecognizer?

    init() {
        recognizer = SFSpeechRecognizer()
        guard recognizer != nil else { return }
        Task {
            do {
                guard await SFSpeechRecognizer.isAuthorized() else { throw Problem.notAuthorized }
                guard await AVAudioSession.sharedInstance().isPermitted() else { throw Problem.notPermitted }
            } catch { show(error) }
        }
    }
    @MainActor func start() { Task { await transcribe() } }
    private func transcribe() {
        guard let recognizer, recognizer.isAvailable else { return show(Problem.unavailable) }
        do {
            let (audioEngine, request) = try Self.prepare()
            self.audioEngine = audioEngine
            self.request = request
            self.task = recognizer.recognitionTask(with: request, resultHandler: { [weak self] result, error in
                self?.handle(audioEngine: audioEngine, result: result, error: error)
            })
        } catch { reset(); show(error) }
    }
    private func reset() {
        task?.cancel()
        audioEngine?.stop()
        audioEngine = nil
        request = nil
        task = nil
    }
    private static func prepare() throws -> (AVAudioEngine, SFSpeechAudioBufferRecognitionRequest) {
        let audioEngine = AVAudioEngine()
        let request = SFSpeechAudioBufferRecognitionRequest()
        request.shouldReportPartialResults = true
        let audioSession = AVAudioSession.sharedInstance()
        try audioSession.setCategory(.playAndRecord, mode: .measurement, options: .duckOthers)
        try audioSession.setActive(true, options: .notifyOthersOnDeactivation)
        let inputNode = audioEngine.inputNode
        let recordingFormat = inputNode.outputFormat(forBus: 0)
        inputNode.installTap(onBus: 0, bufferSize: 1024, format: recordingFormat) { (buffer: AVAudioPCMBuffer, when: AVAudioTime) in
            request.append(buffer)
        }
        audioEngine.prepare()
        try audioEngine.start()
        return (audioEngine, request)
    }
    nonisolated private func handle(audioEngine: AVAudioEngine, result: SFSpeechRecognitionResult?, error: Error?) {
        let isFinal = result?.isFinal ?? false
        if isFinal || error != nil {
            audioEngine.stop()
            audioEngine.inputNode.removeTap(onBus: 0)
        }
        if let result { show(result.bestTranscription.formattedString) }
    }
    nonisolated private func show(_ message: String) { Task { @MainActor in transcript = message } }
    nonisolated private func show(_ error: Error) {
        let words = error.localizedDescription
        Task { @MainActor [words] in transcript = "<< \(words) >>" }
    }
}
extension SFSpeechRecognizer {
    static func isAuthorized() async -> Bool {
        await withCheckedContinuation { continuation in
            requestAuthorization { status in continuation.resume(returning: status == .authorized) }
        }
    }
}
extension AVAudioSession {
    func isPermitted() async -> Bool {
        await withCheckedContinuation { continuation in
            requestRecordPermission { authorized in continuation.resume(returning: authorized) }
        }
    }
}
class Recorder: NSObject, ObservableObject, AVAudioRecorderDelegate {
    var audioRecorder: AVAudioRecorder!
    func startRecording() {
        let settings = [AVFormatIDKey: Int(kAudioFormatMPEG4AAC), AVSampleRateKey: 12000, AVNumberOfChannelsKey: 1, AVEncoderAudioQualityKey: AVAudioQuality.high.rawValue]
        do {
            audioRecorder = try AVAudioRecorder(url: URL(fileURLWithPath: "/tmp/a.m4a"), settings: settings)
            audioRecorder.delegate = self
            audioRecorder.record()
        } catch { print("no") }
        switch AVAudioSession.sharedInstance().recordPermission {
        case .granted: print("yes")
        case .denied, .undetermined: print("no")
        @unknown default: break
        }
    }
    func audioRecorderDidFinishRecording(_ recorder: AVAudioRecorder, successfully flag: Bool) {}
}
struct SpeechScreen: View {
    @StateObject var transcriber = Transcriber()
    var body: some View { Text(transcriber.transcript).onAppear { transcriber.start() } }
}
