/** Euros at a skill of 40, and points of skill that multiply it by e: a world star is worth about a hundred million. */
const BASE = 25_000;
const BASE_SKILL = 40;
const POINTS_FOR_E = 6.3;

const ageFactor = (age: number): number => {
  if (age <= 27) return 1.15;
  if (age <= 29) return 0.9;
  if (age <= 31) return 0.6;
  return age <= 33 ? 0.35 : 0.15;
};

const SIGNIFICANT = 2;

/** A football player's value in whole euros, rounded to two significant digits. */
export const marketValueOf = (skill: number, age: number): number =>
  Number((BASE * Math.exp((skill - BASE_SKILL) / POINTS_FOR_E) * ageFactor(age)).toPrecision(SIGNIFICANT));
