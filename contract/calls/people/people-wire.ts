import * as z from "zod/mini";
import type {
  BasketballAverages,
  ClubRef,
  FootballCounts,
  Spell,
  TransferKind,
  TransferTerms,
  Trophy,
} from "../../domain/people.ts";
import { utcDate } from "../../time/dates.ts";
import { preprocess } from "../../wire/preprocess.ts";
import { rows } from "../../wire/rows.ts";
import { NullableDec, NullableInt, OptionalText, Text, wireObject, withoutAt } from "../../wire/scalars.ts";
import type { WireOf } from "../../wire/wire-of.ts";

// Field names are GoalServe's, misspellings included ("appearences"); additional ones are ours, in camel case.

const isEmpty = (value: unknown): boolean => value === undefined || value === null || value === "";

/** An object that an XML converter turns into "" or null if it has no children; its lists may be missing. */
export const wireGroup = <Shape extends z.core.$ZodShape>(shape: Shape) => {
  const absent = Object.fromEntries(Object.keys(shape).map((key) => [key, undefined]));
  const read = (value: unknown): unknown => {
    const given = withoutAt(isEmpty(value) ? {} : value);
    return typeof given === "object" && given !== null && !Array.isArray(given) ? { ...absent, ...given } : given;
  };
  return preprocess(read, z.looseObject(shape));
};

/** A football player's season statistics in a feed. */
export const FOOTBALL_COUNTS = {
  minutes: NullableInt,
  appearences: NullableInt,
  lineups: NullableInt,
  substitute_in: NullableInt,
  substitute_out: NullableInt,
  goals: NullableInt,
  penaltyGoals: NullableInt,
  assists: NullableInt,
  yellowcards: NullableInt,
  yellowred: NullableInt,
  redcards: NullableInt,
  rating: NullableDec,
};

export const BASKETBALL_AVERAGES = {
  games: NullableInt,
  starts: NullableInt,
  minutesAvg: NullableDec,
  pointsAvg: NullableDec,
  reboundsAvg: NullableDec,
  assistsAvg: NullableDec,
  stealsAvg: NullableDec,
  blocksAvg: NullableDec,
  turnoversAvg: NullableDec,
  foulsAvg: NullableDec,
  fieldGoalPct: NullableDec,
  threePointPct: NullableDec,
  freeThrowPct: NullableDec,
};

const Counts = wireObject({ ...FOOTBALL_COUNTS, ...BASKETBALL_AVERAGES });
export type CountsWire = WireOf<typeof Counts>;

const TROPHY = wireObject({
  country: OptionalText,
  league: Text,
  leagueId: OptionalText,
  /** Winner, Runner-up. */
  status: OptionalText,
  count: NullableInt,
  /** Comma-separated. */
  seasons: OptionalText,
});
export const WireTrophies = wireGroup({ trophy: rows("trophy", TROPHY) });
export type TrophyWire = WireOf<typeof TROPHY>;

/** Fee in euros, or the feed's keyword: "€ 55M", "Loan", "End of loan", "Free", "Youth", "Draft", "Trade", "Retired", "Unknown". */
export const FEE = { type: OptionalText };

const withDefined = <Fields extends object>(fields: Fields): Fields =>
  Object.fromEntries(
    Object.entries(fields).filter(([, value]) => value !== undefined && value !== null && value !== ""),
  ) as Fields;

type Nullable<T> = { [Key in keyof T]?: T[Key] | null | undefined };

/** The fields that have a value. */
export const known = <Fields extends object>(fields: Nullable<Fields>): Fields => withDefined(fields) as Fields;

export const parseCounts = (row: z.output<typeof Counts>): FootballCounts =>
  known<FootballCounts>({
    appearances: row.appearences,
    starts: row.lineups,
    cameOn: row.substitute_in,
    wentOff: row.substitute_out,
    minutes: row.minutes,
    goals: row.goals,
    penaltyGoals: row.penaltyGoals,
    assists: row.assists,
    yellow: row.yellowcards,
    secondYellow: row.yellowred,
    red: row.redcards,
    rating: row.rating,
  });

