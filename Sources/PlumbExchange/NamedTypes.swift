/// The kinds by the names that files use.
extension UTType {
  /// Whatever has a place in a file system: the root of files and folders.
  public static var item: UTType { UTType(known: "public.item") }
  /// The content of a document: the root of texts, images and sounds.
  public static var content: UTType { UTType(known: "public.content") }
  /// Content that has other content in it, such as a PDF.
  public static var compositeContent: UTType { UTType(known: "public.composite-content") }
  /// Bytes: the root of all files.
  public static var data: UTType { UTType(known: "public.data") }
  /// A folder of any kind, also one that looks like a file.
  public static var directory: UTType { UTType(known: "public.directory") }
  /// A reference to something else, such as a symbolic link.
  public static var resolvable: UTType { UTType(known: "com.apple.resolvable") }
  /// A symbolic link.
  public static var symbolicLink: UTType { UTType(known: "public.symlink") }
  /// An executable.
  public static var executable: UTType { UTType(known: "public.executable") }
  /// A folder at which a volume is mounted.
  public static var mountPoint: UTType { UTType(known: "com.apple.mount-point") }
  /// A file of macOS that leads to another one.
  public static var aliasFile: UTType { UTType(known: "com.apple.alias-file") }
  /// An address.
  public static var url: UTType { UTType(known: "public.url") }
  /// The address of a file.
  public static var fileURL: UTType { UTType(known: "public.file-url") }
  /// Text, with or without looks.
  public static var text: UTType { UTType(known: "public.text") }
  /// Text without looks: `.txt`, `.text`.
  public static var plainText: UTType { UTType(known: "public.plain-text") }
  /// Text without looks, in UTF-8.
  public static var utf8PlainText: UTType { UTType(known: "public.utf8-plain-text") }
  /// Text without looks, in UTF-16 with the byte order of the machine.
  public static var utf16PlainText: UTType { UTType(known: "public.utf16-plain-text") }
  /// Text without looks, in UTF-16 for other machines.
  public static var utf16ExternalPlainText: UTType { UTType(known: "public.utf16-external-plain-text") }
  /// Values in rows, with a mark between each two.
  public static var delimitedText: UTType { UTType(known: "public.delimited-values-text") }
  /// Values in rows with commas: `.csv`.
  public static var commaSeparatedText: UTType { UTType(known: "public.comma-separated-values-text") }
  /// Values in rows with tabs: `.tsv`.
  public static var tabSeparatedText: UTType { UTType(known: "public.tab-separated-values-text") }
  /// Values in rows with tabs, in UTF-8.
  public static var utf8TabSeparatedText: UTType { UTType(known: "public.utf8-tab-separated-values-text") }
  /// Text with looks as RTF: `.rtf`.
  public static var rtf: UTType { UTType(known: "public.rtf") }
  /// A page of HTML: `.html`, `.htm`.
  public static var html: UTType { UTType(known: "public.html") }
  /// Text as XML: `.xml`.
  public static var xml: UTType { UTType(known: "public.xml") }
  /// Values as YAML: `.yml`, `.yaml`.
  public static var yaml: UTType { UTType(known: "public.yaml") }
  /// A style sheet of CSS: `.css`.
  public static var css: UTType { UTType(known: "public.css") }
  /// Source code in any language.
  public static var sourceCode: UTType { UTType(known: "public.source-code") }
  /// Source code in assembly language: `.s`.
  public static var assemblyLanguageSource: UTType { UTType(known: "public.assembly-source") }
  /// Source code in C: `.c`.
  public static var cSource: UTType { UTType(known: "public.c-source") }
  /// Source code in Objective-C: `.m`.
  public static var objectiveCSource: UTType { UTType(known: "public.objective-c-source") }
  /// Source code in Swift: `.swift`.
  public static var swiftSource: UTType { UTType(known: "public.swift-source") }
  /// Source code in C++: `.cpp`, `.cc`, `.cxx`.
  public static var cPlusPlusSource: UTType { UTType(known: "public.c-plus-plus-source") }
  /// Source code in Objective-C++: `.mm`.
  public static var objectiveCPlusPlusSource: UTType { UTType(known: "public.objective-c-plus-plus-source") }
  /// A header of C: `.h`.
  public static var cHeader: UTType { UTType(known: "public.c-header") }
  /// A header of C++: `.hpp`, `.hh`.
  public static var cPlusPlusHeader: UTType { UTType(known: "public.c-plus-plus-header") }
  /// Source code that is run as it is.
  public static var script: UTType { UTType(known: "public.script") }
  /// A script in AppleScript: `.applescript`.
  public static var appleScript: UTType { UTType(known: "com.apple.applescript.text") }
  /// A script in JavaScript: `.js`, `.mjs`.
  public static var javaScript: UTType { UTType(known: "com.netscape.javascript-source") }
  /// A script for a shell, and what starts with the name of its interpreter: `.sh`.
  public static var shellScript: UTType { UTType(known: "public.shell-script") }
  /// A script in Perl: `.pl`.
  public static var perlScript: UTType { UTType(known: "public.perl-script") }
  /// A script in Python: `.py`.
  public static var pythonScript: UTType { UTType(known: "public.python-script") }
  /// A script in Ruby: `.rb`.
  public static var rubyScript: UTType { UTType(known: "public.ruby-script") }
  /// A script in PHP: `.php`.
  public static var phpScript: UTType { UTType(known: "public.php-script") }
  /// A makefile.
  public static var makefile: UTType { UTType(known: "public.make-source") }
  /// Values as JSON: `.json`.
  public static var json: UTType { UTType(known: "public.json") }
  /// Places as GeoJSON: `.geojson`.
  public static var geoJSON: UTType { UTType(known: "public.geojson") }
  /// A property list of either form: `.plist`.
  public static var propertyList: UTType { UTType(known: "com.apple.property-list") }
  /// A property list as XML.
  public static var xmlPropertyList: UTType { UTType(known: "com.apple.xml-property-list") }
  /// A property list as bytes.
  public static var binaryPropertyList: UTType { UTType(known: "com.apple.binary-property-list") }
  /// A document as PDF: `.pdf`.
  public static var pdf: UTType { UTType(known: "com.adobe.pdf") }
  /// Text with looks and attachments in one file.
  public static var flatRTFD: UTType { UTType(known: "com.apple.flat-rtfd") }
  /// A page of the web with all that it loads: `.webarchive`.
  public static var webArchive: UTType { UTType(known: "com.apple.webarchive") }
  /// A picture of any form.
  public static var image: UTType { UTType(known: "public.image") }
  /// A picture as JPEG: `.jpeg`, `.jpg`.
  public static var jpeg: UTType { UTType(known: "public.jpeg") }
  /// A picture as TIFF: `.tiff`, `.tif`.
  public static var tiff: UTType { UTType(known: "public.tiff") }
  /// A picture as GIF: `.gif`.
  public static var gif: UTType { UTType(known: "com.compuserve.gif") }
  /// A picture as PNG: `.png`.
  public static var png: UTType { UTType(known: "public.png") }
  /// Icons of macOS in several sizes: `.icns`.
  public static var icns: UTType { UTType(known: "com.apple.icns") }
  /// A picture as BMP: `.bmp`.
  public static var bmp: UTType { UTType(known: "com.microsoft.bmp") }
  /// Icons of Windows in several sizes: `.ico`.
  public static var ico: UTType { UTType(known: "com.microsoft.ico") }
  /// The unprocessed data of a camera's sensor, in any form.
  public static var rawImage: UTType { UTType(known: "public.camera-raw-image") }
  /// A picture as SVG, which is XML too: `.svg`.
  public static var svg: UTType { UTType(known: "public.svg-image") }
  /// A picture with the seconds around it.
  public static var livePhoto: UTType { UTType(known: "com.apple.live-photo") }
  /// Pictures as HEIF: `.heif`.
  public static var heif: UTType { UTType(known: "public.heif") }
  /// A picture as HEIF, packed by HEVC: `.heic`.
  public static var heic: UTType { UTType(known: "public.heic") }
  /// A row of pictures as HEIF, packed by HEVC: `.heics`.
  public static var heics: UTType { UTType(known: "public.heics") }
  /// A picture as WebP: `.webp`.
  public static var webP: UTType { UTType(known: "org.webmproject.webp") }
  /// A picture as OpenEXR: `.exr`.
  public static var exr: UTType { UTType(known: "com.ilm.openexr-image") }
  /// The unprocessed data of a camera's sensor, as DNG: `.dng`.
  public static var dng: UTType { UTType(known: "com.adobe.raw-image") }
  /// A picture as JPEG XL: `.jxl`.
  public static var jpegxl: UTType { UTType(known: "public.jpeg-xl") }
  /// A scene in three dimensions, in any form.
  public static var threeDContent: UTType { UTType(known: "public.3d-content") }
  /// A scene as Universal Scene Description: `.usd`.
  public static var usd: UTType { UTType(known: "com.pixar.universal-scene-description") }
  /// A scene as Universal Scene Description, in one file with its pictures: `.usdz`.
  public static var usdz: UTType { UTType(known: "com.pixar.universal-scene-description-mobile") }
  /// A scene of Reality Composer: `.reality`.
  public static var realityFile: UTType { UTType(known: "com.apple.reality") }
  /// A scene of SceneKit: `.scn`.
  public static var sceneKitScene: UTType { UTType(known: "com.apple.scenekit.scene") }
  /// A scanned object that ARKit can find again: `.arobject`.
  public static var arReferenceObject: UTType { UTType(known: "com.apple.arobject") }
  /// Sound, pictures that move, or both.
  public static var audiovisualContent: UTType { UTType(known: "public.audiovisual-content") }
  /// Pictures that move, with or without sound.
  public static var movie: UTType { UTType(known: "public.movie") }
  /// Pictures that move, without sound.
  public static var video: UTType { UTType(known: "public.video") }
  /// Sound without pictures.
  public static var audio: UTType { UTType(known: "public.audio") }
  /// A movie as QuickTime: `.mov`, `.qt`.
  public static var quickTimeMovie: UTType { UTType(known: "com.apple.quicktime-movie") }
  /// A movie as MPEG-1 or MPEG-2: `.mpg`, `.mpeg`.
  public static var mpeg: UTType { UTType(known: "public.mpeg") }
  /// Pictures that move as MPEG-2: `.m2v`.
  public static var mpeg2Video: UTType { UTType(known: "public.mpeg-2-video") }
  /// A stream of MPEG-2: `.ts`.
  public static var mpeg2TransportStream: UTType { UTType(known: "public.mpeg-2-transport-stream") }
  /// Sound as MP3: `.mp3`.
  public static var mp3: UTType { UTType(known: "public.mp3") }
  /// A movie as MPEG-4: `.mp4`, `.m4v`.
  public static var mpeg4Movie: UTType { UTType(known: "public.mpeg-4") }
  /// Sound as MPEG-4: `.m4a`.
  public static var mpeg4Audio: UTType { UTType(known: "public.mpeg-4-audio") }
  /// Sound as MPEG-4 that only its buyer can hear: `.m4p`.
  public static var appleProtectedMPEG4Audio: UTType { UTType(known: "com.apple.protected-mpeg-4-audio") }
  /// A movie as MPEG-4 that only its buyer can see: `.m4v`.
  public static var appleProtectedMPEG4Video: UTType { UTType(known: "com.apple.protected-mpeg-4-video") }
  /// A movie as AVI: `.avi`.
  public static var avi: UTType { UTType(known: "public.avi") }
  /// Sound as AIFF: `.aiff`, `.aif`.
  public static var aiff: UTType { UTType(known: "public.aiff-audio") }
  /// Sound as WAV: `.wav`.
  public static var wav: UTType { UTType(known: "com.microsoft.waveform-audio") }
  /// Notes as MIDI: `.mid`, `.midi`.
  public static var midi: UTType { UTType(known: "public.midi-audio") }
  /// A list of songs or movies, in any form.
  public static var playlist: UTType { UTType(known: "public.playlist") }
  /// A list of songs or movies as M3U: `.m3u`.
  public static var m3uPlaylist: UTType { UTType(known: "public.m3u-playlist") }
  /// A folder that its user can open.
  public static var folder: UTType { UTType(known: "public.folder") }
  /// The topmost folder of a volume.
  public static var volume: UTType { UTType(known: "public.volume") }
  /// A folder that looks like a file.
  public static var package: UTType { UTType(known: "com.apple.package") }
  /// Text with looks and attachments, as a folder that looks like a file: `.rtfd`.
  public static var rtfd: UTType { UTType(known: "com.apple.rtfd") }
  /// A folder in the order of a bundle, with code or resources: `.bundle`.
  public static var bundle: UTType { UTType(known: "com.apple.bundle") }
  /// A bundle that another program loads: `.plugin`.
  public static var pluginBundle: UTType { UTType(known: "com.apple.plugin") }
  /// A bundle by which Spotlight reads files: `.mdimporter`.
  public static var spotlightImporter: UTType { UTType(known: "com.apple.metadata-importer") }
  /// A bundle by which Quick Look shows files: `.qlgenerator`.
  public static var quickLookGenerator: UTType { UTType(known: "com.apple.quicklook-generator") }
  /// A bundle with a service that other programs call: `.xpc`.
  public static var xpcService: UTType { UTType(known: "com.apple.xpc-service") }
  /// A bundle with a library and its headers: `.framework`.
  public static var framework: UTType { UTType(known: "com.apple.framework") }
  /// A program with a user interface, in any form.
  public static var application: UTType { UTType(known: "com.apple.application") }
  /// A program with a user interface, as a bundle: `.app`.
  public static var applicationBundle: UTType { UTType(known: "com.apple.application-bundle") }
  /// A part of a program that other programs show.
  public static var applicationExtension: UTType {
    UTType(known: "com.apple.application-and-system-extension")
  }
  /// A file that a Unix system can run.
  public static var unixExecutable: UTType { UTType(known: "public.unix-executable") }
  /// A file that Windows can run: `.exe`.
  public static var exe: UTType { UTType(known: "com.microsoft.windows-executable") }
  /// A bundle with a page of macOS's settings.
  public static var systemPreferencesPane: UTType { UTType(known: "com.apple.systempreference.prefpane") }
  /// Several files in one, in any form.
  public static var archive: UTType { UTType(known: "public.archive") }
  /// A file that gzip packed: `.gz`.
  public static var gzip: UTType { UTType(known: "org.gnu.gnu-zip-archive") }
  /// A file that bzip2 packed: `.bz2`.
  public static var bz2: UTType { UTType(known: "public.bzip2-archive") }
  /// Files in a zip archive: `.zip`.
  public static var zip: UTType { UTType(known: "public.zip-archive") }
  /// Files in an archive of Apple's own form: `.aar`.
  public static var appleArchive: UTType { UTType(known: "com.apple.archive") }
  /// Files in a tar archive: `.tar`.
  public static var tarArchive: UTType { UTType(known: "public.tar-archive") }
  /// A table that calculates, in any form.
  public static var spreadsheet: UTType { UTType(known: "public.spreadsheet") }
  /// Slides, in any form.
  public static var presentation: UTType { UTType(known: "public.presentation") }
  /// A store of records, in any form.
  public static var database: UTType { UTType(known: "public.database") }
  /// A message, in any form.
  public static var message: UTType { UTType(known: "public.message") }
  /// A person or a company with addresses, in any form.
  public static var contact: UTType { UTType(known: "public.contact") }
  /// A person or a company as a vCard: `.vcf`.
  public static var vCard: UTType { UTType(known: "public.vcard") }
  /// A to-do item, in any form.
  public static var toDoItem: UTType { UTType(known: "public.to-do-item") }
  /// An event with a time, in any form.
  public static var calendarEvent: UTType { UTType(known: "public.calendar-event") }
  /// A message of electronic mail.
  public static var emailMessage: UTType { UTType(known: "public.email-message") }
  /// A file of macOS that holds an address.
  public static var internetLocation: UTType { UTType(known: "com.apple.internet-location") }
  /// An address that somebody keeps, in any form.
  public static var bookmark: UTType { UTType(known: "public.bookmark") }
  /// A font, in any form.
  public static var font: UTType { UTType(known: "public.font") }
  /// A file that can be mounted as a volume.
  public static var diskImage: UTType { UTType(known: "public.disk-image") }
  /// A book as EPUB: `.epub`.
  public static var epub: UTType { UTType(known: "org.idpf.epub-container") }
  /// Lines that a program wrote about its work: `.log`.
  public static var log: UTType { UTType(known: "public.log") }
  /// A certificate as X.509: `.cer`, `.crt`.
  public static var x509Certificate: UTType { UTType(known: "public.x509-certificate") }
  /// A certificate with its key as PKCS #12: `.p12`.
  public static var pkcs12: UTType { UTType(known: "com.rsa.pkcs-12") }
}
