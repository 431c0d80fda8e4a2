import { clubAt } from "./clubs.ts";
import { mix, share } from "./mix.ts";
import { slotKey, type Tenure } from "./tenures.ts";

/** Years for which a contract is signed at most. */
const LONGEST = 5;
/** Years before its end in which a contract is prolonged. */
const AHEAD = 1;
/** Clubs weaker than this seldom sign for long enough to be paid. */
const SIGNS_LONG_FROM = 62;
const YOUNG_UNTIL = 23;
const PRIME_UNTIL = 28;
/** Clubs do not let the contracts of their first choices run out if they can help it. */
const REGULARS = 11;

const seedOf = ({ club, slot, year }: Tenure): number => mix(slotKey(club.number, slot), year, 91);

/** How many leave at their contract's end, without a fee: the older, and the weaker the club, the more. */
function shareOfFree({ club, slot, end, birthYear }: Tenure): number {
  const age = (end >> 1) - birthYear;
  const ofAge = age <= YOUNG_UNTIL ? 0.12 : age <= PRIME_UNTIL ? 0.22 : 0.5;
  const usual = ofAge * (slot < REGULARS ? 0.6 : 1);
  const { strength } = (club.youth ? clubAt(club.youth.parent) : club).team;
  return strength >= SIGNS_LONG_FROM ? usual : (1 + usual) / 2;
}

/** Whether a tenure ends with its contract, which is the day before the country's main period of transfers. */
export const contractRunsOut = (tenure: Tenure): boolean =>
  (tenure.end & 1) === tenure.club.mainHalf && share(seedOf(tenure), 92) < shareOfFree(tenure);

/** Full years for which the contract of a leaver would still have run; 0 if it runs out. */
export const yearsLeft = (tenure: Tenure): number => (contractRunsOut(tenure) ? 0 : 1 + (mix(seedOf(tenure), 93) % 3));

/** The end (YYYY-MM-DD) of the contract that a tenure's holder has at an instant, in milliseconds. */
export function contractUntil(tenure: Tenure, instant: number): string {
  const { club, year, endYear } = tenure;
  const lastDay = club.mainHalf === 1 ? "06-30" : "12-31";
  const endOf = (ofYear: number): string => `${club.mainHalf === 1 ? ofYear : ofYear - 1}-${lastDay}`;
  const last = endYear + yearsLeft(tenure);
  // The last contract is signed for as long as is usual, the first for the years before.
  const first = last - year <= LONGEST ? last : Math.max(year + 2, last - LONGEST + AHEAD);
  return Date.parse(endOf(first - AHEAD)) > instant ? endOf(first) : endOf(last);
}
