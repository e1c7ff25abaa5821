import Foundation
import PlumbDrawing
import PlumbExport
import PlumbLayout
import PlumbServer
import PlumbSource
import PlumbViews
import SwiftUI

/// In a child: an app without a page, which does what the command says.
@MainActor struct DrivenApp {
  let scene: DrivenScene
  /// Pixels per point of its pictures.
  let scale: Double

  /// Does what comes over a wire, until the command goes away.
  func obey(_ wire: Wire) {
    let (actions, input) = AsyncStream.makeStream(of: Data.self)
    Thread.detachNewThread {
      while let message = try? wire.receive(), message.kind == .action { input.yield(Data(message.bytes)) }
      input.finish()
    }
    Task {
      for await action in actions {
        let answer: DriveAnswer
        do { answer = await self.answer(try JSONDecoder().decode(DriveRequest.self, from: action)) } catch {
          answer = DriveAnswer(problem: "\(error)")
        }
        guard let data = try? JSONEncoder().encode(answer),
          wire.send(WireMessage(kind: .screen, bytes: Array(data)))
        else { break }
      }
      exit(Wire.endedStatus)
    }
  }

  private func answer(_ request: DriveRequest) async -> DriveAnswer {
    await scene.settle()
    let problem = await perform(request.action)
    await scene.settle()
    let size = scene.size
    var answer = DriveAnswer(
      problem: problem, size: [size.width, size.height],
      elements: scene.elements.map(DriveAnswer.Element.init))
    if request.wantsPicture, problem == nil {
      do { answer.picture = Data(try scene.picture().pngData(scale: scale)) } catch {
        answer.problem = "\(error)"
      }
    }
    return answer
  }

  private func perform(_ action: DriveRequest.Action) async -> String? {
    switch action {
    case .look: return nil
    case .tap(let target): return await onElement(target) { await tap($0, at: $1) }
    case .type(let target, let text, let submits):
      return await onElement(target, writable: true) { element, _ in
        guard let element else { return "A text goes into an element, not to a point." }
        return write(text, into: element, submits: submits)
      }
    case .swipe(let target, let direction, let distance):
      let size = scene.size
      if target.isEmpty {
        await drag(
          from: CGPoint(x: size.width / 2, y: size.height / 2), direction, distance ?? size.height / 3)
        return nil
      }
      return await onElement(target) { element, place in
        let frame = element?.frame ?? CGRect(origin: .zero, size: size)
        let length = direction == .up || direction == .down ? frame.height : frame.width
        await drag(from: place, direction, distance ?? max(60, length / 2))
        return nil
      }
    }
  }

  private func tap(_ element: AccessibleElement?, at place: CGPoint) async -> String? {
    if let element, !element.isEnabled { return "\(element.name) is disabled." }
    guard CGRect(origin: .zero, size: scene.size).contains(place) else {
      // As an assistive tool does, which needs no place.
      return element.flatMap { scene.send(.activate(element: $0.number)) }
    }
    for phase in [PointerEvent.Phase.down, .up] {
      if let problem = scene.send(.pointer(PointerEvent(phase: phase, location: place, isTouch: true))) {
        return problem
      }
      try? await Task.sleep(for: .milliseconds(30))
    }
    return nil
  }

  private func write(_ text: String, into element: AccessibleElement, submits: Bool) -> String? {
    guard element.isEnabled else { return "\(element.name) is disabled." }
    if element.field == nil { return scene.send(.setValue(element: element.number, text)) }
    let end = text.utf16.count
    return scene.send(.focus(element: element.number))
      ?? scene.send(
        .edit(element: element.number, text: text, selection: end..<end, isComposing: false))
      ?? (submits ? scene.send(.submit(element: element.number)) : nil)
  }

  /// Drags a finger, slowly enough to be seen as a drag. It rests before it lets go, so that nothing glides on, which would
  /// be another length on a slower machine.
  private func drag(from start: CGPoint, _ direction: DriveRequest.Direction, _ distance: Double) async {
    let steps = 12
    func place(_ step: Int) -> CGPoint {
      let length = distance * Double(step) / Double(steps)
      return switch direction {
      case .up: CGPoint(x: start.x, y: start.y - length)
      case .down: CGPoint(x: start.x, y: start.y + length)
      case .left: CGPoint(x: start.x - length, y: start.y)
      case .right: CGPoint(x: start.x + length, y: start.y)
      }
    }
    for step in 0...steps {
      _ = scene.send(
        .pointer(PointerEvent(phase: step == 0 ? .down : .moved, location: place(step), isTouch: true)))
      try? await Task.sleep(for: .milliseconds(16))
    }
    try? await Task.sleep(for: .milliseconds(200))
    _ = scene.send(.pointer(PointerEvent(phase: .moved, location: place(steps), isTouch: true)))
    _ = scene.send(.pointer(PointerEvent(phase: .up, location: place(steps), isTouch: true)))
  }
}

extension DrivenApp {
  /// Performs an action with the chosen element, or reports which elements there are.
  private func onElement(
    _ target: DriveRequest.Target, writable: Bool = false,
    _ body: (AccessibleElement?, CGPoint) async -> String?
  ) async -> String? {
    if let at = target.at { return await body(nil, CGPoint(x: at[0], y: at[1])) }
    var found = scene.elements.filter { target.fits($0) && (!writable || $0.field != nil || $0.range != nil) }
    if target.isEmpty, writable { found = found.filter(\.isFocused) }
    let exact = found.filter { $0.label == target.label || $0.field?.prompt == target.label }
    if target.label != nil, !exact.isEmpty { found = exact }
    guard !found.isEmpty else {
      let all = DriveAnswer(elements: scene.elements.map(DriveAnswer.Element.init)).lines
      return "There is no such element. The screen has:\n" + all.joined(separator: "\n")
    }
    if let index = target.index {
      guard found.indices.contains(index) else { return "Only \(found.count) elements fit, counted from 0." }
      found = [found[index]]
    }
    // A control and the text in it often have one label: what can be used is meant.
    let usable = found.filter { $0.role != .staticText && $0.role != .heading && $0.role != .image }
    if found.count > 1, usable.count == 1 { found = usable }
    guard found.count == 1 else {
      return
        "\(found.count) elements fit: \(found.map(\.name).joined(separator: ", ")). Say the role, the identifier or the index."
    }
    return await body(found[0], CGPoint(x: found[0].frame.midX, y: found[0].frame.midY))
  }
}

extension AccessibleElement {
  fileprivate var name: String { "\(role.rawValue) \"\(label)\"" }
}

extension DriveRequest.Target {
  fileprivate func fits(_ element: AccessibleElement) -> Bool {
    if let label,
      ![element.label, element.field?.prompt ?? ""].contains(where: {
        $0.localizedCaseInsensitiveContains(label)
      })
    {
      return false
    }
    if let identifier, element.identifier != identifier { return false }
    if let role, element.role.rawValue.lowercased() != role.lowercased() { return false }
    return true
  }
}

extension DriveAnswer.Element {
  fileprivate init(_ element: AccessibleElement) {
    let frame = element.frame
    self.init(
      role: element.role.rawValue, label: element.label.isEmpty ? element.field?.prompt ?? "" : element.label,
      value: element.field?.text ?? element.value, identifier: element.identifier,
      frame: [frame.minX, frame.minY, frame.width, frame.height],
      states: [
        element.isEnabled ? nil : "disabled", element.isFocused ? "focused" : nil,
        element.isSelected ? "selected" : nil,
      ].compactMap(\.self))
  }
}
