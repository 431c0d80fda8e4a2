import * as z from "zod/mini";
import type { GameTick } from "../../domain/game-info.ts";
import { parseStatus } from "../../domain/status.ts";
import { parseGameBoard, parseGameClock, parsePeriods } from "../../parse/game.ts";
import { parsePair } from "../../parse/match.ts";
import { endpoint } from "../../wire/endpoint.ts";
import { GAME_FIELDS } from "../../wire/match-item.ts";
import { answerRows } from "../../wire/rows.ts";
import { Id, IntOr, NullableInt, OptionalEpochMs, OptionalText, Text, wireObject } from "../../wire/scalars.ts";
import type { WireOf } from "../../wire/wire-of.ts";
import { ScoreQuery } from "../match-score.ts";

/** The fields of a game's row that change while it is played. */
const WireGameTick = wireObject({
  matchId: Id,
  matchStatus: Text,
  phase: OptionalText,
  homeTeamScore: NullableInt,
  awayTeamScore: NullableInt,
  ...GAME_FIELDS,
  seq: IntOr(0),
  updatedAt: OptionalEpochMs,
});
export type GameTickWire = WireOf<typeof WireGameTick>;

function parseTick(row: z.output<typeof WireGameTick>): GameTick {
  const score = parsePair(row.homeTeamScore, row.awayTeamScore);
  const periods = parsePeriods(row);
  const { gameClock } = parseGameClock(row);
  return {
    id: row.matchId,
    status: parseStatus(row.matchStatus, row.phase),
    seq: row.seq,
    ...(score && { score }),
    ...(periods && { periods }),
    ...(gameClock && { clock: gameClock }),
    ...parseGameBoard(row).gameBoard,
  };
}

/** Scores of one game or up to 100. A failed call is silent on the page (specification, section 7). */
export const basketballMatchScore = endpoint({
  name: "basketballMatchScore",
  path: "/basketball/match/score",
  namesOne: true,
  query: ScoreQuery,
  result: z.object({ data: answerRows("data", WireGameTick) }),
  toValue: ({ data }): GameTick[] => data.map(parseTick),
  cache: { freshFor: 3, staleFor: 30, keepFor: 3_600, store: "colo" },
});
