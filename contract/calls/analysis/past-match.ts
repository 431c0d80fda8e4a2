import * as z from "zod/mini";
import type { PastMatch } from "../../domain/history.ts";
import { parseMatch } from "../../parse/match.ts";
import { MATCH_ITEM } from "../../wire/match-item.ts";
import { OptionalPair, Text, wireObject } from "../../wire/scalars.ts";
import type { WireOf } from "../../wire/wire-of.ts";

/** A decided match with how it went for `subject`, the side that the list is about. */
const PAST_MATCH = {
  ...MATCH_ITEM,
  leagueName: Text,
  corners: OptionalPair,
};

export const SUBJECT = { side: z.enum(["home", "away"]), result: z.enum(["W", "D", "L"]) };

export const WirePastMatch = wireObject({ ...PAST_MATCH, subject: wireObject(SUBJECT) });
export type PastMatchWire = WireOf<typeof WirePastMatch>;

export const parsePastMatch = (row: z.output<typeof WirePastMatch>): PastMatch => ({
  match: parseMatch(row),
  competitionName: row.leagueName,
  side: row.subject.side,
  result: row.subject.result,
  ...(row.corners && { corners: row.corners }),
});
