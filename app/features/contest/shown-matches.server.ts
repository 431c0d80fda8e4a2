import { openHours } from "#contract/contests/contest-days";
import type { ContestMatch, MyPredictions } from "#contract/domain/contests";
import type { Match } from "#contract/domain/match";
import { matchPath } from "#contract/tables/paths";
import { localePath } from "~/page/locale-path";
import { type MatchFacts, type PickMatch, stateOfMatch } from "./match-facts.ts";
import type { Mine } from "./mine.ts";
import { type Reader, shownTime } from "./shown-values.server.ts";

export const shownMatch = (match: Match, reader: Reader): MatchFacts => ({
  id: match.id,
  home: match.home.name,
  away: match.away.name,
  kickOff: shownTime(match.kickOff, reader),
  href: localePath(reader.locale, matchPath(match)),
  ...stateOfMatch(match),
});

export function shownPickMatch(
  { match, day, lockedAt, featuredTeamId, lines }: ContestMatch,
  reader: Reader,
): PickMatch {
  const opensAt = openHours(day).from;
  const featured = [match.home, match.away].find(({ id }) => id === featuredTeamId)?.name;
  return {
    ...shownMatch(match, reader),
    day,
    opensAt,
    lockedAt,
    lines,
    opens: shownTime(opensAt, reader),
    locks: shownTime(lockedAt, reader),
    ...(featured !== undefined && { featured }),
  };
}

export const shownMine = ({ matches, ...mine }: MyPredictions, reader: Reader): Mine => ({
  ...mine,
  matches: matches.map((match) => shownMatch(match, reader)),
});
