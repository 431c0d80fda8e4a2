import type { i18n } from "i18next";
import type { GameComment, GameEvent } from "#contract/domain/game-events";
import type { GamePeriods, Goal, Match, Side } from "#contract/domain/match";
import { formatLeft } from "#contract/time/game-clock";
import { periodName } from "~/features/match/period-name";
import { formatMinute } from "~/features/match-row/match-status";
import { latestPlay, latestRun, type Run } from "./game-progress.ts";
import type { LatestData, TurnData } from "./match-info-data.ts";
import type { Turn } from "./turning-point.ts";

interface ShownIn {
  texts: i18n;
}

const percent = (chance: number): number => Math.round(chance * 100);

const chancesOf = ({ side, before, after }: Turn<unknown>): Pick<TurnData, "side" | "before" | "after"> => ({
  side,
  before: percent(before),
  after: percent(after),
});

/** A goal nobody is named for, or that the other side scored, is its side's. */
export function footballTurnData<One extends Goal>(turn: Turn<One>, match: Match, goals: readonly One[]): TurnData {
  const { side, minute, addedMinute, player, isOwnGoal } = turn.of;
  const upTo = goals.slice(0, goals.indexOf(turn.of) + 1);
  const scored = (by: Side) => upTo.filter((goal) => goal.side === by).length;
  return {
    time: `${formatMinute(minute, addedMinute)}'`,
    name: (!isOwnGoal && player) || match[side].name,
    homeScore: scored("home"),
    awayScore: scored("away"),
    ...chancesOf(turn),
  };
}

interface OfGame {
  match: Match;
  periods: Pick<GamePeriods, "count">;
}

const timeOf = ({ texts }: ShownIn, { count }: Pick<GamePeriods, "count">, moment: { period: number; left: number }) =>
  `${periodName({ count }, moment.period - 1, texts.getFixedT(null, "rows")).short} ${formatLeft(moment.left)}`;

export function gameTurnData(shown: ShownIn, turn: Turn<GameEvent>, { match, periods }: OfGame): TurnData {
  const { player, side = turn.side, score } = turn.of;
  return {
    time: timeOf(shown, periods, turn.of),
    name: player?.name ?? match[side].name,
    homeScore: score[0],
    awayScore: score[1],
    ...chancesOf(turn),
  };
}

interface Reported {
  /** Oldest first. */
  events: readonly GameEvent[];
  /** Newest first. */
  said: readonly GameComment[];
}

/** The last play and the latest run of a game in play. */
export function latestOf(shown: ShownIn, periods: GamePeriods, { events, said }: Reported): LatestData {
  const play = latestPlay(said);
  const run = latestRun(events, periods);
  return {
    ...(play && { play: { time: timeOf(shown, periods, play), text: play.text } }),
    ...(run && { run: { side: run.side, ...runPoints(run), time: formatLeft(run.seconds) } }),
  };
}

const runPoints = ({ side, points: [home, away] }: Pick<Run, "side" | "points">) =>
  side === "home" ? { scored: home, conceded: away } : { scored: away, conceded: home };
