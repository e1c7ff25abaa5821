import Combine

/// The name of the kind of a key.
public let kSecAttrKeyType = "type"
/// A key of RSA.
public let kSecAttrKeyTypeRSA = "42"
/// A key of elliptic curves.
public let kSecAttrKeyTypeEC = "73"
/// A key of an elliptic curve over a prime field.
public let kSecAttrKeyTypeECSECPrimeRandom = "73"
/// The name of a key's size in bits.
public let kSecAttrKeySizeInBits = "bsiz"
/// The name of the class of a key.
public let kSecAttrKeyClass = "kcls"
/// A public key.
public let kSecAttrKeyClassPublic = "0"
/// A private key.
public let kSecAttrKeyClassPrivate = "1"
/// A key for both directions.
public let kSecAttrKeyClassSymmetric = "2"
/// The name of an app's tag of a key.
public let kSecAttrApplicationTag = "atag"
/// The name of a key's label.
public let kSecAttrApplicationLabel = "klbl"
/// The name of whether a key is kept.
public let kSecAttrIsPermanent = "perm"
/// The name of what is said of a private key.
public let kSecPrivateKeyAttrs = "private"
/// The name of what is said of a public key.
public let kSecPublicKeyAttrs = "public"
/// The name of the part that keeps a key.
public let kSecAttrTokenID = "tkid"
/// The part of a device that gives no key away.
public let kSecAttrTokenIDSecureEnclave = "com.apple.setoken"
/// The name of the rule by which a secret can be read.
public let kSecAttrAccessControl = "accc"
/// The name of whether the key itself is answered.
public let kSecReturnRef = "r_Ref"
/// The name of whether a lasting name of the secret is answered.
public let kSecReturnPersistentRef = "r_PersistentRef"
/// The name of the key itself.
public let kSecValueRef = "v_Ref"
/// The name of a lasting name of a secret.
public let kSecValuePersistentRef = "v_PersistentRef"
/// The name of how the person is asked.
public let kSecUseAuthenticationContext = "u_AuthCtx"
/// The name of the sentence that asks the person.
public let kSecUseOperationPrompt = "u_OpPrompt"
/// The name of whether the device's own keychain is used.
public let kSecUseDataProtectionKeychain = "u_DataProtection"
/// The name of a description.
public let kSecAttrDescription = "desc"
/// The name of a comment.
public let kSecAttrComment = "icmt"
/// The name of the time of creation.
public let kSecAttrCreationDate = "cdat"
/// The name of the time of the last change.
public let kSecAttrModificationDate = "mdat"
/// The name of a server's protocol.
public let kSecAttrProtocol = "ptcl"
/// The name of a server's port.
public let kSecAttrPort = "port"
/// The name of a server's path.
public let kSecAttrPath = "path"
/// The name of whether people do not see it.
public let kSecAttrIsInvisible = "invi"
/// The name of whether capitals count.
public let kSecMatchCaseInsensitive = "m_CaseInsensitive"

/// Something went wrong inside.
public let errSecInternalError: OSStatus = -26276
/// The function has no way to do it.
public let errSecInternalComponent: OSStatus = -2070
/// The bytes are not what they should be.
public let errSecDecode: OSStatus = -26275
/// There is no room.
public let errSecAllocate: OSStatus = -108
/// It cannot be read now.
public let errSecNotAvailable: OSStatus = -25291
/// The app's rights are missing.
public let errSecMissingEntitlement: OSStatus = -34018
