import type { LeaderWire } from "#contract/calls/basketball/info";
import type { BoxLineWire, BoxTeamWire } from "#contract/calls/basketball/statistics";
import { BOX_KEYS, type BoxCounts } from "#contract/domain/box-score";
import type { Side } from "#contract/domain/match";
import { phaseGroup } from "#contract/domain/status";
import type { ResultOf } from "#contract/registry";
import { GAME_LEADER_KEYS, type GameLeaderKey } from "#contract/tables/match-facts";
import type { CountedStatistics, Fixture } from "../../match/match.ts";
import type { MatchDetails, ReportedBoxLine } from "../../match/match-details.ts";
import { sideIndex } from "../../match/score.ts";
import type { CallContext } from "../../matches/call-context.ts";
import { countedNow, detailsNow } from "../../matches/counted-now.ts";
import { efficiencyOf } from "../../simulator/basketball/box-score.ts";

// Box scores as a supplier tells them. Its players have names and no pages.

const countsWire = (line: BoxCounts): BoxCounts =>
  Object.fromEntries(BOX_KEYS.map((key) => [key, line[key]])) as BoxCounts;

export const numbersWire = (line: BoxCounts & { seconds: number }) => ({
  ...countsWire(line),
  seconds: line.seconds,
  eff: efficiencyOf(line),
});

/** A team of which nothing was counted. */
export const uncounted = (teamId: string): BoxTeamWire => ({
  teamId,
  players: [],
  pointsInPaint: null,
  fastBreakPoints: null,
  secondChancePoints: null,
  pointsOffTurnovers: null,
  benchPoints: null,
  biggestLead: null,
  timesTied: null,
  leadChanges: null,
  timeoutsLeft: null,
});

const NO_COUNTS = Object.fromEntries(BOX_KEYS.map((key) => [key, 0])) as BoxCounts;

/** The numbers of a player or team as far as they are counted. */
const reportedNumbers = (counts: Partial<BoxCounts>, seconds: number) =>
  numbersWire({ ...NO_COUNTS, ...counts, seconds });

const lineWire = ({ name, isStarter, seconds, counts }: ReportedBoxLine, isOver: boolean): BoxLineWire => ({
  ...reportedNumbers(counts, seconds),
  playerName: name,
  number: null,
  isStarter,
  plusMinus: null,
  dnp: isOver && seconds === 0 ? "coach" : null,
});

interface Counted {
  lines: readonly ReportedBoxLine[];
  totals: Partial<BoxCounts>;
  isOver: boolean;
}

function teamWire(teamId: string, { lines, totals, isOver }: Counted): BoxTeamWire {
  const played = lines.filter(({ seconds }) => seconds > 0);
  const seconds = played.reduce((sum, line) => sum + line.seconds, 0);
  const missing = BOX_KEYS.filter((key) => played.every(({ counts }) => counts[key] === undefined));
  return {
    ...uncounted(teamId),
    players: lines.map((line) => lineWire(line, isOver)),
    ...(Object.keys(totals).length > 0 && { totals: reportedNumbers(totals, seconds) }),
    ...(missing.length > 0 && { uncounted: missing }),
  };
}

const totalsIn = ({ rows }: CountedStatistics, side: Side): Partial<BoxCounts> =>
  Object.fromEntries(Object.entries(rows).map(([key, pair]) => [key, pair[sideIndex(side)]]));

/** Undefined where players are not counted. */
export async function reportedBox(fixture: Fixture, context: CallContext): Promise<ResultOf<"boxScore"> | undefined> {
  const { sources, now } = context;
  const box = (await detailsNow(fixture, context))?.box;
  if (!box) return undefined;
  const counted = (await countedNow(fixture, context)) ?? { rows: {} };
  const { phase, updatedAt } = await sources.stateAt(fixture, now);
  const isOver = phaseGroup(phase) === "final";
  const team = (side: Side, id: string) => teamWire(id, { lines: box[side], totals: totalsIn(counted, side), isOver });
  return { data: { home: team("home", fixture.homeId), away: team("away", fixture.awayId), updatedAt } };
}

/** Of the whole game: by periods nobody counts but who knows each play. */
export function reportedRows(counted: CountedStatistics | undefined) {
  const rows = BOX_KEYS.flatMap((key) => {
    const pair = counted?.rows[key];
    return pair ? [{ key, home: pair[0], away: pair[1] }] : [];
  });
  return rows.length > 0 ? [{ period: 0, rows }] : [];
}

/** A team's leader in a count; of equals the first. */
function leading(lines: readonly ReportedBoxLine[], key: GameLeaderKey) {
  const of = ({ counts }: ReportedBoxLine) => counts[key] ?? 0;
  const best = lines.reduce<ReportedBoxLine | undefined>(
    (top, line) => (top && of(top) >= of(line) ? top : line),
    undefined,
  );
  return best && of(best) > 0 ? { playerName: best.name, number: null, v: of(best) } : undefined;
}

/** Leaders by the counts that players have. */
export const reportedLeaders = (box: MatchDetails["box"]): LeaderWire[] =>
  box
    ? GAME_LEADER_KEYS.map((key) => ({ key, home: leading(box.home, key), away: leading(box.away, key) })).filter(
        ({ home, away }) => home || away,
      )
    : [];