export const parseAverages = (row: z.output<typeof Counts>): BasketballAverages =>
  known<BasketballAverages>({
    games: row.games,
    starts: row.starts,
    minutes: row.minutesAvg,
    points: row.pointsAvg,
    rebounds: row.reboundsAvg,
    assists: row.assistsAvg,
    steals: row.stealsAvg,
    blocks: row.blocksAvg,
    turnovers: row.turnoversAvg,
    fouls: row.foulsAvg,
    fieldGoalPct: row.fieldGoalPct,
    threePointPct: row.threePointPct,
    freeThrowPct: row.freeThrowPct,
  });

export const parseTrophy = (row: z.output<typeof TROPHY>): Trophy => ({
  competition: row.league,
  ...(row.leagueId && { competitionId: row.leagueId }),
  ...(row.country && { country: row.country }),
  isWinner: /^winner/i.test(row.status ?? "winner"),
  seasons: (row.seasons ?? "").split(",").flatMap((season) => season.trim() || []),
});

const MULTIPLES: Readonly<Record<string, number>> = { m: 1e6, k: 1e3, th: 1e3, bn: 1e9 };

/** Words of feeds, those of which another is a part first. */
const KIND_WORDS: readonly (readonly [RegExp, TransferKind])[] = [
  [/(end of|back from|return from) (the )?loan|loan (end|return)/, "loan_end"],
  [/loan/, "loan"],
  [/free/, "free"],
  [/youth/, "youth"],
  [/draft/, "draft"],
  [/trade/, "trade"],
  [/retire/, "retired"],
];

/** "€ 55M", "€1.2m", "300 Th. €", 55000000 → a fee in euros; "Loan", "Free transfer"; anything else is unknown. */
export function parseTerms(text: string | undefined): TransferTerms {
  const word = (text ?? "").trim().toLowerCase();
  const [, digits, unit = ""] =
    /^(?:\u20ac|eur)?\s*(\d+(?:[.,]\d+)?)\s*(m|k|th|bn)?[a-z.]*\s*\u20ac?$/.exec(word) ?? [];
  const fee = digits === undefined ? 0 : Number(digits.replace(",", ".")) * (MULTIPLES[unit] ?? 1);
  if (fee > 0) return { kind: "fee", feeEur: Math.round(fee) };
  return { kind: KIND_WORDS.find(([pattern]) => pattern.test(word))?.[1] ?? "unknown" };
}

/** Two-digit years from here on are 19xx, which suits careers that anyone could still look up. */
const CENTURY_TURNS_AT = 60;

/** dd.MM.yy, dd.MM.yyyy, dd/MM/yyyy and YYYY-MM-DD → YYYY-MM-DD; undefined for other texts and invalid dates. */
export function parseDate(text: string | undefined): string | undefined {
  const [, y, m, d] = /^(\d{4})-(\d\d)-(\d\d)/.exec(text ?? "") ?? [];
  const [, day = d, month = m, short = y] = /^(\d\d?)[./](\d\d?)[./](\d{4}|\d\d)$/.exec(text ?? "") ?? [];
  if (!day || !month || !short) return undefined;
  const year = short.length === 4 ? Number(short) : Number(short) + (Number(short) < CENTURY_TURNS_AT ? 2000 : 1900);
  const date = `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`;
  const instant = Date.parse(date);
  return Number.isNaN(instant) || utcDate(instant) !== date ? undefined : date;
}

/** "180 cm", "75 kg", 180 → the number; undefined if there is none. */
export function parseMeasure(text: string | undefined): number | undefined {
  const number = Number.parseFloat(text ?? "");
  return number > 0 ? number : undefined;
}

export const parseClub = (name: string | undefined, id?: string, key?: string): ClubRef | undefined =>
  name ? { name, ...(id && id !== "0" && { id }), ...(key && { key }) } : undefined;

export function parseSpell({ reason, from, until }: { reason?: string; from?: string; until?: string }): Spell {
  return known<Spell>({ reason: reason ?? "unknown", from: parseDate(from), until: parseDate(until) });
}

/** Goalkeeper, G → G; Attacker, A, F → F; basketball positions are unchanged. */
export function parsePosition(word: string | undefined): string | undefined {
  const text = word?.trim().toUpperCase();
  if (!text) return undefined;
  if (/^(PG|SG|SF|PF|C)$/.test(text)) return text;
  const letter = text[0] === "A" || text[0] === "S" ? "F" : text[0];
  return letter && "GDMF".includes(letter) ? letter : undefined;
}
