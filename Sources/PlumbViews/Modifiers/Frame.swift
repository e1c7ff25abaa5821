import PlumbLayout

nonisolated extension View {
  /// Sets a fixed width, height or both for the view's frame, in points.
  public func frame(
    width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View {
    modifier(_FrameLayout(width: width, height: height, alignment: alignment))
  }

  /// Changes nothing.
  @available(*, deprecated, message: "a frame without a length changes nothing")
  public func frame() -> some View { self }

  /// Sets bounds for the view's frame, in points.
  public func frame(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil, minHeight: CGFloat? = nil,
    idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View {
    modifier(
      _FlexFrameLayout(
        minWidth: minWidth, idealWidth: idealWidth, maxWidth: maxWidth, minHeight: minHeight,
        idealHeight: idealHeight, maxHeight: maxHeight, alignment: alignment))
  }
}

nonisolated package struct _FrameLayout: _ElementModifier {
  let width: CGFloat?
  let height: CGFloat?
  let alignment: Alignment

  @MainActor package static func _makeElement(_ modifier: Self, in builder: _TreeBuilder, content: () -> Void)
  {
    let rule = LayoutRule.FixedFrame(
      width: builder.usable(modifier.width, "frame of width"),
      height: builder.usable(modifier.height, "frame of height"), alignment: modifier.alignment)
    builder.element(Self.self, "frame", .fixedFrame(rule), content: content)
  }
}

nonisolated package struct _FlexFrameLayout: _ElementModifier {
  let minWidth: CGFloat?
  let idealWidth: CGFloat?
  let maxWidth: CGFloat?
  let minHeight: CGFloat?
  let idealHeight: CGFloat?
  let maxHeight: CGFloat?
  let alignment: Alignment

  @MainActor package static func _makeElement(_ modifier: Self, in builder: _TreeBuilder, content: () -> Void)
  {
    func length(_ length: CGFloat?, _ name: String) -> CGFloat? {
      // A negative bound is lifted by the rule itself, as SwiftUI does (Rules/Frames.md#R-56).
      builder.usable(length, "frame of \(name)", allowsNegative: true, allowsInfinity: true)
    }
    func bounds(_ name: String, _ lengths: [CGFloat?]) -> LayoutRule.FlexibleFrame.Bounds {
      let words = ["min", "ideal", "max"].map { $0 + name }
      let usable = zip(lengths, words).map { length($0, $1) }
      builder.reportContradictions(words, usable)
      return .init(minimum: usable[0], ideal: usable[1], maximum: usable[2])
    }
    let rule = LayoutRule.FlexibleFrame(
      width: bounds("Width", [modifier.minWidth, modifier.idealWidth, modifier.maxWidth]),
      height: bounds("Height", [modifier.minHeight, modifier.idealHeight, modifier.maxHeight]),
      alignment: modifier.alignment)
    builder.element(Self.self, "frame", .flexibleFrame(rule), content: content)
  }
}

extension _TreeBuilder {
  /// Reports a length that is above the one after it; the later one is raised (Rules/Frames.md#R-56).
  fileprivate func reportContradictions(_ names: [String], _ lengths: [CGFloat?]) {
    var highest: (name: String, length: CGFloat)?
    for (name, length) in zip(names, lengths) {
      guard let length else { continue }
      if let highest, highest.length > length {
        reportHere(
          "a frame of \(highest.name) \(describe(highest.length)) and \(name) \(describe(length)) contradicts "
            + "itself; \(name) \(describe(highest.length)) is used.")
      } else {
        highest = (name, length)
      }
    }
  }
}
