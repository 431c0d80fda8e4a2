import type { Comment } from "#contract/domain/commentary";
import type { CourtPosition, GameComment } from "#contract/domain/game-events";
import type { Match } from "#contract/domain/match";
import type { Shot } from "#contract/domain/match-statistics";
import type { TrackerPosition } from "#contract/domain/tracker";
import type { Sport } from "#contract/tables/sports";
import type { EdgeContext, Fetched } from "#worker/pages/context";
import type { ErrorKind } from "~/features/errors/error-kind";
import { settle } from "~/features/errors/error-states.server";
import type { AnswerAge } from "~/features/upstream-calls/answer-age";
import { bySport } from "~/sports/by-sport";
import { type TrackerFrame, thirdPartyFrame } from "./third-party-frame.ts";

interface Tracked<Position, StatusText> {
  /** Oldest first. */
  positions: readonly Position[];
  /** Newest first; empty if they could not be loaded. */
  comments: readonly StatusText[];
  frame?: TrackerFrame;
  fetched?: AnswerAge;
  /** Why there are no positions. */
  error?: ErrorKind;
}

/**
 * Data of a tracker besides the match itself: football's ball positions or, after a match without recent ones, its
 * shots; basketball's plays.
 */
export type TrackerData =
  | ({ sport: "football"; shots?: readonly Shot[] } & Tracked<TrackerPosition, Comment>)
  | ({ sport: "basketball" } & Tracked<CourtPosition, GameComment>);

/** Number of comments to fetch: about those of the last ten minutes. */
const SAID = 30;

/** The current data of a match's tracker. Never rejects: a failed call leaves out its part. */
export const loadTracker = (
  context: EdgeContext,
  { sport, matchId }: { sport: Sport; matchId: string },
): Promise<TrackerData> => LOAD[sport](context, matchId);

/**
 * A tracker with the shots of a football match that is over, where the ball has not been lately and nobody shows it.
 */
export const withShots = (
  context: EdgeContext,
  { id, state }: Pick<Match, "id" | "state">,
  data: TrackerData,
): Promise<TrackerData> =>
  bySport(data, {
    async football(tracked) {
      const { positions, frame, error } = tracked;
      if (state !== "finished" || positions.length > 0 || frame || error) return tracked;
      const stats = await settle(context, context.upstream.call("matchStat", { matchId: id }));
      const shots = stats.value?.value.shots ?? [];
      return shots.length > 0 ? { ...tracked, shots } : tracked;
    },
    basketball: async (tracked) => tracked,
  });

const LOAD: Record<Sport, (context: EdgeContext, matchId: string) => Promise<TrackerData>> = {
  async football(context, matchId) {
    const [tracker, said] = await Promise.all([
      settle(context, context.upstream.call("liveTracker", { matchId })),
      settle(context, context.upstream.call("matchCommentary", { matchId, size: SAID })),
    ]);
    const { positions = [], url = null } = tracker.value?.value ?? {};
    const comments = said.value?.value.comments ?? [];
    return { sport: "football", positions, comments, ...partsOf(context, tracker, url) };
  },
  async basketball(context, matchId) {
    const [tracker, said] = await Promise.all([
      settle(context, context.upstream.call("basketballTracker", { matchId })),
      settle(context, context.upstream.call("basketballCommentary", { matchId, size: SAID })),
    ]);
    const { positions = [], url = null } = tracker.value?.value ?? {};
    const comments = said.value?.value.comments ?? [];
    return { sport: "basketball", positions, comments, ...partsOf(context, tracker, url) };
  },
};

type Answer = { value: Fetched<unknown>; error?: never } | { error: ErrorKind; value?: never };

function partsOf({ config }: EdgeContext, { value, error }: Answer, url: string | null) {
  const frame = thirdPartyFrame({ url }, config.trackerHosts ?? []);
  return {
    ...(frame && { frame }),
    ...(value && { fetched: { fetchedAt: value.fetchedAt, isLastGood: value.isLastGood } }),
    ...(error && { error }),
  };
}
