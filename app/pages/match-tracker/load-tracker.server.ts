import type { Comment } from "#contract/domain/commentary";
import type { CourtPosition, GameComment } from "#contract/domain/game-events";
import type { TrackerPosition } from "#contract/domain/tracker";
import type { Sport } from "#contract/tables/sports";
import type { EdgeContext, Fetched } from "#worker/context";
import type { ErrorKind } from "~/features/errors/error-kind";
import { settle } from "~/features/errors/error-states.server";
import type { AnswerAge } from "~/features/upstream-calls/answer-age";
import { type TrackerFrame, thirdPartyFrame } from "./third-party-frame.ts";

interface Tracked<Position, Said> {
  /** Oldest first. */
  positions: readonly Position[];
  /** Newest first; none where they could not be had. */
  comments: readonly Said[];
  frame?: TrackerFrame;
  fetched?: AnswerAge;
  /** Why there are no positions. */
  error?: ErrorKind;
}

/** What a tracker shows besides the match itself: football's ball on a pitch, basketball's plays on a court. */
export type TrackerData =
  | ({ sport: "football" } & Tracked<TrackerPosition, Comment>)
  | ({ sport: "basketball" } & Tracked<CourtPosition, GameComment>);

/** Number of comments to fetch: about as many as the last ten minutes have. */
const SAID = 30;

/** What a match's tracker shows by now. Never rejects: a failing call leaves its part out. */
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
