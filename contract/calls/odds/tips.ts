import * as z from "zod/mini";
import type { MatchTip, MediaTip, Opinion } from "../../domain/tips.ts";
import { SETTLES } from "../../odds/settle.ts";
import { endpoint } from "../../wire/endpoint.ts";
import { IdParam, LangParam } from "../../wire/parameters.ts";
import { rows } from "../../wire/rows.ts";
import { EpochMs, Flag, Id, Int, OptionalText, Text, wireObject } from "../../wire/scalars.ts";
import type { WireOf } from "../../wire/wire-of.ts";
import { OptionalDec, optional } from "./odds-wire.ts";

const OPINION = {
  market: z.enum(["AH", "OU", "1X2"]),
  pick: z.enum(["home", "draw", "away", "over", "under"]),
  line: OptionalDec,
  odds: OptionalDec,
  outcome: optional(z.enum(SETTLES)),
};
const WireOpinion = wireObject(OPINION);
export type OpinionWire = WireOf<typeof WireOpinion>;

const parseOpinion = ({ market, pick, line, odds, outcome }: z.output<typeof WireOpinion>): Opinion => ({
  market,
  pick,
  ...(line !== undefined && { line }),
  ...(odds !== undefined && { odds }),
  ...(outcome && { outcome }),
});

/** Texts are full sentences in the caller's language, derived from the data. */
const WireTip = wireObject({
  ...OPINION,
  tipId: Id,
  text: Text,
  author: OptionalText,
  requiresLogin: Flag,
  createdAt: EpochMs,
});
export type TipWire = WireOf<typeof WireTip>;

const WireMedium = wireObject({
  ...OPINION,
  mediaId: Id,
  name: Text,
  text: Text,
  record: optional(wireObject({ won: Int, halfWon: Int, push: Int, halfLost: Int, lost: Int })),
});
export type MediumWire = WireOf<typeof WireMedium>;

/** Outcomes appear when the match is over. */
const MATCH_DAY = { freshFor: 30, staleFor: 300, keepFor: 604_800, store: "kv" } as const;
const query = z.object({ matchId: IdParam, lang: LangParam });

/** Arguments for either side of a match, from a day before kick-off on. */
export const matchTips = endpoint({
  name: "matchTips",
  path: "/match/analysis/getMatchTips",
  namesOne: true,
  holdsPrices: true,
  query,
  result: z.object({ data: wireObject({ tips: rows("tips", WireTip) }) }),
  toValue: ({ data }): MatchTip[] =>
    data.tips.map((tip) => ({
      ...parseOpinion(tip),
      id: tip.tipId,
      text: tip.text,
      ...(tip.author && { author: tip.author }),
      requiresLogin: tip.requiresLogin,
      createdAt: tip.createdAt,
    })),
  cache: MATCH_DAY,
});

/** The same by simulated analysts, with a record of their picks for both teams' last matches. */
export const mediaTips = endpoint({
  name: "mediaTips",
  path: "/match/analysis/getMediaTips",
  namesOne: true,
  holdsPrices: true,
  query,
  result: z.object({ data: wireObject({ media: rows("media", WireMedium) }) }),
  toValue: ({ data }): MediaTip[] =>
    data.media.map((medium) => ({
      ...parseOpinion(medium),
      id: medium.mediaId,
      name: medium.name,
      text: medium.text,
      ...(medium.record && { record: medium.record }),
    })),
  cache: MATCH_DAY,
});
