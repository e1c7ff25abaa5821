internal import CMarkdown

extension Markdown {
  /// A document as HTML. Raw HTML in it stays, so it is only for documents that one wrote oneself.
  package static func html(of document: String) -> String {
    turn.withLock { _ in
      cmark_gfm_core_extensions_ensure_registered()
      let options = CMARK_OPT_UNSAFE
      guard let parser = cmark_parser_new(options) else { return "" }
      defer { cmark_parser_free(parser) }
      for name in ["table", "strikethrough"] {
        if let found = cmark_find_syntax_extension(name) {
          cmark_parser_attach_syntax_extension(parser, found)
        }
      }
      var document = document
      document.withUTF8 { bytes in
        bytes.withMemoryRebound(to: CChar.self) { cmark_parser_feed(parser, $0.baseAddress, $0.count) }
      }
      guard let root = cmark_parser_finish(parser) else { return "" }
      defer { cmark_node_free(root) }
      guard let html = cmark_render_html(root, options, cmark_parser_get_syntax_extensions(parser)) else {
        return ""
      }
      defer { cmark_get_default_mem_allocator().pointee.free(html) }
      return String(cString: html)
    }
  }
}
