extension UTType {
  /// Kinds without a name in Swift that systems know by the endings of their files. The identifiers are those that the
  /// systems and the makers of the formats publish; which kinds they conform to is assumed where it goes beyond data.
  static let further: [Declared] = [
    Declared("com.apple.m4v-video", ["public.mpeg-4"], ["m4v"], ["video/x-m4v"]),
    Declared("com.apple.m4a-audio", ["public.mpeg-4-audio"], ["m4a"], ["audio/x-m4a"]),
    Declared("public.3gpp", ["public.movie"], ["3gp", "3gpp"], ["video/3gpp"]),
    Declared("org.webmproject.webm", ["public.movie"], ["webm"], ["video/webm"]),
    Declared("org.matroska.mkv", ["public.movie"], ["mkv"], ["video/x-matroska"]),
    Declared("public.aac-audio", ["public.audio"], ["aac"], ["audio/aac"]),
    Declared("org.xiph.flac", ["public.audio"], ["flac"], ["audio/flac"]),
    Declared("com.apple.coreaudio-format", ["public.audio"], ["caf"], ["audio/x-caf"]),
    Declared("com.adobe.photoshop-image", ["public.image"], ["psd"], ["image/vnd.adobe.photoshop"]),
    Declared("public.avif", ["public.heif"], ["avif"], ["image/avif"]),
    Declared("net.daringfireball.markdown", ["public.plain-text"], ["md", "markdown"], ["text/markdown"]),
    Declared("com.apple.ical.ics", ["public.text", "public.calendar-event"], ["ics"], ["text/calendar"]),
    Declared("com.topografix.gpx", ["public.xml"], ["gpx"], ["application/gpx+xml"]),
    Declared("com.microsoft.word.doc", ["public.data"], ["doc"], ["application/msword"]),
    Declared(
      "com.microsoft.excel.xls", ["public.data", "public.spreadsheet"], ["xls"], ["application/vnd.ms-excel"]),
    Declared(
      "com.microsoft.powerpoint.ppt", ["public.data", "public.presentation"], ["ppt"],
      ["application/vnd.ms-powerpoint"]),
    Declared(
      "org.openxmlformats.wordprocessingml.document", ["public.data", "public.composite-content"], ["docx"],
      ["application/vnd.openxmlformats-officedocument.wordprocessingml.document"]),
    Declared(
      "org.openxmlformats.spreadsheetml.sheet", ["public.data", "public.spreadsheet"], ["xlsx"],
      ["application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"]),
    Declared(
      "org.openxmlformats.presentationml.presentation", ["public.data", "public.presentation"], ["pptx"],
      ["application/vnd.openxmlformats-officedocument.presentationml.presentation"]),
    Declared("org.7-zip.7-zip-archive", ["public.archive"], ["7z"], ["application/x-7z-compressed"]),
    Declared("com.rarlab.rar-archive", ["public.archive"], ["rar"], ["application/vnd.rar"]),
    Declared("org.gnu.gnu-zip-tar-archive", ["org.gnu.gnu-zip-archive"], ["tgz"], []),
    Declared("com.apple.disk-image-udif", ["public.data", "public.disk-image"], ["dmg"], []),
    Declared("public.truetype-ttf-font", ["public.data", "public.font"], ["ttf"], ["font/ttf"]),
    Declared("public.opentype-font", ["public.data", "public.font"], ["otf"], ["font/otf"]),
    Declared("public.geometry-definition-format", ["public.data", "public.3d-content"], ["obj"], []),
    Declared(
      "public.standard-tesselated-geometry-format", ["public.data", "public.3d-content"], ["stl"], []),
  ]
}
