import { LOCALE_CODES } from "#contract/tables/locales";
import { competitionById } from "../../../competitions/world/world.ts";
import type { Fixture } from "../../../match/match.ts";
import { readSeason, tablesOf } from "../../../matches/history/read-season.ts";
import { filterBeside, getUpcoming } from "../../../matches/history/team-history.ts";
import { pricesOfMatch } from "../../../matches/odds/match-prices.ts";
import { boxAt, totalsOf } from "../../../simulator/basketball/box-score.ts";
import { getProgress as gameProgressOf } from "../../../simulator/basketball/progress-of-game.ts";
import { leadChanges, scoringRuns } from "../../../simulator/basketball/runs.ts";
import { appearancesIn } from "../../../simulator/football/appearances.ts";
import { cutAt } from "../../../simulator/football/cut.ts";
import { getProgress } from "../../../simulator/football/progress.ts";
import { statRows } from "../../../simulator/football/statistics.ts";
import { readersZone } from "./dates.ts";
import { afterwards } from "./test-stories.ts";

// Numbers that a report may contain, taken from the sources and not from the report's own data.

/** Whole numbers in a text; digits joined by a comma or point count as one. */
export const numbersIn = (text: string): string[] => text.match(/\d+(?:[.,]\d+)?/g) ?? [];

/** Runs, forms and their lengths are at most ten. */
const COUNTED = Array.from({ length: 11 }, (_, number) => number);

const dayNumbers = (instant: number, timeZone: string): number[] => {
  const format = new Intl.DateTimeFormat("en-CA", { timeZone, year: "numeric", month: "2-digit", day: "2-digit" });
  return format.format(instant).split("-").map(Number);
};

const READERS_ZONES = LOCALE_CODES.flatMap((locale) => readersZone(locale) ?? []);

/** A number with a decimal, as every language's report has it. */
const decimals = (value: number): string[] => [value.toFixed(1), value.toFixed(1).replace(".", ",")];

async function tableNumbers(fixture: Fixture): Promise<number[]> {
  const competition = competitionById(fixture.competitionId)!;
  const rowsAt = async (now: number) =>
    tablesOf(await readSeason(competition, fixture.season, { ...afterwards(fixture), now })).tables.flatMap(
      ({ rows }) => rows,
    );
  const [after, before] = [await rowsAt(afterwards(fixture).now), await rowsAt(fixture.kickOff)];
  const isOwn = ({ teamId }: { teamId: string }) => teamId === fixture.homeId || teamId === fixture.awayId;
  const own = after.filter(isOwn);
  return [
    ...own.flatMap(({ rank, points, played, won, lost }) => [rank, points, played, won, lost]),
    ...before.filter(isOwn).map(({ rank }) => rank),
    ...own.flatMap(({ points }) => after.map((row) => points - row.points)),
  ];
}

async function chanceNumbers(fixture: Fixture): Promise<number[]> {
  const prices = await pricesOfMatch(fixture, afterwards(fixture));
  const close = prices.before(prices.companies[0]!.id, "1X2").close;
  if (!close) return [];
  const shares = close.prices.map((price) => 1 / price);
  const sum = shares.reduce((total, share) => total + share, 0);
  return shares.map((share) => Math.round((100 * share) / sum));
}

async function footballNumbers(fixture: Fixture): Promise<(number | string)[]> {
  const context = afterwards(fixture);
  const progress = await getProgress(fixture, context);
  const minutes = progress.events.flatMap(({ minute, addedMinute }) => [minute, addedMinute ?? 0]);
  const counted = statRows(progress).flatMap(({ home, away }) => [home ?? 0, away ?? 0]);
  const { score, shootout, aggregate, halfTime } = await context.sources.stateAt(fixture, context.now);
  const yellows = progress.events.filter((event) => event.kind === "card" && event.colour === "yellow").length;
  const fractions = [
    ...statRows(progress).flatMap(({ key, home, away }) => (key === "xg" ? [home ?? 0, away ?? 0] : [])),
    ...appearancesIn(cutAt(progress, context.now)).flatMap(({ rating }) => rating ?? []),
  ].flatMap(decimals);
  return [
    ...fractions,
    ...minutes,
    ...counted,
    yellows,
    ...[score, shootout, aggregate, halfTime].flatMap((pair) => pair ?? []),
  ];
}

async function gameNumbers(fixture: Fixture): Promise<number[]> {
  const context = afterwards(fixture);
  const progress = (await gameProgressOf(fixture, context))!;
  const state = await context.sources.stateAt(fixture, context.now);
  const box = boxAt(progress, context.now);
  const teams = [box.home, box.away];
  const boards = progress.game.plays
    .filter(({ kind }) => kind === "period_end")
    .flatMap(({ board }) => [...board.score]);
  return [
    ...boards,
    ...(state.periods ?? []).flat(),
    ...progress.plays.map(({ play }) => Math.max(1, Math.ceil(play.clock))).filter((seconds) => seconds <= 15),
    ...state.score!,
    Math.abs(state.score![0] - state.score![1]),
    ...teams.flatMap((team) => [team.biggestLead, team.benchPoints, totalsOf(team).reb, totalsOf(team).tpm]),
    ...teams.flatMap(({ lines }) => lines.flatMap(({ pts, reb, ast }) => [pts, reb, ast])),
    ...scoringRuns(progress.game.plays).map(({ points }) => points),
    leadChanges(progress.game.plays).size,
  ];
}

/** Every number that is true of a match, as text. */
export async function numbersOf(fixture: Fixture): Promise<ReadonlySet<string>> {
  const context = afterwards(fixture);
  const competition = competitionById(fixture.competitionId)!;
  const timeZone = competition.calendar?.timeZone ?? "UTC";
  const next = await Promise.all(
    [fixture.homeId, fixture.awayId].map((id) =>
      getUpcoming(id, Math.max(context.now, fixture.kickOff), 1, context, filterBeside(fixture)),
    ),
  );
  const days = [fixture.kickOff, ...next.flat().map((match) => match.fixture.kickOff)];
  const isTabled = ["regular", "group", "league_phase"].includes(fixture.stage);
  const numbers = [
    ...COUNTED,
    fixture.matchday ?? 0,
    ...days.flatMap((day) => [timeZone, ...READERS_ZONES].flatMap((zone) => dayNumbers(day, zone))),
    ...(await chanceNumbers(fixture)),
    ...(isTabled ? await tableNumbers(fixture) : []),
    ...(await (competition.sport === "basketball" ? gameNumbers(fixture) : footballNumbers(fixture))),
  ];
  return new Set(numbers.map(String));
}
