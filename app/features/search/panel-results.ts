import { flagAddress } from "~/ui/flag-address";
import { make } from "./elements.ts";
import type { FoundLine, ItemKind } from "./found-lines.ts";
import { matchDay } from "./match-day.ts";
import type { Found, FoundMatch } from "./read-found.ts";
import { recentLines } from "./search-page-script.ts";
import type { SearchWords } from "./search-words.ts";

/** What the parts of the panel are drawn with. */
export interface Drawn {
  page: Document;
  words: SearchWords;
  /** Where pictures are; empty for a visitor who saves data. */
  storage: string;
  /** In front of addresses: `/en`. */
  base: string;
}

const PICTURE = 24;

/** Results of each sport: a heading and a list for each kind. */
export const drawFound = (found: readonly Found[], drawn: Drawn, as: "popular" | "kinds" = "kinds"): HTMLElement[] =>
  found
    .filter(({ groups, matches }) => groups.length > 0 || matches.length > 0)
    .map(({ sport, groups, matches }) => {
      const { page, words } = drawn;
      const title = (kind: ItemKind) => (as === "popular" ? popularTitle(kind, words) : words.kinds[kind]);
      return make(
        page,
        "section",
        {},
        make(page, "h2", {}, words.sports[sport]),
        ...groups.flatMap(({ kind, lines }) =>
          list(
            title(kind),
            lines.map((line) => itemLine(line, drawn)),
            page,
          ),
        ),
        ...(matches.length > 0
          ? list(
              words.kinds.matches,
              matches.map((match) => matchLine(match, drawn)),
              page,
            )
          : []),
      );
    });

const popularTitle = (kind: ItemKind, words: SearchWords): string =>
  kind === "competitions" || kind === "teams" ? words.popular[kind] : words.kinds[kind];

const list = (title: string, lines: readonly HTMLElement[], page: Document): HTMLElement[] => [
  make(page, "h3", {}, title),
  make(page, "ul", { class: "found" }, ...lines),
];

function itemLine({ path, name, detail, flag, picture }: FoundLine, { page, storage, base }: Drawn): HTMLElement {
  const src = flag ? flagAddress(flag, PICTURE) : `${storage}/${picture}`;
  const image =
    storage && (flag || picture)
      ? [make(page, "img", { class: flag ? "flag" : "crest", src, width: `${PICTURE}`, height: `${PICTURE}`, alt: "" })]
      : [];
  const text = make(page, "span", {}, name, ...(detail ? [make(page, "small", {}, detail)] : []));
  return make(page, "li", {}, make(page, "a", { href: base + path }, ...image, text));
}

function matchLine(match: FoundMatch, { page, base }: Drawn): HTMLElement {
  const { path, home, away, score } = match;
  const between = score ? ` ${score[0]}–${score[1]} ` : " – ";
  const when = make(page, "small", { class: "num" }, matchDay(match, page.documentElement.lang));
  return make(
    page,
    "li",
    {},
    make(page, "a", { href: base + path }, make(page, "span", {}, home + between + away, when)),
  );
}

/** What was looked for on this device, and the way to have it forgotten; nothing when there is nothing. */
export function drawRecent(texts: readonly string[], { page, words }: Drawn): HTMLElement[] {
  if (texts.length === 0) return [];
  const { title, clear, note } = words.recent;
  const button = make(page, "button", { type: "button", class: "find-clear" }, clear);
  const lines = make(page, "ul", { class: "found" }, ...recentLines(page, texts));
  const said = [make(page, "h2", {}, title), button, make(page, "p", { class: "note" }, note)];
  return [make(page, "section", { class: "find-recent" }, ...said, lines)];
}

export const drawNone = (text: string, { page, words }: Drawn): HTMLElement[] => [
  make(page, "p", { class: "find-note" }, make(page, "b", {}, words.none), make(page, "q", {}, text)),
  make(page, "p", { class: "find-note" }, words.hint),
];

export const drawFault = ({ page, words }: Drawn): HTMLElement[] => [
  make(page, "p", { class: "find-note" }, words.fault),
];
