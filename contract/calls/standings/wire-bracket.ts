import * as z from "zod/mini";
import { type Bracket, DECIDED_BY, EXTRA_TIME, type Placeholder, type Slot, type Tie } from "../../domain/bracket.ts";
import { parseMatch, parseTeam } from "../../parse/match.ts";
import { isSide } from "../../parse/one-of.ts";
import { KNOCKOUT_STAGES } from "../../tables/stages.ts";
import { WireMatchItem, WireTeamRef } from "../../wire/match-item.ts";
import { rows } from "../../wire/rows.ts";
import { Flag, Id, Int, IntOr, NullableInt, OptionalPair, OptionalText, Text, wireObject } from "../../wire/scalars.ts";
import type { WireOf } from "../../wire/wire-of.ts";

const WireSlot = wireObject({
  team: z.optional(WireTeamRef),
  /** A key: winner:quarter_final-2, loser:semi_final-1, group:1:A, third:A/B/C, rank:5, rank:3:east. */
  placeholder: OptionalText,
});

const WireTie = wireObject({
  tieId: Id,
  order: Int,
  home: WireSlot,
  away: WireSlot,
  legs: rows("legs", WireMatchItem),
  legCount: IntOr(1),
  bestOf: NullableInt,
  agg: OptionalPair,
  seriesWins: OptionalPair,
  awayGoalsRule: Flag,
  extraTime: OptionalText,
  decidedBy: OptionalText,
  winnerSlot: OptionalText,
  feedsTieId: OptionalText,
  feedsSlot: OptionalText,
});

export const WireBracket = wireObject({
  rounds: rows("rounds", wireObject({ roundId: Id, name: Text, order: Int, ties: rows("ties", WireTie) })),
  isForPromotion: Flag,
  thirdPlace: z.optional(WireTie),
});

export type BracketWire = WireOf<typeof WireBracket>;
export type TieWire = WireOf<typeof WireTie>;
export type SlotWire = WireOf<typeof WireSlot>;

/** A placeholder in wire format. */
export function placeholderKey(place: Placeholder): string {
  switch (place.kind) {
    case "winner":
    case "loser":
      return `${place.kind}:${place.tieId}`;
    case "group":
      return `group:${place.rank}:${place.group}`;
    case "third":
      return `third:${place.groups.join("/")}`;
    case "rank":
      return place.conference === undefined ? `rank:${place.rank}` : `rank:${place.rank}:${place.conference}`;
  }
}

/** Undefined for an unknown key. */
export function parsePlaceholder(key: string): Placeholder | undefined {
  const [kind, first = "", second] = key.split(":");
  if ((kind === "winner" || kind === "loser") && first) return { kind, tieId: first };
  if (kind === "third" && first) return { kind, groups: first.split("/") };
  const rank = Number(first);
  if (!Number.isInteger(rank) || rank < 1) return undefined;
  if (kind === "group" && second) return { kind, rank, group: second };
  return kind === "rank" ? { kind, rank, ...(second && { conference: second }) } : undefined;
}

function parseSlot({ team, placeholder }: z.output<typeof WireSlot>): Slot {
  const place = placeholder === undefined ? undefined : parsePlaceholder(placeholder);
  return { ...(team && { team: parseTeam(team) }), ...(place && { placeholder: place }) };
}

const parseSide = (word: string | undefined) => (isSide(word) ? word : undefined);

function parseTie(tie: z.output<typeof WireTie>): Tie {
  const winner = parseSide(tie.winnerSlot);
  const slot = parseSide(tie.feedsSlot);
  const decidedBy = DECIDED_BY.find((one) => one === tie.decidedBy);
  return {
    id: tie.tieId,
    order: tie.order,
    home: parseSlot(tie.home),
    away: parseSlot(tie.away),
    matches: tie.legs.map(parseMatch),
    legs: tie.legCount === 2 ? 2 : 1,
    ...(tie.bestOf !== null && { bestOf: tie.bestOf }),
    ...(tie.agg && { aggregate: tie.agg }),
    ...(tie.seriesWins && { seriesWins: tie.seriesWins }),
    awayGoalsRule: tie.awayGoalsRule,
    extraTime: EXTRA_TIME.find((one) => one === tie.extraTime) ?? "always",
    ...(decidedBy && { decidedBy }),
    ...(winner && { winner }),
    ...(tie.feedsTieId && slot && { feeds: { tieId: tie.feedsTieId, slot } }),
  };
}

/** Unknown rounds are left out. */
export const parseBracket = ({ rounds, isForPromotion, thirdPlace }: z.output<typeof WireBracket>): Bracket => ({
  rounds: rounds.flatMap(({ name, ties }) => {
    const stage = KNOCKOUT_STAGES.find((one) => one === name);
    return stage ? [{ stage, ties: ties.map(parseTie) }] : [];
  }),
  ...(isForPromotion && { isForPromotion }),
  ...(thirdPlace && { thirdPlace: parseTie(thirdPlace) }),
});
