// swift-format-ignore-file
// One line a name reads better here.
import SwiftUI

struct EffectUses: View {
  @State var flag = false
  @State var number = 0.0
  @GestureState var drag = CGSize.zero
  @GestureState(resetTransaction: Transaction(animation: .spring())) var other = 1
  @Namespace var space
  var body: some View { VStack { drawing; transforms; gestures; animations; transitions; scrolling } }
  @ViewBuilder var drawing: some View {
    Text("a").opacity(0.5).opacity(flag ? 1 : 0).hidden().blur(radius: 1).blur(radius: 1, opaque: true).brightness(0.1).contrast(0.1).saturation(0.1).grayscale(0.1).hueRotation(.degrees(3)).hueRotation(Angle(degrees: 3)).colorInvert().colorMultiply(.red).luminanceToAlpha().blendMode(.multiply).blendMode(.overlay).blendMode(.destinationOut).blendMode(.plusLighter)
    Text("a").shadow(radius: 1).shadow(color: .red, radius: 1).shadow(color: .black.opacity(0.2), radius: 1, x: 0, y: 2).shadow(color: Color.red, radius: 1, y: 2).shadow(radius: 3, x: 1).compositingGroup().colorEffect
    Text("a").redacted(reason: .placeholder).redacted(reason: []).redacted(reason: flag ? .placeholder : []).unredacted().privacySensitive().redacted(reason: .invalidated).redacted(reason: .privacy)
    Text("a").invalidatableContent().labelsHidden().labelsVisibility(.hidden).persistentSystemOverlays(.automatic).allowsHitTesting(false).disabled(flag).help("a")
    Text("a").colorScheme(.dark).environment(\.colorScheme, .dark).preferredColorScheme(flag ? .dark : .light).foregroundColor(flag ? .red : nil)
    Text("a").typeErased.equatable2
    EquatableView(content: Same(a: 1))
    Same(a: 1).equatable()
    Text("a").modifier(Card()).modifier(Card().concat(Card())).card().modifier(EmptyModifier())
    ModifiedContent(content: Text("a"), modifier: Card())
    Text("a").badge(2).contentCaptureProtected2
  }
  struct Same: View, Equatable { var a: Int; var body: some View { Text("\(a)") } }
  struct Card: ViewModifier {
    @Environment(\.colorScheme) var scheme
    var radius: CGFloat = 3
    func body(content: Content) -> some View { content.padding().background(Color.red).cornerRadius(radius) }
  }
  @ViewBuilder var transforms: some View {
    Text("a").rotationEffect(.degrees(3)).rotationEffect(Angle(degrees: 3), anchor: .top).rotationEffect(.radians(.pi)).rotationEffect(.zero).rotation3DEffect(.degrees(3), axis: (x: 0, y: 1, z: 0)).rotation3DEffect(.degrees(3), axis: (0, 1, 0), anchor: .leading, anchorZ: 0, perspective: 0.5)
    Text("a").scaleEffect(2).scaleEffect(CGSize(width: 1, height: 2)).scaleEffect(x: 1, y: 2).scaleEffect(x: -1, y: 1, anchor: .center).scaleEffect(2, anchor: .topLeading).scaleEffect(x: 3).scaleEffect(flag ? 1 : 2)
    Text("a").transformEffect(.init(translationX: 1, y: 2)).transformEffect(CGAffineTransform(scaleX: 1, y: 1)).projectionEffect(ProjectionTransform(CGAffineTransform(rotationAngle: 1))).modifier(Shake(amount: 3)).modifier(Shake(amount: 3).ignoredByLayout()).transformEffect(.identity.scaledBy(x: 1, y: 1).rotated(by: 1).concatenating(.identity).inverted())
  }
  struct Shake: GeometryEffect {
    var amount: CGFloat
    var animatableData: CGFloat { get { amount } set { amount = newValue } }
    func effectValue(size: CGSize) -> ProjectionTransform { ProjectionTransform(CGAffineTransform(translationX: amount * sin(amount * .pi), y: 0)) }
  }
  @ViewBuilder var gestures: some View {
    Text("a").onTapGesture { }.onTapGesture(count: 2) { }.onTapGesture(perform: tap).onTapGesture(count: 2, perform: tap).onTapGesture { location in _ = location.x }.onTapGesture(coordinateSpace: .global) { _ in }.onTapGesture(count: 1, coordinateSpace: .local) { location in }
    Text("a").onLongPressGesture { }.onLongPressGesture(minimumDuration: 1) { }.onLongPressGesture(minimumDuration: 1, maximumDistance: 3) { } onPressingChanged: { _ in }.onLongPressGesture(minimumDuration: 0.1, pressing: { _ in }, perform: { }).onLongPressGesture(perform: tap)
    Text("a").gesture(DragGesture().onChanged { value in _ = (value.translation.width, value.location, value.startLocation, value.predictedEndTranslation, value.predictedEndLocation, value.velocity, value.time) }.onEnded { _ in })
      .gesture(DragGesture(minimumDistance: 0, coordinateSpace: .global).updating($drag) { value, state, transaction in state = value.translation; transaction.animation = nil })
      .gesture(DragGesture(coordinateSpace: .named("x"))).gesture(DragGesture(minimumDistance: 3, coordinateSpace: .local))
      .gesture(TapGesture(count: 2).onEnded { }).gesture(SpatialTapGesture().onEnded { $0.location }.map2)
    Text("a").simultaneousGesture(TapGesture().onEnded { }).highPriorityGesture(DragGesture()).gesture(LongPressGesture(minimumDuration: 1).sequenced(before: DragGesture()).updating($drag) { value, state, _ in
      switch value { case .first(true): break; case .second(true, let drag): state = drag?.translation ?? .zero; default: break }
    }.onEnded { value in guard case .second(true, let drag?) = value else { return }; _ = drag })
    Text("a").gesture(MagnificationGesture().onChanged { _ = $0.magnitude }).gesture(MagnifyGesture().onChanged { _ = $0.magnification }).gesture(RotationGesture().onChanged { _ = $0.degrees }).gesture(RotateGesture().onChanged { _ = $0.rotation })
      .gesture(MagnificationGesture().simultaneously(with: RotationGesture())).gesture(TapGesture().exclusively(before: LongPressGesture())).gesture(combined, isEnabled: flag).simultaneousGesture(combined, including: .all)
    Text("a").onHover { _ in }.onHover(perform: { inside in }).onContinuousHover { phase in if case .active(let p) = phase { _ = p } }.onKeyPress(.space) { .handled }.onKeyPress { _ in .ignored }.onKeyPress(keys: [.upArrow, .downArrow]) { press in .handled }.onKeyPress(characters: .decimalDigits) { _ in .handled }.onMoveCommand { _ in }.onExitCommand { }.onCommand2
      .hoverEffect(.highlight).defersSystemGestures(on: .vertical).contentShape(Rectangle()).sensoryFeedback(.selection, trigger: number).sensoryFeedback(trigger: flag) { _, _ in .impact(weight: .light) }.sensoryFeedback(.impact(flexibility: .soft, intensity: 0.5), trigger: flag) { $0 != $1 }
    Text("a").draggable("x").draggable("x") { Text("p") }.dropDestination(for: String.self) { items, location in true } isTargeted: { _ in }.dropDestination(for: URL.self) { _, _ in false }.onDrop(of: ["public.text"], isTargeted: $flag) { _ in true }.onDrop(of: ["public.image"], delegate: Drop()).copyable(["a"])
  }
  struct Drop: DropDelegate { func performDrop(info: DropInfo) -> Bool { _ = info.location; return info.hasItemsConforming(to: ["public.text"]) }; func dropUpdated(info: DropInfo) -> DropProposal? { DropProposal(operation: .move) }; func validateDrop(info: DropInfo) -> Bool { true }; func dropEntered(info: DropInfo) {}; func dropExited(info: DropInfo) {} }
  var combined: some Gesture { DragGesture().onChanged { _ in } }
  @ViewBuilder var animations: some View {
    Text("a").animation(.default).animation(nil).animation(.easeInOut, value: flag).animation(.easeInOut(duration: 1), value: number).animation(nil, value: flag).animation(.spring(), value: flag).animation(.spring(response: 0.3, dampingFraction: 0.5, blendDuration: 0), value: flag).animation(.spring(duration: 0.3, bounce: 0.2), value: flag).animation(.spring(.bouncy), value: flag)
      .animation(.interactiveSpring(), value: flag).animation(.interactiveSpring(response: 0.3, dampingFraction: 0.5), value: flag).animation(.interpolatingSpring(stiffness: 100, damping: 10), value: flag).animation(.interpolatingSpring(mass: 1, stiffness: 1, damping: 1, initialVelocity: 0), value: flag).animation(.bouncy, value: flag).animation(.smooth(duration: 0.3), value: flag).animation(.snappy(extraBounce: 0.1), value: flag).animation(.bouncy(duration: 1, extraBounce: 0.1), value: flag)
    Text("a").animation(.linear(duration: 1).repeatForever(autoreverses: false), value: flag).animation(.easeIn.delay(0.1).speed(2).repeatCount(3, autoreverses: true), value: flag).animation(Animation.timingCurve(0.1, 0.2, 0.3, 0.4, duration: 1), value: flag).animation(Animation.easeOut(duration: 0.1), value: flag).animation(.easeInOut) { $0.opacity(0.5) }.animation(.linear.logicallyComplete(after: 1), value: flag)
    Text("a").transaction { $0.animation = nil }.transaction { transaction in transaction.disablesAnimations = true; transaction.isContinuous = true }.transaction(value: flag) { _ in }.contentTransition(.numericText()).contentTransition(.numericText(value: 3)).contentTransition(.numericText(countsDown: true)).contentTransition(.opacity).contentTransition(.interpolate).contentTransition(.identity)
    Text("a").phaseAnimator([false, true]) { content, phase in content.opacity(phase ? 1 : 0) } animation: { _ in .easeIn }.phaseAnimator([1, 2], trigger: flag) { content, phase in content.scaleEffect(phase) }.keyframeAnimator(initialValue: 0.0, trigger: flag) { content, value in content.offset(x: value) } keyframes: { _ in KeyframeTrack { LinearKeyframe(1, duration: 1); SpringKeyframe(2, duration: 1, spring: .bouncy); CubicKeyframe(1, duration: 1); MoveKeyframe(3) } }
    PhaseAnimator([1, 2]) { phase in Text("\(phase)") } animation: { _ in .bouncy }
    PhaseAnimator([1, 2], trigger: flag) { phase in Text("\(phase)") }
    KeyframeAnimator(initialValue: Values(), repeating: true) { v in Text("a").scaleEffect(v.scale) } keyframes: { _ in KeyframeTrack(\.scale) { LinearKeyframe(1, duration: 1, timingCurve: .easeIn) }; KeyframeTrack(\.angle) { CubicKeyframe(.degrees(3), duration: 1) } }
    Button("a") { withAnimation { flag.toggle() }; withAnimation(.spring()) { flag = true } completion: { flag = false }; withAnimation(nil) { }; withTransaction(Transaction(animation: .easeIn)) { }; withTransaction(\.disablesAnimations, true) { }; var t = Transaction(); t.disablesAnimations = true; withTransaction(t) { flag = false }; let r = withAnimation(.linear) { 3 }; _ = r; withAnimation(.easeIn, completionCriteria: .logicallyComplete) { } completion: { } }
    Text("a").modifier(Counting(value: number))
  }
  struct Values { var scale = 1.0; var angle = Angle.zero }
  struct Counting: AnimatableModifier { var value: Double; var animatableData: Double { get { value } set { value = newValue } }; func body(content: Content) -> some View { content.overlay(Text("\(value)")) } }
 
