import * as z from "zod/mini";
import { endpoint } from "../wire/endpoint.ts";
import { LangParam, SportTypeParam, ZeroOrOneParam } from "../wire/parameters.ts";
import { preprocess } from "../wire/preprocess.ts";
import { answerRows } from "../wire/rows.ts";
import { isSafeLink, OptionalEpochMs, OptionalText, Text, wireObject } from "../wire/scalars.ts";
import type { WireOf } from "../wire/wire-of.ts";

const WireBanner = wireObject({
  image: Text,
  link: preprocess((link) => (typeof link === "string" ? link.trim() : link), z.string().check(z.refine(isSafeLink))),
  openWith: OptionalText,
  id: OptionalText,
  alt: OptionalText,
  startAt: OptionalEpochMs,
  endAt: OptionalEpochMs,
});

/** Written by the reference upstream. `image` is a web address, or a path below the storage's base address. */
export type BannerWire = WireOf<typeof WireBanner>;

export interface Banner {
  /** Joins the pictures of one banner for two devices; the link if the upstream sends none. */
  id: string;
  image: string;
  /** A path on our own host, or an http(s) address; no other scheme. */
  link: string;
  opensNewTab: boolean;
  /** Describes the picture. */
  alt?: string;
  /** Shown from this instant on, in milliseconds. */
  startAt?: number;
  /** Shown until this instant, in milliseconds. */
  endAt?: number;
}

const parseBanner = ({ id, image, link, openWith, alt, startAt, endAt }: z.output<typeof WireBanner>): Banner => ({
  id: id ?? link,
  image,
  link,
  opensNewTab: openWith === "blank",
  ...(alt && { alt }),
  ...(startAt !== undefined && { startAt }),
  ...(endAt !== undefined && { endAt }),
});

/**
 * Banners of a sport for a device and a language. Without `lang`, which would add a cache entry per country for
 * English; `imageLang` gives the language already.
 */
export const findPicture = endpoint({
  name: "findPicture",
  path: "/focusPicture/findPicture",
  query: z.object({
    deviceType: ZeroOrOneParam,
    imageLang: LangParam,
    imageType: z.pipe(z.coerce.string(), z.literal("1")),
    sportType: SportTypeParam,
  }),
  result: z.object({ data: answerRows("data", WireBanner) }),
  toValue: ({ data }): Banner[] => data.map(parseBanner),
  cache: { freshFor: 600, staleFor: 86_400, keepFor: 2_592_000, store: "kv" },
});
