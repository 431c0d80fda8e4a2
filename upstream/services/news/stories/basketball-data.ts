import type { Pair, Side } from "#contract/domain/match";
import type { Names } from "../../../data/entries/types.ts";
import type { Fixture } from "../../../match/match.ts";
import { plus } from "../../../match/score.ts";
import type { CallContext } from "../../../matches/call-context.ts";
import { type Box, boxAt, totalsOf } from "../../../simulator/basketball/box-score.ts";
import { getProgress } from "../../../simulator/basketball/progress-of-game.ts";
import { leadChanges, scoringRuns } from "../../../simulator/basketball/runs.ts";
import { SIDES } from "../../../simulator/football/sides.ts";
import { type MatchData, readMatch } from "./match-data.ts";

export interface PlayerFact {
  side: Side;
  player: { names: Names };
  points: number;
  rebounds: number;
  assists: number;
}

export interface BasketballData extends MatchData {
  /** Score after each period. */
  scores: readonly Pair[];
  /** Regulation periods. */
  periods: number;
  /** The longest unanswered run. */
  run?: { side: Side; points: number; period: number };
  leadChanges?: number;
  biggestLead?: Pair;
  /** Of both sides, top scorer first; empty if nobody counted. */
  players: readonly PlayerFact[];
  threes?: Pair;
  rebounds?: Pair;
  bench?: Pair;
}

const playersOf = (box: Box): PlayerFact[] =>
  SIDES.flatMap((side) =>
    box[side].lines
      .filter(({ seconds }) => seconds > 0)
      .map(({ player, pts, reb, ast }) => ({
        side,
        player: { names: player.member.player.names },
        points: pts,
        rebounds: reb,
        assists: ast,
      })),
  ).sort((a, b) => b.points - a.points || b.rebounds + b.assists - a.rebounds - a.assists);

export async function readBasketball(fixture: Fixture, context: CallContext): Promise<BasketballData> {
  const match = await readMatch(fixture, context);
  const scores: Pair[] = [];
  for (const period of match.state.periods ?? []) scores.push(plus(scores.at(-1) ?? [0, 0], period));
  const plain = { ...match, scores, periods: match.competition.basketball?.periods ?? 4, players: [] };
  const progress = await getProgress(fixture, context);
  if (!progress) return plain;
  const box = boxAt(progress, context.now);
  const [home, away] = [totalsOf(box.home), totalsOf(box.away)];
  const longest = scoringRuns(progress.game.plays).reduce<ReturnType<typeof scoringRuns>[number] | undefined>(
    (best, run) => (best && best.points >= run.points ? best : run),
    undefined,
  );
  return {
    ...plain,
    // A run across a break belongs to no single period.
    ...(longest &&
      longest.from.period === longest.to.period && {
        run: { side: longest.side, points: longest.points, period: longest.from.period },
      }),
    leadChanges: leadChanges(progress.game.plays).size,
    biggestLead: [box.home.biggestLead, box.away.biggestLead],
    players: playersOf(box),
    threes: [home.tpm, away.tpm],
    rebounds: [home.reb, away.reb],
    bench: [box.home.benchPoints, box.away.benchPoints],
  };
}
