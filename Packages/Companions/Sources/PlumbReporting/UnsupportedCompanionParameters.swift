extension UnsupportedCompanion {
  /// Parameters of names that work.
  static let parameters =
    names(
      "Charts", "AxisValueLabel(multiLabelAlignment:)", missing: "each label has one place, beside its value")
    + names("Charts", "AxisValueLabel(offsetsMarks:)", missing: "marks make no room for labels")
    + names("Charts", "greedy(priority:)", missing: "of labels that touch the first one stays")
    + names("Charts", "position(by:axis:)", missing: "bars are moved across their length, and not along it")
    + names("Charts", "valueAligned(majorAlignment:)", missing: "a long scroll ends where a short one may")
    + names(
      "Charts", "chartForegroundStyleScale(type:)", missing: "equal differences have equal steps of colour")
    + names(
      "CoreData", "FetchRequest(animation:)", "SectionedFetchRequest(animation:)",
      missing: "new results are there at once")
    + names("SwiftData", "Query(animation:)", missing: "new results are there at once")
    + names("SwiftData", "modelContainer(isUndoEnabled:)", missing: "no changes are undone")
    + names(
      "SpriteKit", "SKView.presentScene(transition:)", missing: "the next scene is there at once")
    + names(
      "MapKit", "MapCameraBounds", missing: "a placeholder has no bounds, and people do not zoom it")
    + names("MapKit", "Map(userTrackingMode:)", missing: "a map stays where its region is")
    + partly(
      "MapKit", "MapProxy.convert", missing: "each coordinate space is taken for the map's own rectangle")
    + names(
      "MapKit", "onMapCameraChange(frequency:)", missing: "a placeholder tells of a movement at its end")
    + partly(
      "TipKit", "Tips.configure", missing: "the tips that people have seen are kept until the program ends")
    + names("TipKit", "displayFrequency", missing: "tips are shown as soon as their rules hold")
    + names(
      "TipKit", "Tips.MaxDisplayCount", "Tips.MaxDisplayDuration",
      missing: "a tip is shown until it is closed")
    + names("TipKit", "TipView(arrowEdge:)", missing: "a tip within a view has no arrow")
    + names(
      "PhotosUI", "PhotosPicker(selectionBehavior:)", missing: "the browser's own chooser of files is shown")
    + names(
      "NaturalLanguage", "NLTokenizer.setLanguage",
      missing: "words of each language are cut at spaces and marks")
    + names("AppIntents", "result(opensIntent:)", missing: "the other intent is not performed")
    + names(
      "WidgetKit", "DynamicIslandExpandedRegion(priority:)",
      missing: "the regions at both sides are equally wide")
    + names(
      "ImageIO", "CGImageDestinationSetProperties", missing: "a file has its picture, and no properties")
}
