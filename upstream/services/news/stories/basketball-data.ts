import type { Pair, Side } from "#contract/domain/match";
import type { Names } from "../../../data/entries/types.ts";
import type { Fixture, MatchState } from "../../../match/match.ts";
import { plus, sideAhead } from "../../../match/score.ts";
import { SIDES } from "../../../match/sides.ts";
import type { CallContext } from "../../../matches/call-context.ts";
import { type Box, boxAt, totalsOf } from "../../../simulator/basketball/box-score.ts";
import type { BasketballProgress } from "../../../simulator/basketball/progress.ts";
import { getProgress } from "../../../simulator/basketball/progress-of-game.ts";
import { leadChanges, scoringRuns } from "../../../simulator/basketball/runs.ts";
import { type MatchData, readMatch } from "./match-data.ts";

export interface PlayerFact {
  side: Side;
  player: { names: Names };
  points: number;
  rebounds: number;
  assists: number;
  /** Of points, rebounds, assists, steals and blocks: how many have two digits. */
  doubles: number;
}

/** The points with which the winner took the lead for good. */
interface WinningPoints {
  player: { names: Names };
  /** Left on the clock. */
  seconds: number;
  isLastPeriod: boolean;
}

export interface BasketballData extends MatchData {
  /** Score after each period. */
  scores: readonly Pair[];
  /** Regulation periods. */
  periods: number;
  /** The longest unanswered run. */
  run?: { side: Side; points: number; period: number };
  leadChanges?: number;
  winning?: WinningPoints;
  biggestLead?: Pair;
  /** Of both sides, top scorer first; empty if nobody counted. */
  players: readonly PlayerFact[];
  threes?: Pair;
  rebounds?: Pair;
  bench?: Pair;
}

const TEN = 10;

const playersOf = (box: Box): PlayerFact[] =>
  SIDES.flatMap((side) =>
    box[side].lines
      .filter(({ seconds }) => seconds > 0)
      .map(({ player, pts, reb, ast, stl, blk }) => ({
        side,
        player: { names: player.member.player.names },
        points: pts,
        rebounds: reb,
        assists: ast,
        doubles: [pts, reb, ast, stl, blk].filter((count) => count >= TEN).length,
      })),
  ).sort((a, b) => b.points - a.points || b.rebounds + b.assists - a.rebounds - a.assists);

/** The last points after which the winner was ahead and had not been. */
function winningPoints({ plays }: BasketballProgress, state: MatchState): WinningPoints | undefined {
  const winner = state.score && sideAhead(state.score);
  const index = plays.findLastIndex(({ play }, place) => {
    const before = plays[place - 1]?.play.board.score ?? [0, 0];
    return sideAhead(play.board.score) === winner && sideAhead(before) !== winner;
  });
  const { play, player } = plays[index] ?? {};
  if (!play || !player) return undefined;
  return {
    player: { names: player.member.player.names },
    seconds: play.clock,
    isLastPeriod: play.period === plays.at(-1)?.play.period,
  };
}

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
  const winning = winningPoints(progress, match.state);
  return {
    ...plain,
    ...(winning && { winning }),
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
