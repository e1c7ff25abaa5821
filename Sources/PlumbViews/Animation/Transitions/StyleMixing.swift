import PlumbDrawing
import PlumbLayout

// Styles between two others: colours mix, points and radii move. A style of another kind is there at once.
nonisolated extension _ResolvedStyle: Animatable {
  /// The numbers of the style: colours, points and radii.
  public var animatableData: _AnimatedNumbers {
    get {
      var numbers: [Double] = []
      kind.add(to: &numbers)
      return _AnimatedNumbers(numbers)
    }
    set {
      guard newValue.values.count == animatableData.values.count else { return }
      var numbers = newValue.values[...]
      self = _ResolvedStyle(kind.taking(&numbers))
    }
  }
}

extension _ResolvedStyle.Kind {
  fileprivate func add(to numbers: inout [Double]) {
    switch self {
    case .color(let color): numbers += color.numbers
    case .linear(let stops, let start, let end):
      numbers += stops.numbers + [start.x, start.y, end.x, end.y].map(Double.init)
    case .radial(let stops, let center, let start, let end),
      .angular(let stops, let center, let start, let end),
      .elliptical(let stops, let center, let start, let end):
      numbers += stops.numbers + [center.x, center.y, start, end].map(Double.init)
    case .faded(let inner, let opacity):
      inner.add(to: &numbers)
      numbers.append(opacity)
    case .material(let color, _): numbers += color.numbers
    case .tiles: break
    case .shadowed(let inner, let shadow):
      inner.add(to: &numbers)
      numbers += shadow.color.numbers + [shadow.radius, shadow.x, shadow.y].map(Double.init)
    }
  }

  fileprivate func taking(_ numbers: inout ArraySlice<Double>) -> Self {
    switch self {
    case .color(let color): return .color(color.taking(&numbers))
    case .linear(let stops, _, _):
      let stops = stops.map { $0.taking(&numbers) }
      return .linear(stops, numbers.takePoint(), numbers.takePoint())
    case .radial(let stops, _, _, _):
      let stops = stops.map { $0.taking(&numbers) }
      return .radial(stops, numbers.takePoint(), numbers.take(), numbers.take())
    case .angular(let stops, _, _, _):
      let stops = stops.map { $0.taking(&numbers) }
      return .angular(stops, numbers.takePoint(), numbers.take(), numbers.take())
    case .elliptical(let stops, _, _, _):
      let stops = stops.map { $0.taking(&numbers) }
      return .elliptical(stops, numbers.takePoint(), numbers.take(), numbers.take())
    case .faded(let inner, _):
      let inner = inner.taking(&numbers)
      return .faded(inner, min(max(Double(numbers.take()), 0), 1))
    case .material(let color, let ground): return .material(color.taking(&numbers), ground: ground)
    case .tiles: return self
    case .shadowed(let inner, var shadow):
      let inner = inner.taking(&numbers)
      shadow.color = shadow.color.taking(&numbers)
      (shadow.radius, shadow.x, shadow.y) = (max(0, numbers.take()), numbers.take(), numbers.take())
      return .shadowed(inner, shadow)
    }
  }
}

extension ResolvedColor {
  var numbers: [Double] {
    let data = animatableData
    return [data.first, data.second.first, data.second.second.first, data.second.second.second]
      .map(Double.init)
  }

  func taking(_ numbers: inout ArraySlice<Double>) -> ResolvedColor {
    var color = self
    let four = (0..<4).map { _ in Float(numbers.take()) }
    color.animatableData = AnimatablePair(four[0], AnimatablePair(four[1], AnimatablePair(four[2], four[3])))
    return color
  }
}

extension Paint.Stop {
  fileprivate func taking(_ numbers: inout ArraySlice<Double>) -> Paint.Stop {
    let color = color.taking(&numbers)
    return Paint.Stop(color: color, location: numbers.take())
  }
}

extension [Paint.Stop] {
  fileprivate var numbers: [Double] { flatMap { $0.color.numbers + [Double($0.location)] } }
}

extension ArraySlice<Double> {
  mutating func take() -> CGFloat { CGFloat(popFirst() ?? 0) }
  fileprivate mutating func takePoint() -> UnitPoint { UnitPoint(x: take(), y: take()) }
}
