import PlumbViews

// A click anywhere in the frame of one of these chooses it. Containers are not among them: their content is chosen.
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
