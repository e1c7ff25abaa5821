import Foundation
import PlumbControls
import PlumbViews

/// A control that is on or off.
@preconcurrency @MainActor open class UISwitch: UIControl {
  private var value = false
  /// Whether it is on.
  open var isOn: Bool {
    get { value }
    set { setOn(newValue, animated: false) }
  }
  /// The colour while it is on.
  open var onTintColor: UIColor? { didSet { changed() } }
  /// The colour of the thumb; white without one.
  open var thumbTintColor: UIColor? { didSet { changed() } }

  override func setUp() {
    super.setUp()
    priorities.hugging = (.defaultHigh, .defaultHigh)
  }

  /// Turns it on or off, and notifies nobody.
  open func setOn(_ on: Bool, animated: Bool) {
    guard value != on else { return }
    value = on
    if animated { withAnimation { changed() } } else { changed() }
  }

  override var hasOwnSize: Bool { true }
  override func makeContent() -> AnyView? {
    let control = self
    let toggle = Toggle(
      isOn: Binding {
        control.isOn
      } set: {
        control.take($0)
      }
    ) { EmptyView() }.labelsHidden()
      .environment(\.controlLooks.toggle, looks)
    return onTintColor.map { AnyView(toggle.tint(Color(uiColor: $0))) } ?? AnyView(toggle)
  }

  private func take(_ on: Bool) {
    setOn(on, animated: true)
    sendActions(for: .valueChanged)
  }
}

/// A control for a number between two others.
@preconcurrency @MainActor open class UISlider: UIControl {
  // Assumed: such a control has one height.
  override func setUp() {
    super.setUp()
    priorities.hugging.1 = .defaultHigh
  }

  /// The number.
  open var value: Float = 0 { didSet { if value != oldValue { changed() } } }
  /// The least.
  open var minimumValue: Float = 0 { didSet { changed() } }
  /// The most.
  open var maximumValue: Float = 1 { didSet { changed() } }
  /// Whether each step of a movement is reported.
  open var isContinuous = true
  /// The colour of the part below the number.
  open var minimumTrackTintColor: UIColor? { didSet { changed() } }
  /// The colour of the part above the number; grey without one.
  open var maximumTrackTintColor: UIColor? { didSet { changed() } }
  /// The colour of the thumb; white without one.
  open var thumbTintColor: UIColor? { didSet { changed() } }
  /// The picture before the slider.
  open var minimumValueImage: UIImage? { didSet { changed() } }
  /// The picture after the slider.
  open var maximumValueImage: UIImage? { didSet { changed() } }

  /// Sets a number without reporting the change.
  open func setValue(_ value: Float, animated: Bool) {
    self.value = max(minimumValue, min(value, maximumValue))
  }

  /// Sets the picture of the thumb.
  @available(*, deprecated, message: "In Plumb, UISlider.setThumbImage does nothing: the thumb is a circle.")
  open func setThumbImage(_ image: UIImage?, for state: UIControl.State) {}
  /// Sets the picture of the part below the number.
  @available(
    *, deprecated, message: "In Plumb, UISlider.setMinimumTrackImage does nothing: the track has its colours."
  )
  open func setMinimumTrackImage(_ image: UIImage?, for state: UIControl.State) {}
  /// Sets the picture of the part above the number.
  @available(
    *, deprecated, message: "In Plumb, UISlider.setMaximumTrackImage does nothing: the track has its colours."
  )
  open func setMaximumTrackImage(_ image: UIImage?, for state: UIControl.State) {}

