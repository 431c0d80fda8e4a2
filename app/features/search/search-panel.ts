import { localeNamed } from "#contract/tables/locales";
import type { Sport } from "#contract/tables/sports";
import { isSport } from "~/features/frame/sport-switch";
import type { PageScript } from "~/page-script/page-words";
import { make } from "./elements.ts";
import { type PanelParts, startSession } from "./panel-session.ts";
import { clearRecent, keepRecent } from "./recent-searches.ts";
import { focusAfter } from "./result-focus.ts";
import { LONGEST_TEXT } from "./search-address.ts";
import type { SearchWords } from "./search-words.ts";

const PANEL_ID = "search";

/** Opens the search over the page; closing it gives the focus back to where it was. `link` leads to the search page. */
export async function openSearch(script: PageScript, link: HTMLAnchorElement): Promise<void> {
  const { page } = script;
  const words = await script.words<SearchWords>("search");
  const dialog = page.querySelector<HTMLDialogElement>(`#${PANEL_ID}`) ?? build(page, link, words);
  if (!dialog.open) dialog.showModal();
  dialog.querySelector("input")?.select();
}

function build(page: Document, link: HTMLAnchorElement, words: SearchWords): HTMLDialogElement {
  const [, first, sport] = page.location.pathname.split("/");
  const locale = localeNamed(first) ?? "en";
  const asked = { locale, sport: isSport(sport) ? sport : ("football" as const) };
  const field = makeField(page, words);
  const parts: PanelParts = {
    field,
    results: make(page, "div", { class: "find-all" }),
    status: make(page, "p", { class: "vh", role: "status" }),
  };
  const form = makeForm(page, field, { action: new URL(link.href).pathname, sport: asked.sport });
  const close = makeClose(page, words);
  form.appendChild(close);
  const dialog = make(
    page,
    "dialog",
    { id: PANEL_ID, class: "find", "aria-label": words.title },
    form,
    parts.status,
    parts.results,
  );
  page.body.appendChild(dialog);
  close.addEventListener("click", () => dialog.close());
  // Outside of the panel is its backdrop, whose clicks are the dialog's own.
  dialog.addEventListener("click", ({ target }) => {
    if (target === dialog) dialog.close();
  });
  const lookAgain = startSession(parts, asked, { page, words, storage: link.dataset.search ?? "", base: `/${locale}` });
  answerClicks(parts, lookAgain);
  answerKeys(dialog, parts);
  return dialog;
}

const makeField = (page: Document, words: SearchWords): HTMLInputElement =>
  make(page, "input", {
    type: "search",
    name: "q",
    maxlength: String(LONGEST_TEXT),
    placeholder: words.field,
    "aria-label": words.field,
    autocomplete: "off",
    autocapitalize: "off",
    spellcheck: "false",
    enterkeyhint: "search",
  });

const makeClose = (page: Document, words: SearchWords): HTMLButtonElement =>
  make(
    page,
    "button",
    { type: "button", class: "icb", "aria-label": words.close },
    make(page, "i", { class: "ic i-close", "aria-hidden": "true" }),
  );

/** Enter leads to the search page, which has more of everything. */
function makeForm(
  page: Document,
  field: HTMLInputElement,
  { action, sport }: { action: string; sport: Sport },
): HTMLFormElement {
  const form = make(page, "form", { class: "find-form", role: "search", action }, field);
  if (sport !== "football") form.appendChild(make(page, "input", { type: "hidden", name: "sport", value: sport }));
  return form;
}

function answerClicks({ field, results }: PanelParts, lookAgain: () => void): void {
  results.addEventListener("click", (event) => {
    const control = event.target instanceof Element && event.target.closest<HTMLElement>("a, .find-clear");
    if (!control) return;
    const isElsewhere = event.ctrlKey || event.metaKey || event.shiftKey;
    if (control.matches(".find-clear")) clearRecent(() => localStorage);
    // A text that was looked for before is looked for here, not on another page.
    else if (control.dataset.text && !isElsewhere) field.value = control.dataset.text;
    else return keepRecent(() => localStorage, field.value);
    event.preventDefault();
    field.focus();
    lookAgain();
  });
}

function answerKeys(dialog: HTMLDialogElement, { field, results }: PanelParts): void {
  dialog.addEventListener("keydown", (event) => {
    const links = [...results.querySelectorAll<HTMLElement>("a")];
    const to = focusAfter(event.key, links.indexOf(event.target as HTMLElement), links.length);
    if (to === undefined || event.isComposing) return;
    event.preventDefault();
    (links[to] ?? field).focus();
  });
}
