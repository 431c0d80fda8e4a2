import type { BoxLineWire, BoxTeamWire } from "#contract/calls/basketball/statistics";
import { BOX_KEYS, BOX_TEAM_KEYS } from "#contract/domain/box-score";
import type { Side } from "#contract/domain/match";
import { phaseGroup } from "#contract/domain/status";
import type { QueryOf, ResultOf } from "#contract/registry";
import type { LocaleCode } from "#contract/tables/locales";
import { sideIndex } from "../../match/score.ts";
import { type CallContext, localeOf } from "../../matches/call-context.ts";
import { countedNow } from "../../matches/counted-now.ts";
import { boxAt, hasPlayed, type PlayerLine, type TeamBox, totalsOf } from "../../simulator/basketball/box-score.ts";
import { lastPlay } from "../../simulator/basketball/game.ts";
import type { BasketballProgress } from "../../simulator/basketball/progress.ts";
import { elapsedAt } from "../../simulator/basketball/rules.ts";
import { numbersWire, reportedBox, reportedRows, uncounted } from "./reported-box.ts";
import { playerWire, requestedGame } from "./requested-game.ts";

interface Shown {
  locale: LocaleCode;
  isLive: boolean;
  isOver: boolean;
  foulsOut: number;
}

function lineWire(line: PlayerLine, { locale, isLive, isOver, foulsOut }: Shown): BoxLineWire {
  const { player, plusMinus } = line;
  const isPlayer = hasPlayed(line);
  return {
    ...playerWire(player, locale),
    ...numbersWire(line),
    position: player.role,
    isStarter: player.isStarter,
    isOnCourt: (isLive && line.isOnCourt) || undefined,
    dnp: player.unavailable ?? (isOver && !isPlayer ? "coach" : null),
    plusMinus: isPlayer ? plusMinus : null,
    isFouledOut: line.pf >= foulsOut || undefined,
  };
}

const teamWire = (teamId: string, box: TeamBox, timeoutsLeft: number | null, shown: Shown): BoxTeamWire => ({
  teamId,
  players: box.lines.map((line) => lineWire(line, shown)),
  totals: numbersWire(totalsOf(box)),
  pointsInPaint: box.pointsInPaint,
  fastBreakPoints: box.fastBreakPoints,
  secondChancePoints: box.secondChancePoints,
  pointsOffTurnovers: box.pointsOffTurnovers,
  benchPoints: box.benchPoints,
  biggestLead: box.biggestLead,
  timesTied: box.timesTied,
  leadChanges: box.leadChanges,
  timeoutsLeft,
});

/** The current box score. */
export async function boxScoreOfGame(
  { matchId, lang }: QueryOf<"boxScore">,
  context: CallContext,
): Promise<ResultOf<"boxScore">> {
  const { now, sources } = context;
  const { fixture, progress } = await requestedGame(matchId, context);
  const { homeId, awayId } = fixture;
  if (!progress)
    return (await reportedBox(fixture, context)) ?? { data: { home: uncounted(homeId), away: uncounted(awayId) } };
  const { phase, updatedAt } = await sources.stateAt(fixture, now);
  const group = phaseGroup(phase);
  const { foulsOut } = progress.game.rules;
  const shown: Shown = { locale: localeOf(lang), isLive: group === "live", isOver: group === "final", foulsOut };
  const box = boxAt(progress, now);
  const { timeouts } = progress.game.plays[lastPlay(progress.game.plays, now)]!.board;
  const team = (side: Side, id: string) => teamWire(id, box[side], timeouts[sideIndex(side)], shown);
  return { data: { home: team("home", homeId), away: team("away", awayId), updatedAt } };
}

function buildRows({ home, away }: { home: TeamBox; away: TeamBox }, isWhole: boolean) {
  const [ours, theirs] = [totalsOf(home), totalsOf(away)];
  const counted = BOX_KEYS.map((key) => ({ key: key as string, home: ours[key], away: theirs[key] }));
  if (!isWhole) return counted;
  return [...counted, ...BOX_TEAM_KEYS.map((key) => ({ key: key as string, home: home[key], away: away[key] }))];
}

/** The home side's lead at every change, from the tip-off on. */
function flowOf({ game }: BasketballProgress, now: number) {
  const flow = [{ t: 0, diff: 0 }];
  for (const { isMade, period, clock, board } of game.plays.slice(0, lastPlay(game.plays, now) + 1)) {
    if (!isMade) continue;
    const point = { t: elapsedAt(period, clock, game.rules), diff: board.score[0] - board.score[1] };
    if (flow.at(-1)!.t === point.t) flow.pop();
    flow.push(point);
  }
  return flow;
}

/** Team statistics by period and in total, and the course of the lead. */
export async function statisticsOfGame(
  { matchId }: QueryOf<"basketballMatchStat">,
  context: CallContext,
): Promise<ResultOf<"basketballMatchStat">> {
  const { fixture, progress } = await requestedGame(matchId, context);
  if (!progress) return { data: { periods: reportedRows(await countedNow(fixture, context)), flow: [] } };
  const { now } = context;
  const { period } = progress.game.plays[lastPlay(progress.game.plays, now)]!;
  const parts = Array.from({ length: period }, (_, index) => index + 1);
  return {
    data: {
      periods: [
        { period: 0, rows: buildRows(boxAt(progress, now), true) },
        ...parts.map((part) => ({ period: part, rows: buildRows(boxAt(progress, now, part), false) })),
      ],
      flow: flowOf(progress, now),
    },
  };
}
