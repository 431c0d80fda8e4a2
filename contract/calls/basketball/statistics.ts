import * as z from "zod/mini";
import {
  BOX_KEYS,
  BOX_TEAM_KEYS,
  type BoxKey,
  type BoxLine,
  type BoxNumbers,
  type BoxScore,
  type BoxTeam,
} from "../../domain/box-score.ts";
import type { GameStatistics } from "../../domain/game-info.ts";
import { endpoint, LIVE_MATCH } from "../../wire/endpoint.ts";
import { PLAYER_REF, parsePlayer } from "../../wire/player-ref.ts";
import { optional } from "../../wire/preprocess.ts";
import { rows } from "../../wire/rows.ts";
import {
  Flag,
  Id,
  Int,
  NullableInt,
  NullableText,
  OptionalEpochMs,
  OptionalFlag,
  OptionalText,
  Text,
  wireObject,
} from "../../wire/scalars.ts";
import type { WireOf } from "../../wire/wire-of.ts";
import { GameQuery } from "./wire-moment.ts";

const COUNTS = Object.fromEntries(BOX_KEYS.map((key) => [key, Int])) as Record<BoxKey, typeof Int>;
const NUMBERS = { ...COUNTS, seconds: Int, eff: Int };
const WireNumbers = wireObject(NUMBERS);

const WireLine = wireObject({
  ...PLAYER_REF,
  ...NUMBERS,
  position: OptionalText,
  isStarter: Flag,
  isOnCourt: OptionalFlag,
  dnp: NullableText,
  plusMinus: NullableInt,
  isFouledOut: OptionalFlag,
});
export type BoxLineWire = WireOf<typeof WireLine>;

const WireBoxTeam = wireObject({
  teamId: Id,
  players: rows("players", WireLine),
  totals: z.optional(WireNumbers),
  uncounted: optional(z.array(Text)),
  pointsInPaint: NullableInt,
  fastBreakPoints: NullableInt,
  secondChancePoints: NullableInt,
  pointsOffTurnovers: NullableInt,
  benchPoints: NullableInt,
  biggestLead: NullableInt,
  timesTied: NullableInt,
  leadChanges: NullableInt,
  timeoutsLeft: NullableInt,
});
export type BoxTeamWire = WireOf<typeof WireBoxTeam>;

function parseNumbers(numbers: z.output<typeof WireNumbers>): BoxNumbers {
  const counts = Object.fromEntries(BOX_KEYS.map((key) => [key, numbers[key]])) as Record<BoxKey, number>;
  return { ...counts, seconds: numbers.seconds, efficiency: numbers.eff };
}

const parseLine = (line: z.output<typeof WireLine>): BoxLine => ({
  ...parsePlayer(line),
  ...parseNumbers(line),
  ...(line.position && { position: line.position }),
  isStarter: line.isStarter,
  ...(line.isOnCourt && { isOnCourt: true as const }),
  ...(line.dnp !== null && { didNotPlay: line.dnp }),
  ...(line.plusMinus !== null && { plusMinus: line.plusMinus }),
  ...(line.isFouledOut && { isFouledOut: true as const }),
});

const parseTeam = (team: z.output<typeof WireBoxTeam>): BoxTeam => ({
  teamId: team.teamId,
  players: team.players.map(parseLine),
  ...(team.totals && { totals: parseNumbers(team.totals) }),
  ...(team.uncounted && { uncounted: BOX_KEYS.filter((key) => team.uncounted?.includes(key)) }),
  ...Object.fromEntries(BOX_TEAM_KEYS.flatMap((key) => (team[key] === null ? [] : [[key, team[key]]]))),
  ...(team.timeoutsLeft !== null && { timeoutsLeft: team.timeoutsLeft }),
});

/** The current box score; no lines where players were not counted. */
export const boxScore = endpoint({
  name: "boxScore",
  path: "/basketball/match/boxScore",
  namesOne: true,
  query: GameQuery,
  result: z.object({ data: wireObject({ home: WireBoxTeam, away: WireBoxTeam, updatedAt: OptionalEpochMs }) }),
  toValue: ({ data }): BoxScore => ({
    home: parseTeam(data.home),
    away: parseTeam(data.away),
    ...(data.updatedAt !== undefined && { updatedAt: data.updatedAt }),
  }),
  cache: LIVE_MATCH,
});

/** Team statistics by period (0 is the whole game), and the course of the lead. */
export const basketballMatchStat = endpoint({
  name: "basketballMatchStat",
  path: "/basketball/match/stat",
  namesOne: true,
  query: z.object({ matchId: GameQuery.shape.matchId }),
  result: z.object({
    data: wireObject({
      periods: rows(
        "periods",
        wireObject({ period: Int, rows: rows("rows", wireObject({ key: Text, home: Int, away: Int })) }),
      ),
      flow: rows("flow", wireObject({ t: Int, diff: Int })),
    }),
  }),
  toValue: ({ data }): GameStatistics => ({
    periods: data.periods.map((one) => ({
      period: one.period,
      rows: one.rows.map(({ key, home, away }) => ({ key, pair: [home, away] as const })),
    })),
    flow: data.flow.map(({ t, diff }) => ({ seconds: t, lead: diff })),
  }),
  cache: LIVE_MATCH,
});
