import PlumbUIKit
import SwiftUI

/// An item that a camera has read. Nothing is ever read here.
public enum RecognizedItem: Identifiable, Sendable {
  case text(Text)
  case barcode(Barcode)
  /// A text.
  public struct Text: Identifiable, Sendable {
    public let id = UUID()
    /// The words.
    public let transcript: String
  }
  /// A code.
  public struct Barcode: Identifiable, Sendable {
    public let id = UUID()
    /// The content of the code.
    public let payloadStringValue: String?
    /// The observation in which the code was found.
    public let observation: VNBarcodeObservation
  }
  public var id: UUID {
    switch self {
    case .text(let text): text.id
    case .barcode(let code): code.id
    }
  }
}

/// A delegate that is notified of the items that a camera reads. All methods are optional.
@preconcurrency @MainActor public protocol DataScannerViewControllerDelegate: AnyObject {
  func dataScanner(_ dataScanner: DataScannerViewController, didTapOn item: RecognizedItem)
  func dataScanner(
    _ dataScanner: DataScannerViewController, didAdd addedItems: [RecognizedItem], allItems: [RecognizedItem])
  func dataScanner(
    _ dataScanner: DataScannerViewController, didUpdate updatedItems: [RecognizedItem],
    allItems: [RecognizedItem])
  func dataScanner(
    _ dataScanner: DataScannerViewController, didRemove removedItems: [RecognizedItem],
    allItems: [RecognizedItem])
  func dataScanner(
    _ dataScanner: DataScannerViewController,
    becameUnavailableWithError error: DataScannerViewController.ScanningUnavailable)
}
extension DataScannerViewControllerDelegate {
  public func dataScanner(_ dataScanner: DataScannerViewController, didTapOn item: RecognizedItem) {}
  public func dataScanner(
    _ dataScanner: DataScannerViewController, didAdd addedItems: [RecognizedItem], allItems: [RecognizedItem]
  ) {}
  public func dataScanner(
    _ dataScanner: DataScannerViewController, didUpdate updatedItems: [RecognizedItem],
    allItems: [RecognizedItem]
  ) {}
  public func dataScanner(
    _ dataScanner: DataScannerViewController, didRemove removedItems: [RecognizedItem],
    allItems: [RecognizedItem]
  ) {}
  public func dataScanner(
    _ dataScanner: DataScannerViewController,
    becameUnavailableWithError error: DataScannerViewController.ScanningUnavailable
  ) {}
}

/// Reads texts and codes with a camera. There is none: it is a placeholder.
@preconcurrency @MainActor open class DataScannerViewController: UIViewController {
  /// The reason why nothing can be read.
  public enum ScanningUnavailable: Error, Sendable { case unsupported, cameraRestricted }
  /// The quality of the recognition.
  public enum QualityLevel: Sendable { case balanced, fast, accurate }
  /// The kind of text that it reads.
  public enum TextContentType: Sendable {
    case dateTimeDuration, emailAddress, flightNumber, fullStreetAddress, shipmentTrackingNumber,
      telephoneNumber, URL
    case currency
  }
  /// The kinds of data that it reads.
  public struct RecognizedDataType: Hashable, Sendable {
    private let name: String
    public static func text(languages: [String] = [], textContentType: TextContentType? = nil)
      -> RecognizedDataType
    {
      RecognizedDataType(name: "text")
    }
    public static func barcode(symbologies: [VNBarcodeSymbology] = []) -> RecognizedDataType {
      RecognizedDataType(name: "barcode")
    }
  }
  /// Whether a device can. It cannot.
  open class var isSupported: Bool { false }
  /// Whether it may. It may not.
  open class var isAvailable: Bool { false }
  /// Whether it reads.
  public private(set) var isScanning = false
  /// The delegate, which is notified of items.
  open weak var delegate: (any DataScannerViewControllerDelegate)?
  /// The kinds of data that it reads.
  public let recognizedDataTypes: Set<RecognizedDataType>
  /// Creates a placeholder.
  public init(
    recognizedDataTypes: Set<RecognizedDataType>, qualityLevel: QualityLevel = .balanced,
    recognizesMultipleItems: Bool = false, isHighFrameRateTrackingEnabled: Bool = true,
    isPinchToZoomEnabled: Bool = true, isGuidanceEnabled: Bool = true, isHighlightingEnabled: Bool = false
  ) {
    self.recognizedDataTypes = recognizedDataTypes
    super.init(nibName: nil, bundle: nil)
  }
  public required init?(coder: NSCoder) {
    fatalError("DataScannerViewController needs its recognizedDataTypes.")
  }
  /// Begins to read. That is an error.
  open func startScanning() throws {
    reportCompanion("DataScannerViewController")
    throw ScanningUnavailable.unsupported
  }
  /// Reads no more.
  open func stopScanning() {}
  open override func loadView() {
    reportCompanion("DataScannerViewController")
    view = PlaceholderView {
      AnyView(Placeholder("No camera", symbol: "barcode.viewfinder", ground: .black.opacity(0.8)))
    }
  }
}
