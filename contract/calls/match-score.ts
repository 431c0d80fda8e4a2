import * as z from "zod/mini";
import type { Pair } from "../domain/match.ts";
import { parseStatus, type Status } from "../domain/status.ts";
import { parsePair } from "../parse/match.ts";
import { endpoint } from "../wire/endpoint.ts";
import { IdListParam, IdParam, LangParam } from "../wire/parameters.ts";
import { answerRows } from "../wire/rows.ts";
import { Id, IntOr, NullableInt, OptionalEpochMs, OptionalText, Text, wireObject } from "../wire/scalars.ts";
import type { WireOf } from "../wire/wire-of.ts";

/** The fields of a match row that change during play. */
const WireScoreTick = wireObject({
  matchId: Id,
  matchStatus: Text,
  phase: OptionalText,
  minute: NullableInt,
  addedMinute: NullableInt,
  homeTeamScore: NullableInt,
  awayTeamScore: NullableInt,
  homeHalfScore: NullableInt,
  awayHalfScore: NullableInt,
  homePenScore: NullableInt,
  awayPenScore: NullableInt,
  homeRed: IntOr(0),
  awayRed: IntOr(0),
  seq: IntOr(0),
  updatedAt: OptionalEpochMs,
});
export type ScoreTickWire = WireOf<typeof WireScoreTick>;

interface ScoreTick {
  id: string;
  status: Status;
  score?: Pair;
  shootout?: Pair;
  reds: Pair;
  seq: number;
}

function parseTick(row: z.output<typeof WireScoreTick>): ScoreTick {
  const score = parsePair(row.homeTeamScore, row.awayTeamScore);
  const shootout = parsePair(row.homePenScore, row.awayPenScore);
  return {
    id: row.matchId,
    status: parseStatus(row.matchStatus, row.phase),
    seq: row.seq,
    reds: [row.homeRed, row.awayRed],
    ...(score && { score }),
    ...(shootout && { shootout }),
  };
}

export const ScoreQuery = z
  .object({ matchId: z.optional(IdParam), matchIds: z.optional(IdListParam), lang: LangParam })
  .check(
    z.refine(({ matchId, matchIds }) => Boolean(matchId) !== Boolean(matchIds), {
      message: "give either matchId or matchIds",
      path: ["matchId"],
    }),
  );

const score = (name: string, server: "main" | "sevens") =>
  endpoint({
    name,
    server,
    path: "/match/score",
    namesOne: true,
    query: ScoreQuery,
    result: z.object({ data: answerRows("data", WireScoreTick) }),
    toValue: ({ data }): ScoreTick[] => data.map(parseTick),
    cache: { freshFor: 5, staleFor: 60, keepFor: 3_600, store: "colo" },
  });

/** Scores of one match or up to 100. A failed call is silent on the page (specification, section 7). */
export const matchScore = score("matchScore", "main");
export const sevensMatchScore = score("sevensMatchScore", "sevens");
