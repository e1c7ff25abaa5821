// swift-format-ignore-file
import SwiftUI
import PDFKit
import QuickLook
import LinkPresentation
import EventKit
import EventKitUI
import Contacts
import ContactsUI

struct PDFKitView: UIViewRepresentable {
    let url: URL
    @Binding var page: Int
    func makeUIView(context: Context) -> PDFView {
        let pdfView = PDFView()
        pdfView.document = PDFDocument(url: url)
        pdfView.autoScales = true
        pdfView.displayMode = .singlePageContinuous
        pdfView.displayDirection = .vertical
        pdfView.usePageViewController(true, withViewOptions: nil)
        pdfView.minScaleFactor = pdfView.scaleFactorForSizeToFit
        pdfView.maxScaleFactor = 4.0
        pdfView.backgroundColor = .systemBackground
        NotificationCenter.default.addObserver(forName: .PDFViewPageChanged, object: pdfView, queue: .main) { _ in }
        return pdfView
    }
    func updateUIView(_ pdfView: PDFView, context: Context) {
        if let target = pdfView.document?.page(at: page) { pdfView.go(to: target) }
        if let current = pdfView.currentPage { print(pdfView.document?.index(for: current) ?? 0) }
    }
}
struct PDFThumbnails: View {
    let document: PDFDocument
    var body: some View {
        ScrollView(.horizontal) {
            HStack {
                ForEach(0..<document.pageCount, id: \.self) { index in
                    if let page = document.page(at: index) {
                        Image(uiImage: page.thumbnail(of: CGSize(width: 60, height: 80), for: .cropBox))
                        Text(page.string ?? "").lineLimit(1)
                    }
                }
            }
        }
        .onAppear { if let data = document.dataRepresentation() { print(data.count) } }
    }
}
struct FilesList: View {
    @State private var selected: URL?
    let urls: [URL]
    var body: some View {
        List(urls, id: \.self) { url in
            Button(url.lastPathComponent) { selected = url }
        }
        .quickLookPreview($selected, in: urls)
        .background(Color.clear.quickLookPreview($selected))
    }
}
struct QuickLookController: UIViewControllerRepresentable {
    let url: URL
    func makeUIViewController(context: Context) -> QLPreviewController {
        let controller = QLPreviewController()
        controller.dataSource = context.coordinator
        return controller
    }
    func updateUIViewController(_ controller: QLPreviewController, context: Context) { controller.reloadData() }
    func makeCoordinator() -> Coordinator { Coordinator(parent: self) }
    class Coordinator: NSObject, QLPreviewControllerDataSource {
        let parent: QuickLookController
        init(parent: QuickLookController) { self.parent = parent }
        func numberOfPreviewItems(in controller: QLPreviewController) -> Int { 1 }
        func previewController(_ controller: QLPreviewController, previewItemAt index: Int) -> QLPreviewItem { parent.url as NSURL }
    }
}
struct LinkView: UIViewRepresentable {
    var url: URL
    func makeUIView(context: Context) -> LPLinkView {
        let view = LPLinkView(url: url)
        LPMetadataProvider().startFetchingMetadata(for: url) { metadata, error in
            guard let metadata = metadata, error == nil else { return }
            DispatchQueue.main.async { view.metadata = metadata; view.sizeToFit() }
        }
        return view
    }
    func updateUIView(_ view: LPLinkView, context: Context) {}
    static func title(of url: URL) async throws -> String? {
        let provider = LPMetadataProvider()
        provider.timeout = 5
        let metadata = try await provider.startFetchingMetadata(for: url)
        return metadata.title ?? metadata.originalURL?.host
    }
}
@MainActor final class CalendarManager: ObservableObject {
    let store = EKEventStore()
    @Published var events: [EKEvent] = []
    @Published var status = EKEventStore.authorizationStatus(for: .event)
    func requestAccess() async {
        do {
            let granted: Bool
            if #available(iOS 17.0, *) { granted = try await store.requestFullAccessToEvents() } else { granted = try await store.requestAccess(to: .event) }
            guard granted else { return }
            let end = Calendar.current.date(byAdding: .month, value: 1, to: .now)!
            let predicate = store.predicateForEvents(withStart: .now, end: end, calendars: nil)
            events = store.events(matching: predicate).sorted { $0.startDate < $1.startDate }
        } catch { print(error.localizedDescription) }
    }
    func add(_ title: String, at date: Date) throws {
        let event = EKEvent(eventStore: store)
        event.title = title
        event.startDate = date
        event.endDate = date.addingTimeInterval(3600)
        event.notes = "Notes"; event.location = "Office"; event.isAllDay = false
        event.calendar = store.defaultCalendarForNewEvents
        event.addAlarm(EKAlarm(relativeOffset: -600))
        event.addRecurrenceRule(EKRecurrenceRule(recurrenceWith: .weekly, interval: 1, end: nil))
        try store.save(event, span: .thisEvent)
        let reminder = EKReminder(eventStore: store)
        reminder.title = title; reminder.isCompleted = false; reminder.priority = 1
        reminder.calendar = store.defaultCalendarForNewReminders()
        try store.save(reminder, commit: true)
    }
    func reminders() {
        store.fetchReminders(matching: store.predicateForReminders(in: nil)) { found in print(found?.count ?? 0) }
        NotificationCenter.default.addObserver(forName: .EKEventStoreChanged, object: store, queue: .main) { _ in }
        switch status { case .fullAccess, .writeOnly, .authorized: break; case .denied, .restricted, .notDetermined: break; @unknown default: break }
    }
}
struct EventRow: View {
    let event: EKEvent
    var body: some View {
        HStack {
            Circle().fill(Color(cgColor: event.calendar.cgColor)).frame(width: 8)
            VStack(alignment: .leading) { Text(event.title); Text(event.startDate, style: .date) }
        }.id(event.eventIdentifier)
    }
}
struct EventEditView: UIViewControllerRepresentable {
    @Environment(\.dismiss) var dismiss
    let store: EKEventStore
    var event: EKEvent?
    func makeUIViewController(context: Context) -> EKEventEditViewController {
        let controller = EKEventEditViewController()
        controller.eventStore = store; controller.event = event
        controller.editViewDelegate = context.coordinator
        return controller
    }
    func updateUIViewController(_ controller: EKEventEditViewController, context: Context) {}
    func makeCoordinator() -> Coordinator { Coordinator(self) }
    class Coordinator: NSObject, EKEventEditViewDelegate {
        var parent: EventEditView
        init(_ parent: EventEditView) { self.parent = parent }
        func eventEditViewController(_ controller: EKEventEditViewController, didCompleteWith action: EKEventEditViewAction) { if action != .canceled { print("saved") }; parent.dismiss() }
    }
}
final class ContactsModel: ObservableObject {
    @Published var contacts: [CNContact] = []
    let store = CNContactStore()
    func load() {
        store.requestAccess(for: .contacts) { granted, error in
            guard granted else { return }
            let keys = [CNContactGivenNameKey, CNContactFamilyNameKey, CNContactPhoneNumbersKey, CNContactEmailAddressesKey, CNContactThumbnailImageDataKey] as [CNKeyDescriptor]
            let request = CNContactFetchRequest(keysToFetch: keys + [CNContactFormatter.descriptorForRequiredKeys(for: .fullName)])
            request.sortOrder = .givenName
            var found: [CNContact] = []
            do { try self.store.enumerateContacts(with: request) { contact, stop in found.append(contact) } } catch { print(error) }
            DispatchQueue.main.async { self.contacts = found }
        }
        if CNContactStore.authorizationStatus(for: .contacts) == .denied { print("denied") }
    }
    func add(name: String, phone: String) throws {
        let contact = CNMutableContact()
        contact.givenName = name
        contact.phoneNumbers = [CNLabeledValue(label: CNLabelPhoneNumberMobile, value: CNPhoneNumber(stringValue: phone))]
        contact.emailAddresses = [CNLabeledValue(label: CNLabelHome, value: "a@b.c" as NSString)]
        contact.birthday = DateComponents(month: 3, day: 2)
        let request = CNSaveRequest()
        request.add(contact, toContainerWithIdentifier: nil)
        try store.execute(request)
    }
}
struct ContactRow: View {
    let contact: CNContact
    var body: some View {
        VStack(alignment: .leading) {
            Text(CNContactFormatter.string(from: contact, style: .fullName) ?? "\(contact.givenName) \(contact.familyName)")
            Text(contact.phoneNumbers.first?.value.stringValue ?? "")
            Text(contact.emailAddresses.first.map { String($0.value) } ?? "")
            if contact.imageDataAvailable, let data = contact.thumbnailImageData, let image = UIImage(data: data) { Image(uiImage: image) }
        }.id(contact.identifier)
    }
}
struct ContactPicker: UIViewControllerRepresentable {
    @Binding var contact: CNContact?
    func makeUIViewController(context: Context) -> CNContactPickerViewController {
        let picker = CNContactPickerViewController()
        picker.delegate = context.coordinator
        picker.displayedPropertyKeys = [CNContactPhoneNumbersKey]
        picker.predicateForEnablingContact = NSPredicate(format: "phoneNumbers.@count > 0")
        return picker
    }
    func updateUIViewController(_ picker: CNContactPickerViewController, context: Context) {}
    func makeCoordinator() -> Coordinator { Coordinator(self) }
    class Coordinator: NSObject, CNContactPickerDelegate {
        let parent: ContactPicker
        init(_ parent: ContactPicker) { self.parent = parent }
        func contactPicker(_ picker: CNContactPickerViewController, didSelect contact: CNContact) { parent.contact = contact }
        func contactPickerDidCancel(_ picker: CNContactPickerViewController) {}
    }
}
