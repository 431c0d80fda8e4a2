import { SPLIT_ROUNDS } from "#contract/tables/standings-keys";
import type { RoundRule, SplitFormat } from "../../data/standings/parts/split.ts";
import type { SeasonMatch } from "./counted.ts";
import { groupsByMeeting, teamsOf } from "./groups.ts";
import type { TableRow } from "./rank-teams.ts";

/** A league's matches before and after it splits. */
export interface SplitSeason {
  regular: SeasonMatch[];
  rounds: { rule: RoundRule; matches: SeasonMatch[]; teamIds: readonly string[] }[];
}

type Row = Pick<TableRow, "teamId" | "rank" | "points">;
type Rounds = SplitSeason["rounds"];

/** The table of matches. */
type RowsOf = (matches: readonly SeasonMatch[]) => readonly Row[];

const byKickOff = (a: SeasonMatch, b: SeasonMatch): number => a.fixture.kickOff - b.fixture.kickOff;
const pairOf = ({ fixture: { homeId, awayId } }: SeasonMatch): string => [homeId, awayId].sort().join(" ");

/**
 * By what the source says of the matches' parts. A round of which neither the regulation nor an operator says how
 * points are carried is left out.
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

const isOf =
  (teamIds: readonly string[]) =>
  ({ fixture: { homeId, awayId } }: SeasonMatch): boolean =>
    teamIds.includes(homeId) && teamIds.includes(awayId);

/** Rounds of the clubs with their places; a place that two share is nobody's. */
function byPlaces(later: readonly SeasonMatch[], rows: readonly Row[], rules: readonly RoundRule[]): Rounds {
  return rules.map((rule) => {
    const [from, to] = rule.places;
    const own = rows.slice(from - 1, to);
    const isShared = own.some(({ rank }) => rank < from) || rows[to]?.rank === own.at(-1)?.rank;
    const teamIds = isShared ? [] : own.map(({ teamId }) => teamId);
    return { rule, teamIds, matches: later.filter(isOf(teamIds)) };
  });
}

/**
 * Rounds of the clubs that meet again, where level clubs' order is another than ours: none below one with fewer points.
 */
function byOpponents(later: readonly SeasonMatch[], rows: readonly Row[], rules: readonly RoundRule[]): Rounds {
  const placeOf = (id: string) => rows.findIndex(({ teamId }) => teamId === id);
  const groups = groupsByMeeting(later)
    .map((matches) => ({ matches, teamIds: teamsOf(matches).sort((a, b) => placeOf(a) - placeOf(b)) }))
    .sort((a, b) => placeOf(a.teamIds[0]!) - placeOf(b.teamIds[0]!));
  const pointsOf = (ids: readonly string[]) => ids.map((id) => rows[placeOf(id)]!.points);
  const fits = rules.every(({ places: [from, to] }, at) => {
    const [own, next] = [groups[at]?.teamIds ?? [], groups[at + 1]?.teamIds];
    return own.length === to - from + 1 && (!next || Math.min(...pointsOf(own)) >= Math.max(...pointsOf(next)));
  });
  return fits && groups.length === rules.length ? rules.map((rule, at) => ({ rule, ...groups[at]! })) : [];
}

/**
 * By arithmetic: every pair has met as often as the regulation says, and whatever comes after all of that is within one
 * round's places. Undefined if anything does not fit.
 */
function byMeetings(matches: readonly SeasonMatch[], split: SplitFormat, rowsOf: RowsOf): SplitSeason | undefined {
  const { clubs, meetings, rounds } = split;
  const pairs = Map.groupBy([...matches].sort(byKickOff), pairOf);
  if (teamsOf(matches).length !== clubs || pairs.size !== (clubs * (clubs - 1)) / 2) return undefined;
  const regular = [...pairs.values()].flatMap((own) => own.slice(0, meetings));
  const later = [...pairs.values()].flatMap((own) => own.slice(meetings));
  const end = Math.max(...regular.map(({ fixture }) => fixture.kickOff));
  const isWhole = [...pairs.values()].every((own) => own.length >= meetings);
  if (!isWhole || later.length === 0 || later.some(({ fixture }) => fixture.kickOff <= end)) return undefined;
  const rows = rowsOf(regular);
  const found = [byPlaces(later, rows, rounds), byOpponents(later, rows, rounds)].find((one) => isWholeOf(one, later));
  return found && { regular, rounds: found };
}

/** Whether rounds have all matches, and no two clubs meet more often than they may. */
function isWholeOf(rounds: Rounds, later: readonly SeasonMatch[]): boolean {
  const placed = rounds.reduce((sum, { matches }) => sum + matches.length, 0);
  return (
    placed === later.length &&
    rounds.every(({ rule, matches }) =>
      [...Map.groupBy(matches, pairOf).values()].every(({ length }) => length <= rule.meetings),
    )
  );
}

/**
 * A league's matches by rounds, once it has split; undefined before, and if neither the source nor arithmetic says for
 * certain which match is of which.
 */
export function splitSeason(
  matches: readonly SeasonMatch[],
  split: SplitFormat | undefined,
  rowsOf: RowsOf,
): SplitSeason | undefined {
  const isNamed = matches.some(({ fixture }) => SPLIT_ROUNDS.some((round) => round === fixture.part));
  if (!isNamed) return split && byMeetings(matches, split, rowsOf);
  const found = byWords(matches, split);
  return found.regular.length > 0 ? found : undefined;
}
