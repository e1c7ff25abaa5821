/// A preview of a view, which the command and the page can show.
///
///     #Preview("A long name") { MessageRow(name: "Wolfeschlegelsteinhausenbergerdorff") }
@freestanding(declaration)
public macro Preview(_ name: String? = nil, @ViewBuilder body: @escaping @MainActor () -> any View) =
  #externalMacro(module: "PlumbMacros", type: "PreviewMacro")

/// A preview of a view, with a size, an orientation and the like.
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>,
  _ additionalTraits: PreviewTrait<Preview.ViewTraits>...,
  @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "PlumbMacros", type: "PreviewMacro")

/// A preview of a view for each of some arguments, with the argument's description in its name.
///
///     #Preview("Row", arguments: ["Ada", "Grace"]) { name in MessageRow(name: name) }
@freestanding(declaration)
public macro Preview<Argument>(
  _ name: String? = nil, arguments: [Argument], @ViewBuilder body: @escaping @MainActor (Argument) -> any View
) = #externalMacro(module: "PlumbMacros", type: "PreviewMacro")

/// A preview of a view for each of some arguments, with a size, an orientation and the like.
@freestanding(declaration)
public macro Preview<Argument>(
  _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>,
  _ additionalTraits: PreviewTrait<Preview.ViewTraits>..., arguments: [Argument],
  @ViewBuilder body: @escaping @MainActor (Argument) -> any View
) = #externalMacro(module: "PlumbMacros", type: "PreviewMacro")

/// Lets a `#Preview` have its own state: put it before a property at the top of the preview's body.
@attached(peer)
public macro Previewable() = #externalMacro(module: "PlumbMacros", type: "PreviewableMacro")
