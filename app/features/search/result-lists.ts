import type { Sport } from "#contract/tables/sports";
import { scoreText } from "#contract/text/score-text";
import { unbrokenScores } from "~/i18n/join-texts";
import type { SearchTexts } from "~/runtime/islands/island-translations";
import { flagAddress } from "~/ui/flag-address";
import type { FoundLine, ItemKind } from "./found-lines.ts";
import { matchDay } from "./match-day.ts";
import type { Found, FoundMatch } from "./read-found.ts";
import { searchPath } from "./search-address.ts";

/** One result, ready for display. */
export interface ResultLine {
  href: string;
  name: string;
  detail?: string;
  /** The detail is a date: tabular figures. */
  isDay?: boolean;
  picture?: { src: string; kind: "flag" | "crest" };
  /** For a recent search, its text. */
  text?: string;
}

/** Results of one kind. */
export interface ResultList {
  key: string;
  /** Heading above the first list of a sport. */
  sport?: string;
  title: string;
  /** The title is for screen readers only. */
  isTitleHidden?: boolean;
  lines: ResultLine[];
}

/** What results need for display. */
export interface ResultSetup {
  texts: SearchTexts;
  /** Base address of pictures; empty for visitors who save data. */
  storage: string;
  /** Prefix of addresses: `/en`. */
  base: string;
  /** BCP 47. */
  language: string;
  /** By how much the years of dates are ahead of ours. */
  yearsAhead: number;
}

/** CSS pixels. */
export const PICTURE = 24;

/** Results of each sport by kind. */
export const listsOf = (found: readonly Found[], setup: ResultSetup, of: "popular" | "kinds" = "kinds"): ResultList[] =>
  found.flatMap(({ sport, groups, matches }) => {
    const { texts } = setup;
    const lists = groups.map(({ kind, lines }) => ({
      key: `${sport}-${kind}`,
      title: of === "popular" ? popularTitle(kind, texts) : texts.kinds[kind],
      lines: lines.map((line) => lineOf(line, setup)),
    }));
    if (matches.length > 0)
      lists.push({
        key: `${sport}-matches`,
        title: texts.kinds.matches,
        lines: matches.map((match) => matchLineOf(match, setup)),
      });
    return withSport(lists, sport, texts);
  });

const withSport = ([first, ...rest]: ResultList[], sport: Sport, texts: SearchTexts): ResultList[] =>
  first ? [{ ...first, sport: texts.sports[sport] }, ...rest] : [];

const popularTitle = (kind: ItemKind, texts: SearchTexts): string =>
  kind === "competitions" || kind === "teams" ? texts.popular[kind] : texts.kinds[kind];

function lineOf({ path, name, detail, flag, picture }: FoundLine, { storage, base }: ResultSetup): ResultLine {
  const src = flag ? flagAddress(flag, PICTURE) : `${storage}/${picture}`;
  const kind = flag ? "flag" : "crest";
  return {
    href: base + path,
    name,
    ...(detail && { detail }),
    ...(storage && (flag || picture) && { picture: { src, kind } }),
  };
}

function matchLineOf(match: FoundMatch, { base, language, yearsAhead }: ResultSetup): ResultLine {
  const { path, home, away, score } = match;
  const between = score ? unbrokenScores(` ${scoreText(score, language, "names")} `) : " – ";
  return {
    href: base + path,
    name: home + between + away,
    detail: matchDay(match, { language, yearsAhead }),
    isDay: true,
  };
}

/** This device's recent searches, as links to the search page. */
export const recentLines = (texts: readonly string[], base: string): ResultLine[] =>
  texts.map((text) => ({ href: base + searchPath({ text }), name: text, text }));

export const countLines = (lists: readonly ResultList[]): number =>
  lists.reduce((sum, { lines }) => sum + lines.length, 0);
