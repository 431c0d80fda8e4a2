import type { Side } from "#contract/domain/match";
import { LruCache } from "#contract/memory/lru-cache";
import { inSeason } from "../../competitions/world/season-clubs.ts";
import type { Fixture } from "../../match/match.ts";
import { expectedGoals } from "../engine/goal-rates.ts";
import type { Timeline } from "../engine/timeline.ts";
import { absencesAt } from "../people/absences.ts";
import { coachAt, squadAt } from "../people/squads.ts";
import type { Absence } from "../people/types.ts";
import { actionsOf } from "./actions.ts";
import { cardsIn } from "./cards.ts";
import { castMatch } from "./cast.ts";
import type { Ledger } from "./ledger.ts";
import { buildLines, type Line } from "./lines.ts";
import { Pitch } from "./pitch.ts";
import { controlOf, toLedger } from "./play-ledger.ts";
import { pausesOf } from "./play-time.ts";
import { officialSheet, officialSheets, predictedSheets, type Teams } from "./sheets.ts";
import { buildShots } from "./shots.ts";
import { cardsOfSide } from "./side-cards.ts";
import { type Context, suspendedIn } from "./suspensions.ts";
import type { Action, BySide, Cast, FootballPeople, MatchShot, TeamSheet } from "./types.ts";

/**
 * A simulated football match's whole course, including the future: display code must cut it first (`cutAt`). A pure
 * function of the match; goals, cards, reviews and kicks are the timeline's own.
 */
export interface FootballProgress extends Cast {
  matchId: string;
  shots: readonly MatchShot[];
  actions: readonly Action[];
  ledger: Ledger;
  /** Commentary lines, in order. */
  lines: readonly Line[];
}

export const PEOPLE: FootballPeople = { squadAt, coachAt, absencesAt };

/** A match's progress takes some 60 kB, a cast 5 kB. */
const MAX_CACHED_PROGRESSES = 32;
const MAX_CACHED_CASTS = 250;
const progressCache = new LruCache<FootballProgress>(MAX_CACHED_PROGRESSES);
const casts = new LruCache<Promise<Cast>>(MAX_CACHED_CASTS);

/** Whether a match is simulated in detail: football played by the engine. */
export function hasProgress({ source, competitionId }: Fixture, { directory }: Pick<Context, "directory">): boolean {
  return source === "simulated" && directory.competitionById(competitionId)?.sport === "football";
}

/** A match's teams, as strong as they are in its season. */
export function teamsOf(fixture: Fixture, { directory }: Pick<Context, "directory">): Teams {
  const home = directory.teamById(fixture.homeId);
  const away = directory.teamById(fixture.awayId);
  if (!home || !away) throw new Error(`match ${fixture.id} names an unknown team`);
  return { home: inSeason(home, fixture), away: inSeason(away, fixture) };
}

const expectedOf = ({ isNeutral, competitionId }: Fixture, { home, away }: Teams) =>
  expectedGoals({ strengths: [home.strength, away.strength], isNeutral: isNeutral === true, competitionId });

/** Who played and scored; without the additions of `progressOf` it is ten times cheaper. */
export function castFrom(fixture: Fixture, teams: Teams, timeline: Timeline, people: FootballPeople): Cast {
  const sheets = officialSheets(fixture, teams, people);
  return castMatch({ id: fixture.id, timeline, sheets, expected: expectedOf(fixture, teams) });
}

export function progressFrom(fixture: Fixture, teams: Teams, cast: Cast): FootballProgress {
  const { id } = fixture;
  const { timeline } = cast;
  const pitch = new Pitch(cast);
  const pauses = pausesOf(timeline);
  const control = controlOf(id, teams.home.strength, teams.away.strength);
  const shots = buildShots({ id, timeline, cast, pitch, pauses, expected: expectedOf(fixture, teams) });
  const actions = actionsOf({ id, timeline, cast, pitch, pauses, shots, control });
  const ledger = toLedger({ id, timeline, cast, pitch, pauses, control });
  return { ...cast, matchId: id, shots, actions, ledger, lines: buildLines({ fixture, cast, shots, actions }) };
}

/** The people of the world, of whom those suspended are absent from a side's match. */
const withSuspended = (suspended: BySide<readonly Absence[]>, { homeId }: Fixture): FootballPeople => ({
  ...PEOPLE,
  absencesAt(team, instant) {
    const own = suspended[team.id === homeId ? "home" : "away"];
    const others = absencesAt(team, instant).filter(({ player }) => !own.some((one) => one.player.id === player.id));
    return [...others, ...own];
  },
});

/** The cards of one side of a match, and its end; undefined if it was not played. */
async function shownIn(fixture: Fixture, side: Side, banned: readonly Absence[], context: Context) {
  const timeline = await context.sources.timelineOf(fixture);
  const end = timeline.periods.at(-1);
  if (!end) return undefined;
  const teams = teamsOf(fixture, context);
  const hasCards = cardsIn(timeline.incidents).some((card) => card.side === side);
  if (!hasCards) return { cards: [], endsAt: end.endsAt };
  const people = withSuspended({ home: banned, away: banned }, fixture);
  const sheet = officialSheet(fixture, teams, people, side);
  const cards = cardsOfSide(fixture.id, side, timeline, sheet);
  return {
    cards: cards.map(({ man, colour }) => ({ player: sheet.men[man]!.member.player, colour })),
    endsAt: end.endsAt,
  };
}

/** The people of the world for a match, in which those suspended for cards are absent. */
export async function getPeople(fixture: Fixture, context: Context): Promise<FootballPeople> {
  const suspended = await suspendedIn(fixture, context, (one, side, banned) => shownIn(one, side, banned, context));
  return suspended.home.length + suspended.away.length === 0 ? PEOPLE : withSuspended(suspended, fixture);
}

/** A match's people, including the future, without keeping them. Only for a match that `hasProgress`. */
export async function buildCast(fixture: Fixture, context: Context): Promise<Cast> {
  const [timeline, people] = await Promise.all([context.sources.timelineOf(fixture), getPeople(fixture, context)]);
  return castFrom(fixture, teamsOf(fixture, context), timeline, people);
}

/** A match's people, including the future. Only for a match that `hasProgress`. */
export const getCast = (fixture: Fixture, context: Context): Promise<Cast> =>
  casts.getOrCreate(fixture.id, () => buildCast(fixture, context));

/** A match's whole progress. Only for one that `hasProgress`. */
export async function getProgress(fixture: Fixture, context: Context): Promise<FootballProgress> {
  const cast = await getCast(fixture, context);
  return progressCache.getOrCreate(fixture.id, () => progressFrom(fixture, teamsOf(fixture, context), cast));
}

/** The predicted line-ups, from a day before kick-off on. */
export const getPrediction = async (fixture: Fixture, context: Context): Promise<BySide<TeamSheet>> =>
  predictedSheets(fixture, teamsOf(fixture, context), await getPeople(fixture, context));
