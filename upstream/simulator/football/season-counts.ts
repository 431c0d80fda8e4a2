import { LruCache } from "#contract/memory/lru-cache";
import type { Fixture } from "../../match/match.ts";
import type { CallContext } from "../../matches/call-context.ts";
import type { Player } from "../people/types.ts";
import { type Appearance, appearancesIn } from "./appearances.ts";
import { cutCast } from "./cut.ts";
import { getCast, hasProgress } from "./progress.ts";
import type { Cast } from "./types.ts";

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
