import PlumbTesting
import PlumbUIKit
import PlumbViews
import SwiftUI
import Testing

@Suite("Controls of UIKit in their colours and steps") @MainActor struct ControlLookTests {
  private let colour = UIColor(red: 0.25, green: 0.5, blue: 0.75, alpha: 1)

  /// Whether a view is drawn with the colour.
  private func draws(_ make: @escaping @MainActor () -> UIView) -> Bool {
    let view = TestedView(proposing: 200, 60) { Shown { make() } }
    return "\(view.displayList)".contains("red: 0.25, green: 0.5, blue: 0.75")
  }

  private func draws<Control: UIView>(
    _ part: ReferenceWritableKeyPath<Control, UIColor?>, _ make: @escaping @MainActor () -> Control
  ) -> Bool {
    draws {
      let control = make()
      control[keyPath: part] = colour
      return control
    }
  }

  @Test("have the colours of their thumbs, tracks and chosen segments")
  func colours() {
    func segments() -> UISegmentedControl {
      let control = UISegmentedControl(items: ["One", "Two"])
      control.selectedSegmentIndex = 1
      return control
    }
    let plain = draws { UISwitch() }
    let isDrawn = [
      draws(\UISwitch.thumbTintColor) { UISwitch() }, draws(\UISlider.thumbTintColor) { UISlider() },
      draws(\UISlider.maximumTrackTintColor) { UISlider() },
      draws(\UIProgressView.trackTintColor) { UIProgressView() },
      draws(\UISegmentedControl.selectedSegmentTintColor) { segments() },
    ]
    #expect(!plain && isDrawn == [true, true, true, true, true])
  }

  @Test("offer the minutes that a date picker's steps leave, and all where they do not divide an hour")
  func minutes() {
    func words(_ interval: Int) -> String {
      TestedView(proposing: 320, 216) {
        Shown {
          let picker = UIDatePicker()
          picker.preferredDatePickerStyle = .wheels
          picker.datePickerMode = .time
          picker.date = Date(timeIntervalSince1970: 1_000_000_000)
          picker.timeZone = TimeZone(secondsFromGMT: 0)
          picker.minuteInterval = interval
          return picker
        }
      }.outline
    }
    #expect(words(1).contains("\"47\"") && words(7).contains("\"47\""))
    #expect(words(15).contains("\"45\"") && !words(15).contains("\"47\""))
  }

  @Test("a momentary segment does not stay chosen")
  func momentary() {
    let control = UISegmentedControl(items: ["One", "Two"])
    control.isMomentary = true
    var chosen: [Int] = []
    control.addAction(
      UIAction { _ in chosen.append(control.selectedSegmentIndex) }, for: .valueChanged)
    let view = TestedView(proposing: 200, 40) { Shown { control } }
    view.tap("Two")
    #expect(chosen == [1] && control.selectedSegmentIndex == UISegmentedControl.noSegment)
  }

  @Test("a layer's shadow has the outline that is set for it")
  func shadow() {
    func boundsOfShadow(_ path: CGPath?) -> String {
      let view = TestedView(proposing: 100, 100) {
        Shown {
          let view = UIView()
          view.backgroundColor = .white
          view.layer.shadowOpacity = 1
          view.layer.shadowPath = path
          return view
        }
      }
      return "\(view.displayList)"
    }
    let path = CGPath(rect: CGRect(x: 3, y: 5, width: 17, height: 19), transform: nil)
    #expect(boundsOfShadow(nil).contains("shadow("))
    #expect(!boundsOfShadow(path).contains("shadow(") && boundsOfShadow(path).contains("blur("))
  }
}

