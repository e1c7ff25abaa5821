// swift-format-ignore-file
import SwiftUI
import PhotosUI
import StoreKit
import CryptoKit
import AudioToolbox
import AuthenticationServices
import LocalAuthentication
import Network
import AppIntents
import CoreHaptics
import CoreMotion

struct AddItem: AppIntent {
  static let title: LocalizedStringResource = "Add item"
  @Parameter(title: "Name") var name: String
  init() {}
  init(name: String) { self.name = name }
  func perform() async throws -> some IntentResult { print(name); return .result() }
}
@MainActor final class Net: ObservableObject {
  let monitor = NWPathMonitor()
  @Published var isConnected = false
  init() {
    monitor.pathUpdateHandler = { path in Task { @MainActor in self.isConnected = path.status == .satisfied } }
    monitor.start(queue: DispatchQueue(label: "Monitor"))
  }
}
func watchPaths() async { for await path in NWPathMonitor() where path.status == .satisfied { return } }
@MainActor class Shop: ObservableObject {
  @Published var products: [Product] = []
  var updates: Task<Void, Error>?
  init() { updates = Task.detached { for await result in Transaction.updates { if case .verified(let t) = result { await t.finish() } } } }
  func load() async { do { products = try await Product.products(for: ["a"]) } catch { print(error) } }
  func purchase(_ p: Product) async throws {
    switch try await p.purchase() {
    case .success(let v): _ = try v.payloadValue
    case .pending, .userCancelled: break
    @unknown default: break
    }
  }
}
struct MiscView: View {
  @State private var item: PhotosPickerItem?
  @State private var items: [PhotosPickerItem] = []
  @State private var image: Image?
  @Environment(\.requestReview) var requestReview
  @StateObject var net = Net()
  @State private var engine: CHHapticEngine?
  func hash(_ s: String) -> String { SHA256.hash(data: Data(s.utf8)).compactMap { String(format: "%02x", $0) }.joined() }
  var body: some View {
    Form {
      PhotosPicker("Select avatar", selection: $item, matching: .images)
      PhotosPicker(selection: $item, matching: .images, photoLibrary: .shared()) { Text("Edit") }
      PhotosPicker(selection: $items, maxSelectionCount: 3, matching: .any(of: [.images, .not(.screenshots)])) { Label("More", systemImage: "photo") }
      Text(hash("password")).font(.caption)
      Button("Rate") { requestReview(); AudioServicesPlaySystemSound(1104) }
      Button("Bell") {
        var sound: SystemSoundID = 0
        guard let url = Bundle.main.url(forResource: "bell", withExtension: "wav") else { return }
        guard AudioServicesCreateSystemSoundID(url as CFURL, &sound) == kAudioServicesNoError else { return }
        AudioServicesPlaySystemSoundWithCompletion(sound) { AudioServicesDisposeSystemSoundID(sound) }
      }
      Button("Add", intent: AddItem(name: "x"))
      SignInWithAppleButton(.signIn) { request in request.requestedScopes = [.fullName, .email] } onCompletion: { result in
        switch result { case .success(let a): print(a.credential is ASAuthorizationAppleIDCredential); case .failure(let e): print(e) }
      }.frame(height: 44).signInWithAppleButtonStyle(.black)
      Text(net.isConnected ? "online" : "offline")
    }
    .onChange(of: item) {
      Task {
        if let data = try? await item?.loadTransferable(type: Data.self) { print(data.count) }
      }
    }
    .onAppear(perform: authenticate)
  }
  func authenticate() {
    let context = LAContext()
    var error: NSError?
    if context.canEvaluatePolicy(.deviceOwnerAuthenticationWithBiometrics, error: &error) {
      context.evaluatePolicy(.deviceOwnerAuthenticationWithBiometrics, localizedReason: "We need to unlock your data.") { success, authenticationError in }
    }
    guard CHHapticEngine.capabilitiesForHardware().supportsHaptics else { return }
    engine = try? CHHapticEngine()
    let m = CMMotionManager()
    m.startAccelerometerUpdates(to: .main) { data, error in print(data?.acceleration.x ?? 0) }
  }
}
#Preview { MiscView() }
struct SiriSettings: View {
  @State private var hasTip = true
  var body: some View {
    Form {
      SiriTipView(intent: AddItem(), isVisible: $hasTip).siriTipViewStyle(.automatic)
      ShortcutsLink()
    }
  }
}
