import Foundation
import PlumbControls
import PlumbViews

/// A control for a day and a time.
@preconcurrency @MainActor open class UIDatePicker: UIControl {
  /// The kind of values that are chosen.
  public enum Mode: Int, Sendable { case time, date, dateAndTime, countDownTimer, yearAndMonth }

  /// The kind of values that are chosen.
  open var datePickerMode = Mode.dateAndTime { didSet { changed() } }
  /// The style of the picker.
  open var preferredDatePickerStyle = UIDatePickerStyle.automatic { didSet { changed() } }
  /// The day and the time.
  open var date = Surroundings.current.environment.currentDate {
    didSet { if date != oldValue { changed() } }
  }
  /// The first that can be chosen.
  open var minimumDate: Date? { didSet { changed() } }
  /// The last that can be chosen.
  open var maximumDate: Date? { didSet { changed() } }
  /// The minutes between two that can be chosen: a divisor of 60, or else each can be.
  open var minuteInterval = 1 { didSet { if minuteInterval != oldValue { changed() } } }
  /// The time that is counted down, in seconds.
  @_Unheeded(.controlParts, "UIDatePicker.countDownDuration")
  open var countDownDuration: TimeInterval = 60
  /// The locale; the surroundings' without one.
  open var locale: Locale? { didSet { changed() } }
  /// The calendar; the surroundings' unless another one is set.
  open var calendar: Calendar! = .current {
    didSet {
      hasOwnCalendar = calendar != nil
      changed()
    }
  }
  private var hasOwnCalendar = false
  /// The time zone; the surroundings' without one.
  open var timeZone: TimeZone? { didSet { changed() } }

  /// Sets a day and a time without reporting the change.
  open func setDate(_ date: Date, animated: Bool) { self.date = date }

  private var minuteStep: Int {
    minuteInterval > 0 && minuteInterval <= 30 && 60 % minuteInterval == 0 ? minuteInterval : 1
  }

  override var hasOwnSize: Bool { true }
  override func makeContent() -> AnyView? {
    let control = self
    let parts: DatePickerComponents =
      datePickerMode == .time ? .hourAndMinute : datePickerMode == .date ? .date : [.date, .hourAndMinute]
    let picker = DatePicker(
      selection: Binding {
        control.date
      } set: { date in
        control.date = date
        control.sendActions(for: .valueChanged)
      }, in: (minimumDate ?? .distantPast)...(maximumDate ?? .distantFuture), displayedComponents: parts
    ) { EmptyView() }.labelsHidden()
      .transformEnvironment(\.self) { environment in
        environment.minuteStep = control.minuteStep
        if let locale = control.locale { environment.locale = locale }
        if control.hasOwnCalendar, let calendar = control.calendar { environment.calendar = calendar }
        if let timeZone = control.timeZone { environment.timeZone = timeZone }
      }
    switch preferredDatePickerStyle {
    case .wheels: return AnyView(picker.datePickerStyle(.wheel))
    case .inline: return AnyView(picker.datePickerStyle(.graphical))
    default: return AnyView(picker.datePickerStyle(.compact))
    }
  }
}

/// The style of a date picker.
public enum UIDatePickerStyle: Int, Sendable { case automatic, wheels, compact, inline }

/// A data source that provides the numbers of a picker's columns and rows.
@preconcurrency @MainActor public protocol UIPickerViewDataSource: AnyObject {
  /// Returns the number of columns.
  func numberOfComponents(in pickerView: UIPickerView) -> Int
  /// Returns the number of lines that a column has.
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int
}

/// A delegate that provides a picker's rows, and is notified of the choice. All methods are optional.
@preconcurrency @MainActor public protocol UIPickerViewDelegate: AnyObject {
  /// The words of a line.
  func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String?
  /// A line was chosen.
  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int)
}

extension UIPickerViewDelegate {
  public func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int)
    -> String?
  { nil }
  public func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {}
}

/// Columns of lines, one of each chosen.
@preconcurrency @MainActor open class UIPickerView: UIView {
  /// The data source, which provides the numbers of columns and rows.
  open weak var dataSource: (any UIPickerViewDataSource)? { didSet { reloadAllComponents() } }
  /// The delegate, which provides the rows.
  open weak var delegate: (any UIPickerViewDelegate)? { didSet { reloadAllComponents() } }
  private var selection: [Int: Int] = [:]

  /// The number of columns.
  open var numberOfComponents: Int { dataSource?.numberOfComponents(in: self) ?? 0 }
  /// Returns the line that is chosen in a column.
  open func selectedRow(inComponent component: Int) -> Int { selection[component] ?? 0 }
  /// Reloads all columns.
  open func reloadAllComponents() { changed() }
  /// Reloads a column.
  open func reloadComponent(_ component: Int) { changed() }
  /// Chooses a line, and notifies nobody.
  open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
    selection[component] = row
    changed()
  }

  // UIKit's picker is 216 points high.
  open override var intrinsicContentSize: CGSize { CGSize(width: 320, height: 216) }
  override func makeContent() -> AnyView? {
    let view = self
    return AnyView(
      HStack(spacing: 0) {
        ForEach(0..<numberOfComponents, id: \.self) { column in
          Picker(
            selection: Binding {
              view.selectedRow(inComponent: column)
            } set: { row in
              view.selectRow(row, inComponent: column, animated: true)
              view.delegate?.pickerView(view, didSelectRow: row, inComponent: column)
            }
          ) {
            ForEach(0..<(view.dataSource?.pickerView(view, numberOfRowsInComponent: column) ?? 0), id: \.self)
            { row in
              Text(verbatim: view.delegate?.pickerView(view, titleForRow: row, forComponent: column) ?? "?")
                .tag(row)
            }
          } label: {
            EmptyView()
          }
          .pickerStyle(.wheel).labelsHidden()
        }
      })
  }
}
