import PlumbLayout
import PlumbViews

extension Stage {
  /// In points.
  static let defaultScreenSize = CGSize(width: 390, height: 844)

  /// A screen that is as large as what a view is offered; where that is not said, as large as a common phone.
  static func screenSize(_ proposal: ProposedViewSize) -> CGSize {
    func length(_ side: CGFloat?, _ usual: CGFloat) -> CGFloat {
      guard let side, side.isFinite, side > 0 else { return usual }
      return side
    }
    return CGSize(
      width: length(proposal.width, defaultScreenSize.width),
      height: length(proposal.height, defaultScreenSize.height))
  }

  /// Sets the surroundings of code that runs before there is a view: the code that makes the view, and the program's
  /// own values.
  package func announce(_ environment: EnvironmentValues = EnvironmentValues()) {
    var values = environment
    values.displayScale = Stage.defaultScale
    apply(to: &values)
    Surroundings.announce(Surroundings(environment: values, screen: Surroundings.Screen(self)))
  }
}

extension Surroundings.Screen {
  /// The screen of a stage: its device's, or else one of the size that the stage offers.
  init(_ stage: Stage) {
    self.init(
      size: stage.size.map(Stage.screenSize) ?? stage.device?.size ?? Stage.defaultScreenSize,
      insets: stage.coveredEdges ?? EdgeInsets(), device: stage.device?.name)
  }

  /// Lays the device on its side.
  mutating func turn() { size = CGSize(width: size.height, height: size.width) }
}
