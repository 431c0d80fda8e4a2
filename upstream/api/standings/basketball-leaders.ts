import type { CompetitionInfoBody } from "#contract/calls/standings/competition-info";
import type { BoxKey } from "#contract/domain/box-score";
import { phaseGroup } from "#contract/domain/status";
import type { LeaderKey } from "#contract/tables/competition-keys";
import type { LocaleCode } from "#contract/tables/locales";
import type { SeasonMatch } from "../../competitions/standings/counted.ts";
import { byText } from "../../match/match-order.ts";
import type { CallContext } from "../../matches/call-context.ts";
import { createMatchCache } from "../../matches/history/match-cache.ts";
import { type SeasonRead, teamOf } from "../../matches/history/read-season.ts";
import { personWire } from "../../matches/wire/player-wire.ts";
import { teamWire } from "../../matches/wire/references.ts";
import { getBoxLines } from "../../simulator/basketball/progress-of-game.ts";
import { playerById } from "../../simulator/people/squads.ts";
import { wholeRanks } from "./whole-ranks.ts";

type Leader = CompetitionInfoBody["data"]["leaders"][number];

/**
 * A leader took part in this share of their team's games, as the NBA asks (58 of 82: nba.com, statistical minimums).
 */
const LEAST_SHARE = 0.7;

/** The counts with leaders, and the answer's key for each. */
const COUNTS = [
  { key: "points", count: "pts" },
  { key: "rebounds", count: "reb" },
  { key: "assists", count: "ast" },
  { key: "steals", count: "stl" },
  { key: "blocks", count: "blk" },
] as const satisfies readonly { key: LeaderKey; count: BoxKey }[];

/** A finished game as five numbers per player, in the order of COUNTS: half a kilobyte. */
interface GameShare {
  playerIds: string[];
  /** How many of them are the home side's; these come first. */
  homePlayers: number;
  numbers: Int16Array;
}

// Finished games do not change; large enough for a season of the largest league.
const shareCache = createMatchCache<GameShare>(1_400);

async function getShare({ fixture }: SeasonMatch, context: CallContext): Promise<GameShare> {
  const lines = (await getBoxLines(fixture, context)).filter(({ seconds }) => seconds > 0);
  const inOrder = [...lines.filter(({ side }) => side === "home"), ...lines.filter(({ side }) => side === "away")];
  return {
    playerIds: inOrder.map(({ playerId }) => playerId),
    homePlayers: lines.filter(({ side }) => side === "home").length,
    numbers: Int16Array.from(inOrder.flatMap((line) => COUNTS.map(({ count }) => line[count]))),
  };
}

interface Sum {
  playerId: string;
  /** Team in their last game. */
  teamId: string;
  games: number;
  totals: number[];
}

async function getSums(games: readonly SeasonMatch[], context: CallContext): Promise<Sum[]> {
  const sums = new Map<string, Sum>();
  // In sequence: in parallel, a thousand games would be in memory before the first is reduced.
  for (const game of games) {
    const { playerIds, homePlayers, numbers } = await shareCache(game.fixture.id, () => getShare(game, context));
    for (const [place, playerId] of playerIds.entries()) {
      const teamId = place < homePlayers ? game.fixture.homeId : game.fixture.awayId;
      const sum = sums.get(playerId) ?? { playerId, teamId, games: 0, totals: COUNTS.map(() => 0) };
      sum.teamId = teamId;
      sum.games += 1;
      for (let index = 0; index < COUNTS.length; index++)
        sum.totals[index] = sum.totals[index]! + numbers[place * COUNTS.length + index]!;
      sums.set(playerId, sum);
    }
  }
  return [...sums.values()];
}

/** How many games each team has played. */
function gamesOfTeams(games: readonly SeasonMatch[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { fixture } of games)
    for (const id of [fixture.homeId, fixture.awayId]) counts.set(id, (counts.get(id) ?? 0) + 1);
  return counts;
}

/**
 * A basketball season's leaders in points, rebounds, assists, steals and blocks per game, over the games of its table.
 */
export async function getBasketballLeaders(
  read: SeasonRead,
  context: CallContext,
  locale: LocaleCode,
): Promise<Leader[]> {
  const over = read.matches.filter(
    ({ fixture, state }) => fixture.stage === "regular" && phaseGroup(state.phase) === "final",
  );
  const played = gamesOfTeams(over);
  const sums = (await getSums(over, context)).filter(
    ({ teamId, games }) => games >= LEAST_SHARE * (played.get(teamId) ?? 0),
  );
  return COUNTS.flatMap(({ key }, index) => {
    // As shown, with a decimal: two players are level if a reader sees it so.
    const average = ({ totals, games }: (typeof sums)[number]): number => Math.round((10 * totals[index]!) / games);
    const sorted = sums
      .filter(({ totals }) => totals[index]! > 0)
      .sort((a, b) => b.totals[index]! / b.games - a.totals[index]! / a.games || byText(a.playerId, b.playerId));
    return wholeRanks(sorted, average).flatMap(({ playerId, teamId, games, totals }) => {
      const found = playerById(playerId);
      const team = teamWire(teamOf(teamId, context.directory), locale);
      return found ? [{ key, value: totals[index]!, games, player: personWire(found.player, locale), team }] : [];
    });
  });
}
