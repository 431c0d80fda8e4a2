import type { APIRequestContext } from "playwright/test";
import { groupTabs } from "../app/features/match/MatchTabs.tsx";
import { LOCALES } from "../contract/tables/locales.ts";
import { tabSegment } from "../contract/tables/match-tabs.ts";
import { importedIds, importFiles } from "./import-files.ts";
import { IMPORTED, type ImportedMatch } from "./imported-matches.ts";
import { matchAddresses } from "./match-address.ts";
import { boardIn, faultsOf, tabsIn } from "./match-document.ts";
import { attribute, englishOnly, textsOf } from "./page-texts.ts";
import { readTranslations, type WORDS } from "./translations.ts";
import { expect, liveSite } from "./watched-page.ts";

/** Every language with its texts for match states and empty messages. */
export const LANGUAGES = LOCALES.map(({ code, tag }) => ({
  code,
  tag,
  short: readTranslations<(typeof WORDS)["rows"]>(code, "rows").short,
  empty: readTranslations<Record<string, string>>(code, "empty"),
  foreign: code === "en" ? new Set<string>() : englishOnly(code),
}));
type Language = (typeof LANGUAGES)[number];

export interface MatchPage {
  name: string;
  address: string;
  /** Path after the match's own address; empty for its first page. */
  part: string;
}

/** An imported match as the site has it. */
export interface KnownMatch extends ImportedMatch {
  pages: MatchPage[];
  /** The parts it offers. */
  offered: string[];
}

/** Imports the files; returns their matches, in table order. */
export async function knownMatches(client: APIRequestContext): Promise<KnownMatch[]> {
  const ids = await importedIds(client, await importFiles(client));
  const known: KnownMatch[] = [];
  for (const match of IMPORTED) {
    const pages = await matchAddresses(client, match.sport, ids.get(`${match.home} v ${match.away}`) ?? "");
    const own = pages[0]?.address.length ?? 0;
    known.push({
      ...match,
      pages: pages.map((page) => ({ ...page, part: page.address.slice(own) })),
      offered: ["", ...match.tabs.map(tabSegment)],
    });
  }
  return known;
}

/** The texts of empty tabs, by path. */
const EMPTY: Readonly<Record<string, string>> = {
  "/feed": "feed",
  "/tracker": "tracker",
  "/lineups": "lineups",
  "/commentary": "commentary",
  "/stats": "stats",
  "/odds": "odds",
  "/h2h": "h2h",
  "/box-score": "boxScore",
  "/play-by-play": "playByPlay",
  "/shots": "shots",
};
/** Tabs with content whenever they are offered for a finished match. */
const FILLED = new Set(["/feed", "/commentary", "/stats", "/odds"]);

/** Whether a page must say that it is empty; undefined if it may. */
function saysEmpty({ offered, state }: KnownMatch, { part }: MatchPage): boolean | undefined {
  if (!offered.includes(part)) return true;
  return state === "finished" && FILLED.has(part) ? false : undefined;
}

const filled = (text: string, [home, away]: readonly [number, number]): string =>
  text.replace("{{home}}", String(home)).replace("{{away}}", String(away));

/** The expected board of a match in a language. */
function expectedBoard({ state, status, score, halfTime, penalties }: ImportedMatch, { short }: Language) {
  return {
    state,
    status: status instanceof RegExp ? expect.stringMatching(status) : short[status],
    notes: [
      ...(halfTime ? [filled(short.halfTimeScore, halfTime)] : []),
      ...(penalties ? [filled(short.penalties, penalties)] : []),
    ],
    score: score ? score.map(String) : [],
  };
}

/** Past matches and prices concern one side only. */
const namedIn = ({ part }: MatchPage, { home, away }: ImportedMatch): string[] =>
  part.startsWith("/analysis/details/odds") ? [home] : [home, away];

/** Checks one page of a match in one language. */
export async function checkPage(client: APIRequestContext, match: KnownMatch, page: MatchPage, language: Language) {
  const { code, tag, empty, foreign } = language;
  const answer = await client.get(liveSite(`/${code}${page.address}`), { maxRedirects: 0 });
  const html = await answer.text();
  const where = `${page.name} of ${match.home} in ${code}`;
  expect.soft([where, answer.status()]).toEqual([where, 200]);
  expect.soft(faultsOf(html, tag, foreign), where).toEqual([]);
  expect.soft(boardIn(html), where).toEqual(expectedBoard(match, language));
  const title = attribute(html, /<title>([^<]+)<\/title>/);
  for (const name of namedIn(page, match)) expect.soft(title, where).toContain(name);
  if (page.part === "") {
    const own = code.length + 1 + page.address.length;
    expect
      .soft(
        tabsIn(html).map((href) => href.slice(own)),
        where,
      )
      .toEqual(["", ...groupTabs(match.sport, match.tabs).map(({ keys: [first = "info"] }) => tabSegment(first))]);
  }
  const key = EMPTY[page.part];
  const isEmpty = saysEmpty(match, page);
  if (key === undefined || isEmpty === undefined) return;
  // What will not come any more has words of its own.
  const said = [empty[key], empty[`${key}Over`]].filter((text) => text && textsOf(html).includes(text));
  expect.soft(said.length, `${where}: ${said.join()}`).toBe(isEmpty ? 1 : 0);
  if (match.state === "finished" && empty[`${key}Over`]) expect.soft(said, where).not.toContain(empty[key]);
}
