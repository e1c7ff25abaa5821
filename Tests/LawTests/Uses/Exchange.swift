// swift-format-ignore-file
// One line a name reads better here.
import CoreGraphics
import CoreTransferable
import OSLog
import SwiftUI
import UniformTypeIdentifiers
import os
import os.log
#if canImport(UIKit)
import UIKit
#endif

private let logger = Logger(subsystem: "com.example.app", category: "uses")
private let log = OSLog(subsystem: "com.example.app", category: "old")
extension Logger { static let views = Logger(subsystem: Bundle.main.bundleIdentifier ?? "x", category: "views") }
func logs(_ url: URL, _ error: any Error, _ count: Int, _ size: CGFloat, _ name: String?) {
  logger.log("a"); logger.debug("\(count)"); logger.info("\(url, privacy: .public)"); logger.notice("\(name ?? "none", privacy: .private)"); logger.warning("\(size)"); logger.error("failed: \(error.localizedDescription, privacy: .public)"); logger.fault("\(error)"); logger.critical("\(String(describing: name))"); logger.trace("\(#function)")
  logger.log(level: .error, "\(count, format: .hex) \(size, format: .fixed(precision: 2)) \(name ?? "", align: .left(columns: 10), privacy: .private(mask: .hash)) \(true)")
  os_log("a"); os_log("a \(count)"); os_log(.error, "b \(name ?? "")"); os_log("%d of %{public}@", log: log, type: .debug, count, name ?? ""); os_log("x", log: .default, type: .error); os_log(.debug, log: log, "c")
  Logger.views.info("x"); Logger().info("y"); Logger(log).info("z"); let own = os.Logger(subsystem: "a", category: "b"); own.info("q")
  let state = OSSignposter(logger: logger).beginInterval("load"); OSSignposter(subsystem: "a", category: .pointsOfInterest).endInterval("load", state)
}
let lock = OSAllocatedUnfairLock(initialState: [String: Int]())
func locked() -> Int { lock.withLock { $0["a"] = 1; return $0.count } }

