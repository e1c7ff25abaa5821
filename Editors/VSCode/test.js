// The extension with a stand-in for VS Code: what it starts, shows, opens and refuses.

const assert = require("node:assert");
const fs = require("node:fs");
const Module = require("node:module");
const os = require("node:os");
const path = require("node:path");
const { after, beforeEach, test } = require("node:test");

const folder = fs.mkdtempSync(path.join(os.tmpdir(), "plumb-vscode-"));
const address = `http://127.0.0.1:4711/#key=${"0123456789abcdef".repeat(2)}`;
let settings, panels, errors, opened, commands, editor, statuses;

const uri = (file) => ({ scheme: "file", fsPath: file });
const vscode = {
  ViewColumn: { One: 1, Beside: -2 },
  Uri: { file: uri },
  commands: { registerCommand: (name, action) => { commands[name] = action; return { dispose() {} }; } },
  window: {
    get activeTextEditor() { return editor; },
    createWebviewPanel(type, title) {
      const panel = {
        title, sent: [], reveal() {},
        webview: { html: "", onDidReceiveMessage: (hear) => { panel.hear = hear; }, postMessage: (message) => panel.sent.push(message) },
        onDidDispose: (end) => { panel.end = end; },
        dispose() { panel.end(); },
      };
      panels.push(panel);
      return panel;
    },
    showErrorMessage: (words) => errors.push(words),
    setStatusBarMessage: (words) => statuses.push(words),
    showTextDocument: async (document, { selection }) => opened.push([document.file, selection]),
  },
  workspace: {
    getConfiguration: () => ({ get: (name) => settings[name] }),
    getWorkspaceFolder: () => ({ uri: uri(folder) }),
    findFiles: async (pattern) => fs.readdirSync(folder, { recursive: true })
      .filter((file) => path.basename(file) === pattern.slice(3)).map((file) => uri(path.join(folder, file))),
    openTextDocument: async ({ fsPath }) => {
      const count = fs.readFileSync(fsPath, "utf8").split("\n").length;
      return { file: fsPath, lineCount: count, lineAt: (line) => ({ range: line }) };
    },
  },
};
const load = Module._load;
Module._load = (name, ...rest) => (name === "vscode" ? vscode : load(name, ...rest));
const extension = require("./extension.js");

function command(lines) {
  const file = path.join(folder, "plumb");
  fs.writeFileSync(file, `#!/bin/sh\necho "$@" > '${folder}/words'\n${lines}\n`, { mode: 0o755 });
  return file;
}

function edit(file, line = 0) {
  const name = path.join(folder, file);
  fs.mkdirSync(path.dirname(name), { recursive: true });
  fs.writeFileSync(name, "import SwiftUI\n\nstruct Row {}\n");
  editor = { document: { uri: uri(name), fileName: name }, selection: { active: { line } } };
  return name;
}

async function until(holds) {
  for (let count = 0; count < 600; count++) {
    if (holds()) return;
    await new Promise((done) => setTimeout(done, 25));
  }
  assert.fail(`It did not happen: ${holds}`);
}

beforeEach(() => {
  extension.deactivate();
  [panels, errors, opened, statuses, commands] = [[], [], [], [], {}];
  settings = { command: command(`echo '${address}'; exec sleep 60`), source: "" };
  extension.activate({ subscriptions: [] });
});
after(() => {
  extension.deactivate();
  fs.rmSync(folder, { recursive: true });
});

test("the page of the file's preview is shown in a frame, and only that address is", async () => {
  const file = edit("Row.swift");
  commands["plumb.showPreview"]();
  await until(() => panels[0].webview.html.includes("<iframe"));
  const { html } = panels[0].webview;
  assert.ok(html.includes(`<iframe src="${address}"`) && html.includes("frame-src http://127.0.0.1:4711;"));
  assert.strictEqual(fs.readFileSync(path.join(folder, "words"), "utf8"), `preview --port 0 -- ${file}\n`);
  commands["plumb.showPreview"]();
  assert.strictEqual(panels.length, 1);
});

