import type { PageScript } from "~/page-script/page-words";
import { RECENT_ID } from "./recent-searches.ts";
import type * as SearchScript from "./search-script.ts";

const LINK = "a[data-search]";
const OWN_FORM = "main form[role=search]";
const TYPING = "input, textarea, select, [contenteditable]";

/**
 * Links to the search page open a panel instead, and so does the key "/". What the panel is made of is loaded only then;
 * where it cannot be had, the link is a link. On the search page its own field is what they lead to.
 */
export function startSearch(script: PageScript): void {
  const { page } = script;
  // The header's, which says where pictures are; on phones it may be out of sight.
  const link = page.querySelector<HTMLAnchorElement>(LINK);
  if (!link) return;
  const load = () => script.load<typeof SearchScript>("search");
  const form = page.querySelector<HTMLFormElement>(OWN_FORM);
  const open = async () => {
    if (form) return form.querySelector("input")?.select();
    try {
      const { openSearch } = await load();
      await openSearch(script, link);
    } catch {
      page.location.assign(link.href);
    }
  };
  page.addEventListener("click", (event) => {
    if (!(event.target instanceof Element && event.target.closest(LINK)) || hasModifier(event)) return;
    event.preventDefault();
    open();
  });
  page.addEventListener("keydown", (event) => {
    if (event.key !== "/" || hasModifier(event) || event.defaultPrevented) return;
    const isTyping = event.target instanceof Element && event.target.closest(TYPING);
    if (isTyping || page.querySelector("dialog[open]")) return;
    event.preventDefault();
    open();
  });
  if (form)
    load().then(
      ({ startSearchPage }) => startSearchPage(page, page.getElementById(RECENT_ID)),
      () => undefined,
    );
}

// Not Shift: on many keyboards it is what makes the slash. A click with it opens a window of its own.
const hasModifier = (event: MouseEvent | KeyboardEvent): boolean =>
  event.ctrlKey || event.metaKey || event.altKey || (event.type === "click" && event.shiftKey);