  open override var intrinsicContentSize: CGSize {
    CGSize(width: -1, height: measuredContentSize(width: 100).height)
  }
  override var hasOwnSize: Bool { true }
  override func makeContent() -> AnyView? {
    let control = self
    let (low, high) = (Double(minimumValue), Double(max(maximumValue, minimumValue)))
    let slider = Slider(
      value: Binding {
        min(max(Double(control.value), low), high)
      } set: { number in
        control.value = Float(number)
        if control.isContinuous { control.sendActions(for: .valueChanged) }
      }, in: low...high,
      onEditingChanged: { isEditing in
        if !isEditing && !control.isContinuous { control.sendActions(for: .valueChanged) }
        control.sendActions(for: isEditing ? .touchDown : .touchUpInside)
      })
    let (before, after) = (
      minimumValueImage.map { Image(uiImage: $0) }, maximumValueImage.map { Image(uiImage: $0) }
    )
    let row = HStack(spacing: 8) {
      before
      slider
      after
    }
    .environment(\.controlLooks.slider, looks)
    return minimumTrackTintColor.map { AnyView(row.tint(Color(uiColor: $0))) } ?? AnyView(row)
  }
}

/// A control that goes up and down in steps.
@preconcurrency @MainActor open class UIStepper: UIControl {
  /// The number.
  open var value: Double = 0 { didSet { if value != oldValue { changed() } } }
  /// The least.
  open var minimumValue: Double = 0 { didSet { changed() } }
  /// The most.
  open var maximumValue: Double = 100 { didSet { changed() } }
  /// The step.
  open var stepValue: Double = 1 { didSet { changed() } }

  override func setUp() {
    super.setUp()
    priorities.hugging = (.defaultHigh, .defaultHigh)
  }

  override var hasOwnSize: Bool { true }
  override func makeContent() -> AnyView? {
    let control = self
    let (low, high) = (minimumValue, max(maximumValue, minimumValue))
    return AnyView(
      Stepper(
        value: Binding {
          min(max(control.value, low), high)
        } set: { number in
          control.value = number
          control.sendActions(for: .valueChanged)
        }, in: low...high, step: stepValue
      ) { EmptyView() }.labelsHidden())
  }
}

/// A row of words or pictures, one of which is chosen.
@preconcurrency @MainActor open class UISegmentedControl: UIControl {
  // Assumed: such a control has one height.
  override func setUp() {
    super.setUp()
    priorities.hugging.1 = .defaultHigh
  }

  // The ground of the segments has round corners.
  override var drawnBackground: UIColor? { nil }

  /// No segment.
  public nonisolated static var noSegment: Int { -1 }
  private var segments: [Any] = []
  /// The number of the segment that is chosen.
  open var selectedSegmentIndex = UISegmentedControl.noSegment { didSet { changed() } }
  /// The colour of the chosen segment; the system's without one.
  open var selectedSegmentTintColor: UIColor? { didSet { changed() } }
  /// Whether no segment stays chosen.
  open var isMomentary = false

  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Creates a control of strings and images.
  public convenience init(items: [Any]?) {
    self.init(frame: .zero)
    segments = items ?? []
  }

  /// The number of segments.
  open var numberOfSegments: Int { segments.count }

