// Names of options and properties. Those of which CGImageSource.swift and CGImageDestination.swift say nothing change nothing: a picture is read at
// once, and is kept as long as somebody has it.

/// The name of whether pixels are kept.
public let kCGImageSourceShouldCache = "kCGImageSourceShouldCache"
/// The name of whether pixels are read at once.
public let kCGImageSourceShouldCacheImmediately = "kCGImageSourceShouldCacheImmediately"
/// The name of whether pixels may have fractions.
public let kCGImageSourceShouldAllowFloat = "kCGImageSourceShouldAllowFloat"
/// The name of the kind that a file is said to have.
public let kCGImageSourceTypeIdentifierHint = "kCGImageSourceTypeIdentifierHint"
/// The name of whether a small picture is made where the file has none.
public let kCGImageSourceCreateThumbnailFromImageIfAbsent = "kCGImageSourceCreateThumbnailFromImageIfAbsent"
/// The name of whether a small picture is always made.
public let kCGImageSourceCreateThumbnailFromImageAlways = "kCGImageSourceCreateThumbnailFromImageAlways"
/// The name of whether a small picture is turned upright.
public let kCGImageSourceCreateThumbnailWithTransform = "kCGImageSourceCreateThumbnailWithTransform"
/// The name of how long the longer side of a small picture may be.
public let kCGImageSourceThumbnailMaxPixelSize = "kCGImageSourceThumbnailMaxPixelSize"
/// The name of by what a picture may be made smaller as it is read.
public let kCGImageSourceSubsampleFactor = "kCGImageSourceSubsampleFactor"
/// The name of the quality of a JPEG, from 0 to 1.
public let kCGImageDestinationLossyCompressionQuality = "kCGImageDestinationLossyCompressionQuality"
/// The name of the colour behind what is transparent.
public let kCGImageDestinationBackgroundColor = "kCGImageDestinationBackgroundColor"
/// The name of how long the longer side may be.
public let kCGImageDestinationImageMaxPixelSize = "kCGImageDestinationImageMaxPixelSize"
/// The name of whether a small picture is written too.
public let kCGImageDestinationEmbedThumbnail = "kCGImageDestinationEmbedThumbnail"
/// The name of the width in pixels, as the picture is stored.
public let kCGImagePropertyPixelWidth = "PixelWidth"
/// The name of the height in pixels, as the picture is stored.
public let kCGImagePropertyPixelHeight = "PixelHeight"
/// The name of how the picture has to be turned, from 1 to 8.
public let kCGImagePropertyOrientation = "Orientation"
/// The name of the bits of a colour's part.
public let kCGImagePropertyDepth = "Depth"
/// The name of the parts of a colour.
public let kCGImagePropertyColorModel = "ColorModel"
/// The name of red, green and blue.
public let kCGImagePropertyColorModelRGB = "RGB"
/// The name of grey.
public let kCGImagePropertyColorModelGray = "Gray"
/// The name of whether there is transparency.
public let kCGImagePropertyHasAlpha = "HasAlpha"
/// Whether a JPEG comes in several passes.
public let kCGImagePropertyJFIFIsProgressive = "IsProgressive"
/// The name of pixels in an inch.
public let kCGImagePropertyDPIWidth = "DPIWidth"
/// The name of pixels in an inch.
public let kCGImagePropertyDPIHeight = "DPIHeight"
/// The name of the colour profile.
public let kCGImagePropertyProfileName = "ProfileName"
/// The name of the bytes of the file.
public let kCGImagePropertyFileSize = "FileSize"
/// The name of what a camera has written.
public let kCGImagePropertyExifDictionary = "{Exif}"
/// The name of when a picture was taken.
public let kCGImagePropertyExifDateTimeOriginal = "DateTimeOriginal"
/// The name of what somebody has written about it.
public let kCGImagePropertyExifUserComment = "UserComment"
/// The name of the width as the camera has written it.
public let kCGImagePropertyExifPixelXDimension = "PixelXDimension"
/// The name of the height as the camera has written it.
public let kCGImagePropertyExifPixelYDimension = "PixelYDimension"
/// The name of the opening of the lens.
public let kCGImagePropertyExifFNumber = "FNumber"
/// The name of how long light came in.
public let kCGImagePropertyExifExposureTime = "ExposureTime"
/// The name of how sensitive the camera was.
public let kCGImagePropertyExifISOSpeedRatings = "ISOSpeedRatings"
/// The name of the length of the lens.
public let kCGImagePropertyExifFocalLength = "FocalLength"
/// The name of the lens.
public let kCGImagePropertyExifLensModel = "LensModel"
/// The name of what a TIFF says.
public let kCGImagePropertyTIFFDictionary = "{TIFF}"
/// The name of how a TIFF has to be turned.
public let kCGImagePropertyTIFFOrientation = "Orientation"
/// The name of who made the camera.
public let kCGImagePropertyTIFFMake = "Make"
/// The name of the camera.
public let kCGImagePropertyTIFFModel = "Model"
/// The name of when a TIFF was made.
public let kCGImagePropertyTIFFDateTime = "DateTime"
/// The name of what the press says.
public let kCGImagePropertyIPTCDictionary = "{IPTC}"
/// The name of where a picture was taken.
public let kCGImagePropertyGPSDictionary = "{GPS}"
/// The name of degrees of latitude.
public let kCGImagePropertyGPSLatitude = "Latitude"
/// The name of north or south.
public let kCGImagePropertyGPSLatitudeRef = "LatitudeRef"
/// The name of degrees of longitude.
public let kCGImagePropertyGPSLongitude = "Longitude"
/// The name of east or west.
public let kCGImagePropertyGPSLongitudeRef = "LongitudeRef"
/// The name of metres above the sea.
public let kCGImagePropertyGPSAltitude = "Altitude"
/// The name of what a JPEG says.
public let kCGImagePropertyJFIFDictionary = "{JFIF}"
/// The name of what a PNG says.
public let kCGImagePropertyPNGDictionary = "{PNG}"
/// The name of how long a picture of a moving PNG stays.
public let kCGImagePropertyAPNGDelayTime = "DelayTime"
/// The name of how long a picture of a moving PNG stays, as the file says.
public let kCGImagePropertyAPNGUnclampedDelayTime = "UnclampedDelayTime"
/// The name of what a GIF says.
public let kCGImagePropertyGIFDictionary = "{GIF}"
/// The name of how long a picture of a GIF stays.
public let kCGImagePropertyGIFDelayTime = "DelayTime"
/// The name of how long a picture of a GIF stays, as the file says.
public let kCGImagePropertyGIFUnclampedDelayTime = "UnclampedDelayTime"
/// The name of how often a GIF begins again.
public let kCGImagePropertyGIFLoopCount = "LoopCount"
/// The name of whether a GIF has one list of colours.
public let kCGImagePropertyGIFHasGlobalColorMap = "HasGlobalColorMap"
/// The name of what a WebP says.
public let kCGImagePropertyWebPDictionary = "{WebP}"
/// The name of how long a picture of a WebP stays.
public let kCGImagePropertyWebPDelayTime = "DelayTime"
/// The name of how long a picture of a WebP stays, as the file says.
public let kCGImagePropertyWebPUnclampedDelayTime = "UnclampedDelayTime"
/// The name of what an HEIC says.
public let kCGImagePropertyHEICSDictionary = "{HEICS}"
/// The name of what an iPhone has written.
public let kCGImagePropertyMakerAppleDictionary = "{MakerApple}"
