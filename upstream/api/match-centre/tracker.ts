import type { TrackerBody } from "#contract/calls/match-centre/tracker";
import type { QueryOf } from "#contract/registry";
import { localeRow } from "#contract/tables/locales";
import { type CallContext, localeOf } from "../../matches/call-context.ts";
import { buildPositions } from "../../simulator/football/tracker.ts";
import { requestedMatch } from "../context/requested.ts";
import { progressNow } from "./progress-now.ts";

/** The provider of the positions: no third-party frame, so there is no address. */
const TRACKER_PROVIDER = "matchlight";

/** The ball's positions of the last minutes; absent before kick-off and from soon after the end. */
export async function trackerOfMatch(
  { matchId, lang }: QueryOf<"liveTracker">,
  context: CallContext,
): Promise<TrackerBody> {
  const fixture = await requestedMatch(matchId, "football", context);
  const progress = await progressNow(fixture, context);
  const positions = progress ? buildPositions(progress, context.now) : [];
  return {
    data: {
      url: null,
      provider: TRACKER_PROVIDER,
      width: null,
      height: null,
      lang: localeRow(localeOf(lang)).tag,
      fallback: progress ? "momentum" : "none",
      positions,
      updatedAt: positions.at(-1)?.at,
    },
  };
}
