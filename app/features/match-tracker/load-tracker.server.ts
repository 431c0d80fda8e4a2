import type { Comment } from "#contract/domain/commentary";
import type { CourtPosition, GameComment } from "#contract/domain/game-events";
import type { TrackerPosition } from "#contract/domain/tracker";
import type { Sport } from "#contract/tables/sports";
import type { EdgeContext, Fetched } from "#worker/context";
import type { FaceKind } from "~/features/faces/face";
import { settle } from "~/features/faces/fault-face.server";
import type { AnswerAge } from "~/upstream-calls/answer-age";
import { type TrackerFrame, thirdPartyFrame } from "./third-party-frame.ts";

interface Tracked<Position, Said> {
  /** Oldest first. */
  positions: readonly Position[];
  /** Newest first; none where they could not be had. */
  comments: readonly Said[];
  frame?: TrackerFrame;
  fetched?: AnswerAge;
  /** Why there are no positions. */
  face?: FaceKind;
}

/** What a tracker shows besides the match itself: football's ball on a pitch, basketball's plays on a court. */
export type TrackerData =
  | ({ sport: "football" } & Tracked<TrackerPosition, Comment>)
  | ({ sport: "basketball" } & Tracked<CourtPosition, GameComment>);

/** Sentences that are asked for: about as many as the last ten minutes have. */
const SAID = 30;

/** What a match's tracker shows by now. Never rejects: a failing call leaves its part out. */
export async function loadTracker(
  context: EdgeContext,
  { sport, matchId }: { sport: Sport; matchId: string },
): Promise<TrackerData> {
  const { upstream, config } = context;
  const hosts = config.trackerHosts ?? [];
  if (sport === "football") {
    const [tracker, said] = await Promise.all([
      settle(context, upstream.call("liveTracker", { matchId })),
      settle(context, upstream.call("matchCommentary", { matchId, size: SAID })),
    ]);
    const { positions = [], url = null } = tracker.value?.value ?? {};
    const comments = said.value?.value.comments ?? [];
    return { sport, positions, comments, ...partsOf(tracker, thirdPartyFrame({ url }, hosts)) };
  }
  const [tracker, said] = await Promise.all([
    settle(context, upstream.call("basketballTracker", { matchId })),
    settle(context, upstream.call("basketballCommentary", { matchId, size: SAID })),
  ]);
  const { positions = [], url = null } = tracker.value?.value ?? {};
  const comments = said.value?.value.comments ?? [];
  return { sport, positions, comments, ...partsOf(tracker, thirdPartyFrame({ url }, hosts)) };
}

type Answer = { value: Fetched<unknown>; face?: never } | { face: FaceKind; value?: never };

function partsOf({ value, face }: Answer, frame: TrackerFrame | undefined) {
  return {
    ...(frame && { frame }),
    ...(value && { fetched: { fetchedAt: value.fetchedAt, isLastGood: value.isLastGood } }),
    ...(face && { face }),
  };
}
