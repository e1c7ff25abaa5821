// The palette is that of iOS, as everywhere under macOS here (PlatformStyle).
extension NSColor {
  /// The platform's red, with other numbers in dark surroundings.
  public class var systemRed: NSColor { NSColor(.systemRed) }
  /// The platform's orange, with other numbers in dark surroundings.
  public class var systemOrange: NSColor { NSColor(.systemOrange) }
  /// The platform's yellow, with other numbers in dark surroundings.
  public class var systemYellow: NSColor { NSColor(.systemYellow) }
  /// The platform's green, with other numbers in dark surroundings.
  public class var systemGreen: NSColor { NSColor(.systemGreen) }
  /// The platform's mint, with other numbers in dark surroundings.
  public class var systemMint: NSColor { NSColor(.systemMint) }
  /// The platform's teal, with other numbers in dark surroundings.
  public class var systemTeal: NSColor { NSColor(.systemTeal) }
  /// The platform's cyan, with other numbers in dark surroundings.
  public class var systemCyan: NSColor { NSColor(.systemCyan) }
  /// The platform's blue, with other numbers in dark surroundings.
  public class var systemBlue: NSColor { NSColor(.systemBlue) }
  /// The platform's indigo, with other numbers in dark surroundings.
  public class var systemIndigo: NSColor { NSColor(.systemIndigo) }
  /// The platform's purple, with other numbers in dark surroundings.
  public class var systemPurple: NSColor { NSColor(.systemPurple) }
  /// The platform's pink, with other numbers in dark surroundings.
  public class var systemPink: NSColor { NSColor(.systemPink) }
  /// The platform's brown, with other numbers in dark surroundings.
  public class var systemBrown: NSColor { NSColor(.systemBrown) }
  /// The platform's grey.
  public class var systemGray: NSColor { NSColor(.systemGray) }
  /// `UIColor.white`: the same numbers in all surroundings.
  public class var white: NSColor { NSColor(UIColor.white) }
  /// `UIColor.black`: the same numbers in all surroundings.
  public class var black: NSColor { NSColor(UIColor.black) }
  /// `UIColor.clear`: the same numbers in all surroundings.
  public class var clear: NSColor { NSColor(UIColor.clear) }
  /// `UIColor.gray`: the same numbers in all surroundings.
  public class var gray: NSColor { NSColor(UIColor.gray) }
  /// `UIColor.darkGray`: the same numbers in all surroundings.
  public class var darkGray: NSColor { NSColor(UIColor.darkGray) }
  /// `UIColor.lightGray`: the same numbers in all surroundings.
  public class var lightGray: NSColor { NSColor(UIColor.lightGray) }
  /// `UIColor.red`: the same numbers in all surroundings.
  public class var red: NSColor { NSColor(UIColor.red) }
  /// `UIColor.green`: the same numbers in all surroundings.
  public class var green: NSColor { NSColor(UIColor.green) }
  /// `UIColor.blue`: the same numbers in all surroundings.
  public class var blue: NSColor { NSColor(UIColor.blue) }
  /// `UIColor.yellow`: the same numbers in all surroundings.
  public class var yellow: NSColor { NSColor(UIColor.yellow) }
  /// `UIColor.orange`: the same numbers in all surroundings.
  public class var orange: NSColor { NSColor(UIColor.orange) }
  /// `UIColor.purple`: the same numbers in all surroundings.
  public class var purple: NSColor { NSColor(UIColor.purple) }
  /// `UIColor.cyan`: the same numbers in all surroundings.
  public class var cyan: NSColor { NSColor(UIColor.cyan) }
  /// `UIColor.magenta`: the same numbers in all surroundings.
  public class var magenta: NSColor { NSColor(UIColor.magenta) }
  /// `UIColor.brown`: the same numbers in all surroundings.
  public class var brown: NSColor { NSColor(UIColor.brown) }
  /// The colour of main text.
  public class var labelColor: NSColor { NSColor(UIColor.label) }
  /// The colour of less important text.
  public class var secondaryLabelColor: NSColor { NSColor(UIColor.secondaryLabel) }
  /// The colour of unimportant text.
  public class var tertiaryLabelColor: NSColor { NSColor(UIColor.tertiaryLabel) }
  /// The colour of the least important text.
  public class var quaternaryLabelColor: NSColor { NSColor(UIColor.quaternaryLabel) }
  /// The colour of text in a document.
  public class var textColor: NSColor { NSColor(UIColor.label) }
  /// The colour of text in controls.
  public class var controlTextColor: NSColor { NSColor(UIColor.label) }
  /// The colour of text in controls that cannot be used.
  public class var disabledControlTextColor: NSColor { NSColor(UIColor.tertiaryLabel) }
  /// The colour of headings.
  public class var headerTextColor: NSColor { NSColor(UIColor.label) }
  /// The colour of a field's prompt.
  public class var placeholderTextColor: NSColor { NSColor(UIColor.placeholderText) }
  /// The colour of links.
  public class var linkColor: NSColor { NSColor(UIColor.link) }
  /// The colour of lines between things.
  public class var separatorColor: NSColor { NSColor(UIColor.separator) }
  /// The colour of lines of a table.
  public class var gridColor: NSColor { NSColor(UIColor.opaqueSeparator) }
  /// The tint of the surroundings.
  public class var controlAccentColor: NSColor { NSColor(UIColor.tintColor) }
  /// The colour behind what is selected.
  public class var selectedContentBackgroundColor: NSColor { NSColor(UIColor.tintColor) }
  /// The colour behind text that is selected.
  public class var selectedTextBackgroundColor: NSColor { NSColor(UIColor.tintColor) }
  /// The colour behind what is selected in a window at the back.
  public class var unemphasizedSelectedContentBackgroundColor: NSColor { NSColor(UIColor.systemGray4) }
  /// The colour behind a window's content (assumed).
  public class var windowBackgroundColor: NSColor { NSColor(UIColor.secondarySystemBackground) }
  /// The colour behind pages (assumed).
  public class var underPageBackgroundColor: NSColor { NSColor(UIColor.systemGray3) }
  /// The colour behind lists and tables.
  public class var controlBackgroundColor: NSColor { NSColor(UIColor.systemBackground) }
  /// The colour behind text.
  public class var textBackgroundColor: NSColor { NSColor(UIColor.systemBackground) }
  /// The colour of controls (assumed).
  public class var controlColor: NSColor { NSColor(UIColor.tertiarySystemBackground) }
}
