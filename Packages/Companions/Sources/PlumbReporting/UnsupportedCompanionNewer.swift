extension UnsupportedCompanion {
  static let offers =
    names(
      "StoreKit", "inAppPurchaseOptions", "subscriptionIntroductoryOffer", "subscriptionPromotionalOffer",
      "preferredSubscriptionOffer", "appStoreMerchandising", missing: "no host has a store")
    + names(
      "StoreKit", "subscriptionStoreControlIcon", "subscriptionStoreControlBackground",
      "subscriptionStorePolicyForegroundStyle", "subscriptionStoreSignInAction",
      "subscriptionStoreOptionGroupStyle", "subscriptionOfferViewStyle", "productDescription",
      "productIconBorder", missing: "a placeholder of a store has one look")
    + names(
      "PhotosUI", "photosPickerStyle", "photosPickerAccessoryVisibility", "photosPickerDisabledCapabilities",
      missing: "the browser's own chooser of files is shown")
    + names("WidgetKit", "widgetCurvesContent", missing: "no host is a watch")
    + names(
      "WidgetKit", "controlWidgetStatus", "controlWidgetActionHint", missing: "no host has a control center")
    + names("TipKit", "tipBackgroundInteraction", missing: "what is behind a tip's popover does not answer")
    + names("TipKit", "tipImageStyle", missing: "a tip's picture has the tint")

  static let pages =
    names(
      "MapKit", "mapFeatureSelectionAccessory", "mapFeatureSelectionContent", "mapFeatureSelectionDisabled",
      missing: "a placeholder has no places of its own to choose")
    + names(
      "MapKit", "mapItemDetailSheet", "mapItemDetailPopover",
      missing: "no host knows places, so nothing is shown")
    + names("MapKit", "mapCameraKeyframeAnimator", missing: "a placeholder stands still")
    + names("MapKit", "lookAroundViewer", missing: "no host has pictures of streets")
    + names(
      "WebKit", "WebPage.load", missing: "no host puts pages into views, so a placeholder has the address")
    + names("WebKit", "WebPage.callJavaScript", missing: "there is no page, so the answer is an error")
    + names(
      "WebKit", "webViewBackForwardNavigationGestures", "webViewContentBackground", "webViewContextMenu",
      "webViewElementFullscreenBehavior", "webViewLinkPreviews", "webViewMagnificationGestures",
      "webViewOnScrollGeometryChange", "webViewScrollInputBehavior", "webViewScrollPosition",
      "webViewTextSelection", missing: "a placeholder is not scrolled, enlarged or pressed")

  static let languages =
    names("Translation", "TranslationSession", missing: "no host translates, so the answer is an error")
    + names("Translation", "translationPresentation", missing: "no host translates, so nothing is shown")
    + names("ImagePlayground", "imagePlaygroundSheet", missing: "no host makes pictures, so nothing is shown")
    + names("AppIntents", "appEntityIdentifier", missing: "there is neither Siri nor Shortcuts")
}
