import { matchPath } from "#contract/tables/paths";
import type { Sport } from "#contract/tables/sports";
import { fieldsOf, instantOf, listOf, resultIn, textOf, type WireFields } from "~/runtime/wire-fields";
import { type OwnStatus, ownStatus } from "./own-status.ts";

// Parses the response of /api/fav/favMatchList (contract/calls/follow) by hand, to keep zod out of the browser. Both
// wire dialects are read; anything that does not fit is left out.

export interface OwnMatch {
  id: string;
  path: string;
  home: string;
  away: string;
  /** Milliseconds. */
  kickOff: number;
  /** Absent before kick-off. */
  score?: readonly [home: string, away: string];
  status: OwnStatus;
  /** The member is notified of it. */
  isNotifying: boolean;
}

function readMatch(match: WireFields, sport: Sport, notifyingIds: ReadonlySet<string>): OwnMatch[] {
  const [id, countryKey, leagueKey, slug] = [match.matchId, match.countryKey, match.leagueKey, match.matchName].map(
    textOf,
  );
  const [home, away] = [match.home, match.away].map((team) => textOf(fieldsOf(team).teamName));
  const kickOff = instantOf(match.matchTime);
  if (!id || !countryKey || !leagueKey || !slug || !home || !away || !(kickOff > 0)) return [];
  const score = [textOf(match.homeTeamScore), textOf(match.awayTeamScore)] as const;
  return [
    {
      id,
      home,
      away,
      path: matchPath({ sport, countryKey, leagueKey, slug, id }),
      kickOff,
      isNotifying: notifyingIds.has(id),
      ...(score[0] && score[1] && { score }),
      status: ownStatus({
        phase: textOf(match.phase),
        minute: textOf(match.minute),
        addedMinute: textOf(match.addedMinute),
        clock: textOf(match.clock),
        periodCount: Number(match.periodCount),
        points: Array.isArray(match.homePeriods) ? match.homePeriods : [],
      }),
    },
  ];
}

/** In the order of the list. Undefined if the response is invalid. */
export function readOwnMatches(body: unknown, sport: Sport): OwnMatch[] | undefined {
  const result = resultIn(body);
  if (!result) return undefined;
  const notifyingIds = new Set(Array.isArray(result.notifyingIds) ? result.notifyingIds.map(String) : []);
  const matches = listOf(result.leagueMatchList)
    .flatMap(({ matchList }) => listOf(matchList))
    .flatMap((match) => readMatch(match, sport, notifyingIds));
  return inListOrder(matches);
}

/** Live matches first, then upcoming, then finished ones, each by kick-off; each match once. */
export function inListOrder(matches: readonly OwnMatch[]): OwnMatch[] {
  const each = [...new Map(matches.map((match) => [match.id, match])).values()];
  return each.sort((one, other) => rankOf(one) - rankOf(other) || one.kickOff - other.kickOff);
}

const ORDER: readonly OwnStatus["state"][] = ["live", "upcoming", "over"];
const rankOf = ({ status }: OwnMatch): number => ORDER.indexOf(status.state);
