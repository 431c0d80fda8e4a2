import { formatOdds } from "#contract/odds/formats";
import type { Sport } from "#contract/tables/sports";
import { linesIn, type RowLine } from "~/features/match-list/row-lines";
import { ROW_CLASS } from "~/features/match-row/row-classes";
import { matchIdOf } from "~/features/match-row/row-parts";
import type { RowTranslations } from "~/features/match-row/row-texts";
import { readFormat } from "~/features/odds/odds-formats";
import { compileSentence } from "~/i18n/sentence";
import { askLines, type LineFacts } from "./ask-row-lines.ts";

/** Milliseconds after which a line of matches in view is asked for again, and between two looks at what is due. */
const KEPT = 60_000;
const LOOK = 20_000;
/** Competitions this close to the view are asked for, too. */
const NEAR = { rootMargin: "300px" };
/** Matches of one call. */
const MOST = 40;

type LineTexts = Pick<RowTranslations, "line">;

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
function writeLines(row: Element, texts: LineTexts, lines: readonly LineFacts[]): void {
  const link = row.querySelector<HTMLElement>(":scope > a");
  const shown = [...(link?.querySelectorAll(":scope > small") ?? [])];
  const facts = JSON.stringify(lines);
  if (!link || (link.dataset.said === facts && shown.length === lines.length)) return;
  for (const line of shown) line.remove();
  for (const line of lines) link.appendChild(makeLine(row.ownerDocument, texts, line));
  link.dataset.said = facts;
}

interface RowLinesFacts {
  list: HTMLElement;
  sport: Sport;
  texts: LineTexts;
  ask?: typeof askLines;
  now?(): number;
}

/** What is known of matches by line, and when it was asked for. */
class KnownLines {
  readonly #facts = new Map<string, LineFacts>();
  readonly #requestedAt = new Map<string, number>();

  constructor(
    private readonly ask: (line: RowLine, ids: readonly string[]) => Promise<Map<string, LineFacts>>,
    private readonly now: () => number,
  ) {}

  of(lines: readonly RowLine[], id: string): LineFacts[] {
    return lines.flatMap((line) => this.#facts.get(`${line} ${id}`) ?? []);
  }

  /**
   * Asks for a line of some matches, of one call at most, if it is missing or old of any: always for all of them, so
   * that visitors of one list make the same calls. After a failure they are asked for at the next look.
   */
  async renew(line: RowLine, ids: readonly string[]): Promise<void> {
    const keys = ids.map((id) => `${line} ${id}`);
    const isDue = (key: string): boolean =>
      this.now() - (this.#requestedAt.get(key) ?? Number.NEGATIVE_INFINITY) >= KEPT;
    if (!keys.some(isDue)) return;
    for (const key of keys) this.#requestedAt.set(key, this.now());
    try {
      for (const [id, facts] of await this.ask(line, ids)) this.#facts.set(`${line} ${id}`, facts);
    } catch {
      for (const key of keys) this.#requestedAt.delete(key);
    }
  }
}

const rowsOf = (place: Element): HTMLElement[] => [...place.querySelectorAll<HTMLElement>(`.${ROW_CLASS}`)];

/** Fills the lines of a list's competitions as they come into view, and keeps them up to date while they are there. */
export function keepRowLines({ list, sport, texts, ask = askLines, now = Date.now }: RowLinesFacts): void {
  const lines = linesIn(list.dataset.lines);
  const known = new KnownLines((line, ids) => ask(sport, line, ids), now);
  const inView = new Set<HTMLDetailsElement>();
  const observed = new WeakSet<Element>();

  const write = (group: Element) => {
    for (const row of rowsOf(group)) writeLines(row, texts, known.of(lines, matchIdOf(row)));
  };
  const renew = async (group: HTMLDetailsElement) => {
    if (!group.open) return;
    const ids = rowsOf(group).map(matchIdOf);
    for (let from = 0; from < ids.length; from += MOST) {
      const part = ids.slice(from, from + MOST);
      await Promise.all(lines.map((line) => known.renew(line, part)));
      write(group);
    }
  };
  const renewAll = () => {
    if (document.visibilityState === "visible") for (const group of inView) void renew(group);
  };
  const sight = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      if (isIntersecting) inView.add(target as HTMLDetailsElement);
      else inView.delete(target as HTMLDetailsElement);
    }
    renewAll();
  }, NEAR);
  // The list is fetched again while it is open: new competitions and rows without lines.
  const look = () => {
    for (const group of list.querySelectorAll("details")) {
      if (!observed.has(group)) sight.observe(group);
      observed.add(group);
    }
    for (const group of inView) write(group);
  };
  look();
  new MutationObserver(look).observe(list, { childList: true, subtree: true });
  list.addEventListener("toggle", renewAll, true);
  document.addEventListener("visibilitychange", renewAll);
  setInterval(renewAll, LOOK);
}
