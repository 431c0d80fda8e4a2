import { formatOdds } from "#contract/odds/formats";
import type { PageScript } from "~/page-script/page-words";
import { OFFERED_FORMATS, type OfferedFormat } from "./odds-choice.ts";

/** Where the form of prices that a visitor chose is kept on the device. */
const STORED = "oddsFormat";

const formatOf = (word: string | null | undefined): OfferedFormat | undefined =>
  OFFERED_FORMATS.find((format) => format === word);

/**
 * Prices in the form that the visitor chose last. Pages are everyone's and decimal unless their address says another
 * form; that one is kept, and written into later pages, also when their parts are fetched anew.
 */
export function startOddsFormat({ page }: PageScript): void {
  const choice = page.querySelector<HTMLElement>("[data-odds-format]");
  const first = page.querySelector("data.od");
  if (!choice && !first) return;
  const asked = formatOf(choice?.dataset.oddsFormat);
  if (asked) keep(asked);
  const format = asked ? undefined : kept();
  if (!format || format === "decimal") return;
  const list = page.getElementById("list") ?? page.body;
  const write = () => writeFormat(page, format);
  write();
  // What this writes itself is equal the second time, and then nothing changes.
  new MutationObserver(write).observe(list, { childList: true, characterData: true, subtree: true });
}

function writeFormat(page: Document, format: OfferedFormat): void {
  for (const element of page.querySelectorAll<HTMLDataElement>("data.od")) {
    const text = formatOdds(Number(element.value), format);
    if (element.textContent !== text) element.textContent = text;
  }
  for (const link of page.querySelectorAll<HTMLElement>("[data-odds-format] a")) {
    if (link.dataset.format === format) link.setAttribute("aria-current", "true");
    else link.removeAttribute("aria-current");
  }
}

/** A browser that keeps nothing for us shows decimal prices. */
function kept(): OfferedFormat | undefined {
  try {
    return formatOf(localStorage.getItem(STORED));
  } catch {
    return undefined;
  }
}

function keep(format: OfferedFormat): void {
  try {
    localStorage.setItem(STORED, format);
  } catch {
    // The address still says it.
  }
}
