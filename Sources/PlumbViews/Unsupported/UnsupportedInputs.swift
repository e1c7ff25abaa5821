extension Unsupported {
  /// The inputs of writing, pressing and hearing.
  static let inputs =
    planned(
      "writingToolsBehavior", "writingToolsAffordanceVisibility", "textInputFormattingControlVisibility",
      missing: "nothing helps people to write but the browser")
    + planned(
      "replaceDisabled", "findDisabled", "findNavigator",
      missing: "no bar searches in a text but the browser's own")
    + planned("textInputSuggestions", "textInputCompletion", missing: "a field shows no suggestions")
    + planned(
      "textSelectionAffinity", "searchSelection", "TextField(selection:)", "TextEditor(selection:)",
      missing: "the browser keeps the selection of a field")
    + impossible("searchDictationBehavior", missing: "the browser takes in what is dictated")
    + planned(
      "attributedTextFormattingDefinition", "TextEditor(text:)",
      missing: "an editor draws an attributed text in one look")
    + planned(
      "AttributedTextFormatting", missing: "an editor draws an attributed text in one look", isReported: false
    )
    + planned("SliderTick(label:)", missing: "a slider shows its dots without words")
    + planned("Slider(currentValueLabel:)", missing: "a slider does not write its value")
    + planned("Gauge(markedValueLabels:)", missing: "a gauge marks no values between its ends")
    + planned(
      "DateReference(maxFieldCount:)", missing: "a distance is written in its largest unit", isReported: false
    )
    + planned("writingDirection", missing: "each line follows its characters")
    + planned(
      "multilineTextAlignment(strategy:)", missing: "the alignment of lines follows the layout around")
    + planned("searchable(tokens:)", "searchable(editableTokens:)", missing: "a search field shows no tokens")
    + planned("resetFocus", missing: "the focus stays where it is")
    + planned("onModifierKeysChanged", missing: "keys that type nothing are not told by themselves")
    + planned(
      "onCopyCommand", "onCutCommand", "onPasteCommand", missing: "views do not reach the pasteboard yet")
    + impossible(
      "onPlayPauseCommand", "pageCommand", "onPencilDoubleTap", "onPencilSqueeze", "handGestureShortcut",
      "handlesGameControllerEvents", "digitalCrownRotation", "digitalCrownAccessory", "scrollInputBehavior",
      missing: "a page gets no such input")
    + planned("modifierKeyAlternate", missing: "a menu does not look at keys that are held")
    + planned("typeSelectEquivalent", missing: "typing selects no rows")
    + impossible("accessibilityQuickAction", missing: "a page gets no such input")
    + planned(
      "accessibilityDragPoint", "accessibilityDropPoint",
      missing: "nothing is dragged from one view to another yet")
    + planned(
      "accessibilityRotorEntry", "accessibilityScrollStatus", "accessibilityChartDescriptor",
      missing: "a page has no element for it yet")
    + planned("accessibilityDefaultFocus", missing: "no host says or moves the focus of an assistive tool")

  /// The inputs of dragging, and the changes under a pointer.
  static let pointers =
    planned(
      "dragContainer", "dragContainerSelection", "dragConfiguration", "dropConfiguration",
      "onDragSessionUpdated", "onDropSessionUpdated", "dragPreviewsFormation", "dropPreviewsFormation",
      "springLoadingBehavior", missing: "nothing is dragged from one view to another yet")
    + planned("defaultHoverEffect", missing: "a pointer does not change how a view is drawn")
    + planned(
      "HoverEffectContent", "HoverEffectGroup", missing: "a pointer does not change how a view is drawn",
      isReported: false)
    + planned(
      "exportsItemProviders", "importsItemProviders", "exportableToServices",
      missing: "nothing is shared with other programs yet")
    + planned("contextMenu(forSelectionType:)", missing: "the rows of a list have only menus of their own")
    + planned("scrollTarget", missing: "scrolling comes to rest at the views of a scrollTargetLayout()")
    + planned("sectionActions", missing: "a section's header shows no buttons")
    + planned("sectionIndexLabel", "listSectionIndexVisibility", missing: "a list has no index beside it")
    + planned("alternatingRowBackgrounds", missing: "every row of a list has the same ground")
    + impossible("listRowPlatterColor", missing: "rows are those of a phone")
    + impossible(
      "tabViewCustomization", "customizationID", "customizationBehavior", "defaultVisibility",
      missing: "no person rearranges the tabs of a phone's bar")
    + planned(
      "tabViewSidebarHeader", "tabViewSidebarFooter", "tabViewSidebarBottomBar",
      "defaultAdaptableTabBarPlacement", "tabPlacement", "TabContent.sectionActions",
      "TabContent.swipeActions", missing: "tabs are shown in a bar, and not in a side bar")
    + planned("tabViewSearchActivation", missing: "choosing the tab that searches only shows its page")
    + planned("TabContent.contextMenu", missing: "a tab opens no menu")
    + planned("TabContent.disabled", missing: "every tab can be chosen")
    + planned("toolbar(removing:)", missing: "the items of the system stay in a bar")

  /// Windows and dialogs as the browser has them.
  static let otherWindows =
    impossible(
      "fileDialogBrowserOptions", "fileDialogCustomizationID", "fileDialogURLEnabled",
      "fileDialogImportsUnresolvedAliases", missing: "the browser's own dialogs show what they like")
    + planned("navigationDocument", missing: "a bar's title opens no menu")
    + impossible("documentBrowserContextMenu", missing: "no host shows a browser of documents")
    + planned("DocumentGroup(viewing:)", missing: "no host opens files for it")
    + impossible(
      "windowResizeBehavior", "windowDismissBehavior", "windowMinimizeBehavior", "windowFullScreenBehavior",
      "windowResizeAnchor", "windowToolbarFullScreenVisibility", "allowsWindowActivationEvents",
      "presentedWindowStyle", "presentedWindowToolbarStyle", "onInteractiveResizeChange", "windowLevel",
      "windowManagerRole", "windowIdealSize", "windowBackgroundDragBehavior", "defaultWindowPlacement",
      "windowIdealPlacement", "defaultLaunchBehavior", missing: "a window is as the browser has it")
    + planned("restorationBehavior", missing: "a window begins anew each time")
    + impossible("backgroundTask", missing: "a page works only while it is open")
    + impossible(
      "dialogPreventsAppTermination", "presentationPreventsAppTermination",
      missing: "the browser closes a page when a person wants it")
    + impossible(
      "presentationBreakthroughEffect", "breakthroughEffect", "onWorldRecenter", "ornament",
      missing: "a page stands in no room")
    + impossible("interactionActivityTrackingTag", missing: "nobody notes what is done")
    + impossible("assistiveAccessNavigationIcon", missing: "there is no mode that makes a phone easy")
    + impossible(
      "contentCaptureProtected", missing: "a page cannot keep itself out of pictures of the display")
    + planned("containerCornerOffset", missing: "content stays at its place in a corner")
    + impossible(
      "touchBar", "touchBarItemPrincipal", "touchBarCustomizationLabel",
      missing: "a page has no bar above the keyboard")
    + planned("menuButtonStyle", missing: "menus of older programs have one look")
    + planned(
      "toolbarItemHidden", missing: "a view in a toolbar is shown; hidden(_:) of its item leaves it out")
}
