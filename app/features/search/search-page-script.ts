import { make } from "./elements.ts";
import { clearRecent, keepRecent, readRecent, type Store } from "./recent-searches.ts";
import { searchPath } from "./search-address.ts";

const STORE: Store = () => localStorage;

/** What the search page does besides being read: it keeps what led to something, and shows what was looked for here. */
export function startSearchPage(page: Document, recent: HTMLElement | null): void {
  const text = page.querySelector<HTMLInputElement>("main form[role=search] input[type=search]")?.defaultValue ?? "";
  if (text && page.querySelector("main .found, main .m")) keepRecent(STORE, text);
  if (recent) showRecent(page, recent);
}

function showRecent(page: Document, recent: HTMLElement): void {
  const texts = readRecent(STORE);
  recent.hidden = texts.length === 0;
  recent.querySelector("ul")?.replaceChildren(...recentLines(page, texts));
  recent.querySelector("button")?.addEventListener("click", () => {
    clearRecent(STORE);
    recent.hidden = true;
    page.querySelector<HTMLElement>("main form[role=search] input")?.focus();
  });
}

/** Each text as a link to the page that looks for it. */
export function recentLines(page: Document, texts: readonly string[]): HTMLLIElement[] {
  const base = `/${page.location.pathname.split("/")[1]}`;
  return texts.map((text) =>
    make(page, "li", {}, make(page, "a", { href: base + searchPath({ text }), "data-text": text }, text)),
  );
}
