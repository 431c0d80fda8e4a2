import { moneyLevelOf } from "../../data/countries/transfer-money.ts";
import type { Club } from "./clubs.ts";

/** Euros in England at a skill of 40, and points of skill that multiply it by e: its best cost some 150 million. */
const BASE = 160_000;
const BASE_SKILL = 40;
const POINTS_FOR_E = 8.5;

/** By age, from 26 to 34: a player who can be sold again is worth more. */
const BY_AGE = [1.15, 1.05, 0.9, 0.75, 0.6, 0.45, 0.33, 0.22, 0.15] as const;
const FIRST_AGE = 26;
const VETERAN = 0.08;
const KEEPER = 0.6;

const ageFactor = (age: number): number => (age <= FIRST_AGE ? BY_AGE[0] : (BY_AGE[age - FIRST_AGE] ?? VETERAN));

/** In whole euros, rounded to two significant digits. */
export const roundFee = (euros: number): number => Number(euros.toPrecision(2));

interface Valued {
  skill: number;
  age: number;
  isKeeper?: boolean;
}

/** A football player's value at the prices of a country's clubs: 1 are England's. */
export const valueAt = (level: number, { skill, age, isKeeper = false }: Valued): number =>
  BASE * level * Math.exp((skill - BASE_SKILL) / POINTS_FOR_E) * ageFactor(age) * (isKeeper ? KEEPER : 1);

/** A football player's market value at a club. */
export const marketValueOf = ({ team }: Club, valued: Valued): number =>
  roundFee(valueAt(moneyLevelOf(team.country), valued));
