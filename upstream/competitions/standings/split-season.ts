import type { RoundRule, SplitFormat } from "../../data/standings/parts/split.ts";
import type { SeasonMatch } from "./counted.ts";
import { teamsOf } from "./groups.ts";

/** A league's matches before and after it splits. */
export interface SplitSeason {
  regular: SeasonMatch[];
  rounds: { rule: RoundRule; matches: SeasonMatch[]; teamIds: readonly string[] }[];
}

/** Team ids in the order of a table of matches; undefined as long as it is open. */
export type OrderOf = (matches: readonly SeasonMatch[]) => readonly string[] | undefined;

const byKickOff = (a: SeasonMatch, b: SeasonMatch): number => a.fixture.kickOff - b.fixture.kickOff;
const pairOf = ({ fixture: { homeId, awayId } }: SeasonMatch): string => [homeId, awayId].sort().join(" ");

/** By what the source says of the matches' parts. */
function byWords(matches: readonly SeasonMatch[], { rounds }: SplitFormat): SplitSeason {
  return {
    regular: matches.filter(({ fixture }) => fixture.part === undefined),
    rounds: rounds.map((rule) => {
      const own = matches.filter(({ fixture }) => fixture.part === rule.round);
      return { rule, matches: own, teamIds: teamsOf(own) };
    }),
  };
}

/**
 * By arithmetic: every pair has met as often as the regulation says, and whatever comes after all of that is within one
 * round's places. Undefined if anything does not fit.
 */
function byMeetings(matches: readonly SeasonMatch[], split: SplitFormat, orderOf: OrderOf): SplitSeason | undefined {
  const { clubs, meetings, rounds } = split;
  const pairs = Map.groupBy([...matches].sort(byKickOff), pairOf);
  if (teamsOf(matches).length !== clubs || pairs.size !== (clubs * (clubs - 1)) / 2) return undefined;
  const regular = [...pairs.values()].flatMap((own) => own.slice(0, meetings));
  const later = [...pairs.values()].flatMap((own) => own.slice(meetings));
  const end = Math.max(...regular.map(({ fixture }) => fixture.kickOff));
  const isWhole = [...pairs.values()].every((own) => own.length >= meetings);
  if (!isWhole || later.length === 0 || later.some(({ fixture }) => fixture.kickOff <= end)) return undefined;
  const order = orderOf(regular);
  if (!order) return undefined;
  const placedRounds = rounds.map((rule) => {
    const teamIds = order.slice(rule.places[0] - 1, rule.places[1]);
    const isOf = (id: string) => teamIds.includes(id);
    const own = later.filter(({ fixture: { homeId, awayId } }) => isOf(homeId) && isOf(awayId));
    return { rule, teamIds, matches: own };
  });
  const isRound = placedRounds.every(({ rule, matches: own }) =>
    [...Map.groupBy(own, pairOf).values()].every(({ length }) => length <= rule.meetings),
  );
  const placed = placedRounds.reduce((sum, { matches: own }) => sum + own.length, 0);
  return isRound && placed === later.length ? { regular, rounds: placedRounds } : undefined;
}

/**
 * A league's matches by rounds, once it has split; undefined before, and if neither the source nor arithmetic says for
 * certain which match is of which.
 */
export function splitSeason(
  matches: readonly SeasonMatch[],
  split: SplitFormat,
  orderOf: OrderOf,
): SplitSeason | undefined {
  const named = new Set(matches.flatMap(({ fixture }) => fixture.part ?? []));
  if (named.size === 0) return byMeetings(matches, split, orderOf);
  const found = byWords(matches, split);
  const isKnown = found.rounds.some((round) => round.matches.length > 0);
  return isKnown && found.regular.length > 0 ? found : undefined;
}
