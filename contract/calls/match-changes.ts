import * as z from "zod";
import type { MatchChange, MatchChanges } from "../domain/live.ts";
import { endpoint, type Fault, type Parsed } from "../endpoint.ts";
import { openEnvelope } from "../envelope.ts";
import { parseStanding } from "../parse/match.ts";
import { STANDING_FIELDS, type StandingWire } from "../wire/match-item.ts";
import { EpochMs, Id, Int, readRows, requireReadable, wireObject } from "../wire/scalars.ts";

/**
 * `since` in milliseconds by the upstream's clock: the `until` of an earlier answer. Rows hold no words, so there is no
 * `lang`: one that is sent is ignored, and all languages share an answer.
 */
export const MatchChangesQuery = z.object({
  sportType: z.coerce
    .number()
    .pipe(z.union([z.literal(0), z.literal(1)]))
    .default(0),
  since: z.coerce.number().int().min(1),
});

const WireMatchChange = wireObject({ matchId: Id, seq: Int, at: EpochMs, ...STANDING_FIELDS });

/** Written by the reference upstream: the fields of a match row that change, and when (milliseconds) they last did. */
export interface MatchChangeWire extends StandingWire {
  matchId: string;
  seq: number;
  at: number;
}

/** Written by the reference upstream. */
export interface MatchChangesBody {
  since: number;
  until: number;
  matchList: MatchChangeWire[];
}

const Head = z.looseObject({ since: EpochMs, until: EpochMs, matchList: z.unknown() });

const parseChange = (row: z.output<typeof WireMatchChange>): MatchChange => ({
  id: row.matchId,
  seq: row.seq,
  at: row.at,
  standing: parseStanding(row),
});

export function parseMatchChanges(answer: unknown): Parsed<MatchChanges> {
  const { since, until, matchList } = Head.parse(openEnvelope(answer));
  const dropped: Fault[] = [];
  const changes = readRows(matchList, WireMatchChange, "matchList", dropped, parseChange);
  requireReadable(changes.length, dropped);
  return { value: { since, until, changes }, dropped };
}

/**
 * What happened in a sport's matches after `since`, each match once, as it stands now. The passing of minutes is not
 * told: a row's play clock tells it. An instant too far back to answer for is a 400 that names `since`.
 */
export const matchChanges = endpoint({
  name: "matchChanges",
  path: "/match/changes",
  namesOne: true,
  query: MatchChangesQuery,
  parse: parseMatchChanges,
  cache: { freshFor: 1, staleFor: 1, keepFor: 60, store: "colo" },
});