test("a view that is chosen in the page is shown in the editor, in the nearest file of its name", async () => {
  edit("Other/Part.swift");
  const near = edit("App/Part.swift");
  const file = edit("App/Row.swift");
  commands["plumb.showPreview"]();
  await panels[0].hear({ type: "plumb.chosen", file: "Row.swift", line: 3 });
  await panels[0].hear({ type: "plumb.chosen", file: "Part.swift", line: 99 });
  assert.deepStrictEqual(opened, [[file, 2], [near, 3]]);
});

test("messages that are not well-formed open nothing", async () => {
  edit("Row.swift");
  commands["plumb.showPreview"]();
  for (const message of [
    null, "x", {}, { type: "plumb.chosen" }, { type: "plumb.chosen", file: "Row.swift", line: "1" },
    { type: "plumb.chosen", file: "../Row.swift", line: 1 }, { type: "plumb.chosen", file: "*", line: 1 },
    { type: "plumb.chosen", file: "Row.swift", line: 0 }, { type: "plumb.chosen", file: "None.swift", line: 1 },
  ]) await panels[0].hear(message);
  assert.deepStrictEqual(opened, []);
});

test("the line of the cursor is asked for in the page, and what is not there is told", async () => {
  edit("Row.swift", 2);
  commands["plumb.showView"]();
  assert.deepStrictEqual(panels[0].sent, [{ type: "plumb.show", file: "Row.swift", line: 3 }]);
  await panels[0].hear({ type: "plumb.shown", file: "Row.swift", line: 3, found: false });
  assert.deepStrictEqual(statuses, ["The preview shows no view of Row.swift:3."]);
});

test("the setting names what is previewed", async () => {
  edit("Row.swift");
  settings.source = ".";
  commands["plumb.showPreview"]();
  await until(() => panels[0].webview.html.includes("<iframe"));
  assert.strictEqual(fs.readFileSync(path.join(folder, "words"), "utf8"), `preview --port 0 -- ${folder}\n`);
});

test("closing the panel ends the command", async () => {
  settings.command = command(`trap 'echo ended > "${folder}/end"; exit' TERM; echo '${address}'; while :; do sleep 0.05; done`);
  edit("Row.swift");
  commands["plumb.showPreview"]();
  await until(() => panels[0].webview.html.includes("<iframe"));
  panels[0].dispose();
  await until(() => fs.existsSync(path.join(folder, "end")));
  assert.deepStrictEqual(errors, []);
});

test("what goes wrong is told: no command, wrong words, another address, no Swift file", async () => {
  edit("Row.swift");
  settings.command = path.join(folder, "none");
  commands["plumb.showPreview"]();
  await until(() => errors.length === 1);
  assert.match(errors[0], /^There is no command .*none\. Set "plumb\.command"/);

  extension.deactivate();
  settings.command = command("echo 'There is no <file>.' >&2; exit 2");
  commands["plumb.showPreview"]();
  await until(() => errors.length === 2);
  assert.strictEqual(errors[1], "There is no <file>.");
  assert.ok(panels[1].webview.html.includes("<pre>There is no &lt;file&gt;.</pre>"));

  extension.deactivate();
  settings.command = command("echo 'http://example.com/'; exec sleep 60");
  commands["plumb.showPreview"]();
  await until(() => errors.length === 3);
  assert.match(errors[2], /printed no address/);

  editor = undefined;
  commands["plumb.showPreview"]();
  assert.strictEqual(errors[3], "Open a Swift file to see its preview.");
});

test("the real command's address is taken", { skip: !process.env.PLUMB }, async () => {
  edit("Real.swift");
  fs.writeFileSync(path.join(folder, "Real.swift"), 'import SwiftUI\n#Preview { Text("a") }\n');
  settings.command = process.env.PLUMB;
  commands["plumb.showPreview"]();
  await until(() => panels[0].webview.html.includes("<iframe") || errors.length > 0);
  assert.deepStrictEqual(errors, []);
  const [, page] = /src="([^"]*)"/.exec(panels[0].webview.html);
  assert.strictEqual((await fetch(page)).status, 200);
});
