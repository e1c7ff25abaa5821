import CPangoCairo

/// Returns the 32 bytes of a text's SHA-256 digest. GLib, which Pango brings along, computes it.
package func sha256(_ text: String) -> [UInt8] {
  var bytes = Array(text.utf8)
  var digest = [UInt8](repeating: 0, count: 32)
  var count = gsize(digest.count)
  let checksum = g_checksum_new(G_CHECKSUM_SHA256)
  defer { g_checksum_free(checksum) }
  g_checksum_update(checksum, &bytes, bytes.count)
  g_checksum_get_digest(checksum, &digest, &count)
  return digest
}
