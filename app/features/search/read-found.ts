import { matchPath } from "#contract/tables/paths";
import type { Sport } from "#contract/tables/sports";
import { fieldsOf, instantOf, listOf, resultIn, textOf, type WireFields } from "~/runtime/wire-fields";
import { itemsIn } from "~/runtime/wire-items";
import { type FoundLine, ITEM_KINDS, type ItemKind, linesOf } from "./found-lines.ts";

// Parses the responses of /api/global/search and /api/global/popular (contract/calls/search).

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

/** Names of the lists in a response, of searches and of popular items. */
const LISTS: Readonly<Record<ItemKind, readonly string[]>> = {
  competitions: ["competition", "competitionList"],
  teams: ["team", "teamList"],
  players: ["player"],
  countries: ["country"],
};

/** Undefined for refusals and for pages inserted by some network. */
export function readFound(body: unknown, sport: Sport): Found | undefined {
  const result = resultIn(body);
  if (!result) return undefined;
  const groups = ITEM_KINDS.map((kind) => {
    const items = LISTS[kind].flatMap((name) => itemsIn(result[name]));
    return { kind, lines: linesOf(kind, sport, items) };
  });
  return {
    sport,
    groups: groups.filter(({ lines }) => lines.length > 0),
    matches: listOf(result.match).flatMap((match) => readMatch(match, sport)),
  };
}

function readMatch(match: WireFields, sport: Sport): FoundMatch[] {
  const [id, countryKey, leagueKey, slug] = [match.matchId, match.countryKey, match.leagueKey, match.matchName].map(
    textOf,
  );
  const home = textOf(fieldsOf(match.home).teamName);
  const away = textOf(fieldsOf(match.away).teamName);
  const kickOff = instantOf(match.matchTime);
  if (!id || !countryKey || !leagueKey || !slug || !home || !away || !(kickOff > 0)) return [];
  const score = [textOf(match.homeTeamScore), textOf(match.awayTeamScore)] as const;
  return [
    {
      path: matchPath({ sport, countryKey, leagueKey, slug, id }),
      home,
      away,
      kickOff,
      isTimeConfirmed: match.isTimeConfirmed !== false,
      ...(score[0] && score[1] && { score }),
    },
  ];
}
