import { LruCache } from "#contract/memory/lru-cache";
import type { Fixture } from "../../match/match.ts";
import type { CallContext } from "../../matches/call-context.ts";
import type { Player } from "../people/types.ts";
import { type Appearance, appearancesIn } from "./appearances.ts";
import { cutCast } from "./cut.ts";
import { getCast, hasProgress } from "./progress.ts";
import type { Cast } from "./types.ts";

/**
 * A player's goals and assists in one match; for a source that only names scorers, their name instead of the player.
 */
export interface Scorer {
  teamId: string;
  player?: Player;
  /** If the source has only the name, in its own spelling. */
  name?: string;
  goals: number;
  /** Included in the goals. */
  penalties: number;
  assists: number;
}

/** A player's match data for season statistics. */
export interface PlayedAppearance extends Omit<Appearance, "man" | "sheetMan"> {
  teamId: string;
  player: Player;
}

// A match takes some 5 kB: one season of a large league.
const MAX_CACHED = 420;
const lists = new LruCache<PlayedAppearance[]>(MAX_CACHED);

const endOf = ({ timeline, kicks }: Cast): number =>
  Math.max(timeline.incidents.at(-1)?.at ?? 0, kicks.at(-1)?.at ?? 0);

function buildList({ homeId, awayId }: Fixture, cast: Cast): PlayedAppearance[] {
  return appearancesIn(cast)
    .filter(({ minutes }) => minutes !== undefined)
    .map(({ man: _, sheetMan, ...one }) => ({
      ...one,
      teamId: one.side === "home" ? homeId : awayId,
      player: sheetMan.member.player,
    }));
}

/**
 * Everybody who has played in a match so far, with minutes, goals, assists, cards and rating: the same as from
 * `getProgress`, without its cost. Empty if the source knows no players.
 */
export async function getAppearances(fixture: Fixture, context: CallContext): Promise<readonly PlayedAppearance[]> {
  if (!hasProgress(fixture, context)) return [];
  const cast = await getCast(fixture, context);
  if (context.now < endOf(cast)) return buildList(fixture, cutCast(cast, context.now));
  return lists.getOrCreate(fixture.id, () => buildList(fixture, cast));
}

/** The scorers of a source that names them, without assists. */
async function namedScorers(fixture: Fixture, { sources, now }: CallContext): Promise<Scorer[]> {
  const { goals } = await sources.stateAt(fixture, now);
  const scorers = new Map<string, Scorer>();
  for (const { side, player, isOwnGoal, isPenalty } of goals) {
    if (!player || isOwnGoal) continue;
    const teamId = side === "home" ? fixture.homeId : fixture.awayId;
    const scorer = scorers.get(`${side} ${player}`) ?? { teamId, name: player, goals: 0, penalties: 0, assists: 0 };
    scorer.goals += 1;
    if (isPenalty) scorer.penalties += 1;
    scorers.set(`${side} ${player}`, scorer);
  }
  return [...scorers.values()];
}

/** Scorers and assists of a match so far; own goals count for nobody. Agrees with `progressOf`. */
export async function getScorers(fixture: Fixture, context: CallContext): Promise<Scorer[]> {
  if (!hasProgress(fixture, context)) return namedScorers(fixture, context);
  const appearances = await getAppearances(fixture, context);
  return appearances
    .filter(({ goals, assists }) => goals + assists > 0)
    .map(({ teamId, player, goals, penaltyGoals, assists }) => ({
      teamId,
      player,
      goals,
      penalties: penaltyGoals,
      assists,
    }));
}
