extension Unsupported {
  /// Every name that is accepted and does nothing, folder by folder.
  package static let all: [Unsupported] =
    accessibility + actions + controls + drawing + lists + navigation + presentations + surroundings + texts
    + windows + inputs + pointers + otherWindows

  static func planned(
    _ names: String..., missing: String, isReported: Bool = true
  ) -> [Unsupported] {
    names.map { Unsupported(name: $0, missing: missing, outlook: .planned, isReported: isReported) }
  }

  static func impossible(
    _ names: String..., missing: String, isReported: Bool = true
  ) -> [Unsupported] {
    names.map { Unsupported(name: $0, missing: missing, outlook: .impossible, isReported: isReported) }
  }

  private static let accessibility =
    planned(
      "accessibilityScrollAction", "accessibilityZoomAction",
      missing: "a page has no element that assistive tools scroll or zoom by an action")
    + planned("accessibilityFocused", missing: "no host says or moves the focus of an assistive tool")
    + planned(
      "accessibilityRepresentation", "accessibilityChildren",
      missing: "the views that stand for this one are not made")
    + planned(
      "accessibilityRotor", "accessibilityCustomContent", "accessibilityLinkedGroup",
      "accessibilityLabeledPair", missing: "a page has no element for it yet")
    + planned(
      "AccessibilityRotorEntry", missing: "a page has no element for a rotor that leads to it",
      isReported: false)
    + planned(
      "accessibilityHeading(level:)", missing: "the level of a heading is not told", isReported: false)
    + planned("AccessibilityNotification", missing: "no host reads anything out")
    + impossible(
      "accessibilityInputLabels", "accessibilityActivationPoint", "accessibilityRespondsToUserInteraction",
      "accessibilityDirectTouch", missing: "a browser chooses itself how a person reaches an element")
    + impossible(
      "accessibilityIgnoresInvertColors", "accessibilityShowsLargeContentViewer",
      missing: "a browser has neither inverted colours of its own nor a viewer for large content")
    + impossible(
      "accessibilityTextContentType", "speechSpellsOutCharacters", "speechAlwaysIncludesPunctuation",
      "speechAnnouncementsQueued", "speechAdjustedPitch",
      missing: "a browser does not let a page say how a text is spoken")

  private static let actions =
    planned(
      "draggable", "dropDestination", "onDrag", "onDrop", "onInsert", "itemProvider",
      missing: "nothing is dragged from one view to another yet")
    + planned(
      "copyable", "cuttable", "pasteDestination", missing: "views do not reach the pasteboard yet")
    + planned(
      "PasteButton", missing: "views do not reach the pasteboard yet, so it is disabled", isReported: false)
    + planned(
      "ShareLink", missing: "nothing is shared with other programs yet; the button shows its label")
    + planned(
      "SharePreview", "Transferable.suggestedFileName", "Transferable.visibility",
      "Transferable.exportingCondition", "CodableRepresentation(for:)", "CodableRepresentation(encoder:)",
      "CodableRepresentation(decoder:)", "FileRepresentation(shouldAttemptToOpenInPlace:)",
      "FileRepresentation(shouldAllowToOpenInPlace:)", "FileRepresentation(exporting:)",
      "FileRepresentation(importing:)",
      missing: "nothing is shared with other programs yet; the button shows its label", isReported: false)
    + planned(
      "DropInfo.hasItemsConforming", "DropInfo.itemProviders", "DropDelegate",
      missing: "nothing is dragged from one view to another yet", isReported: false)
    + planned(
      "defaultFocus(priority:)", missing: "the focus goes there when the view appears, and at no other time")
    + planned("focusable(interactions:)", missing: "the focus comes to the view whatever it is for")
    + impossible("gesture(name:)", missing: "there are no gestures of other frameworks that could name it")
    + planned(
      "focusedValue", "focusedSceneValue", "focusedObject", "focusedSceneObject",
      missing: "nobody collects what the view with the focus offers")
    + planned(
      "FocusedValue", "FocusedBinding", "FocusedObject",
      missing: "nobody collects what the view with the focus offers, so it is always nil")
    + planned("focusSection", missing: "the Tab key goes through every view in turn")
    + planned(
      "hoverEffect", "hoverEffectDisabled", "listRowHoverEffect", "listRowHoverEffectDisabled",
      missing: "a pointer does not change how a view is drawn")
    + impossible("sensoryFeedback", missing: "a page makes neither a sound nor a touch")
    + impossible(
      "SensoryFeedback.impact", missing: "a page makes neither a sound nor a touch", isReported: false)

