/// The content of a code that machines read.
open class CIBarcodeDescriptor: NSObject, @unchecked Sendable {}

/// The content of a QR code, as `CIBarcodeGenerator` and detectors of codes exchange it.
open class CIQRCodeDescriptor: CIBarcodeDescriptor, @unchecked Sendable {
  /// The share of a damaged code that can be restored: 7, 15, 25 and 30 percent. The raw values are the letters of ISO/IEC 18004.
  public enum ErrorCorrectionLevel: Int, Sendable {
    case levelL = 76
    case levelM = 77
    case levelQ = 81
    case levelH = 72
  }
  /// The bytes, with those for corrections left out.
  public let errorCorrectedPayload: Data
  /// The version, from 1 to 40, which determines the size.
  public let symbolVersion: Int
  /// The pattern that keeps areas of one colour small, from 0 to 7.
  public let maskPattern: UInt8
  /// The share of a damaged code that can be restored.
  public let errorCorrectionLevel: ErrorCorrectionLevel

  /// Creates a content; `nil` for a version or a pattern that no code has.
  public init?(
    payload errorCorrectedPayload: Data, symbolVersion: Int, maskPattern: UInt8,
    errorCorrectionLevel: ErrorCorrectionLevel
  ) {
    guard (1...40).contains(symbolVersion), maskPattern < 8 else { return nil }
    (self.errorCorrectedPayload, self.symbolVersion) = (errorCorrectedPayload, symbolVersion)
    (self.maskPattern, self.errorCorrectionLevel) = (maskPattern, errorCorrectionLevel)
  }
}

/// The content of a Data Matrix code.
open class CIDataMatrixCodeDescriptor: CIBarcodeDescriptor, @unchecked Sendable {
  /// The kind of corrections. The raw values are the numbers of ISO/IEC 16022.
  public enum ECCVersion: Int, Sendable {
    case v000 = 0
    case v050 = 50
    case v080 = 80
    case v100 = 100
    case v140 = 140
    case v200 = 200
  }
  /// The bytes, with those for corrections left out.
  public let errorCorrectedPayload: Data
  /// The rows of modules.
  public let rowCount: Int
  /// The columns of modules.
  public let columnCount: Int
  /// The kind of corrections.
  public let eccVersion: ECCVersion

  /// Creates a content; `nil` for a number of rows or columns that no code has.
  public init?(payload errorCorrectedPayload: Data, rowCount: Int, columnCount: Int, eccVersion: ECCVersion) {
    guard (8...144).contains(rowCount), (8...144).contains(columnCount) else { return nil }
    (self.errorCorrectedPayload, self.eccVersion) = (errorCorrectedPayload, eccVersion)
    (self.rowCount, self.columnCount) = (rowCount, columnCount)
  }
}

/// Whether the colours of a picture are multiplied with their opacity.
public enum CIRenderDestinationAlphaMode: UInt, Sendable { case none, premultiplied, unpremultiplied }
