import * as z from "zod/mini";
import type { BasketballStandingsRow, StandingsRow, StandingsTable, TieBreak, Zone } from "../../domain/standings.ts";
import { parseTeam } from "../../parse/match.ts";
import { isSide } from "../../parse/one-of.ts";
import { CLINCHES, SPLIT_ROUNDS, TABLE_REASONS } from "../../tables/standings-keys.ts";
import { parseFormMark, WireFormMark } from "../../wire/form-mark.ts";
import { WireTeamRef } from "../../wire/match-item.ts";
import { preprocess } from "../../wire/preprocess.ts";
import { rows } from "../../wire/rows.ts";
import {
  buildRecordSchema,
  Dec,
  Flag,
  Id,
  Int,
  IntOr,
  NullableDec,
  NullableInt,
  OptionalFlag,
  OptionalPair,
  OptionalText,
  Text,
  WirePair,
  wireObject,
} from "../../wire/scalars.ts";
import type { WireOf } from "../../wire/wire-of.ts";

const FormLetter = z.enum(["W", "D", "L"]);

const WireTieBreak = wireObject({
  criterion: Text,
  values: buildRecordSchema(Text),
  against: rows("against", Id),
});

/** Fields of a row in either sport. */
const ROW_BASE = {
  rank: Int,
  prevRank: NullableInt,
  /** up, down or same; absent if there was no previous table. */
  move: OptionalText,
  isTied: OptionalFlag,
  team: WireTeamRef,
  played: Int,
  win: Int,
  lose: Int,
  deducted: IntOr(0),
  /** Latest first: W, D, L. */
  form: preprocess((value) => (typeof value === "string" ? [...value] : (value ?? [])), z.array(FormLetter)),
  formMatches: rows("formMatches", WireFormMark),
  zone: OptionalText,
  tieBreak: z.optional(WireTieBreak),
  nextOpponent: z.optional(WireTeamRef),
};

export const WireStandingsRow = wireObject({
  ...ROW_BASE,
  draw: Int,
  gf: Int,
  ga: Int,
  gd: Int,
  points: Int,
  deductedReason: OptionalText,
  /** Points per game, and wins per hundred games. */
  ppg: NullableDec,
  winPct: NullableDec,
  yellow: NullableInt,
  red: NullableInt,
  live: z.optional(
    wireObject({ matchId: Id, homeTeamScore: Int, awayTeamScore: Int, provisional: Flag, side: OptionalText }),
  ),
});

export const WireBasketballRow = wireObject({
  ...ROW_BASE,
  pct: Dec,
  gb: NullableDec,
  home: WirePair,
  away: WirePair,
  conf: OptionalPair,
  div: OptionalPair,
  last10: WirePair,
  streak: Int,
  pf: Int,
  pa: Int,
  ppg: NullableDec,
  oppg: NullableDec,
  diff: NullableDec,
  points: NullableInt,
  conference: OptionalText,
  division: OptionalText,
  conferenceRank: NullableInt,
  clinch: OptionalText,
});

const WireZone = wireObject({ zone: Text, color: Text, fromRank: Int, toRank: Int });

/** A table with the rows of its sport. */
export const wireTable = <Row extends z.ZodMiniType>(row: Row) =>
  wireObject({
    tableId: OptionalText,
    groupName: OptionalText,
    name: OptionalText,
    /** The round of a league that has split: championship, europe, relegation. */
    round: OptionalText,
    /** Keys of why it is not simply the sum of its results, and the day on which the season ended early. */
    reasons: rows("reasons", Text),
    endedOn: OptionalText,
    rows: rows("rows", row),
    zones: rows("zones", WireZone),
  });

export type StandingsRowWire = WireOf<typeof WireStandingsRow>;
export type BasketballRowWire = WireOf<typeof WireBasketballRow>;
export type ZoneWire = WireOf<typeof WireZone>;

const parseTieBreak = ({ criterion, values, against }: z.output<typeof WireTieBreak>): TieBreak => ({
  criterion,
  values,
  against,
});

type Base = z.output<typeof WireStandingsRow> | z.output<typeof WireBasketballRow>;

