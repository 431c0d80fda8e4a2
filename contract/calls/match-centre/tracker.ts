import * as z from "zod/mini";
import { TRACKER_KINDS, type Tracker } from "../../domain/tracker.ts";
import { endpoint } from "../../wire/endpoint.ts";
import { IdParam, LangParam } from "../../wire/parameters.ts";
import { rows } from "../../wire/rows.ts";
import {
  EpochMs,
  isSafeLink,
  NullableInt,
  NullableText,
  Num,
  OptionalEpochMs,
  OptionalText,
  Text,
  wireObject,
} from "../../wire/scalars.ts";
import type { WireOf } from "../../wire/wire-of.ts";

const WirePosition = wireObject({
  at: EpochMs,
  kind: z.enum(TRACKER_KINDS),
  side: z.enum(["home", "away"]),
  x: Num,
  y: Num,
});

/** The frame of a third party; ours leaves `url` empty and gives positions. */
const TrackerResult = z.object({
  data: wireObject({
    url: NullableText,
    provider: Text,
    width: NullableInt,
    height: NullableInt,
    lang: Text,
    darkParam: OptionalText,
    fallback: Text,
    positions: rows("positions", WirePosition),
    updatedAt: OptionalEpochMs,
  }),
});
export type TrackerBody = WireOf<typeof TrackerResult>;

/** The address of a frame that shows the match, and the ball's positions in the last minutes. */
export const liveTracker = endpoint({
  name: "liveTracker",
  path: "/match/getLiveTrackerUrl",
  namesOne: true,
  query: z.object({ matchId: IdParam, lang: LangParam }),
  result: TrackerResult,
  toValue: ({ data }): Tracker => ({
    url: data.url !== null && isSafeLink(data.url) ? data.url : null,
    provider: data.provider,
    ...(data.width !== null && { width: data.width }),
    ...(data.height !== null && { height: data.height }),
    ...(data.darkParam && { darkParam: data.darkParam }),
    fallback: data.fallback === "momentum" ? "momentum" : "none",
    positions: data.positions.map(({ at, kind, side, x, y }) => ({ at, kind, side, x, y })),
    ...(data.updatedAt !== undefined && { updatedAt: data.updatedAt }),
  }),
  cache: { freshFor: 3, staleFor: 10, keepFor: 3_600, store: "colo" },
});