  private static let controls =
    planned("labelIconToTitleSpacing", "labelReservedIconWidth", missing: "a label has its own measures")
    + planned("horizontalRadioGroupLayout", missing: "no picker is drawn as a group of radio buttons")
    + planned("menuOrder", missing: "a menu's rows stay in the order in which they are written")
    + impossible("menuIndicator", missing: "on iOS no menu's label has a mark")

  private static let drawing =
    planned("symbolEffect", "symbolEffectsRemoved", missing: "symbols stand still")
    + planned(
      "RepeatBehavior.periodic", missing: "symbols stand still", isReported: false)
    + planned(
      "SymbolEffectOptions.speed", "SymbolEffectOptions.repeat", missing: "symbols stand still",
      isReported: false)
    + planned(
      "symbolColorRenderingMode", missing: "a symbol is filled with one colour, and not with a gradient")
    + planned("Glass.interactive", missing: "glass does not follow a finger")
    + planned(
      "glassEffectID", "glassEffectUnion", "glassEffectTransition",
      missing: "glass does not flow from one view to another")
    + planned(
      "GlassEffectContainer(spacing:)", missing: "glass does not flow from one view to another",
      isReported: false)
    + planned(
      "ShapeStyle.blendMode", missing: "a style is drawn as it is; use blendMode(_:) of the view")
    + planned(
      "ScrollTransitionConfiguration.animated(animation:)",
      missing: "the effect of a scroll transition comes and goes at once")
    + planned(
      "ScrollTransitionConfiguration.interactive(timingCurve:)",
      missing: "the effect of a scroll transition follows the view's place evenly")
    + planned(
      "containerBackground(for:)",
      missing: "the style is a background of the view, for every container but a widget",
      isReported: false)
    + planned("backgroundExtensionEffect", missing: "a picture is not continued under bars")
    + planned(
      "scrollEdgeEffectStyle", "scrollEdgeEffectHidden", missing: "content does not fade below bars")
    + impossible(
      "symbolRenderingMode",
      missing: "the free symbols are one outline, so every mode draws the first colour alone")
    + impossible(
      "symbolVariableValueMode", "Image(variableValue:)",
      missing: "the free symbols have no parts that could show a value")
    + impossible(
      "Image.antialiased", "Shape.stroke(antialiased:)", "GraphicsContext.draw(style:)",
      missing: "edges are always drawn smooth")
    + planned(
      "Image(bundle:)", "Color(bundle:)", "Text(bundle:)", "LocalizedStringResource(bundle:)",
      missing: "a name that the bundle does not have is looked up in all others too",
      isReported: false)
    + planned("MeshGradient(colorSpace:)", missing: "the colours of a mesh are mixed as they are stored")
    + planned(
      "Color.mix(in:)", missing: "two colours are mixed as they are stored, in either space",
      isReported: false)
    + planned(
      "GraphicsContext.addFilter(options:)", missing: "filters mix colours as they are on the display")
    + planned("Filter.colorInvert(amount:)", missing: "colours are turned into their opposites wholly")
    + planned(
      "Animation.spring(blendDuration:)",
      missing: "a spring takes over from another one at once, with its place and velocity")
    + planned(
      "Animation.interactiveSpring(blendDuration:)",
      missing: "a spring takes over from another one at once, with its place and velocity",
      isReported: false)
    + impossible("allowedDynamicRange", missing: "every image has the standard range of brightness")
    + impossible(
      "colorEffect", "distortionEffect", "layerEffect",
      missing: "there is no Metal here, so shaders do not run and the view stays as it is")
    + impossible(
      "Shader", "ShaderFunction", "ShaderLibrary",
      missing: "there is no Metal here, so shaders do not run and the view stays as it is",
      isReported: false)
    + impossible("materialActiveAppearance", missing: "a material always looks as in a window in front")
    + impossible(
      "Canvas(opaque:)", "Canvas(colorMode:)", "Canvas(rendersAsynchronously:)", "drawingGroup(opaque:)",
      "drawingGroup(colorMode:)", missing: "a drawing is the same either way")

  private static let lists =
    planned(
      "listSectionSeparator", "listSectionSeparatorTint", missing: "sections have no lines of their own")
    + planned("listSectionMargins", missing: "sections have the margins of their list's style")
    + planned("badgeProminence", missing: "every badge looks the same")
    + planned("navigationLinkIndicatorVisibility", missing: "a link in a list always has its arrow")
    + planned("TableRow.contextMenu", missing: "the rows of tables have no menus")
    + planned("DisclosureTableRow", missing: "a row of a table has no mark that opens it")
    + planned(
      "formStyle", missing: "a form is a list, whose labels and values do not stand in columns")
    + planned("controlGroupStyle", missing: "a group of controls is a row of buttons, and opens no menu")
    + planned("listStyle", missing: "a list has no border")
    + planned(
      "InsetListStyle(alternatesRowBackgrounds:)", "BorderedListStyle(alternatesRowBackgrounds:)",
      missing: "every row of a list has the same ground")