  /// Adds a segment.
  open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    segments.insert(title ?? "", at: max(0, min(segment, segments.count)))
    changed()
    invalidateIntrinsicContentSize()
  }

  /// Changes the words of a segment.
  open func setTitle(_ title: String?, forSegmentAt segment: Int) {
    guard segments.indices.contains(segment) else { return }
    segments[segment] = title ?? ""
    changed()
  }

  /// Returns the words of a segment.
  open func titleForSegment(at segment: Int) -> String? {
    segments.indices.contains(segment) ? segments[segment] as? String : nil
  }

  /// Removes all segments.
  open func removeAllSegments() {
    segments = []
    changed()
  }

  /// Sets the attributes of the titles: the font and the colour, of the usual and of the chosen segment.
  open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: State) {
    titleAttributes[state] = attributes
  }
  /// Returns the attributes of the titles in a state.
  open func titleTextAttributes(for state: State) -> [NSAttributedString.Key: Any]? { titleAttributes[state] }
  var titleAttributes: [State: [NSAttributedString.Key: Any]] = [:] { didSet { changed() } }
  /// Sets the picture behind segments, which is not drawn.
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, for state: State, barMetrics: UIBarMetrics
  ) {
    if backgroundImage != nil {
      WithoutEffect.segmentImages.report(of: "UISegmentedControl.setBackgroundImage")
    }
  }
  /// Sets the picture between segments, which is not drawn.
  open func setDividerImage(
    _ dividerImage: UIImage?, forLeftSegmentState leftState: State, rightSegmentState rightState: State,
    barMetrics: UIBarMetrics
  ) {
    if dividerImage != nil { WithoutEffect.segmentImages.report(of: "UISegmentedControl.setDividerImage") }
  }

  override var hasOwnSize: Bool { true }
  override func makeContent() -> AnyView? {
    let control = self
    let picker = Picker(
      selection: Binding {
        control.selectedSegmentIndex
      } set: { index in
        control.selectedSegmentIndex = index
        control.sendActions(for: .valueChanged)
        if control.isMomentary { control.selectedSegmentIndex = UISegmentedControl.noSegment }
      }
    ) {
      ForEach(Array(segments.enumerated()), id: \.offset) { index, segment in
        if let image = segment as? UIImage {
          Image(uiImage: image).tag(index)
        } else {
          Text(verbatim: segment as? String ?? "").tag(index)
        }
      }
    } label: {
      EmptyView()
    }
    return AnyView(
      picker.pickerStyle(.segmented).labelsHidden()
        .environment(\.controlLooks.segments, looks)
        .fixedSize(horizontal: LayoutPass.isMeasuring, vertical: false))
  }
}

/// Dots, one for each page.
@preconcurrency @MainActor open class UIPageControl: UIControl {
  override func setUp() {
    super.setUp()
    priorities.hugging = (.defaultHigh, .defaultHigh)
  }

  /// The number of pages.
  open var numberOfPages = 0 { didSet { if numberOfPages != oldValue { pagesChanged() } } }
  /// The number of the page.
  open var currentPage = 0 { didSet { if currentPage != oldValue { changed() } } }
  /// Whether one dot is left out.
  open var hidesForSinglePage = false { didSet { changed() } }
  /// The colour of the other dots.
  open var pageIndicatorTintColor: UIColor? { didSet { changed() } }
  /// The colour of the page's dot.
  open var currentPageIndicatorTintColor: UIColor? { didSet { changed() } }
  /// The background of the dots.
  @_Unheeded(.controlParts, "UIPageControl.backgroundStyle")
  open var backgroundStyle = BackgroundStyle.automatic { didSet { changed() } }

  /// The background of the dots.
  public enum BackgroundStyle: Int, Sendable { case automatic, prominent, minimal }

  private func pagesChanged() {
    changed()
    invalidateIntrinsicContentSize()
  }

  /// Returns the size of the control for a number of pages.
  open func size(forNumberOfPages pageCount: Int) -> CGSize {
    CGSize(width: CGFloat(max(1, pageCount)) * 16 + 22, height: 26)
  }

  // The dots are 7 points wide and 16 apart, in a bar of 26 points; assumed.
  open override var intrinsicContentSize: CGSize { size(forNumberOfPages: numberOfPages) }

  override func makeContent() -> AnyView? {
    guard numberOfPages > 1 || !hidesForSinglePage else { return nil }
    let control = self
    let (current, others) = (
      currentPageIndicatorTintColor ?? .white, pageIndicatorTintColor ?? .white.withAlphaComponent(0.5)
    )
    return AnyView(
      HStack(spacing: 9) {
        ForEach(0..<max(0, numberOfPages), id: \.self) { page in
          Circle().fill(Color(uiColor: page == control.currentPage ? current : others))
            .frame(width: 7, height: 7)
        }
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .contentShape(Rectangle())
      .gesture(
        SpatialTapGesture().onEnded { tap in
          let step = tap.location.x < control.bounds.width / 2 ? -1 : 1
          let page = max(0, min(control.currentPage + step, control.numberOfPages - 1))
          guard page != control.currentPage else { return }
          control.currentPage = page
          control.sendActions(for: .valueChanged)
        }))
  }
}
