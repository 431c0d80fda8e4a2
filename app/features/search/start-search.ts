import type { PageScript } from "~/runtime/page-script/page-script.ts";
import { ISLAND_EVENT, islandId } from "../../runtime/islands/island-event.ts";
import { readRecent, type Store, saveRecent } from "./recent-searches.ts";

const LINK = `a[data-opens=${islandId("search")}]`;
const OWN_FIELD = "main form[role=search] input[type=search]";
const TYPING = "input, textarea, select, [contenteditable]";
const STORE: Store = () => localStorage;

/** The "/" key acts like a search link: it opens the search or, on the search page, focuses its field. */
export function startSearch({ page }: PageScript): void {
  const link = page.querySelector<HTMLAnchorElement>(LINK);
  if (!link) return;
  page.addEventListener("keydown", (event) => {
    if (event.key !== "/" || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
    const isTyping = event.target instanceof Element && event.target.closest(TYPING);
    if (isTyping || page.querySelector("dialog[open]")) return;
    event.preventDefault();
    link.click();
  });
  if (!page.getElementById(islandId("search"))) startSearchPage(page);
}

/** On the search page: links focus its field, a successful search is stored, and recent searches are shown. */
function startSearchPage(page: Document): void {
  const field = () => page.querySelector<HTMLInputElement>(OWN_FIELD);
  page.addEventListener("click", (event) => {
    const isLink = event.target instanceof Element && event.target.closest(LINK);
    if (!isLink || !field() || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    event.preventDefault();
    field()?.focus();
    field()?.select();
  });
  const text = field()?.defaultValue ?? "";
  if (text && page.querySelector("main [data-found]")) saveRecent(STORE, text);
  if (readRecent(STORE).length > 0)
    page.getElementById(islandId("recent-searches"))?.dispatchEvent(new Event(ISLAND_EVENT));
}
