// Shows the page of `plumb preview` beside the editor, and goes from a view to its line and back. Documentation/Preview.md has
// the messages of the page.

const { spawn } = require("node:child_process");
const path = require("node:path");
const vscode = require("vscode");

/** The open previews, by what they show. */
const previews = new Map();
/** How much of what the command says is kept for a message, in characters. */
const longestWords = 2000;

class Preview {
  constructor(source, folder) {
    this.source = source;
    this.words = "";
    this.panel = vscode.window.createWebviewPanel(
      "plumb.preview", `Preview of ${path.basename(source)}`,
      { viewColumn: vscode.ViewColumn.Beside, preserveFocus: true },
      { enableScripts: true, retainContextWhenHidden: true });
    this.panel.webview.html = page("<p>Compiling …</p>");
    this.panel.webview.onDidReceiveMessage((message) => this.hear(message));
    this.panel.onDidDispose(() => this.end());
    this.start(folder);
  }

  start(folder) {
    const command = vscode.workspace.getConfiguration("plumb").get("command") || "plumb";
    this.process = spawn(command, ["preview", "--port", "0", "--", this.source], { cwd: folder, stdio: ["ignore", "pipe", "pipe"] });
    let output = "";
    this.process.stdout.on("data", (data) => {
      if (this.origin) return;
      output += data;
      const line = output.slice(0, output.indexOf("\n") + 1).trim();
      if (line) this.show(line);
    });
    this.process.stderr.on("data", (data) => { this.words = (this.words + data).slice(-longestWords); });
    this.process.on("error", (error) => {
      this.fail(error.code === "ENOENT"
        ? `There is no command ${command}. Set "plumb.command" to the path of Plumb's plumb.` : error.message);
    });
    this.process.on("exit", () => this.fail(this.words.trim() || "plumb preview has ended."));
  }

  show(address) {
    // The page is of this machine, whatever the command prints.
    if (!/^http:\/\/127\.0\.0\.1:\d{1,5}\/#key=[0-9a-f]{32}$/.test(address)) return this.fail(`plumb preview printed no address: ${address}`);
    this.origin = new URL(address).origin;
    this.panel.webview.html = page(`<iframe src="${address}" allow="clipboard-write"></iframe>`, this.origin);
  }

  fail(words) {
    if (this.isOver) return;
    this.panel.webview.html = page(`<pre>${escaped(words)}</pre>`);
    vscode.window.showErrorMessage(words.split("\n")[0]);
  }

  /** A person has chosen a view in the page. */
  async hear(message) {
    const place = placeOf(message, "plumb.chosen");
    if (place) return open(place, this.source);
    const missed = placeOf(message, "plumb.shown");
    if (missed && message.found === false) {
      vscode.window.setStatusBarMessage(`The preview shows no view of ${missed.file}:${missed.line}.`, 4000);
    }
  }

  end() {
    this.isOver = true;
    previews.delete(this.source);
    this.process?.kill("SIGTERM");
  }
}

/** The place in a message of the page; null for one that is not well-formed. */
function placeOf(message, type) {
  if (message === null || typeof message !== "object" || message.type !== type) return null;
  const { file, line } = message;
  const isPlace = typeof file === "string" && /^[^/\\*?{}[\]]{1,200}$/.test(file) && Number.isInteger(line) && line >= 1;
  return isPlace ? { file, line } : null;
}

/** Shows a line. Of several files with one name, the one that is nearest to what is previewed counts. */
async function open({ file, line }, source) {
  const found = await vscode.workspace.findFiles(`**/${file}`, "**/.build/**", 50);
  const near = (uri) => {
    const [one, other] = [uri.fsPath.split(path.sep), source.split(path.sep)];
    return one.findIndex((name, index) => name !== other[index]);
  };
  const own = path.basename(source) === file ? [vscode.Uri.file(source)] : [];
  const uri = [...own, ...found.sort((a, b) => near(b) - near(a))][0];
  if (!uri) return;
  const document = await vscode.workspace.openTextDocument(uri);
  const position = document.lineAt(Math.min(line, document.lineCount) - 1).range;
  await vscode.window.showTextDocument(document, { viewColumn: vscode.ViewColumn.One, selection: position });
}

/** The page around the frame: it hands messages on, from the frame to us and back, and takes no others. */
function page(body, origin) {
  const nonce = require("node:crypto").randomBytes(16).toString("hex");
  const frames = origin ? `frame-src ${origin};` : "";
  const script = origin ? `<script nonce="${nonce}">
    const editor = acquireVsCodeApi();
    const frame = document.querySelector("iframe");
    addEventListener("message", ({ source, origin, data }) => {
      if (source === frame.contentWindow) { if (origin === "${origin}") editor.postMessage(data); }
      else if (data?.type === "plumb.show") frame.contentWindow.postMessage(data, "${origin}");
    });
  </script>` : "";
  return `<!doctype html><html><head><meta charset="utf-8">
    <meta http-equiv="Content-Security-Policy" content="default-src 'none'; ${frames} style-src 'nonce-${nonce}'; script-src 'nonce-${nonce}'">
    <style nonce="${nonce}">html, body { height: 100%; margin: 0; padding: 0 } iframe { border: 0; width: 100%; height: 100% } p, pre { padding: 1em; white-space: pre-wrap }</style>
    </head><body>${body}${script}</body></html>`;
}

function escaped(text) {
  return text.replace(/[&<>"]/g, (letter) => ({ "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" })[letter]);
}

/** The preview of what the setting names, or else of the file in the editor; null where that is no Swift file. */
function preview(editor) {
  const document = editor?.document;
  if (!document || document.uri.scheme !== "file" || !document.fileName.endsWith(".swift")) {
    vscode.window.showErrorMessage("Open a Swift file to see its preview.");
    return null;
  }
  const folder = vscode.workspace.getWorkspaceFolder(document.uri)?.uri.fsPath ?? path.dirname(document.fileName);
  const setting = vscode.workspace.getConfiguration("plumb").get("source");
  const source = setting ? path.resolve(folder, setting) : document.fileName;
  if (!previews.has(source)) previews.set(source, new Preview(source, folder));
  return previews.get(source);
}

function activate(context) {
  context.subscriptions.push(
    vscode.commands.registerCommand("plumb.showPreview", () => {
      preview(vscode.window.activeTextEditor)?.panel.reveal(undefined, true);
    }),
    vscode.commands.registerCommand("plumb.showView", () => {
      const editor = vscode.window.activeTextEditor;
      const file = editor && path.basename(editor.document.fileName);
      const line = editor && editor.selection.active.line + 1;
      preview(editor)?.panel.webview.postMessage({ type: "plumb.show", file, line });
    }),
    { dispose: deactivate });
}

function deactivate() {
  for (const one of [...previews.values()]) one.panel.dispose();
}

module.exports = { activate, deactivate };
