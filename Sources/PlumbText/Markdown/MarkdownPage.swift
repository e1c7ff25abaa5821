internal import CMarkdown

extension Markdown {
  /// A document as HTML. Raw HTML in it stays, so it is only for documents that one wrote oneself.
  package static func html(of document: String) -> String {
    read(document, options: CMARK_OPT_UNSAFE, extensions: ["table", "strikethrough"]) { root, parser in
      guard
        let html = cmark_render_html(root, CMARK_OPT_UNSAFE, cmark_parser_get_syntax_extensions(parser))
      else { return nil }
      defer { cmark_get_default_mem_allocator().pointee.free(html) }
      return String(cString: html)
    } ?? ""
  }
}
