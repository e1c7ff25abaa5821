/// Numbers that leave a tree or make one, in the same order: each thing is described once, for both directions.
///
/// All numbers are IEEE doubles, so that what is read is what was written, to the last bit. NaN represents a length that is
/// not said.
package struct NumberStream {
  package private(set) var numbers: [Double]
  /// The guides among the things that have passed.
  private(set) var guides: [AlignmentKey] = []
  private var position = 0
  private let isReading: Bool
  /// Whether the numbers ended too soon, or one has an invalid value. Everything read afterwards is 0.
  package private(set) var isBroken = false

  /// A stream to write to.
  package init() { (numbers, isReading) = ([], false) }

  /// A stream to read from.
  package init(reading numbers: [Double]) { (self.numbers, isReading) = (numbers, true) }

  var isAtEnd: Bool { position == numbers.count }

  package mutating func pass(_ number: inout CGFloat) {
    guard isReading else { return numbers.append(Double(number)) }
    guard position < numbers.count, !isBroken else {
      (isBroken, number) = (true, 0)
      return
    }
    number = CGFloat(numbers[position])
    position += 1
  }

  mutating func pass(_ number: inout CGFloat?) {
    var length = number ?? .nan
    pass(&length)
    number = length.isNaN ? nil : length
  }

  /// A whole number from 0 to `most`.
  mutating func pass(_ number: inout Int, most: Int = 1 << 28) {
    var length = CGFloat(number)
    pass(&length)
    // What is not a number is not within the bounds either.
    if !(length >= 0 && length <= CGFloat(most) && length.rounded(.down) == length) {
      (isBroken, length) = (true, 0)
    }
    number = Int(length)
  }

  mutating func pass(_ isTrue: inout Bool) {
    var number = isTrue ? 1 : 0
    pass(&number, most: 1)
    isTrue = number == 1
  }

  /// A whole number that need not be there.
  mutating func pass(_ number: inout Int?) {
    var shifted = number.map { $0 + 1 } ?? 0
    pass(&shifted)
    number = shifted == 0 ? nil : shifted - 1
  }

  /// Passes as many things as a list has.
  mutating func pass<Element>(
    _ list: inout [Element], blank: Element, _ passElement: (inout Element, inout NumberStream) -> Void
  ) {
    var count = list.count
    // Each element takes a number at least, so no list is longer than what is left.
    pass(&count, most: isReading ? max(0, numbers.count - position) : 1 << 28)
    if isReading { list = Array(repeating: blank, count: count) }
    for index in list.indices { passElement(&list[index], &self) }
  }

  /// Nothing that follows can be read.
  mutating func fail() { isBroken = true }
}

extension NumberStream {
  mutating func pass(_ size: inout CGSize) {
    pass(&size.width)
    pass(&size.height)
  }

  mutating func pass(_ point: inout CGPoint) {
    pass(&point.x)
    pass(&point.y)
  }

  mutating func pass(_ proposal: inout ProposedViewSize) {
    pass(&proposal.width)
    pass(&proposal.height)
  }

  mutating func pass(_ insets: inout EdgeInsets) {
    for edge in Edge.allCases { pass(&insets[edge]) }
  }

  mutating func pass(_ point: inout UnitPoint) {
    pass(&point.x)
    pass(&point.y)
  }

  mutating func pass(_ point: inout UnitPoint?) {
    var (x, y) = (point?.x, point?.y)
    pass(&x)
    pass(&y)
    if let x, let y { point = UnitPoint(x: x, y: y) } else { point = nil }
  }

  mutating func pass(_ length: inout Length) {
    var value = length.value
    pass(&value)
    length = Length(value)
  }

  mutating func pass(_ axis: inout Axis) {
    var isVertical = axis == .vertical
    pass(&isVertical)
    axis = isVertical ? .vertical : .horizontal
  }

  mutating func pass(_ axis: inout Axis?) {
    var number = axis.map { $0 == .vertical ? 2 : 1 } ?? 0
    pass(&number, most: 2)
    axis = number == 0 ? nil : number == 1 ? .horizontal : .vertical
  }

  mutating func pass(_ axes: inout Axis.Set) {
    var number = Int(axes.rawValue)
    pass(&number, most: 3)
    axes = Axis.Set(rawValue: Int8(number))
  }

  mutating func pass(_ edge: inout Edge) {
    var number = Edge.allCases.firstIndex(of: edge) ?? 0
    pass(&number, most: Edge.allCases.count - 1)
    edge = Edge.allCases[number]
  }

  mutating func pass(_ key: inout AlignmentKey) {
    var number = Int(key.rawValue)
    pass(&number)
    key = AlignmentKey(rawValue: UInt32(number))
    guides.append(key)
  }

  mutating func pass(_ key: inout AlignmentKey?) {
    var number = key.map { Int($0.rawValue) }
    pass(&number)
    key = number.map { AlignmentKey(rawValue: UInt32($0)) }
  }

  mutating func pass(_ alignment: inout Alignment) {
    var (x, y) = (alignment.horizontal.key, alignment.vertical.key)
    pass(&x)
    pass(&y)
    alignment = Alignment(horizontal: HorizontalAlignment(key: x), vertical: VerticalAlignment(key: y))
  }

  mutating func pass(_ spacing: inout ViewSpacing) {
    for edge in Edge.allCases {
      pass(&spacing[edge].plain)
      pass(&spacing[edge].textToText)
      pass(&spacing[edge].isSymbol)
      pass(&spacing[edge].aboveText)
      pass(&spacing[edge].belowText)
    }
  }
}
