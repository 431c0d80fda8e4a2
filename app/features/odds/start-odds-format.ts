import { LIST_ID } from "~/page/element-ids";
import type { PageScript } from "~/runtime/page-script/page-script.ts";
import { mayPreloadOn, whenIdle } from "../../runtime/islands/island-decisions.ts";
import { ISLAND_EVENT, islandId } from "../../runtime/islands/island-event.ts";
import { FORMAT_EVENT, formatOf, type OfferedFormat, readFormat, storeFormat, writePrices } from "./odds-formats.ts";

/**
 * Shows prices in the visitor's last format. Pages are shared and decimal unless their address names another format;
 * that one is stored and applied to later pages, including parts that are fetched again.
 */
export function startOddsFormat({ page }: Pick<PageScript, "page">): void {
  const choice = page.querySelector<HTMLElement>("[data-odds-format]");
  if (!choice && !page.querySelector("data[data-price]")) return;
  let format: OfferedFormat | undefined;
  const write = () => format && writePrices(page, format);
  const show = (next: OfferedFormat) => {
    // Its own changes trigger it once more, and then nothing differs.
    if (!format) new MutationObserver(write).observe(page.getElementById(LIST_ID) ?? page.body, CHANGES);
    format = next;
    write();
  };
  page.addEventListener(FORMAT_EVENT, (event) => show((event as CustomEvent<OfferedFormat>).detail));
  const requested = formatOf(choice?.dataset.oddsFormat);
  const usual = readFormat();
  if (requested) storeFormat(requested);
  else if (usual && usual !== "decimal") {
    show(usual);
    if (choice) markChoice(choice, usual);
  }
  mountAtIdle(page);
}

const CHANGES = { childList: true, characterData: true, subtree: true };

/** Marks the server's links; the island marks its own. */
function markChoice(choice: HTMLElement, format: OfferedFormat): void {
  for (const link of choice.querySelectorAll<HTMLElement>("[data-format]")) {
    if (link.dataset.format !== format) {
      link.removeAttribute("aria-current");
      continue;
    }
    link.setAttribute("aria-current", "true");
    choice.querySelector("[data-chosen]")?.replaceChildren(link.textContent ?? "");
  }
}

/** A link pressed before the island has loaded leads to the same page in its format, so no click is delayed. */
function mountAtIdle(page: Document): void {
  const place = page.getElementById(islandId("odds-format"));
  if (!place || !mayPreloadOn(page)) return;
  whenIdle(() => place.dispatchEvent(new Event(ISLAND_EVENT)));
}
