/** Price notations. Prices are stored as decimal: the return for one unit, stake included. */
export const ODDS_FORMATS = ["decimal", "hongKong", "malay", "indonesian", "american"] as const;
export type OddsFormat = (typeof ODDS_FORMATS)[number];

/** Converts a decimal price above 1, without rounding. */
export function fromDecimal(decimal: number, format: OddsFormat): number {
  const profit = decimal - 1;
  switch (format) {
    case "decimal":
      return decimal;
    case "hongKong":
      return profit;
    case "malay":
      return profit <= 1 ? profit : -1 / profit;
    case "indonesian":
      return profit >= 1 ? profit : -1 / profit;
    case "american":
      return profit >= 1 ? 100 * profit : -100 / profit;
  }
}

/** Binary numbers only approximate decimal fractions: 1.005 must round up. */
const NEARNESS = 1e-9;

/** Rounds half away from zero, to so many places. */
export function roundHalfUp(value: number, places: number): number {
  const scale = 10 ** places;
  const size = Math.floor(Math.abs(value) * scale + 0.5 + NEARNESS) / scale;
  return value < 0 ? -size : size;
}

/** For display: two places, a sign if the format has both; American in whole numbers. */
export function formatOdds(decimal: number, format: OddsFormat): string {
  const value = fromDecimal(decimal, format);
  const places = format === "american" ? 0 : 2;
  const text = Math.abs(roundHalfUp(value, places)).toFixed(places);
  if (format === "decimal" || format === "hongKong") return text;
  return `${value < 0 ? "-" : "+"}${text}`;
}
