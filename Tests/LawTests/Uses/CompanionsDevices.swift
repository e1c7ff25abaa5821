// swift-format-ignore-file
import SwiftUI
import AVFoundation
import Vision
import CoreML
import PencilKit
import HealthKit
import MapKit
import Security
import BackgroundTasks
import AppTrackingTransparency
import WatchConnectivity

final class DeviceCamera: NSObject, ObservableObject, AVCapturePhotoCaptureDelegate, AVCaptureMetadataOutputObjectsDelegate, AVCaptureVideoDataOutputSampleBufferDelegate {
  let session = AVCaptureSession(), output = AVCapturePhotoOutput()
  @Published var words: [String] = []
  func setUp() throws {
    session.beginConfiguration()
    session.sessionPreset = .photo
    guard let device = AVCaptureDevice.default(.builtInWideAngleCamera, for: .video, position: .back) else { return }
    let input = try AVCaptureDeviceInput(device: device)
    if session.canAddInput(input) { session.addInput(input) }
    if session.canAddOutput(output) { session.addOutput(output) }
    let codes = AVCaptureMetadataOutput(), video = AVCaptureVideoDataOutput()
    session.addOutput(codes); codes.setMetadataObjectsDelegate(self, queue: .main); codes.metadataObjectTypes = [.qr, .ean13]
    video.setSampleBufferDelegate(self, queue: .main); video.videoSettings = [kCVPixelBufferPixelFormatTypeKey as String: kCVPixelFormatType_32BGRA]
    session.commitConfiguration()
    DispatchQueue.global(qos: .background).async { self.session.startRunning() }
    try device.lockForConfiguration()
    if device.hasTorch { device.torchMode = .on }
    device.unlockForConfiguration()
    output.capturePhoto(with: AVCapturePhotoSettings(), delegate: self)
  }
  func photoOutput(_ output: AVCapturePhotoOutput, didFinishProcessingPhoto photo: AVCapturePhoto, error: Error?) { print(photo.fileDataRepresentation()?.count ?? 0) }
  func metadataOutput(_ output: AVCaptureMetadataOutput, didOutput metadataObjects: [AVMetadataObject], from connection: AVCaptureConnection) {
    if let code = metadataObjects.first as? AVMetadataMachineReadableCodeObject { print(code.stringValue ?? "") }
  }
  func captureOutput(_ output: AVCaptureOutput, didOutput sampleBuffer: CMSampleBuffer, from connection: AVCaptureConnection) {
    guard let pixels = CMSampleBufferGetImageBuffer(sampleBuffer) else { return }
    let request = VNRecognizeTextRequest { request, _ in
      guard let found = request.results as? [VNRecognizedTextObservation] else { return }
      print(found.compactMap { $0.topCandidates(1).first?.string })
    }
    request.recognitionLevel = .accurate
    try? VNImageRequestHandler(cvPixelBuffer: pixels, orientation: .right, options: [:]).perform([request, VNDetectFaceRectanglesRequest()])
  }
}
struct DeviceCameraView: UIViewRepresentable {
  let session: AVCaptureSession
  class Preview: UIView {
    override class var layerClass: AnyClass { AVCaptureVideoPreviewLayer.self }
    var previewLayer: AVCaptureVideoPreviewLayer { layer as! AVCaptureVideoPreviewLayer }
  }
  func makeUIView(context: Context) -> Preview { let view = Preview(); view.previewLayer.session = session; view.previewLayer.videoGravity = .resizeAspectFill; return view }
  func updateUIView(_ view: Preview, context: Context) {}
}
struct DeviceCanvas: UIViewRepresentable {
  @Binding var canvas: PKCanvasView
  let picker = PKToolPicker()
  func makeUIView(context: Context) -> PKCanvasView {
    canvas.tool = PKInkingTool(.pen, color: .black, width: 10)
    canvas.drawingPolicy = .anyInput
    canvas.delegate = context.coordinator
    picker.setVisible(true, forFirstResponder: canvas); picker.addObserver(canvas); canvas.becomeFirstResponder()
    return canvas
  }
  func updateUIView(_ view: PKCanvasView, context: Context) {}
  func makeCoordinator() -> Coordinator { Coordinator() }
  class Coordinator: NSObject, PKCanvasViewDelegate { func canvasViewDrawingDidChange(_ canvasView: PKCanvasView) { print(canvasView.drawing.dataRepresentation()) } }
}
final class DeviceHealth {
  let store = HKHealthStore()
  func read() async throws {
    guard HKHealthStore.isHealthDataAvailable(), let steps = HKQuantityType.quantityType(forIdentifier: .stepCount) else { return }
    try await store.requestAuthorization(toShare: [HKObjectType.workoutType(), steps], read: [steps, HKCategoryType(.sleepAnalysis)])
    let predicate = HKQuery.predicateForSamples(withStart: .now, end: nil, options: .strictStartDate)
    let query = HKStatisticsCollectionQuery(quantityType: steps, quantitySamplePredicate: predicate, options: .cumulativeSum, anchorDate: .now, intervalComponents: DateComponents(day: 1))
    query.initialResultsHandler = { _, found, _ in found?.enumerateStatistics(from: .now, to: .now) { s, stop in print(s.sumQuantity()?.doubleValue(for: .count()) ?? 0) } }
    store.execute(query)
  }
}
final class DeviceRuns {
  let store = HKHealthStore()
  private var anchor: HKQueryAnchor?
  static let read: Set<HKObjectType> = [
    HKQuantityType(.runningSpeed), HKQuantityType(.runningPower), HKSeriesType.workoutRoute(), HKObjectType.activitySummaryType(),
    HKCategoryType(.highHeartRateEvent),
  ]
  func follow(_ workout: HKWorkout) {
    let predicate = NSCompoundPredicate(andPredicateWithSubpredicates: [HKQuery.predicateForObjects(from: workout), HKQuery.predicateForObjects(from: Set([HKSource.default()]))])
    let query = HKAnchoredObjectQuery(type: HKSeriesType.workoutRoute(), predicate: predicate, anchor: anchor, limit: HKObjectQueryNoLimit) { [weak self] _, samples, deleted, anchor, error in
      self?.anchor = anchor
      guard let route = (samples as? [HKWorkoutRoute])?.first else { return }
      self?.store.execute(HKWorkoutRouteQuery(route: route) { _, places, isDone, _ in print(places?.count ?? 0, isDone) })
    }
    query.updateHandler = { _, _, _, anchor, _ in self.anchor = anchor }
    store.execute(query)
  }
  func laps(of workout: HKWorkout) -> [TimeInterval] {
    (workout.workoutEvents ?? []).filter { $0.type == .lap || $0.type == .segment }.map(\.dateInterval.duration)
  }
  func recent() async throws -> [HKWorkout] {
    try await HKSampleQueryDescriptor(predicates: [.workout(HKQuery.predicateForWorkouts(with: .running))], sortDescriptors: [SortDescriptor(\.startDate, order: .reverse)], limit: 5).result(for: store)
  }
  func speed(_ sample: HKQuantitySample) -> String {
    let unit = HKUnit.meter().unitDivided(by: .second())
    let brand = sample.metadata?[HKMetadataKeyWorkoutBrandName] as? String ?? sample.device?.name ?? sample.sourceRevision.source.name
    return "\(brand): \(sample.quantity.doubleValue(for: unit)) \(HKUnit.watt().unitDivided(by: .gramUnit(with: .kilo)))"
  }
}
enum DeviceKeys {
  static func make(_ tag: String) throws -> SecKey {
    let attributes: [String: Any] = [
      kSecAttrKeyType as String: kSecAttrKeyTypeRSA, kSecAttrKeySizeInBits as String: 2048,
      kSecPrivateKeyAttrs as String: [kSecAttrIsPermanent as String: true, kSecAttrApplicationTag as String: Data(tag.utf8)],
    ]
    var error: Unmanaged<CFError>?
    guard let key = SecKeyCreateRandomKey(attributes as CFDictionary, &error) else { throw error!.takeRetainedValue() as Error }
    guard let open = SecKeyCopyPublicKey(key), let bytes = SecKeyCopyExternalRepresentation(open, &error) as Data?,
      SecKeyIsAlgorithmSupported(key, .decrypt, .rsaEncryptionPKCS1) else { throw error!.takeRetainedValue() as Error }
    print(bytes.count, SecKeyCreateDecryptedData(key, .rsaEncryptionPKCS1, bytes as CFData, &error) as Data? ?? Data(), kSecReturnRef, errSecInternalError)
    return key
  }
  static func address(_ location: CLLocation) async throws -> String? {
    guard let request = MKReverseGeocodingRequest(location: location) else { return nil }
    return try await request.mapItems.first?.name
  }
}
final class DevicePlaces: NSObject, MKLocalSearchCompleterDelegate {
  private let completer = MKLocalSearchCompleter()
  var lines: [String] = []
  func begin(_ words: String) {
    completer.resultTypes = [.address, .query]
    completer.filterType = .locationsOnly
    completer.delegate = self
    completer.queryFragment = words
  }
  func completerDidUpdateResults(_ completer: MKLocalSearchCompleter) {
    lines = completer.results.map { "\($0.title), \($0.subtitle)" }
  }
  func completer(_ completer: MKLocalSearchCompleter, didFailWithError error: Error) { lines = [error.localizedDescription] }
  func place() async throws -> MKMapItem? {
    guard let first = completer.results.first else { return nil }
    return try await MKLocalSearch(request: MKLocalSearch.Request(completion: first)).start().mapItems.first
  }
}
enum DeviceKeychain {
  static func save(_ data: Data, _ account: String) -> OSStatus {
    let query: [String: Any] = [kSecClass as String: kSecClassGenericPassword, kSecAttrAccount as String: account, kSecValueData as String: data]
    SecItemDelete(query as CFDictionary)
    return SecItemAdd(query as CFDictionary, nil)
  }
  static func load(_ account: String) -> Data? {
    let query = [kSecClass: kSecClassGenericPassword, kSecAttrAccount: account, kSecReturnData: true, kSecMatchLimit: kSecMatchLimitOne] as [CFString: Any] as CFDictionary
    var item: CFTypeRef?
    return SecItemCopyMatching(query, &item) == errSecSuccess ? item as? Data : nil
  }
}
final class DeviceWatch: NSObject, WCSessionDelegate {
  func start() { if WCSession.isSupported() { WCSession.default.delegate = self; WCSession.default.activate() } }
  func session(_ session: WCSession, activationDidCompleteWith state: WCSessionActivationState, error: Error?) {}
  func sessionDidBecomeInactive(_ session: WCSession) {}
  func sessionDidDeactivate(_ session: WCSession) { session.activate() }
  func schedule() throws {
    BGTaskScheduler.shared.register(forTaskWithIdentifier: "a", using: nil) { task in task.setTaskCompleted(success: true) }
    try BGTaskScheduler.shared.submit(BGAppRefreshTaskRequest(identifier: "a"))
    ATTrackingManager.requestTrackingAuthorization { status in print(status == .authorized) }
  }
}
