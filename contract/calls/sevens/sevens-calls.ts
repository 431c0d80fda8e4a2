import * as z from "zod/mini";
import type { SevensKnockout, SevensTree } from "../../domain/sevens.ts";
import { isSevensCategory, SEVENS_TREES } from "../../tables/sevens.ts";
import { endpoint, LIVE } from "../../wire/endpoint.ts";
import { IdParam, LangParam, SeasonParam } from "../../wire/parameters.ts";
import { rows } from "../../wire/rows.ts";
import { Text, wireObject } from "../../wire/scalars.ts";
import { EventsResult, toEvents } from "../match-centre/events.ts";
import { LineupResult, toLineUps } from "../match-centre/line-ups.ts";
import { football } from "../standings/ranking.ts";
import { parseBracket, WireBracket } from "../standings/wire-bracket.ts";
import { sevensLiveVideos } from "./live-videos.ts";
import { CategoryParam, sevensMatchInfo, sevensMatchList } from "./matches.ts";

const ofMatch = { server: "sevens", namesOne: true, query: z.object({ matchId: IdParam, lang: LangParam }) } as const;
const ofCategory = z.object({
  category: z._default(CategoryParam, "main"),
  /** The year; defaults to the current tournament. */
  season: z.optional(SeasonParam),
  lang: LangParam,
});

/** Goals, cards and the kicks of a shoot-out; every goal counts one, whichever half it is in. */
const sevensMatchEvents = endpoint({
  name: "sevensMatchEvents",
  path: "/match/event",
  ...ofMatch,
  result: EventsResult,
  toValue: toEvents,
  cache: LIVE,
});

/** The seven starters and five substitutes, known with the draw. */
const sevensMatchLineup = endpoint({
  name: "sevensMatchLineup",
  path: "/match/lineup",
  ...ofMatch,
  result: LineupResult,
  toValue: toLineUps,
  cache: LIVE,
});

/** The tables of a category's four groups, or one of them. */
const sevensRanking = endpoint({
  name: "sevensRanking",
  server: "sevens",
  path: "/soccerLeague/ranking",
  namesOne: true,
  query: z.extend(ofCategory, { groupName: z.optional(z.enum(["A", "B", "C", "D"])) }),
  ...football,
  cache: LIVE,
});

const KnockoutResult = z.object({
  data: wireObject({
    category: Text,
    season: Text,
    trees: rows("trees", wireObject({ name: Text, bracket: WireBracket })),
  }),
});

const isTree = (name: string): name is SevensTree => SEVENS_TREES.some((tree) => tree === name);

/** Cup, Plate, Bowl and Shield of a category, from the draw on, with the undecided places. */
const sevensKnockout = endpoint({
  name: "sevensKnockout",
  server: "sevens",
  path: "/match/knockout",
  namesOne: true,
  query: ofCategory,
  result: KnockoutResult,
  toValue: ({ data }): SevensKnockout => ({
    category: isSevensCategory(data.category) ? data.category : "main",
    season: data.season,
    trees: data.trees.flatMap(({ name, bracket }) =>
      isTree(name) ? [{ tree: name, bracket: parseBracket(bracket) }] : [],
    ),
  }),
  cache: LIVE,
});

/** The calls of this family, by name. */
export const SEVENS_CALLS = {
  sevensLiveVideos,
  sevensMatchList,
  sevensKnockout,
  sevensMatchInfo,
  sevensMatchEvents,
  sevensMatchLineup,
  sevensRanking,
} as const;
