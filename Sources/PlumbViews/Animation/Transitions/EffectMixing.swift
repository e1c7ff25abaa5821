import PlumbDrawing
import PlumbLayout

// Effects between two others of their kind.
nonisolated extension Effect: Animatable {
  /// The numbers of the effect; none for those that change at once.
  public var animatableData: _AnimatedNumbers {
    get {
      switch self {
      case .opacity(let opacity): _AnimatedNumbers([opacity])
      case .shadow(let color, let radius, let x, let y):
        _AnimatedNumbers(color.numbers + [radius, x, y].map(Double.init))
      case .blur(let radius, _): _AnimatedNumbers([Double(radius)])
      case .color(let effect): _AnimatedNumbers(effect.amount.map { [$0] } ?? [])
      case .clip, .transform, .blend, .mask, .layer: .zero
      }
    }
    set {
      guard newValue.values.count == animatableData.values.count else { return }
      var numbers = newValue.values[...]
      switch self {
      case .opacity: self = .opacity(min(max(Double(numbers.take()), 0), 1))
      case .shadow(let color, _, _, _):
        let color = color.taking(&numbers)
        self = .shadow(color, radius: max(0, numbers.take()), x: numbers.take(), y: numbers.take())
      case .blur(_, let isOpaque): self = .blur(radius: max(0, numbers.take()), isOpaque: isOpaque)
      case .color(let effect):
        if effect.amount != nil { self = .color(effect.with(amount: Double(numbers.take()))) }
      case .clip, .transform, .blend, .mask, .layer: break
      }
    }
  }
}

extension ColorEffect {
  fileprivate var amount: Double? {
    switch self {
    case .brightness(let amount), .contrast(let amount), .saturation(let amount), .grayscale(let amount),
      .hueRotation(let amount):
      amount
    case .invert, .multiply, .luminanceToAlpha: nil
    }
  }

  fileprivate func with(amount: Double) -> ColorEffect {
    switch self {
    case .brightness: .brightness(amount)
    case .contrast: .contrast(amount)
    case .saturation: .saturation(amount)
    case .grayscale: .grayscale(amount)
    case .hueRotation: .hueRotation(amount)
    case .invert, .multiply, .luminanceToAlpha: self
    }
  }
}
