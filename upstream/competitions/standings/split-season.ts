import { SPLIT_ROUNDS } from "#contract/tables/standings-keys";
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

/**
 * By what the source says of the matches' parts. A round of which neither the regulation nor an operator says how points
 * are carried is left out.
 */
function byWords(matches: readonly SeasonMatch[], split: SplitFormat | undefined): SplitSeason {
  let first = 1;
  const rounds = SPLIT_ROUNDS.flatMap((round) => {
    const own = matches.filter(({ fixture }) => fixture.part === round);
    const teamIds = teamsOf(own);
    const places = [first, first + teamIds.length - 1] as const;
    first += teamIds.length;
    const carry = own.find(({ fixture }) => fixture.carry)?.fixture.carry;
    const rule =
      split?.rounds.find((one) => one.round === round) ?? (carry && { round, places, meetings: 2 as const, carry });
    return rule && own.length > 0 ? [{ rule, matches: own, teamIds }] : [];
  });
  return { regular: matches.filter(({ fixture }) => fixture.part === undefined), rounds };
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
  split: SplitFormat | undefined,
  orderOf: OrderOf,
): SplitSeason | undefined {
  const isNamed = matches.some(({ fixture }) => SPLIT_ROUNDS.some((round) => round === fixture.part));
  if (!isNamed) return split && byMeetings(matches, split, orderOf);
  const found = byWords(matches, split);
  return found.regular.length > 0 ? found : undefined;
}
