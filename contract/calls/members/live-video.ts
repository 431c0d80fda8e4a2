import * as z from "zod/mini";
import { endpoint } from "../../wire/endpoint.ts";
import { IdParam } from "../../wire/parameters.ts";
import { OptionalText, wireObject } from "../../wire/scalars.ts";
import { LANG } from "./fields.ts";

/**
 * The film's address of a sevens camera; undefined where there is none. Livestreams are for members (specification,
 * section 6). Browsers never see it: the edge gives a member an address of its own (worker/live-video).
 */
export const sevensLiveVideoUrl = endpoint({
  name: "sevensLiveVideoUrl",
  server: "sevens",
  path: "/match/liveVideoUrl",
  access: "member",
  namesOne: true,
  withheld: ["url"],
  query: z.object({ videoId: IdParam, ...LANG }),
  result: z.object({ data: wireObject({ url: OptionalText }) }),
  toValue: ({ data }): string | undefined => data.url,
});
