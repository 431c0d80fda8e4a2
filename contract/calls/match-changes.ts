import * as z from "zod/mini";
import type { MatchChange, MatchChanges } from "../domain/live.ts";
import { parseMatchState } from "../parse/match.ts";
import { endpoint } from "../wire/endpoint.ts";
import { MATCH_STATE_FIELDS } from "../wire/match-item.ts";
import { SportTypeParam } from "../wire/parameters.ts";
import { answerRows } from "../wire/rows.ts";
import { EpochMs, Id, Int, wireObject } from "../wire/scalars.ts";
import type { WireOf } from "../wire/wire-of.ts";

/**
 * `since` in milliseconds by the upstream's clock: the `until` of an earlier answer. Rows contain no text, so there is
 * no `lang`: it is ignored if sent, and all languages share an answer.
 */
export const MatchChangesQuery = z.object({
  sportType: SportTypeParam,
  since: z.coerce.number().check(z.int(), z.gte(1)),
});

/** The mutable fields of a match row, and when (milliseconds) they last changed. */
const WireMatchChange = wireObject({ matchId: Id, seq: Int, at: EpochMs, ...MATCH_STATE_FIELDS });
export type MatchChangeWire = WireOf<typeof WireMatchChange>;

const MatchChangesResult = z.object({
  since: EpochMs,
  until: EpochMs,
  matchList: answerRows("matchList", WireMatchChange),
});
export type MatchChangesBody = WireOf<typeof MatchChangesResult>;

const parseChange = (row: z.output<typeof WireMatchChange>): MatchChange => ({
  id: row.matchId,
  seq: row.seq,
  at: row.at,
  match: parseMatchState(row),
});

/**
 * Changes in a sport's matches after `since`, each match once, with its current state. Minute changes are not reported;
 * clients derive them from the play clock. An instant too far back is a 400 that names `since`.
 */
export const matchChanges = endpoint({
  name: "matchChanges",
  path: "/match/changes",
  namesOne: true,
  query: MatchChangesQuery,
  result: MatchChangesResult,
  toValue: ({ since, until, matchList }): MatchChanges => ({ since, until, changes: matchList.map(parseChange) }),
  cache: { freshFor: 1, staleFor: 1, keepFor: 60, store: "colo" },
});
