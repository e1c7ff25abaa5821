// Identifiers of kinds of files, as older apps name them. The module brings UniformTypeIdentifiers along.

/// Any picture.
public let kUTTypeImage = "public.image"
/// A JPEG.
public let kUTTypeJPEG = "public.jpeg"
/// A PNG.
public let kUTTypePNG = "public.png"
/// A GIF.
public let kUTTypeGIF = "com.compuserve.gif"
/// A TIFF.
public let kUTTypeTIFF = "public.tiff"
/// A BMP.
public let kUTTypeBMP = "com.microsoft.bmp"
/// Any film.
public let kUTTypeMovie = "public.movie"
/// A film without sound.
public let kUTTypeVideo = "public.video"
/// An MPEG-4.
public let kUTTypeMPEG4 = "public.mpeg-4"
/// A film of QuickTime.
public let kUTTypeQuickTimeMovie = "com.apple.quicktime-movie"
/// Any sound.
public let kUTTypeAudio = "public.audio"
/// An MP3.
public let kUTTypeMP3 = "public.mp3"
/// A PDF.
public let kUTTypePDF = "com.adobe.pdf"
/// Any text.
public let kUTTypeText = "public.text"
/// A plain text.
public let kUTTypePlainText = "public.plain-text"
/// A plain text in UTF-8.
public let kUTTypeUTF8PlainText = "public.utf8-plain-text"
/// A rich text.
public let kUTTypeRTF = "public.rtf"
/// A page of the web.
public let kUTTypeHTML = "public.html"
/// An XML.
public let kUTTypeXML = "public.xml"
/// A JSON.
public let kUTTypeJSON = "public.json"
/// A table as text.
public let kUTTypeCommaSeparatedText = "public.comma-separated-values-text"
/// A ZIP.
public let kUTTypeZipArchive = "public.zip-archive"
/// Any bytes.
public let kUTTypeData = "public.data"
/// Any file or folder.
public let kUTTypeItem = "public.item"
/// Any content.
public let kUTTypeContent = "public.content"
/// A folder.
public let kUTTypeFolder = "public.folder"
/// An address.
public let kUTTypeURL = "public.url"
/// The address of a file.
public let kUTTypeFileURL = "public.file-url"
/// A card of a person.
public let kUTTypeVCard = "public.vcard"
/// A property list.
public let kUTTypePropertyList = "com.apple.property-list"
/// Any source.
public let kUTTypeSourceCode = "public.source-code"
/// A source of Swift.
public let kUTTypeSwiftSource = "public.swift-source"
