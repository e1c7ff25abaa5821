// The key behind the # of the address that was printed: who has it may see and use what is served.
//
// It stays with this tab, also when the page is loaded again, and leaves the address bar, so that nobody copies it with the
// address by accident.

const found = /^#key=([0-9a-f]{32})$/.exec(location.hash);
if (found) {
  sessionStorage.setItem("key", found[1]);
  history.replaceState(history.state, "", location.pathname + location.search);
}

export const key = sessionStorage.getItem("key");

/** What a page says that has no key, or another one. */
export const sentence = "Open the address that plumb printed: it ends with a key, and this page has none, or an old one.";

export const headers = { Authorization: `Bearer ${key}` };

/** Opens a WebSocket. Its protocols are the only words that a page can add. */
export function openSocket(address) { return new WebSocket(address, ["plumb", `key.${key}`]); }

// A new address in an old tab changes only what stands behind the #, and loads nothing.
addEventListener("hashchange", () => { if (/^#key=[0-9a-f]{32}$/.test(location.hash)) location.reload(); });
