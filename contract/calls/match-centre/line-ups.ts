import * as z from "zod/mini";
import {
  ABSENCE_CERTAINTIES,
  ABSENCE_KINDS,
  LINE_UP_STATES,
  type LineUpAbsence,
  type LineUpPlayer,
  type LineUps,
  PLAYER_STAT_KEYS,
  ROLES,
  type TeamLineUp,
} from "../../domain/line-ups.ts";
import { endpoint, LIVE } from "../../wire/endpoint.ts";
import { IdParam, LangParam } from "../../wire/parameters.ts";
import { OptionalPlayerRef, PLAYER_REF, parsePlayer } from "../../wire/player-ref.ts";
import { optional } from "../../wire/preprocess.ts";
import { rows } from "../../wire/rows.ts";
import {
  buildRecordSchema,
  Id,
  Int,
  IntOr,
  NullableDec,
  NullableInt,
  OptionalEpochMs,
  OptionalFlag,
  OptionalText,
  Text,
  wireObject,
} from "../../wire/scalars.ts";
import type { WireOf } from "../../wire/wire-of.ts";

const WireLineupPlayer = wireObject({
  ...PLAYER_REF,
  pos: z.enum(ROLES),
  gridRow: NullableInt,
  gridCol: NullableInt,
  isCaptain: OptionalFlag,
  rating: NullableDec,
  isMotm: OptionalFlag,
  goals: IntOr(0),
  ownGoals: IntOr(0),
  assists: IntOr(0),
  yellow: IntOr(0),
  secondYellow: OptionalFlag,
  red: IntOr(0),
  inMinute: NullableInt,
  outMinute: NullableInt,
  minutes: IntOr(0),
  stats: buildRecordSchema(Int),
});
export type LineupPlayerWire = WireOf<typeof WireLineupPlayer>;

const WireAbsence = wireObject({
  ...PLAYER_REF,
  kind: z.enum(ABSENCE_KINDS),
  certainty: z.enum(ABSENCE_CERTAINTIES),
  reason: Text,
  since: OptionalText,
  until: OptionalText,
});
export type LineupAbsenceWire = WireOf<typeof WireAbsence>;

const WireTeamLineup = wireObject({
  teamId: Id,
  formation: OptionalText,
  kit: optional(wireObject({ shirt: Text, number: Text })),
  coach: OptionalPlayerRef,
  avgRating: NullableDec,
  starters: rows("starters", WireLineupPlayer),
  bench: rows("bench", WireLineupPlayer),
  absences: rows("absences", WireAbsence),
});
export type TeamLineupWire = WireOf<typeof WireTeamLineup>;

export const LineupResult = z.object({
  data: wireObject({
    state: z.enum(LINE_UP_STATES),
    confirmedAt: OptionalEpochMs,
    home: WireTeamLineup,
    away: WireTeamLineup,
  }),
});
export type LineupBody = WireOf<typeof LineupResult>;

const parseLineUpPlayer = (player: z.output<typeof WireLineupPlayer>): LineUpPlayer => ({
  ...parsePlayer(player),
  role: player.pos,
  ...(player.gridRow !== null && { gridRow: player.gridRow }),
  ...(player.gridCol !== null && { gridCol: player.gridCol }),
  ...(player.isCaptain && { isCaptain: true as const }),
  ...(player.rating !== null && { rating: player.rating }),
  ...(player.isMotm && { isManOfTheMatch: true as const }),
  goals: player.goals,
  ownGoals: player.ownGoals,
  assists: player.assists,
  yellow: player.yellow,
  ...(player.secondYellow && { isSecondYellow: true as const }),
  red: player.red,
  ...(player.inMinute !== null && { inMinute: player.inMinute }),
  ...(player.outMinute !== null && { outMinute: player.outMinute }),
  minutes: player.minutes,
  stats: Object.fromEntries(PLAYER_STAT_KEYS.flatMap((key) => (key in player.stats ? [[key, player.stats[key]]] : []))),
});

const parseAbsence = (absence: z.output<typeof WireAbsence>): LineUpAbsence => ({
  ...parsePlayer(absence),
  kind: absence.kind,
  certainty: absence.certainty,
  reason: absence.reason,
  ...(absence.since && { since: absence.since }),
  ...(absence.until && { until: absence.until }),
});

const parseTeamLineUp = (side: z.output<typeof WireTeamLineup>): TeamLineUp => ({
  teamId: side.teamId,
  ...(side.formation && { formation: side.formation }),
  ...(side.kit && { kit: { shirt: side.kit.shirt, number: side.kit.number } }),
  ...(side.coach && { coach: parsePlayer(side.coach) }),
  ...(side.avgRating !== null && { averageRating: side.avgRating }),
  starters: side.starters.map(parseLineUpPlayer),
  bench: side.bench.map(parseLineUpPlayer),
  absences: side.absences.map(parseAbsence),
});

export const toLineUps = ({ data }: z.output<typeof LineupResult>): LineUps => ({
  state: data.state,
  ...(data.confirmedAt !== undefined && { confirmedAt: data.confirmedAt }),
  home: parseTeamLineUp(data.home),
  away: parseTeamLineUp(data.away),
});

/** Empty until a day before kick-off, predicted then, official from 60 minutes before it; ratings while in play. */
export const matchLineup = endpoint({
  name: "matchLineup",
  path: "/match/lineup",
  namesOne: true,
  query: z.object({ matchId: IdParam, lang: LangParam }),
  result: LineupResult,
  toValue: toLineUps,
  cache: LIVE,
});
