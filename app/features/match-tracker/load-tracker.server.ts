import type { Comment } from "#contract/domain/commentary";
import type { CourtPosition, GameComment } from "#contract/domain/game-events";
import type { Shot } from "#contract/domain/match-statistics";
import type { TrackerPosition } from "#contract/domain/tracker";
import type { Sport } from "#contract/tables/sports";
import type { EdgeContext, Fetched } from "#worker/pages/context";
import type { ErrorKind } from "~/features/errors/error-kind";
import { settle } from "~/features/errors/error-states.server";
import type { AnswerAge } from "~/features/upstream-calls/answer-age";
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
 * Data of a tracker besides the match itself: football's ball positions or, when there are no recent ones, the shots of
 * the match so far; basketball's plays.
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

const LOAD: Record<Sport, (context: EdgeContext, matchId: string) => Promise<TrackerData>> = {
  async football(context, matchId) {
    const [tracker, said] = await Promise.all([
      settle(context, context.upstream.call("liveTracker", { matchId })),
      settle(context, context.upstream.call("matchCommentary", { matchId, size: SAID })),
    ]);
    const { positions = [], url = null } = tracker.value?.value ?? {};
    const comments = said.value?.value.comments ?? [];
    const parts = partsOf(context, tracker, url);
    const stats =
      tracker.value && positions.length === 0 && !parts.frame
        ? await settle(context, context.upstream.call("matchStat", { matchId }))
        : undefined;
    const shots = stats?.value?.value.shots ?? [];
    return { sport: "football", positions, comments, ...parts, ...(shots.length > 0 && { shots }) };
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
