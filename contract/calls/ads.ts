import * as z from "zod/mini";
import { endpoint } from "../wire/endpoint.ts";
import { IdParam, LangParam, SlugParam, SportTypeParam } from "../wire/parameters.ts";
import { answerRows } from "../wire/rows.ts";
import { FlagOr, Id, Int, IntOr, isSafeLink, Text, wireObject } from "../wire/scalars.ts";
import type { WireOf } from "../wire/wire-of.ts";

/** `w` and `h` in CSS pixels; `frequencyCap` 0 means no cap. */
const WireAd = wireObject({
  adId: Id,
  slot: Text,
  image: Text,
  link: z.string().check(z.refine(isSafeLink)),
  w: Int,
  h: Int,
  frequencyCap: IntOr(0),
  isBetting: FlagOr(false),
});

export type AdWire = WireOf<typeof WireAd>;

export interface Ad {
  id: string;
  slot: string;
  image: string;
  link: string;
  /** CSS pixels. */
  width: number;
  height: number;
  /** Views per device and day; absent without a limit. */
  frequencyCap?: number;
}

const parseAd = ({ adId, slot, image, link, w, h, frequencyCap }: z.output<typeof WireAd>): Ad => ({
  id: adId,
  slot,
  image,
  link,
  width: w,
  height: h,
  ...(frequencyCap > 0 && { frequencyCap }),
});

/** Advertisements of a slot. Betting advertisements are dropped, whatever the upstream sends. */
export const getAdvertisement = endpoint({
  name: "getAdvertisement",
  path: "/ad/getAdvertisement",
  query: z.object({
    slot: SlugParam,
    sportType: SportTypeParam,
    country: z.optional(z.string().check(z.regex(/^[A-Z]{2}$/, "not an ISO 3166-1 code"))),
    lang: LangParam,
  }),
  result: z.object({ data: answerRows("data", WireAd) }),
  toValue: ({ data }): Ad[] => data.filter(({ isBetting }) => !isBetting).map(parseAd),
  cache: { freshFor: 600, staleFor: 86_400, keepFor: 604_800, store: "kv" },
});

/** Counts one view of an advertisement, anonymously. */
export const updateAdUserViewed = endpoint({
  name: "updateAdUserViewed",
  method: "POST",
  path: "/ad/updateAdUserViewed",
  effect: true,
  namesOne: true,
  query: z.object({ adId: IdParam }),
  result: z.looseObject({}),
  toValue: () => null,
});
