import * as z from "zod/mini";
import type { LiveVideo } from "../../domain/sevens.ts";
import { endpoint } from "../../wire/endpoint.ts";
import { LangParam } from "../../wire/parameters.ts";
import { answerRows } from "../../wire/rows.ts";
import { EpochMs, Flag, Id, OptionalEpochMs, Text, wireObject } from "../../wire/scalars.ts";
import type { WireOf } from "../../wire/wire-of.ts";

const WireVideo = wireObject({
  videoId: Id,
  title: Text,
  pitch: Text,
  isLive: Flag,
  startAt: EpochMs,
  endAt: OptionalEpochMs,
  requiresLogin: Flag,
});
export type LiveVideoWire = WireOf<typeof WireVideo>;

const toVideo = (video: z.output<typeof WireVideo>): LiveVideo => ({
  id: video.videoId,
  title: video.title,
  pitch: video.pitch,
  isLive: video.isLive,
  startsAt: video.startAt,
  ...(video.endAt !== undefined && { endsAt: video.endAt }),
});

/**
 * The cameras of the sevens, one per pitch and day. Livestreams are for members (specification, section 6), and this
 * answer is the same for everyone: it says what is shown when, but not where, which is a call for members
 * (members/live-video.ts).
 */
export const sevensLiveVideos = endpoint({
  name: "sevensLiveVideos",
  server: "sevens",
  path: "/match/liveVideos",
  withheld: ["url"],
  query: z.object({ lang: LangParam }),
  result: z.object({ data: answerRows("data", WireVideo) }),
  toValue: ({ data }): LiveVideo[] => data.map(toVideo),
  cache: { freshFor: 30, staleFor: 300, keepFor: 86_400, store: "kv" },
});