@Suite("A zoomed scroll view") @MainActor struct ZoomTests {
  final class Delegate: UIScrollViewDelegate {
    let content = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 40))
    var zooms = 0
    func viewForZooming(in scrollView: UIScrollView) -> UIView? { content }
    func scrollViewDidZoom(_ scrollView: UIScrollView) { zooms += 1 }
  }

  @Test("enlarges the view that its delegate names, within its bounds, and its content with it")
  func zoom() {
    let (scroll, delegate) = (UIScrollView(), Delegate())
    scroll.addSubview(delegate.content)
    scroll.setZoomScale(2, animated: false)
    #expect(scroll.zoomScale == 1)
    (scroll.delegate, scroll.maximumZoomScale) = (delegate, 3)
    scroll.zoomScale = 2
    #expect(scroll.zoomScale == 2 && scroll.contentSize == CGSize(width: 100, height: 80))
    #expect(delegate.content.frame == CGRect(x: 0, y: 0, width: 100, height: 80) && delegate.zooms == 1)
    scroll.setZoomScale(9, animated: true)
    #expect(scroll.zoomScale == 3 && delegate.zooms == 2)
  }

  @Test("is zoomed by two fingers, from where the zoom was")
  func fingers() {
    let (scroll, delegate) = (UIScrollView(), Delegate())
    scroll.addSubview(delegate.content)
    (scroll.delegate, scroll.maximumZoomScale) = (delegate, 5)
    scroll.zoomScale = 1.5
    let view = TestedView(proposing: 100, 100) { Shown { scroll } }
    view.touch(.down, at: CGPoint(x: 40, y: 50), finger: 1)
    view.touch(.down, at: CGPoint(x: 60, y: 50), finger: 2)
    view.touch(.moved, at: CGPoint(x: 80, y: 50), finger: 2)
    #expect(scroll.zoomScale == 3)
    view.touch(.moved, at: CGPoint(x: 70, y: 50), finger: 2)
    #expect(scroll.zoomScale == 2.25)
  }

  @Test("asks for the dismissal of the keyboard that is set")
  func keyboard() {
    func mode(_ mode: UIScrollView.KeyboardDismissMode) -> ScrollDismissesKeyboardMode? {
      let scroll = UIScrollView()
      scroll.keyboardDismissMode = mode
      return TestedView(proposing: 100, 100) { Shown { scroll } }.scrollView?.requests.keyboardMode
    }
    #expect(mode(.onDrag) == .immediately && mode(.interactive) == .interactively)
    #expect(mode(.none) != .immediately && mode(.none) != .interactively)
  }
}

@Suite("A sheet of UIKit") @MainActor struct SheetTests {
  @Test("rests at the height that is selected, and shows its grabber where it is asked to")
  func selection() {
    func height(_ selected: UISheetPresentationController.Detent.Identifier?, grabber: Bool = false) -> String
    {
      let (first, second) = (UIViewController(), UIHostingController(rootView: Text("second")))
      let view = TestedView(proposing: 300, 600) { ShownController { first } }
      second.sheetPresentationController?.detents = [.medium(), .large()]
      second.sheetPresentationController?.selectedDetentIdentifier = selected
      second.sheetPresentationController?.prefersGrabberVisible = grabber
      first.present(second, animated: false)
      view.layOut()
      view.advance(by: 2)
      return view.fullOutline
    }
    #expect(height(nil) == height(.medium))
    #expect(height(.large) != height(.medium))
    #expect(height(.medium, grabber: true) != height(.medium))
  }

  @Test("pictures of segments and rules of typing are told, because they change nothing")
  func withoutEffect() {
    struct Typing: View {
      var body: some View {
        let control = UISegmentedControl(items: ["a"])
        let _ = control.setBackgroundImage(UIImage(), for: .normal, barMetrics: .default)
        let field = UITextField()
        let _ = field.smartQuotesType = .no
        Color.red
      }
    }
    let view = TestedView(proposing: 100, 100) { Typing() }
    for name in ["UISegmentedControl.setBackgroundImage", "UITextField.smartQuotesType"] {
      #expect(view.warnings.contains { $0.contains(name) }, "\(name)")
    }
  }
}
