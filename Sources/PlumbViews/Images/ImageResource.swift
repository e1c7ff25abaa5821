import Foundation

/// The name of an image in an asset catalog, as Plumb declares one for each image set: `Image(.avatar)`.
nonisolated public struct ImageResource: Hashable, Sendable {
  package let name: String
  package let bundle: Bundle

  /// Creates the name of an image set, preceded by its groups that provide a namespace: "Icons/home".
  public init(name: String, bundle: Bundle) { (self.name, self.bundle) = (name, bundle) }
}

/// The name of a colour in an asset catalog, as Plumb declares one for each colour set: `Color(.brand)`.
nonisolated public struct ColorResource: Hashable, Sendable {
  package let name: String
  package let bundle: Bundle

  /// Creates the name of a colour set, preceded by its groups that provide a namespace: "Brand/primary".
  public init(name: String, bundle: Bundle) { (self.name, self.bundle) = (name, bundle) }
}

nonisolated extension Image {
  /// Creates an image of an asset catalog, by the symbol that is declared for it.
  public init(_ resource: ImageResource) { self.init(resource.name, bundle: resource.bundle) }
}

nonisolated extension Color {
  /// Creates a colour of an asset catalog, by the symbol that is declared for it.
  public init(_ resource: ColorResource) { self.init(resource.name, bundle: resource.bundle) }
}

nonisolated extension Bundle {
  /// The folder in which names are looked up first; `nil` for the program's own bundle, which comes before everything else.
  package var searchedFolder: String? {
    self === Bundle.main || bundlePath == Bundle.main.bundlePath ? nil : bundlePath
  }
}
