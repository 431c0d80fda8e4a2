import type { BasketballAverages, FootballCounts } from "#contract/domain/people";
import { phaseGroup } from "#contract/domain/status";
import { LruCache } from "#contract/memory/lru-cache";
import type { Sport } from "#contract/tables/sports";
import { HOUR } from "#contract/time/units";
import type { CompetitionEntry, TeamEntry } from "../../data/entries/types.ts";
import type { Fixture } from "../../match/match.ts";
import { sideOfTeam } from "../../match/sides.ts";
import { hasPlayed } from "../../simulator/basketball/box-score.ts";
import { getBoxLines } from "../../simulator/basketball/progress-of-game.ts";
import { getAppearances, type PlayedAppearance } from "../../simulator/football/season-counts.ts";
import type { CallContext } from "../call-context.ts";

/** The players' totals in a season of their team's own league, by id; players without a match are absent. */
export interface SeasonStatistics {
  football: ReadonlyMap<string, FootballCounts>;
  basketball: ReadonlyMap<string, BasketballAverages>;
}

interface FootballSum extends Required<Omit<FootballCounts, "rating">> {
  rated: number;
  ratings: number;
}

const noFootball = (): FootballSum => ({
  appearances: 0,
  starts: 0,
  cameOn: 0,
  wentOff: 0,
  minutes: 0,
  goals: 0,
  penaltyGoals: 0,
  assists: 0,
  yellow: 0,
  secondYellow: 0,
  red: 0,
  rated: 0,
  ratings: 0,
});

function addAppearance(sum: FootballSum, one: PlayedAppearance): void {
  sum.appearances += 1;
  if (one.isStarter) sum.starts += 1;
  else sum.cameOn += 1;
  if (one.outMinute !== undefined) sum.wentOff += 1;
  sum.minutes += one.minutes ?? 0;
  sum.goals += one.goals;
  sum.penaltyGoals += one.penaltyGoals;
  sum.assists += one.assists;
  sum.yellow += one.yellow;
  if (one.isSecondYellow) sum.secondYellow += 1;
  sum.red += one.red;
  if (one.rating === undefined) return;
  sum.rated += 1;
  sum.ratings += one.rating;
}

const toCounts = ({ rated, ratings, ...counts }: FootballSum): FootballCounts => ({
  ...counts,
  ...(rated > 0 && { rating: (ratings / rated).toFixed(2) }),
});

async function getFootballStatistics(fixtures: readonly Fixture[], team: TeamEntry, context: CallContext) {
  const sums = new Map<string, FootballSum>();
  for (const fixture of fixtures) {
    for (const one of await getAppearances(fixture, context)) {
      if (one.teamId !== team.id) continue;
      const sum = sums.get(one.player.id) ?? noFootball();
      addAppearance(sum, one);
      sums.set(one.player.id, sum);
    }
  }
  return new Map([...sums].map(([id, sum]) => [id, toCounts(sum)]));
}

type Line = Awaited<ReturnType<typeof getBoxLines>>[number];

const average = (lines: readonly Line[], of: (line: Line) => number): string =>
  (lines.reduce((sum, line) => sum + of(line), 0) / lines.length).toFixed(1);

function percentage(lines: readonly Line[], made: keyof Line, tried: keyof Line): string | undefined {
  const sum = (key: keyof Line) => lines.reduce((total, line) => total + Number(line[key]), 0);
  return sum(tried) > 0 ? ((100 * sum(made)) / sum(tried)).toFixed(1) : undefined;
}

function toAverages(lines: readonly Line[]): BasketballAverages {
  const shares = {
    fieldGoalPct: percentage(lines, "fgm", "fga"),
    threePointPct: percentage(lines, "tpm", "tpa"),
    freeThrowPct: percentage(lines, "ftm", "fta"),
  };
  return {
    games: lines.length,
    starts: lines.filter(({ isStarter }) => isStarter).length,
    minutes: average(lines, ({ seconds }) => seconds / 60),
    points: average(lines, ({ pts }) => pts),
    rebounds: average(lines, ({ reb }) => reb),
    assists: average(lines, ({ ast }) => ast),
    steals: average(lines, ({ stl }) => stl),
    blocks: average(lines, ({ blk }) => blk),
    turnovers: average(lines, ({ tov }) => tov),
    fouls: average(lines, ({ pf }) => pf),
    ...(Object.fromEntries(Object.entries(shares).filter(([, share]) => share !== undefined)) as typeof shares),
  } as BasketballAverages;
}

async function getBasketballStatistics(fixtures: readonly Fixture[], team: TeamEntry, context: CallContext) {
  const lines = new Map<string, Line[]>();
  for (const fixture of fixtures) {
    const side = sideOfTeam(fixture, team.id);
    for (const line of await getBoxLines(fixture, context)) {
      if (line.side !== side || !hasPlayed(line)) continue;
      const own = lines.get(line.playerId);
      if (own) own.push(line);
      else lines.set(line.playerId, [line]);
    }
  }
  return new Map([...lines].map(([id, own]) => [id, toAverages(own)]));
}

type Count = (fixtures: readonly Fixture[], team: TeamEntry, context: CallContext) => Promise<SeasonStatistics>;

const COUNT: Readonly<Record<Sport, Count>> = {
  football: async (...of) => ({ football: await getFootballStatistics(...of), basketball: new Map() }),
  basketball: async (...of) => ({ football: new Map(), basketball: await getBasketballStatistics(...of) }),
};

/** A team's season takes some 6 kB. */
const MAX_CACHED = 200;
const recent = new LruCache<Promise<SeasonStatistics>>(MAX_CACHED);
/** No match of football or basketball takes longer. */
const LONGEST_MATCH = 4 * HOUR;

/** The state is asked only where the time that has passed does not tell. */
const isOver = async (fixture: Fixture, { sources, now }: CallContext): Promise<boolean> =>
  fixture.kickOff + LONGEST_MATCH < now || phaseGroup((await sources.stateAt(fixture, now)).phase) === "final";

/** The totals of a team's players in a season of a competition, over matches that have ended by now. */
export async function getStatistics(
  team: TeamEntry,
  competition: CompetitionEntry,
  season: string,
  context: CallContext,
): Promise<SeasonStatistics> {
  const { sources, now } = context;
  const all = await sources.season(competition.id, season, now);
  const begun = all.filter(
    ({ homeId, awayId, kickOff, source }) =>
      source === "simulated" && (homeId === team.id || awayId === team.id) && kickOff < now,
  );
  const areOver = await Promise.all(begun.map((fixture) => isOver(fixture, context)));
  const played = begun.filter((_, index) => areOver[index]);
  const last = played.at(-1)?.kickOff ?? 0;
  const key = `${team.id} ${competition.id} ${season} ${played.length} ${last}`;
  return recent.getOrCreate(key, () => COUNT[team.sport](played, team, context));
}