  private static let navigation =
    planned("toolbarTitleMenu", missing: "a bar's title opens no menu")
    + planned("ToolbarTitleMenu", missing: "a bar's title opens no menu", isReported: false)
    + planned("toolbarForegroundStyle", missing: "a bar's items are drawn in the tint")
    + planned("searchable(placement:)", missing: "a search field stands where the platform has it")
    + planned(
      "SearchFieldPlacement.navigationBarDrawer(displayMode:)",
      missing: "a search field scrolls away with the content")
    + planned("tabBarMinimizeBehavior", missing: "a bar of tabs keeps its size while its page scrolls")
    + planned("searchToolbarBehavior", missing: "a search field is always there as a field")
    + planned("DefaultToolbarItem", missing: "the search field and the title stay in their own places")
    + planned(
      "ToolbarPlacement.windowToolbar", "ToolbarPlacement.bottomOrnament",
      missing: "there are no such bars on a phone", isReported: false)
    + impossible(
      "TabSection(titleKey:)", missing: "on a phone's bar sections have no titles", isReported: false)
    + planned(
      "navigationViewStyle", missing: "a NavigationView is a stack; use NavigationSplitView for columns")
    + planned("navigationSplitViewStyle", missing: "columns share the room in one way only")
    + planned(
      "matchedTransitionSource", "navigationTransition", missing: "a screen always slides in from the side")
    + planned(
      "NavigationTransition.zoom", missing: "a screen always slides in from the side", isReported: false)
    + impossible("isDetailLink", missing: "where a link leads follows from the column in which it stands")
    + impossible(
      "toolbar(id:)", "ToolbarItem(id:)", "ToolbarItem(showsByDefault:)",
      missing: "no person rearranges a toolbar on a phone", isReported: false)

  private static let presentations =
    planned(
      "fileMover", "fileExporter(item:contentTypes:defaultFilename:onCompletion:)",
      missing: "only copies of files go to a page, so it is cancelled at once", isReported: false)
    + planned(
      "fileDialogMessage", "fileDialogConfirmationLabel", "fileDialogDefaultDirectory",
      "fileExporterFilenameLabel", missing: "the browser's own dialogs have words of their own")
    + planned(
      "dialogIcon", "dialogSeverity", "dialogSuppressionToggle",
      missing: "a dialog shows its title, its message and its buttons alone")
    + planned("presentationBackgroundInteraction", missing: "what is behind a sheet does not answer")
    + planned(
      "PresentationBackgroundInteraction.enabled(upThrough:)",
      missing: "what is behind a sheet does not answer", isReported: false)
    + planned("presentationSizing", missing: "a sheet has the height of its detents")
    + planned(
      "presentationCompactAdaptation(vertical:)",
      missing: "only the width of the canvas decides what a popover becomes")
    + impossible(
      "inspectorColumnWidth(min:)", "inspectorColumnWidth(max:)",
      missing: "no person drags the edge of an inspector", isReported: false)

  private static let surroundings =
    planned("previewContext", missing: "no preview reads it")
    + planned("invalidatableContent", missing: "content that is out of date looks as before")
    + impossible(
      "persistentSystemOverlays", "defersSystemGestures",
      missing: "of the system only a status bar and a home indicator are drawn around an app")
    + impossible(
      "userActivity", "onContinueUserActivity", missing: "there is no other device to continue on")
    + impossible("_printChanges", "_logChanges", missing: "nobody notes why a body runs", isReported: false)

  private static let texts =
    planned("contentTransition", missing: "contents change at once, and digits do not roll")
    + planned(
      "ContentTransition.numericText(countsDown:)", "ContentTransition.numericText(value:)",
      missing: "contents change at once, and digits do not roll", isReported: false)

  private static let windows =
    planned("openWindow", "dismissWindow", "openSettings", missing: "a page is one window")
    + impossible(
      "commands", "commandsReplaced", "commandsRemoved", "Scene.keyboardShortcut", "MenuBarExtra",
      "menuBarExtraStyle", missing: "a page has no menu bar")
    + impossible(
      "CommandMenu", "CommandGroup", missing: "a page has no menu bar", isReported: false)
    + impossible(
      "defaultSize", "defaultPosition", "windowResizability", "windowStyle", "windowToolbarStyle",
      missing: "a window is as the browser has it")
    + impossible(
      "unified(showsTitle:)", missing: "a window is as the browser has it", isReported: false)
    + impossible("handlesExternalEvents", missing: "nothing from outside opens a window")
}
