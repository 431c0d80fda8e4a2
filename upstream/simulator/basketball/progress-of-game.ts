import type { BoxCounts } from "#contract/domain/box-score";
import type { Side } from "#contract/domain/match";
import { phaseGroup } from "#contract/domain/status";
import { LruCache } from "#contract/memory/lru-cache";
import type { TeamEntry } from "../../data/entries/types.ts";
import type { Fixture } from "../../match/match.ts";
import type { CallContext } from "../../matches/call-context.ts";
import { absencesAt } from "../people/absences.ts";
import { squadAt } from "../people/squads.ts";
import { boxAt, type PlayerLine, totalsOf } from "./box-score.ts";
import type { Game } from "./game.ts";
import { type BasketballProgress, progressOfGame } from "./progress.ts";
import { buildRoster, type RosterPlayer } from "./roster.ts";

type Context = Pick<CallContext, "sources" | "directory">;

/** Throws if the directory lacks one, since the data are then inconsistent. */
export function teamsOf({ id, homeId, awayId }: Fixture, { directory }: Pick<Context, "directory">) {
  const home = directory.teamById(homeId);
  const away = directory.teamById(awayId);
  if (!home || !away) throw new Error(`match ${id} names an unknown team`);
  return { home, away };
}

/** A team's players by what is known at an instant (milliseconds); empty if its players are unknown. */
export function rosterAt(team: TeamEntry, instant: number): RosterPlayer[] {
  const out = absencesAt(team, instant).filter(({ certainty }) => certainty === "out");
  return buildRoster(squadAt(team, instant), new Map(out.map(({ player, reason }) => [player.id, reason])));
}

// Lives as long as the engine caches the game itself.
const progressCache = new WeakMap<Game, BasketballProgress>();

/** Minimum number of players. */
const LEAST_PLAYERS = 5;

/**
 * A simulated game's course with its players, including the future: display code must cut it at its instant (`boxAt`,
 * `entriesAt`). Undefined if the source has none, or if the world does not know the players.
 */
export async function getProgress(fixture: Fixture, context: Context): Promise<BasketballProgress | undefined> {
  const game = await context.sources.gameOf(fixture);
  if (!game) return undefined;
  const known = progressCache.get(game);
  if (known) return known;
  const { home, away } = teamsOf(fixture, context);
  const rosters = { home: rosterAt(home, fixture.kickOff), away: rosterAt(away, fixture.kickOff) };
  if (Math.min(rosters.home.length, rosters.away.length) < LEAST_PLAYERS) return undefined;
  const progress = progressOfGame(fixture.id, game, rosters);
  progressCache.set(game, progress);
  return progress;
}

/** A player's counts in a finished game, and their side. */
interface FinalLine extends BoxCounts {
  playerId: string;
  side: Side;
  isStarter: boolean;
  /** 0 if they did not play. */
  seconds: number;
  plusMinus: number;
}

// Some 8 kB each: the games of a team's season and its opponents' last ones.
const MAX_CACHED_LINES = 300;
const finals = new LruCache<FinalLine[]>(MAX_CACHED_LINES);

/** The lines of a game finished by now; empty before, and if players were not counted. */
export async function getBoxLines(fixture: Fixture, context: CallContext): Promise<FinalLine[]> {
  const state = await context.sources.stateAt(fixture, context.now);
  if (phaseGroup(state.phase) !== "final") return [];
  const progress = await getProgress(fixture, context);
  if (!progress) return [];
  const { homeId, awayId, id } = fixture;
  return finals.getOrCreate(`${id} ${homeId} ${awayId}`, () => {
    const box = boxAt(progress, context.now);
    return [...box.home.lines.map(finalLine("home")), ...box.away.lines.map(finalLine("away"))];
  });
}

const finalLine =
  (side: Side) =>
  ({ player, isOnCourt: _, ...line }: PlayerLine): FinalLine => ({
    ...line,
    playerId: player.id,
    side,
    isStarter: player.isStarter,
  });

/** Both teams' totals in a game so far; undefined before it begins, and if nobody counted. */
export async function getTeamTotals(
  fixture: Fixture,
  context: CallContext,
): Promise<Record<Side, BoxCounts> | undefined> {
  const progress = await getProgress(fixture, context);
  const start = progress?.game.plays[0]?.at;
  if (!progress || start === undefined || start > context.now) return undefined;
  const box = boxAt(progress, context.now);
  return { home: totalsOf(box.home), away: totalsOf(box.away) };
}
