import PlumbUIKit

/// The units that a model runs on.
public enum MLComputeUnits: Int, Sendable { case cpuOnly, cpuAndGPU, all, cpuAndNeuralEngine }

/// The configuration of a model.
open class MLModelConfiguration: NSObject, @unchecked Sendable {
  /// On what.
  public var computeUnits = MLComputeUnits.all
  /// Whether numbers may be less exact.
  public var allowLowPrecisionAccumulationOnGPU = false
  /// Creates settings.
  public override init() {}
}

/// An error with a model.
public struct MLModelError: Error, Sendable {
  /// The kinds of errors.
  public enum Code: Int, Sendable {
    case generic, featureType, io = 3, customLayer, customModel, update, parameters
  }
  /// The kind of error.
  public let code: Code
  /// Creates an error of a kind.
  public init(_ code: Code) { self.code = code }
}

/// A value of a model.
open class MLFeatureValue: NSObject, @unchecked Sendable {
  /// The number, if it is one.
  public let doubleValue: Double
  /// The whole number, if it is one.
  public let int64Value: Int64
  /// The words, if it is words.
  public let stringValue: String
  /// Creates the value of a number.
  public init(double value: Double) { (doubleValue, int64Value, stringValue) = (value, 0, "") }
  /// Creates the value of a whole number.
  public init(int64 value: Int64) { (doubleValue, int64Value, stringValue) = (0, value, "") }
  /// Creates the value of a string.
  public init(string value: String) { (doubleValue, int64Value, stringValue) = (0, 0, value) }
}

/// A provider of a model's values by their names.
public protocol MLFeatureProvider {
  /// The names.
  var featureNames: Set<String> { get }
  /// The value of a name.
  func featureValue(for featureName: String) -> MLFeatureValue?
}

/// Keeps the values of a model by their names.
open class MLDictionaryFeatureProvider: NSObject, MLFeatureProvider, @unchecked Sendable {
  private let values: [String: MLFeatureValue]
  /// The names.
  public var featureNames: Set<String> { Set(values.keys) }
  /// Creates a provider of numbers and strings.
  public init(dictionary: [String: Any]) throws {
    values = try dictionary.mapValues { value in
      if let value = value as? MLFeatureValue { return value }
      if let text = value as? String { return MLFeatureValue(string: text) }
      guard let number = PredicateKeys.number(value) else { throw MLModelError(.featureType) }
      return MLFeatureValue(double: number)
    }
  }
  /// Returns the value of a name.
  open func featureValue(for featureName: String) -> MLFeatureValue? { values[featureName] }
}

/// A model that was made of many examples. No host here runs any: reading one is an error.
open class MLModel: NSObject, @unchecked Sendable {
  /// Reads a model. That is an error.
  @available(
    *, deprecated, message: "In Plumb, MLModel does nothing: no host runs models, so reading one is an error."
  )
  public init(
    contentsOf url: URL, configuration: MLModelConfiguration = MLModelConfiguration()
  ) throws {
    throw MLModelError(.io)
  }
  /// Makes a file that can be read. That is an error.
  public class func compileModel(at modelURL: URL) throws -> URL { throw MLModelError(.io) }
  /// Returns the model's prediction for some values.
  open func prediction(from input: any MLFeatureProvider) throws -> any MLFeatureProvider {
    throw MLModelError(.generic)
  }
}