const parseBase = (row: Base) => ({
  rank: row.rank,
  ...(row.prevRank !== null && { previousRank: row.prevRank }),
  ...(row.isTied && { isTied: true as const }),
  team: parseTeam(row.team),
  played: row.played,
  won: row.win,
  lost: row.lose,
  deducted: row.deducted,
  form: row.form,
  ...(row.formMatches.length > 0 && { formMatches: row.formMatches.map(parseFormMark) }),
  ...(row.zone && { zone: row.zone }),
  ...(row.tieBreak && { tieBreak: parseTieBreak(row.tieBreak) }),
  ...(row.nextOpponent && { nextOpponent: parseTeam(row.nextOpponent) }),
});

/** `isByAverage`: its table is ranked by points a match. */
export const parseRow = (row: z.output<typeof WireStandingsRow>, isByAverage = false): StandingsRow => ({
  ...parseBase(row),
  drawn: row.draw,
  goalsFor: row.gf,
  goalsAgainst: row.ga,
  goalDifference: row.gd,
  points: row.points,
  ...(isByAverage && row.ppg !== null && { average: row.ppg }),
  ...(row.deductedReason && { deductedReason: row.deductedReason }),
  ...(row.yellow !== null && { yellow: row.yellow }),
  ...(row.red !== null && { red: row.red }),
  ...(row.live && {
    live: {
      matchId: row.live.matchId,
      score: [row.live.homeTeamScore, row.live.awayTeamScore] as const,
      isCounted: row.live.provisional,
      ...(isSide(row.live.side) && { side: row.live.side }),
    },
  }),
});

/** A supplier's only word for a place in the play-offs. */
const CLINCHED = "clinched";

export const parseBasketballRow = (row: z.output<typeof WireBasketballRow>): BasketballStandingsRow => {
  const clinch = row.clinch === CLINCHED ? "playoffs" : CLINCHES.find((one) => one === row.clinch);
  return {
    ...parseBase(row),
    winPct: row.pct,
    gamesBehind: row.gb,
    home: row.home,
    away: row.away,
    ...(row.conf && { conferenceRecord: row.conf }),
    ...(row.div && { divisionRecord: row.div }),
    lastTen: row.last10,
    streak: row.streak,
    pointsFor: row.pf,
    pointsAgainst: row.pa,
    ...(row.points !== null && { points: row.points }),
    ...(row.conference && { conference: row.conference }),
    ...(row.division && { division: row.division }),
    ...(row.conferenceRank !== null && { conferenceRank: row.conferenceRank }),
    ...(clinch && { clinch }),
  };
};

const parseZone = ({ zone, color, fromRank, toRank }: z.output<typeof WireZone>): Zone => ({
  zone,
  colour: color,
  fromRank,
  toRank,
});

interface ReadTable<Row> {
  tableId?: string | undefined;
  groupName?: string | undefined;
  name?: string | undefined;
  round?: string | undefined;
  reasons: readonly string[];
  endedOn?: string | undefined;
  rows: readonly Row[];
  zones: readonly z.output<typeof WireZone>[];
}

function roundIn({ round }: ReadTable<unknown>): Pick<StandingsTable<never>, "round"> {
  const known = SPLIT_ROUNDS.find((one) => one === round);
  return known ? { round: known } : {};
}

function reasonsIn({ reasons, endedOn }: ReadTable<unknown>): Pick<StandingsTable<never>, "reasons" | "endedOn"> {
  const known = TABLE_REASONS.filter((one) => reasons.includes(one));
  return { ...(known.length > 0 && { reasons: known }), ...(endedOn && { endedOn }) };
}

export const parseTable = <Wire, Row>(table: ReadTable<Wire>, parse: (row: Wire) => Row): StandingsTable<Row> => ({
  ...(table.tableId && { id: table.tableId }),
  ...(table.groupName && { group: table.groupName }),
  ...(table.name && { name: table.name }),
  ...roundIn(table),
  ...reasonsIn(table),
  rows: table.rows.map(parse),
  ...(table.zones.length > 0 && { zones: table.zones.map(parseZone) }),
});
