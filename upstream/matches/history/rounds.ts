import { roundKeyOf, STAGES } from "#contract/tables/stages";
import type { Fixture } from "../../match/match.ts";
import { byText } from "../../match/match-order.ts";

/** A round of a season: a stage's matchday, or a stage without matchdays including all legs. */
interface RoundAt {
  key: string;
  stage: Fixture["stage"];
  matchday?: number;
  isCurrent: boolean;
}

/** The median kick-off, so that one postponed match does not move a round. */
const middleOf = (kickOffs: readonly number[]): number =>
  kickOffs.toSorted((a, b) => a - b)[Math.floor((kickOffs.length - 1) / 2)]!;

/** The rounds of fixtures in season order; the one nearest to `now` (milliseconds) is current. */
export function buildRounds(fixtures: readonly Fixture[], now: number): RoundAt[] {
  const rounds = new Map<string, { round: Omit<RoundAt, "isCurrent">; kickOffs: number[] }>();
  for (const { stage, matchday, kickOff } of fixtures) {
    const named = { stage, ...(matchday !== undefined && { matchday }) };
    const key = roundKeyOf(named);
    const known = rounds.get(key);
    if (known) known.kickOffs.push(kickOff);
    else rounds.set(key, { round: { key, ...named }, kickOffs: [kickOff] });
  }
  const placed = [...rounds.values()].map(({ round, kickOffs }) => ({ round, middle: middleOf(kickOffs) }));
  const nearest = Math.min(...placed.map(({ middle }) => Math.abs(middle - now)));
  const current = placed.find(({ middle }) => Math.abs(middle - now) === nearest);
  return placed
    .sort(
      (a, b) =>
        STAGES.indexOf(a.round.stage) - STAGES.indexOf(b.round.stage) ||
        (a.round.matchday ?? 0) - (b.round.matchday ?? 0) ||
        byText(a.round.key, b.round.key),
    )
    .map(({ round }) => ({ ...round, isCurrent: round === current?.round }));
}
