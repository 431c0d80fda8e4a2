import { matchPath } from "#contract/tables/paths";
import type { Sport } from "#contract/tables/sports";
import { type FoundItem, type FoundLine, ITEM_KINDS, type ItemKind, linesOf } from "./found-lines.ts";

// What /api/global/search and /api/global/popular answer (contract/calls/search), read by hand: zod stays out of the
// browser. Both dialects of the wire are read; whatever does not fit is left out.

export interface FoundMatch {
  path: string;
  home: string;
  away: string;
  /** Milliseconds. */
  kickOff: number;
  isTimeConfirmed: boolean;
  /** Absent before kick-off. */
  score?: readonly [home: string, away: string];
}

export interface Found {
  sport: Sport;
  groups: { kind: ItemKind; lines: FoundLine[] }[];
  matches: FoundMatch[];
}

/** The lists of an answer: those of a search, and of what is popular. */
const LISTS: Readonly<Record<ItemKind, readonly string[]>> = {
  competitions: ["competition", "competitionList"],
  teams: ["team", "teamList"],
  players: ["player"],
  countries: ["country"],
};

type Fields = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Fields => typeof value === "object" && value !== null;

const fieldsOf = (value: unknown): Fields => (isObject(value) ? value : {});

/** A list of one thing may have come as the thing. */
function listOf(value: unknown): Fields[] {
  const items: unknown[] = Array.isArray(value) ? value : [value];
  return items.filter(isObject);
}

/** A text or a number as text; empty for what is missing. */
function textOf(value: unknown): string {
  if (typeof value === "number") return String(value);
  return typeof value === "string" && value !== "-" ? value : "";
}

/** Undefined for an answer that is none: a refusal, or a page of somebody else's network. */
export function readFound(body: unknown, sport: Sport): Found | undefined {
  const { result } = fieldsOf(body);
  if (!isObject(result) || textOf(result.businessCode) !== "0") return undefined;
  const groups = ITEM_KINDS.map((kind) => {
    const items = LISTS[kind].flatMap((name) => listOf(result[name])).flatMap(readItem);
    return { kind, lines: linesOf(kind, sport, items) };
  });
  return {
    sport,
    groups: groups.filter(({ lines }) => lines.length > 0),
    matches: listOf(result.match).flatMap((match) => readMatch(match, sport)),
  };
}

function readItem(item: Fields): FoundItem[] {
  const [id, key, name] = [item.id, item.key, item.name].map(textOf);
  if (!id || !key || !name) return [];
  const code = textOf(item.countryCode);
  return [
    {
      id,
      key,
      name,
      logo: textOf(item.logo),
      countryKey: textOf(item.countryKey),
      detail: textOf(item.detail),
      ...(code && !code.startsWith("INT") && { flag: code.toLowerCase() }),
    },
  ];
}

function readMatch(match: Fields, sport: Sport): FoundMatch[] {
  const [id, countryKey, leagueKey, slug] = [match.matchId, match.countryKey, match.leagueKey, match.matchName].map(
    textOf,
  );
  const home = textOf(fieldsOf(match.home).teamName);
  const away = textOf(fieldsOf(match.away).teamName);
  const kickOff = Number(match.matchTime);
  if (!id || !countryKey || !leagueKey || !slug || !home || !away || !(kickOff > 0)) return [];
  const score = [textOf(match.homeTeamScore), textOf(match.awayTeamScore)] as const;
  return [
    {
      path: matchPath({ sport, countryKey, leagueKey, slug, id }),
      home,
      away,
      kickOff: kickOff < SECONDS_BELOW ? kickOff * 1000 : kickOff,
      isTimeConfirmed: match.isTimeConfirmed !== false,
      ...(score[0] && score[1] && { score }),
    },
  ];
}

/** Instants below are in seconds (contract/wire/scalars.ts). */
const SECONDS_BELOW = 1e11;
