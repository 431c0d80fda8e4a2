import { formatOdds } from "#contract/odds/formats";
import type { RowTranslations } from "~/features/match-row/row-texts";
import { readFormat } from "~/features/odds/odds-formats";
import { compileSentence } from "~/i18n/sentence";
import type { LineFacts } from "./ask-row-lines.ts";

export type LineTexts = Pick<RowTranslations, "line">;

/** Names of a match's outcomes, without and with a draw: the same in every language. */
const OUTCOMES: Readonly<Record<number, readonly string[]>> = { 2: ["1", "2"], 3: ["1", "X", "2"] };

/** A price as on other pages, so that the visitor's format applies (start-odds-format.ts). */
function makePrice(page: Document, price: string): HTMLDataElement {
  const data = page.createElement("data");
  data.value = price;
  data.dataset.price = "";
  data.textContent = formatOdds(Number(price), readFormat() ?? "decimal");
  return data;
}

function makeLine(page: Document, texts: LineTexts, facts: LineFacts): HTMLElement {
  const line = page.createElement("small");
  if ("counts" in facts) {
    line.textContent = compileSentence(texts.line.counts)(facts.counts);
    return line;
  }
  const heading = page.createElement("span");
  heading.className = "visually-hidden";
  heading.textContent = texts.line.prices;
  const outcomes = OUTCOMES[facts.prices.length] ?? [];
  line.appendChild(heading);
  facts.prices.forEach((price, index) => {
    line.appendChild(page.createTextNode(` ${outcomes[index]} `));
    line.appendChild(makePrice(page, price));
  });
  return line;
}

/** Writes a row's lines below its board; leaves them alone if they say so already. */
export function writeLines(row: Element, texts: LineTexts, lines: readonly LineFacts[]): void {
  const link = row.querySelector<HTMLElement>(":scope > a");
  const shown = [...(link?.querySelectorAll(":scope > small") ?? [])];
  const facts = JSON.stringify(lines);
  if (!link || (link.dataset.said === facts && shown.length === lines.length)) return;
  for (const line of shown) line.remove();
  for (const line of lines) link.appendChild(makeLine(row.ownerDocument, texts, line));
  link.dataset.said = facts;
}
