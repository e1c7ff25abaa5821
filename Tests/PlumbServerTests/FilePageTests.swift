#if Companions
  import Foundation
  import PlumbCompanions
  import SwiftUI
  import Testing
  import Waiting

  @testable import PlumbServer

  @Suite("Files of the page", .serialized, .timeLimit(.minutes(12)))
  struct FilePageTests {
    private struct Note: FileDocument {
      static let readableContentTypes: [UTType] = [.plainText]
      init() {}
      init(configuration: ReadConfiguration) throws {}
      func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
        FileWrapper(regularFileWithContents: Data("written by the app".utf8))
      }
    }

    private struct Chooser: View {
      @State private var isImporting = false
      @State private var isExporting = false
      @State private var said = "nothing"
      @State private var item: PhotosPickerItem?
      @State private var photo: Image?
      var body: some View {
        VStack(spacing: 20) {
          Text(said).accessibilityIdentifier("said")
          Button("Import") { isImporting = true }.accessibilityIdentifier("import")
          Button("Export") { isExporting = true }.accessibilityIdentifier("export")
          PhotosPicker("Photo", selection: $item, matching: .images).accessibilityIdentifier("photo")
          if let photo { photo.accessibilityLabel("the photo") }
        }
        .fileImporter(
          isPresented: $isImporting, allowedContentTypes: [.plainText, .image], allowsMultipleSelection: true
        ) { result in
          let files = (try? result.get()) ?? []
          said = files.map {
            "\($0.lastPathComponent)=\((try? String(contentsOf: $0, encoding: .utf8)) ?? "?")"
          }
          .joined(separator: ", ")
        } onCancellation: {
          said = "cancelled"
        }
        .fileExporter(
          isPresented: $isExporting, document: Note(), contentType: .plainText, defaultFilename: "Note"
        ) {
          result in
          said = (try? result.get().lastPathComponent) ?? "failed"
        }
        .onChange(of: item) { _, item in
          Task {
            let count = try? await item?.loadTransferable(type: Data.self)?.count
            photo = try? await item?.loadTransferable(type: Image.self)
            said = "\(count ?? 0) bytes"
          }
        }
      }
    }

    private let said = "document.querySelector('[data-identifier=said]').textContent"

    /// A folder with files, which goes when the test ends.
    private func files(_ contents: [String: Data]) throws -> (folder: URL, paths: [String]) {
      let folder = FileManager.default.temporaryDirectory.appending(path: "chosen-\(UUID().uuidString)")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      for (name, bytes) in contents { try bytes.write(to: folder.appending(path: name)) }
      return (folder, contents.keys.sorted().map { folder.appending(path: $0).path })
    }

    /// A browser without a window has no dialog of its own: it cancels at once. Here it waits for what the test gives.
    private func keepDialogsAway(_ page: BrowserPage) async throws {
      try await page.value(
        "HTMLInputElement.prototype.showPicker = function () { window.hasAsked = true; }; 0")
    }

    /// The browser refuses its dialog, as where nobody has just used the page: a script of a test counts as a use.
    private func refuseDialogs(_ page: BrowserPage) async throws {
      try await page.value(
        "HTMLInputElement.prototype.showPicker = () => { throw new DOMException('', 'NotAllowedError'); }; 0")
    }

    /// Does what a person does in the browser's own dialog.
    private func give(_ paths: [String], to page: BrowserPage) async throws {
      let field = try await page.call(
        "Runtime.evaluate", ["expression": "document.querySelector('#files input')"])
      try await page.call(
        "DOM.setFileInputFiles",
        ["files": .array(paths.map { .string($0) }), "objectId": field["result"]["objectId"]])
    }

    @Test("a press opens the browser's choice, and the app gets what was chosen, or that nobody chose")
    func importing() async throws {
      let (folder, paths) = try files(["a b.txt": Data("one".utf8), "ü#?.txt": Data("two".utf8)])
      defer { try? FileManager.default.removeItem(at: folder) }
      try await TestServer.with({ Chooser() }) { testServer in
        let page = try await BrowserPage.open(testServer.address)
        try await keepDialogsAway(page)
        try await page.click("[data-identifier=import]")
        try await page.wait("document.querySelector('#files input')")
        let field = try await page.value(
          "(() => { const i = document.querySelector('#files input'); return [i.accept, i.multiple, document.querySelector('#files').open] })()"
        )
        #expect(field == [".txt,.text,text/plain,image/*", true, false])
        try await give(paths, to: page)
        try await page.wait("\(said) === 'a b.txt=one, ü#?.txt=two'")
        try await page.click("[data-identifier=import]")
        try await page.wait("document.querySelector('#files input')")
        try await page.value(
          "document.querySelector('#files input').dispatchEvent(new Event('cancel', { bubbles: true }))")
        try await page.wait("\(said) === 'cancelled'")
        try await page.close()
      }
    }

    @Test(
      "where the browser refuses, there is a dialog with a button; too many and too large files are told there"
    )
    func dialog() async throws {
      let many = Dictionary(uniqueKeysWithValues: (10..<31).map { ("\($0).txt", Data("x".utf8)) })
      let (folder, paths) = try files(many)
      defer { try? FileManager.default.removeItem(at: folder) }
      let large = folder.appending(path: "large.txt")
      _ = FileManager.default.createFile(atPath: large.path, contents: nil)
      try FileHandle(forWritingTo: large).truncate(atOffset: UInt64(FileDesk.longestFile + 1))
      try await TestServer.with({ Chooser() }) { testServer in
        let page = try await BrowserPage.open(testServer.address, width: 360, height: 640)
        try await refuseDialogs(page)
        try await page.click("[data-identifier=import]")
        try await page.wait("document.querySelector('#files').open")
        try await keepDialogsAway(page)
        if let folder = ProcessInfo.processInfo.environment["PLUMB_SHOTS"] {
          try await page.screenshot().write(to: URL(filePath: folder).appending(path: "dialog.png"))
        }
        let text = "document.querySelector('#files p').textContent"
        let asks = try await page.value(text)
        #expect(asks == "The app asks for files.")
        try await page.click("#files button:last-child")
        try await give(paths, to: page)
        try await page.wait("\(text) === 'These are 21 files; at most 20 are taken at once.'")
        try await give([large.path], to: page)
        try await page.wait("\(text) === '“large.txt” is too large: a file has 64 MB at most.'")
        try await give([paths[3]], to: page)
        try await page.wait("\(said) === '13.txt=x'")
        #expect(try await page.value("!document.querySelector('#files').open").isTrue)
        try await page.close()
      }
    }

    @Test("Escape in the dialog is a cancellation")
    func escape() async throws {
      try await TestServer.with({ Chooser() }) { testServer in
        let page = try await BrowserPage.open(testServer.address)
        try await refuseDialogs(page)
        try await page.click("[data-identifier=import]")
        try await page.wait("document.querySelector('#files').open")
        try await page.press("Escape", code: 27)
        try await page.wait("\(said) === 'cancelled'")
        try await page.close()
      }
    }

    @Test("an exported document is downloaded, and the app is told")
    func exporting() async throws {
      let (folder, _) = try files([:])
      defer { try? FileManager.default.removeItem(at: folder) }
      try await TestServer.with({ Chooser() }) { testServer in
        let page = try await BrowserPage.open(testServer.address)
        try await page.call(
          "Page.setDownloadBehavior", ["behavior": "allow", "downloadPath": .string(folder.path)])
        try await page.click("[data-identifier=export]")
        try await page.wait("\(said) === 'Note.txt'")
        let file = folder.appending(path: "Note.txt")
        // The browser makes the file, and writes into it afterwards.
        try await waitUntil { (try? String(contentsOf: file, encoding: .utf8)) == "written by the app" }
        try await page.close()
      }
    }

    @Test("a chosen picture is there as bytes and as an image")
    func photo() async throws {
      let png = try await picture(of: Color.red, width: 4, height: 4, scale: 1).pngData()
      let (folder, paths) = try files(["red.png": Data(png)])
      defer { try? FileManager.default.removeItem(at: folder) }
      try await TestServer.with({ Chooser() }) { testServer in
        let page = try await BrowserPage.open(testServer.address)
        try await keepDialogsAway(page)
        try await page.click("[data-identifier=photo]")
        try await page.wait("document.querySelector('#files input')?.accept === 'image/*'")
        try await give(paths, to: page)
        try await page.wait("\(said) === '\(png.count) bytes'")
        try await page.wait("document.querySelector('[aria-label=\"the photo\"]')")
        try await page.close()
      }
    }
  }
#endif
