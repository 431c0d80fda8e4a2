import * as z from "zod/mini";
import type { Highlight, HighlightPage, HighlightSource } from "../../domain/highlight.ts";
import { parseMatch } from "../../parse/match.ts";
import { callAddress, type Sport } from "../../tables/sports.ts";
import { endpoint } from "../../wire/endpoint.ts";
import { WireMatchItem } from "../../wire/match-item.ts";
import { IdParam, LangParam, OptionalSportTypeParam, SizeParam } from "../../wire/parameters.ts";
import { rows } from "../../wire/rows.ts";
import { EpochMs, Flag, FlagOr, Id, Int, NullableInt, OptionalText, Text, wireObject } from "../../wire/scalars.ts";
import type { WireOf } from "../../wire/wire-of.ts";

/** `thumb` and `url` are web addresses, or paths below the storage's base address; `duration` in seconds. */
const WireHighlight = wireObject({
  highlightId: Id,
  matchId: OptionalText,
  match: z.optional(WireMatchItem),
  title: Text,
  thumb: Text,
  duration: Int,
  publishedAt: EpochMs,
  source: Text,
  url: Text,
  embedAllowed: FlagOr(true),
  blockedCountries: rows("blockedCountries", Text),
  viewCount: NullableInt,
  lang: OptionalText,
  isSpoiler: FlagOr(true),
});
export type HighlightWire = WireOf<typeof WireHighlight>;

const HighlightsResult = z.object({
  data: wireObject({ list: rows("list", WireHighlight), hasNext: Flag, lastId: OptionalText }),
});

const SOURCES: readonly HighlightSource[] = ["youtube", "vimeo", "hls", "iframe", "animation"];

const toHighlight = (wire: z.output<typeof WireHighlight>): Highlight[] => {
  const source = SOURCES.find((one) => one === wire.source);
  // Formats that cannot be played here are left out.
  if (!source) return [];
  return [
    {
      id: wire.highlightId,
      title: wire.title,
      cover: wire.thumb,
      duration: wire.duration,
      publishedAt: wire.publishedAt,
      source,
      url: wire.url,
      mayEmbed: wire.embedAllowed,
      blockedCountries: wire.blockedCountries,
      ...(wire.viewCount !== null && { views: wire.viewCount }),
      ...(wire.match && { match: parseMatch(wire.match) }),
    },
  ];
};

const toPage = ({ data }: z.output<typeof HighlightsResult>): HighlightPage => ({
  highlights: data.list.flatMap(toHighlight),
  hasNext: data.hasNext,
  ...(data.lastId && { lastId: data.lastId }),
});

/**
 * `timeType` 2, the specification's, is latest first; 1 is oldest first within the last four weeks. `language` is the
 * language of the films, `lang` that of the names; films without speech are in every language.
 */
const HighlightQuery = z.object({
  timeType: z._default(z.enum(["1", "2"]), "2"),
  language: z.optional(LangParam),
  lang: LangParam,
  leagueId: z.optional(IdParam),
  teamId: z.optional(IdParam),
  matchId: z.optional(IdParam),
  lastId: z.optional(IdParam),
  size: z._default(SizeParam, 20),
});

const highlights = <Query extends z.ZodMiniType>(address: { name: string; path: string }, query: Query) =>
  endpoint({
    ...address,
    namesOne: true,
    query: query as z.ZodMiniType<z.output<Query>>,
    result: HighlightsResult,
    toValue: toPage,
    cache: { freshFor: 300, staleFor: 3_600, keepFor: 604_800, store: "kv" },
  });

/** Summaries of a sport's matches: the latest, or those of a competition, team or match. */
export const matchHighlights = (sport: Sport) =>
  highlights(callAddress(sport, "matchHighlights", "/match/getHighlightList"), HighlightQuery);
/** The same for the sport in `sportType`. */
export const highlightList = highlights(
  { name: "highlightList", path: "/highlight/highlightList" },
  z.extend(HighlightQuery, { sportType: OptionalSportTypeParam }),
);
