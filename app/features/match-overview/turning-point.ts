import type { GameEvent } from "#contract/domain/game-events";
import type { GamePeriods, Goal, Match, Side } from "#contract/domain/match";
import type { WinRate } from "#contract/domain/odds";
import { driftOf, homeChance, leftAfter } from "#contract/odds/game-chance";
import { expectedGoals, type ResultChances, resultChances } from "#contract/odds/next-goal";
import { playedAt, regulation } from "./game-progress.ts";

/** The score after which a match's chances had changed most, and whose chance of winning changed most by it. */
export interface Turn<Score> {
  of: Score;
  side: Side;
  /** Chances of winning, 0 to 1. */
  before: number;
  after: number;
}

/** A match that no score changed by more than this had no turning point. */
const LEAST = 0.1;

interface Change<Score> {
  of: Score;
  before: ResultChances;
  after: ResultChances;
}

/** How much of the chances went from one result to others. */
const moved = ({ before, after }: Pick<Change<unknown>, "before" | "after">): number =>
  (Math.abs(after.home - before.home) + Math.abs(after.draw - before.draw) + Math.abs(after.away - before.away)) / 2;

/** Whether a side is likelier than not to win, in the whole per cent that are shown. */
const leads = (chance: number): boolean => Math.round(chance * 100) > 50;

/**
 * The changes for the winner from the last one before which it was not the likelier one: what came earlier was taken
 * back. All of them in a drawn match.
 */
function lasting<Score>(changes: readonly Change<Score>[], winner: Side | undefined): readonly Change<Score>[] {
  if (!winner) return changes;
  const last = changes.findLastIndex(({ before }) => !leads(before[winner]));
  return changes.slice(Math.max(0, last)).filter(({ before, after }) => after[winner] > before[winner]);
}

function greatest<Score>(all: readonly Change<Score>[], winner: Side | undefined): Turn<Score> | undefined {
  const [first, ...others] = lasting(all, winner);
  if (!first) return undefined;
  const most = others.reduce((best, one) => (moved(one) > moved(best) ? one : best), first);
  if (moved(most) < LEAST) return undefined;
  const { of, before, after } = most;
  const by = (side: Side) => Math.abs(after[side] - before[side]);
  const side = by("home") >= by("away") ? "home" : "away";
  return { of, side, before: before[side], after: after[side] };
}

/** Minutes of ordinary time with what is added to it. */
const MINUTES = 95;

/** The share of a football match that is left after a goal. */
const shareLeft = ({ minute, addedMinute = 0 }: Pick<Goal, "minute" | "addedMinute">): number =>
  Math.max(0, 1 - (minute < 90 ? minute : minute + addedMinute) / MINUTES);

/**
 * The turning point of a football match that was decided in ordinary time, from the chances before it; both sides'
 * goals are taken as evenly spread over the match.
 */
export function footballTurn<One extends Goal>(
  match: Match,
  goals: readonly One[],
  { home, draw = 0, away }: Pick<WinRate, Side | "draw">,
): Turn<One> | undefined {
  if (match.state !== "finished" || match.how !== "FULL_TIME" || home + draw + away <= 0) return undefined;
  if (goals.length !== match.score[0] + match.score[1]) return undefined;
  const expected = expectedGoals({ home: home / 100, draw: draw / 100, away: away / 100 }, 0);
  let lead = 0;
  return greatest(
    goals.map((of) => {
      const share = shareLeft(of);
      const rest = { home: expected.home * share, away: expected.away * share };
      const before = resultChances(lead, rest);
      lead += of.side === "home" ? 1 : -1;
      return { of, before, after: resultChances(lead, rest) };
    }),
    match.winner,
  );
}

const ofHome = (home: number): ResultChances => ({ home, draw: 0, away: 1 - home });

/** The turning point of a finished basketball game, from the chances before it. */
export function gameTurn(
  events: readonly GameEvent[],
  periods: GamePeriods,
  { home, winner }: Pick<WinRate, "home"> & { winner?: Side | undefined },
): Turn<GameEvent> | undefined {
  const whole = regulation(periods);
  const drift = driftOf({ lead: 0, left: whole }, home / 100);
  let lead = 0;
  return greatest(
    events
      .filter(({ points }) => points)
      .map((of) => {
        const played = playedAt(of, periods);
        const chanceAt = (at: number) => ofHome(homeChance({ lead: at, left: leftAfter(played, whole, at) }, drift));
        const before = chanceAt(lead);
        lead = of.score[0] - of.score[1];
        return { of, before, after: chanceAt(lead) };
      }),
    winner,
  );
}
