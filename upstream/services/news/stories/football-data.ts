import type { Pair, Side } from "#contract/domain/match";
import type { StatKey } from "#contract/domain/match-statistics";
import type { Names } from "../../../data/entries/types.ts";
import type { Fixture } from "../../../match/match.ts";
import { sideIndex } from "../../../match/score.ts";
import { otherSide } from "../../../match/sides.ts";
import type { CallContext } from "../../../matches/call-context.ts";
import { appearancesIn } from "../../../simulator/football/appearances.ts";
import { cutAt } from "../../../simulator/football/cut.ts";
import { getProgress, hasProgress } from "../../../simulator/football/progress.ts";
import { statRows } from "../../../simulator/football/statistics.ts";
import type { MatchEvent } from "../../../simulator/football/types.ts";
import { type Debut, readDebuts } from "./debuts.ts";
import { type MatchData, readMatch } from "./match-data.ts";

type Player = { names: Names };

export interface GoalFact {
  /** The side that the goal counts for. */
  side: Side;
  how: "open" | "penalty" | "own";
  player?: Player;
  assist?: Player;
  at: { minute: number; addedMinute?: number | undefined };
  /** After the goal. */
  score: Pair;
}

interface PlayerMoment {
  side: Side;
  player: Player;
  at: { minute: number; addedMinute?: number | undefined };
}

export interface FootballData extends MatchData {
  goals: readonly GoalFact[];
  reds: readonly PlayerMoment[];
  missedPenalties: readonly PlayerMoment[];
  cancelled: readonly PlayerMoment[];
  /** Players in their first match for a team; only known of simulated ones. */
  debuts?: readonly Debut[];
  /** The best rated player. */
  best?: { side: Side; player: Player; rating: number };
  /** Counted statistics; empty if nobody counted. */
  stats: Partial<Record<StatKey, Pair>>;
}

/** For a source that knows goals and little else. */
function plainGoals({ state }: MatchData): GoalFact[] {
  const score: [number, number] = [0, 0];
  return state.goals.map(({ side, minute, addedMinute, player, isOwnGoal, isPenalty }) => {
    score[sideIndex(side)] += 1;
    return {
      side,
      how: isOwnGoal ? "own" : isPenalty ? "penalty" : "open",
      ...(player !== undefined && { player: { names: { en: player } } }),
      at: { minute, addedMinute },
      score: [...score],
    };
  });
}

export async function readFootball(fixture: Fixture, context: CallContext): Promise<FootballData> {
  const match = await readMatch(fixture, context);
  if (!hasProgress(fixture, context)) {
    const counted = await context.sources.statisticsOf(fixture);
    const stats = (counted?.rows ?? {}) as FootballData["stats"];
    return { ...match, goals: plainGoals(match), reds: [], missedPenalties: [], cancelled: [], stats };
  }
  const progress = cutAt(await getProgress(fixture, context), context.now);
  const playerOf = (side: Side, man: number): Player => {
    const { names } = progress.sheets[side].men[man]!.member.player;
    return { names };
  };
  const at = ({ minute, addedMinute }: MatchEvent) => ({ minute, addedMinute });
  const moment = (event: MatchEvent & { side: Side; man: number }): PlayerMoment => ({
    side: event.side,
    player: playerOf(event.side, event.man),
    at: at(event),
  });
  const { events } = progress;
  const best = appearancesIn(progress).find(({ isManOfTheMatch }) => isManOfTheMatch);
  const goals = events.flatMap((event) => (event.kind === "goal" ? [event] : []));
  const stats = Object.fromEntries(
    statRows(progress).map(({ key, home, away }) => [key, [home ?? 0, away ?? 0] as const]),
  );
  return {
    ...match,
    goals: goals
      .filter(({ deletedAt }) => deletedAt === undefined)
      .map(
        (event): GoalFact => ({
          side: event.side,
          how: event.how,
          player: playerOf(event.how === "own" ? otherSide(event.side) : event.side, event.man),
          ...(event.assist !== undefined && { assist: playerOf(event.side, event.assist) }),
          at: at(event),
          score: event.score,
        }),
      ),
    reds: events.flatMap((event) => (event.kind === "card" && event.colour !== "yellow" ? [moment(event)] : [])),
    missedPenalties: events.flatMap((event) => (event.kind === "miss" ? [moment(event)] : [])),
    cancelled: goals.filter((event) => event.deletedAt !== undefined && event.how !== "own").map(moment),
    debuts: readDebuts(match, progress),
    ...(best?.rating !== undefined && {
      best: { side: best.side, player: playerOf(best.side, best.man), rating: best.rating },
    }),
    stats,
  };
}