  @ViewBuilder var transitions: some View {
    if flag { Text("a").transition(.opacity).transition(.slide).transition(.scale).transition(.scale(scale: 0.5, anchor: .top)).transition(.move(edge: .bottom)).transition(.push(from: .leading)).transition(.identity).transition(.offset(x: 1, y: 1)).transition(.offset(CGSize.zero)).transition(.blurReplace).transition(.symbolEffect) }
    if flag { Text("a").transition(.move(edge: .leading).combined(with: .opacity)).transition(.asymmetric(insertion: .scale, removal: .opacity)).transition(.opacity.animation(.easeIn)).transition(AnyTransition.opacity.combined(with: .scale)).transition(.modifier(active: Fade(amount: 0), identity: Fade(amount: 1))).transition(Twirl()).transition(.twirl).transition(AnyTransition(Twirl())).transition(.scale.animation(.easeIn(duration: 1))).transition(.blurReplace(.upUp)) }
  }
  struct Fade: ViewModifier { var amount: Double; func body(content: Content) -> some View { content.opacity(amount) } }
  struct Twirl: Transition { func body(content: Content, phase: TransitionPhase) -> some View { content.rotationEffect(.degrees(phase.isIdentity ? 0 : 90)).opacity(phase == .willAppear ? 0 : 1).scaleEffect(phase.value) } }
  @State var position = ScrollPosition(edge: .top)
  @State var scrollID: Int?
  @ViewBuilder var scrolling: some View {
    ScrollView { Text("a") }
    ScrollView(.horizontal) { Text("a") }
    ScrollView(.horizontal, showsIndicators: false) { Text("a") }
    ScrollView([.horizontal, .vertical]) { Text("a") }
    ScrollView(showsIndicators: false) { Text("a") }
    ScrollView { Text("a").scrollTargetLayout().scrollTransition { content, phase in content.opacity(phase.isIdentity ? 1 : 0.5).scaleEffect(phase.value) }.scrollTransition(.animated(.bouncy), axis: .horizontal) { c, p in c }.scrollTransition(topLeading: .interactive, bottomTrailing: .identity) { c, p in c.blur(radius: 1) } }
      .scrollIndicators(.hidden).scrollIndicators(.never, axes: .vertical).scrollIndicators(.visible).scrollDisabled(true).scrollClipDisabled().scrollBounceBehavior(.basedOnSize).scrollBounceBehavior(.basedOnSize, axes: [.vertical]).scrollTargetBehavior(.paging).scrollTargetBehavior(.viewAligned).scrollTargetBehavior(.viewAligned(limitBehavior: .always))
      .scrollPosition($position).scrollPosition(id: $scrollID).scrollPosition(id: $scrollID, anchor: .center).scrollPosition($position, anchor: .top).defaultScrollAnchor(.center).defaultScrollAnchor(.bottom, for: .initialOffset).scrollDismissesKeyboard(.interactively).scrollContentBackground(.hidden).scrollIndicatorsFlash(onAppear: true).scrollIndicatorsFlash(trigger: flag)
      .onScrollGeometryChange(for: CGFloat.self) { $0.contentOffset.y + $0.contentInsets.top } action: { old, new in }.onScrollPhaseChange { old, new in }.onScrollPhaseChange { _, phase, context in _ = context.geometry }.onScrollTargetVisibilityChange(idType: Int.self) { _ in }.scrollEdgeEffectStyle(.soft, for: .top).scrollEdgeEffectHidden(true, for: .bottom)
    Text("a").onScrollVisibilityChange(threshold: 0.2) { _ in }.onScrollVisibilityChange { visible in }.scrollTarget2
    Button("a") { position.scrollTo(edge: .bottom); position.scrollTo(id: 1, anchor: .top); position.scrollTo(y: 3); position.scrollTo(point: .zero); _ = position.viewID(type: Int.self) }
  }
  func tap() {}
}
extension AnyTransition { static var twirl: AnyTransition { .modifier(active: EffectUses.Fade(amount: 0), identity: EffectUses.Fade(amount: 1)) } }
extension View {
  func card() -> some View { modifier(EffectUses.Card()) }
  var colorEffect: some View { self }
  var typeErased: some View { self }
  var equatable2: some View { self }
  var contentCaptureProtected2: some View { self }
  var onCommand2: some View { self }
  var scrollTarget2: some View { self }
}
extension Gesture { var map2: some Gesture { self } }
