#if DEBUG
  import Foundation
  import PlumbViews
  @testable import SwiftUI

  extension FuzzTarget {
    /// Files of a source folder: asset catalogs and texts.
    static let resources = [
      FuzzTarget("color-set") { bytes in
        guard let set = try? ColorSet(Data(bytes), at: "A.colorset") else { return }
        for scheme in [ColorScheme.light, .dark] { _ = try? set.color(for: scheme) }
      },
      FuzzTarget("image-set") { bytes in
        guard let set = try? ImageSet(Data(bytes), at: "A.imageset") else { return }
        for scheme in [ColorScheme.light, .dark] { _ = try? set.choice(for: scheme, scale: 2) }
      },
      FuzzTarget("string-catalog") { bytes in
        read { (table, problems) throws(UnusableResource) in
          try StringCatalog.read(Data(bytes), "Localizable.xcstrings", into: &table, problems: &problems)
        }
      },
      FuzzTarget("strings") { bytes in
        read { (table, _) throws(UnusableResource) in
          try StringsFile.read(Data(bytes), "en.lproj/Localizable.strings", into: &table)
        }
      },
      FuzzTarget("stringsdict") { bytes in
        read { (table, _) throws(UnusableResource) in
          try PluralsFile.read(Data(bytes), "en.lproj/Localizable.stringsdict", into: &table)
        }
      },
    ]

    /// Reads a table, and shows each of its texts with arguments of several kinds.
    private static func read(
      _ body: (inout StringTables.Table, inout [String]) throws(UnusableResource) -> Void
    ) {
      var table = StringTables.Table()
      var problems: [String] = []
      try? body(&table, &problems)
      for entries in table.entries.values.prefix(20) {
        for entry in entries.values.prefix(5) { show(entry) }
      }
    }
  }
#endif
