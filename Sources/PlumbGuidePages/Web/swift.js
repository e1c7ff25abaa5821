// Swift in colours: words of one kind look the same. Only for reading, so what it does not know stays plain.

const swiftWords = new Set(("associatedtype as await async break case catch class continue default defer do else enum extension fallthrough false fileprivate for func get guard " +
  "if import in init inout internal is let mutating nil nonisolated override package private protocol public repeat return self Self set some any static struct subscript super " +
  "switch throw throws true try typealias var where while").split(" "));
const swiftToken = /(\/\/[^\n]*|\/\*[\s\S]*?\*\/)|("""[\s\S]*?"""|#*"(?:\\.|[^"\\\n])*"#*)|(\b\d[\d_]*(?:\.\d+)?\b)|([@#][A-Za-z_]\w*)|(\.[a-z_]\w*)|(\b[A-Za-z_]\w*\b)/g;

const colouredSwift = (text) => {
  const escaped = (plain) => plain.replace(/&/g, "&amp;").replace(/</g, "&lt;");
  let [html, from] = ["", 0];
  const add = (kind, words) => { html += words.split("\n").map((line) => `<b class="${kind}">${escaped(line)}</b>`).join("\n"); };
  for (const match of text.matchAll(swiftToken)) {
    html += escaped(text.slice(from, match.index));
    from = match.index + match[0].length;
    const [, comment, string, number, attribute, member, word] = match;
    if (comment) add("comment", comment);
    else if (string) add("string", string);
    else if (number) add("number", number);
    else if (attribute) add("keyword", attribute);
    else if (member) add("member", member);
    else if (swiftWords.has(word)) add("keyword", word);
    else if (/^[A-Z]/.test(word)) add("type", word);
    else html += word;
  }
  return html + escaped(text.slice(from));
};
