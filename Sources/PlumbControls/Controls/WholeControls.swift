import PlumbViews

// What a click chooses wherever it falls in their frames. What people put into a container stands for itself.
extension Button: WholeControl {}
extension ColorPicker: WholeControl {}
extension DatePicker: WholeControl {}
extension EditButton: WholeControl {}
extension Gauge: WholeControl {}
extension Label: WholeControl {}
extension Link: WholeControl {}
extension Menu: WholeControl {}
extension MultiDatePicker: WholeControl {}
extension NavigationLink: WholeControl {}
extension PasteButton: WholeControl {}
extension Picker: WholeControl {}
extension ProgressView: WholeControl {}
extension RenameButton: WholeControl {}
extension SecureField: WholeControl {}
extension SettingsLink: WholeControl {}
extension ShareLink: WholeControl {}
extension Slider: WholeControl {}
extension Stepper: WholeControl {}
extension TextEditor: WholeControl {}
extension TextField: WholeControl {}
extension Toggle: WholeControl {}
