/// Makes a variable in an extension of `EnvironmentValues`, `Transaction`, `ContainerValues` or `FocusedValues` an
/// entry, with the key that it needs.
///
///     extension EnvironmentValues { @Entry var caption: String = "none" }
@attached(accessor)
@attached(peer, names: prefixed(__Key_))
public macro Entry() = #externalMacro(module: "PlumbMacros", type: "EntryMacro")