extension UTType { static let card = UTType(exportedAs: "com.example.card"); static var markdown: UTType { UTType(importedAs: "net.daringfireball.markdown", conformingTo: .plainText) } }
struct UsedCard: Identifiable, Codable, Transferable {
  var id = UUID()
  var title = "a"
  static var transferRepresentation: some TransferRepresentation {
    CodableRepresentation(contentType: .card)
    DataRepresentation(exportedContentType: .png) { card in Data(card.title.utf8) }
    FileRepresentation(contentType: .json) { SentTransferredFile(URL(fileURLWithPath: $0.title)) } importing: { received in UsedCard(title: received.file.path) }
    ProxyRepresentation(exporting: \.title)
  }
}
struct UsedNote: Codable, Transferable { var text = ""; static var transferRepresentation: some TransferRepresentation { ProxyRepresentation(exporting: \.text).suggestedFileName("a.txt") } }
struct UsedFile: Transferable { let url: URL; static var transferRepresentation: some TransferRepresentation { FileRepresentation(importedContentType: .movie) { UsedFile(url: $0.file) } } }
struct UsedDocument: FileDocument {
  static var readableContentTypes: [UTType] { [.plainText, .json] }
  static let writableContentTypes: [UTType] = [.json]
  var text = ""
  init(text: String = "") { self.text = text }
  init(configuration: ReadConfiguration) throws { guard let data = configuration.file.regularFileContents else { throw CocoaError(.fileReadCorruptFile) }; text = String(decoding: data, as: UTF8.self) }
  func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper { FileWrapper(regularFileWithContents: Data(text.utf8)) }
}
struct ExchangeUses: View {
  @State var isShown = false
  @State var cards = [UsedCard()]
  @State var document = UsedDocument()
  @State var days: Set<DateComponents> = []
  @Environment(\.calendar) var calendar
  var body: some View {
    VStack {
      Text("a").fileImporter(isPresented: $isShown, allowedContentTypes: [.json, .pdf, .card]) { result in if case .success(let url) = result { _ = url.startAccessingSecurityScopedResource(); url.stopAccessingSecurityScopedResource() } }
      Text("a").fileImporter(isPresented: $isShown, allowedContentTypes: [.image, UTType.plainText], allowsMultipleSelection: true) { result in switch result { case .success(let urls): print(urls.count); case .failure(let error): print(error.localizedDescription) } }
      Text("a").fileExporter(isPresented: $isShown, document: document, contentType: .json, defaultFilename: "a") { _ in }
      Text("a").fileExporter(isPresented: $isShown, document: document, contentType: .plainText, onCompletion: { result in })
      Text("a").fileMover(isPresented: $isShown, file: nil) { _ in }
      Text("a").draggable(cards[0]).draggable("x") { Text("b") }.dropDestination(for: UsedCard.self) { items, location in !items.isEmpty } isTargeted: { isShown = $0 }
      Text("a").onDrop(of: [.card, .text], isTargeted: $isShown) { providers in providers.first?.loadObject(ofClass: String.self) { text, _ in } != nil }
      Text("a").onDrop(of: [UTType.text], delegate: Dropped()).onDrop(of: [.fileURL], isTargeted: nil) { providers, location in false }.onDrag { NSItemProvider(object: "a" as NSString) }
      List { ForEach(cards) { Text($0.title) }.onInsert(of: [.card]) { index, providers in }.onDelete { cards.remove(atOffsets: $0) }; ForEach(cards) { Text($0.title) }.dropDestination(for: UsedCard.self) { items, offset in cards.insert(contentsOf: items, at: offset) } }
      ShareLink(item: cards[0], preview: SharePreview("x")); ShareLink(items: cards.map(\.title))
      MultiDatePicker("a", selection: $days); MultiDatePicker("a", selection: $days, in: Date(timeIntervalSince1970: 0)...); MultiDatePicker(selection: $days, in: Date(timeIntervalSince1970: 0)..<Date(timeIntervalSince1970: 9)) { Text("a") }
      Text(UTType(filenameExtension: "json")?.preferredMIMEType ?? UTType.data.identifier)
    }
  }
  struct Dropped: DropDelegate {
    func validateDrop(info: DropInfo) -> Bool { info.hasItemsConforming(to: [.text, .card]) }
    func dropUpdated(info: DropInfo) -> DropProposal? { DropProposal(operation: .move) }
    func performDrop(info: DropInfo) -> Bool { guard let item = info.itemProviders(for: [.text]).first else { return false }; item.loadObject(ofClass: NSString.self) { _, _ in }; return true }
  }
}
struct PaintUses: View {
  var body: some View {
    Rectangle().fill(ImagePaint(image: Image("a"))).border(ImagePaint(image: Image("a"), sourceRect: CGRect(x: 0, y: 0.25, width: 1, height: 0.5), scale: 0.1), width: 30)
    Rectangle().fill(.image(Image(systemName: "star"), scale: 0.3)).background(.image(Image("b")))
    Image("a").resizable(resizingMode: .tile); Image("a").resizable(capInsets: EdgeInsets(top: 4, leading: 4, bottom: 4, trailing: 4), resizingMode: .stretch)
    Circle().union(.rect).fill(.red); Circle().subtracting(Rectangle().size(width: 3, height: 3)).stroke(); Circle().intersection(Capsule().offset(x: 3)).fill(style: FillStyle(eoFill: true)); Circle().symmetricDifference(Circle().scale(0.5), eoFill: true)
    Circle().lineIntersection(Rectangle()).stroke(lineWidth: 3); Circle().lineSubtraction(Rectangle()).stroke(lineWidth: 3)
    Path { path in path = path.union(Path(CGRect.zero)).intersection(Path(ellipseIn: .zero)).subtracting(Path()).symmetricDifference(Path()).lineSubtraction(Path()).lineIntersection(Path()) }
  }
}
struct UsedGaugeStyle: GaugeStyle {
  @Environment(\.isEnabled) var isEnabled
  func makeBody(configuration: Configuration) -> some View {
    ZStack { Circle().trim(from: 0, to: configuration.value).stroke(.red, lineWidth: 3); configuration.currentValueLabel; VStack { configuration.label; configuration.minimumValueLabel; configuration.maximumValueLabel } }
  }
}
struct UsedMenuStyle: MenuStyle { func makeBody(configuration: Configuration) -> some View { Menu(configuration).padding().border(.red) } }
struct UsedControlGroupStyle: ControlGroupStyle { func makeBody(configuration: Configuration) -> some View { VStack { configuration.label; HStack { configuration.content } } } }
struct UsedFormStyle: FormStyle { func makeBody(configuration: Configuration) -> some View { ScrollView { VStack(alignment: .leading) { configuration.content } } } }
struct UsedDatePickerStyle: DatePickerStyle { func makeBody(configuration: Configuration) -> some View { HStack { configuration.label; Button(configuration.selection.formatted()) { configuration.selection += 60 }; DatePicker("", selection: configuration.$selection).labelsHidden() } } }
extension GaugeStyle where Self == UsedGaugeStyle { static var used: UsedGaugeStyle { UsedGaugeStyle() } }
struct StyleUses: View {
  @State var date = Date(timeIntervalSince1970: 0)
  var body: some View {
    Gauge(value: 3, in: 0...11) { Text("UV") } currentValueLabel: { Text("3") } minimumValueLabel: { Text("0") } maximumValueLabel: { Text("11") }.gaugeStyle(.used).gaugeStyle(UsedGaugeStyle()).gaugeStyle(.accessoryLinear).gaugeStyle(.accessoryLinearCapacity).gaugeStyle(.automatic).tint(Gradient(colors: [.green, .red]))
    Menu("a") { Button("b") {} }.menuStyle(UsedMenuStyle()); ControlGroup { Button("a") {} } label: { Text("b") }.controlGroupStyle(UsedControlGroupStyle()); Form { Text("a") }.formStyle(UsedFormStyle()); DatePicker("a", selection: $date).datePickerStyle(UsedDatePickerStyle())
  }
}
struct UsedSampleData: PreviewModifier {
  static func makeSharedContext() async throws -> [String] { ["a"] }
  func body(content: Content, context: [String]) -> some View { content.environment(\.locale, Locale(identifier: context[0])) }
}
struct UsedPadding: PreviewModifier { func body(content: Content, context: Void) -> some View { content.padding() } }
extension PreviewTrait where T == Preview.ViewTraits { @MainActor static var sampleData: Self = .modifier(UsedSampleData()) }
#Preview(traits: .sampleData) { Text("a") }
#Preview("both", traits: .modifier(UsedSampleData()), .sizeThatFitsLayout, .modifier(UsedPadding())) { @Previewable @State var isOn = true; Toggle("a", isOn: $isOn) }
let timeFormatter: DateComponentsFormatter = { let formatter = DateComponentsFormatter(); formatter.allowedUnits = [.hour, .minute, .second]; formatter.unitsStyle = .positional; formatter.zeroFormattingBehavior = .pad; return formatter }()
extension TimeInterval { var clock: String { timeFormatter.string(from: self) ?? "--:--" } }
let relativeFormatter: RelativeDateTimeFormatter = { let formatter = RelativeDateTimeFormatter(); formatter.unitsStyle = .abbreviated; formatter.dateTimeStyle = .named; return formatter }()
func ago(_ date: Date) -> String { relativeFormatter.localizedString(for: date, relativeTo: Date()) + ListFormatter.localizedString(byJoining: ["a"]) }
struct KeptShapes: View {
  let moved = Circle().offset(x: 3)
  let turned: RotatedShape<Rectangle> = Rectangle().rotation(.degrees(3))
  var scaled = Capsule().scale(0.5)
  var body: some View { ZStack { moved.fill(.red); turned.strokeBorder(.red, lineWidth: 3); scaled.stroke(); OffsetShape(shape: Circle(), offset: .zero); RotatedShape(shape: Rectangle(), angle: .degrees(9)); ScaledShape(shape: Circle(), scale: CGSize(width: 2, height: 1)); TransformedShape(shape: Circle(), transform: .identity); Circle().offset(CGPoint(x: 1, y: 2)).offset(.zero) } }
}
struct LateUses: View {
  @FocusState var isRenaming: Bool
  let start = Date(timeIntervalSince1970: 0)
  var body: some View {
    let _ = Self._printChanges()
    RenameButton().renameAction { isRenaming = true }.renameAction($isRenaming); PasteButton(payloadType: String.self) { strings in print(strings.count) }; Text("a").focusSection()
    TimelineView(.animation) { context in Rectangle().colorEffect(ShaderLibrary.wave(.float(context.date.timeIntervalSince(start)), .color(.red))).layerEffect(ShaderLibrary.default.pixels(.float2(3, 4), .boundingRect), maxSampleOffset: .zero).visualEffect { content, proxy in content.distortionEffect(ShaderLibrary.ripple(.float2(proxy.size)), maxSampleOffset: CGSize(width: 3, height: 3)) } }
  }
}
struct DocumentUses: App { var body: some Scene { DocumentGroup(newDocument: UsedDocument()) { file in TextEditor(text: file.$document.text) } } }
