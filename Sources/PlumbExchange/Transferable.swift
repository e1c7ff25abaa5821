import Foundation

/// A value that can be transferred from one program, or one view, to another.
public protocol Transferable {
  /// The forms in which it goes.
  associatedtype Representation: TransferRepresentation
  /// The forms in which it goes, the best one first. Plumb transfers nothing yet.
  @TransferRepresentationBuilder<Self> static var transferRepresentation: Representation { get }
}

/// A form in which something goes from one program to another.
public protocol TransferRepresentation<Item>: Sendable {
  /// The type of value that is transferred in this form.
  associatedtype Item: Transferable
  /// The forms that this one is made of.
  associatedtype Body: TransferRepresentation
  /// The forms that this one is made of; one that Plumb knows by itself has none.
  @TransferRepresentationBuilder<Item> var body: Body { get }
}

extension Never: Transferable, TransferRepresentation {
  /// The transferred type: nothing.
  public typealias Item = Never
  public typealias Body = Never
  /// Stops the program: there is no value that could be transferred.
  public static var transferRepresentation: Never { fatalError("Never has no value") }
  public var body: Never { fatalError("Never has no value") }
}

extension TransferRepresentation where Body == Never {
  public var body: Never { fatalError("\(Self.self) has no body") }
}

/// A result builder that collects the forms that `transferRepresentation` lists, the best one first.
@resultBuilder public struct TransferRepresentationBuilder<Item: Transferable> {
  /// Returns a form unchanged.
  public static func buildExpression<Form: TransferRepresentation>(_ form: Form) -> Form
  where Form.Item == Item {
    form
  }
  /// Returns a single form unchanged.
  public static func buildBlock<Form: TransferRepresentation>(_ form: Form) -> Form where Form.Item == Item {
    form
  }
  /// Makes one value of several forms, the best one first.
  public static func buildBlock<First: TransferRepresentation, each Form: TransferRepresentation>(
    _ first: First, _ form: repeat each Form
  ) -> TupleTransferRepresentation<Item, (First, repeat each Form)> {
    TupleTransferRepresentation(value: (first, repeat each form))
  }
}

/// Several forms of one thing.
public struct TupleTransferRepresentation<Item: Transferable, Value>: TransferRepresentation,
  @unchecked Sendable
{
  public typealias Body = Never
  let value: Value
}

/// The programs that may receive a form.
public struct TransferRepresentationVisibility: Hashable, Sendable {
  private let name: String
  /// Everybody may take the form.
  public static let all = TransferRepresentationVisibility(name: "all")
  /// Programs of one developer may take the form.
  public static let team = TransferRepresentationVisibility(name: "team")
  /// Programs of one group may take the form.
  public static let group = TransferRepresentationVisibility(name: "group")
  /// The program itself may take the form, and no other.
  public static let ownProcess = TransferRepresentationVisibility(name: "ownProcess")
}

extension TransferRepresentation {
  /// Sets the name of a file of the form. Plumb does not use it.
  public func suggestedFileName(_ fileName: String) -> Self { self }
  /// Sets the name of a file of the form, for each item. Plumb does not call it.
  public func suggestedFileName(_ fileName: @escaping @Sendable (Item) -> String?) -> Self { self }
  /// Sets the programs that may receive the form. Plumb does not use it.
  public func visibility(_ visibility: TransferRepresentationVisibility) -> Self { self }
  /// Sets the condition under which the form is offered. Plumb does not call it.
  public func exportingCondition(_ condition: @escaping @Sendable (Item) -> Bool) -> Self { self }
}

extension String: Transferable {
  /// The string's characters as UTF-8.
  public static var transferRepresentation: some TransferRepresentation {
    DataRepresentation<String>(contentType: .utf8PlainText) {
      Data($0.utf8)
    } importing: {
      String(decoding: $0, as: UTF8.self)
    }
  }
}

extension Data: Transferable {
  /// The bytes themselves.
  public static var transferRepresentation: some TransferRepresentation {
    DataRepresentation<Data>(contentType: .data) {
      $0
    } importing: {
      $0
    }
  }
}

extension URL: Transferable {
  /// The address as text; bytes that are no address throw `CocoaError.fileReadCorruptFile`.
  public static var transferRepresentation: some TransferRepresentation {
    DataRepresentation<URL>(contentType: .url) {
      Data($0.absoluteString.utf8)
    } importing: { data in
      guard let url = URL(string: String(decoding: data, as: UTF8.self)) else {
        throw CocoaError(.fileReadCorruptFile)
      }
      return url
    }
  }
}

extension AttributedString: Transferable {
  /// The string's characters as UTF-8, without their looks; it is only given away.
  public static var transferRepresentation: some TransferRepresentation {
    DataRepresentation<AttributedString>(exportedContentType: .utf8PlainText) {
      Data(String($0.characters).utf8)
    }
  }
}
