import PlumbDrawing
import PlumbLayout

/// The facts of the groups of one drawing. Each is measured once, however deep it is: asked at each level, nested
/// groups would cost the square of their number.
final class DrawnGroups {
  struct Facts {
    /// A rectangle that nothing of the items leaves; `CGRect.null` if nothing is drawn.
    var bounds = CGRect.null
    /// The number of shadows of shadows.
    var shadows = 0
    /// Something mixes with the layer that it lies on in a way that SVG has no name for.
    var needsPixels = false
  }

  /// By the place of the items in memory, which they keep as long as they are kept here.
  private var known: [UnsafeRawPointer: (items: [DisplayItem], facts: Facts)] = [:]

  func facts(_ items: [DisplayItem]) -> Facts {
    guard let place = items.withUnsafeBytes(\.baseAddress), !items.isEmpty else { return Facts() }
    if let (same, facts) = known[place], same.count == items.count { return facts }
    var facts = Facts()
    for item in items {
      guard case .group(let effect, let inner) = item else {
        facts.bounds = facts.bounds.enclosing(item.bounds)
        continue
      }
      let below = self.facts(inner)
      facts.bounds = facts.bounds.enclosing(bounds(of: effect, around: below.bounds))
      switch effect {
      case .shadow: facts.shadows = max(facts.shadows, below.shadows + 1)
      case .blend(let mode): if mode.svg == nil { facts.needsPixels = true }
      case .clip, .transform: if below.needsPixels { facts.needsPixels = true }
      // These draw what is inside apart from the layer below.
      case .opacity, .blur, .mask, .color, .layer: break
      }
      facts.shadows = max(facts.shadows, below.shadows)
    }
    known[place] = (items, facts)
    return facts
  }

  func bounds(_ items: [DisplayItem]) -> CGRect { facts(items).bounds }

  /// Around what an effect makes of items.
  func bounds(of effect: Effect, around content: CGRect) -> CGRect {
    effect.bounds(of: content) { bounds($0) }
  }
}
