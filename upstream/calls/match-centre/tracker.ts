import type { TrackerBody } from "#contract/calls/match-centre/tracker";
import type { QueryOf } from "#contract/registry";
import { localeRow } from "#contract/tables/locales";
import { positionsOf } from "../../football/tracker.ts";
import { askedMatch } from "../asked.ts";
import { type CallContext, localeOf } from "../call.ts";
import { courseNow } from "./course-now.ts";

/** Who tells the positions: no third party's frame, so that there is no address. */
const TRACKER_PROVIDER = "matchlight";

/** The ball in the last minutes; none before kick-off, and soon after the end none any more. */
export async function trackerOfMatch(
  { matchId, lang }: QueryOf<"liveTracker">,
  context: CallContext,
): Promise<TrackerBody> {
  const fixture = await askedMatch(matchId, "football", context);
  const course = await courseNow(fixture, context);
  const positions = course ? positionsOf(course, context.now) : [];
  return {
    data: {
      url: null,
      provider: TRACKER_PROVIDER,
      width: null,
      height: null,
      lang: localeRow(localeOf(lang)).tag,
      fallback: course ? "momentum" : "none",
      positions,
      updatedAt: positions.at(-1)?.at,
    },
  };
}
