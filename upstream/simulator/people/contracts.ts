import { mix } from "./mix.ts";
import { slotKey, type Tenure } from "./tenures.ts";

const SHORTEST = 2;
const CHOICES = 3;
/** Years of each contract extension. */
const PROLONGED = 2;

/** The contract end (YYYY-MM-DD) of a tenure's holder, as of an instant in milliseconds. */
export function contractUntil({ club, slot, year }: Tenure, instant: number): string {
  const lastDay = club.mainHalf === 1 ? "06-30" : "12-31";
  let until = year + SHORTEST + (mix(slotKey(club.number, slot), year, 91) % CHOICES) - (club.mainHalf === 1 ? 0 : 1);
  while (Date.parse(`${until}-${lastDay}`) < instant) until += PROLONGED;
  return `${until}-${lastDay}`;
}
