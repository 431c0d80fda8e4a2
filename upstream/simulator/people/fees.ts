import { LruCache } from "#contract/memory/lru-cache";
import { moneyLevelOf } from "../../data/countries/transfer-money.ts";
import { type Club, clubByNumber } from "./clubs.ts";
import { yearsLeft } from "./contracts.ts";
import { roundFee, valueAt } from "./market-value.ts";
import { mix, share } from "./mix.ts";
import { skillOf } from "./skill.ts";
import { detailOf, slotsOf } from "./slots.ts";
import { changeIn, slotKey, type Tenure } from "./tenures.ts";
import type { Window } from "./windows.ts";

/**
 * What the strongest English club pays for a player at most in an ordinary summer, and the points of strength that
 * divide it by e: budgets differ less than the value of squads.
 */
const UNIT = 70_000_000;
const UNIT_STRENGTH = 91;
const STRENGTH_FOR_E = 18;

/**
 * Shares of the unit for the dearest place of a club that changes hands in a window, the second and so on: together
 * some eight units, of which what comes and goes without a fee uses none.
 */
const SHARES = [1.4, 1.2, 1, 0.85, 0.7, 0.6, 0.5, 0.4, 0.35, 0.3, 0.25, 0.2] as const;

/** All shares together, rounded up. */
export const MOST_UNITS = 8;

/** What a club may pay or get for its dearest player of a window; all of them together never exceed eight times it. */
export const unitOf = ({ team }: Club): number =>
  UNIT * moneyLevelOf(team.country) * Math.exp((team.strength - UNIT_STRENGTH) / STRENGTH_FOR_E);

type Side = "arrival" | "leaver";
const orders = new LruCache<readonly number[]>(400);

/** The places of a club that change hands in a window, dearest first, as far as places tell. */
function orderOf(club: Club, window: Window, side: Side): readonly number[] {
  return orders.getOrCreate(`${club.number} ${window} ${side}`, () => {
    const worth = slotsOf(club.sport).flatMap((_, slot) => {
      const change = changeIn(club, slot, window);
      if (!change) return [];
      const age = (window >> 1) - change[side];
      return [
        {
          slot,
          worth: (1 - slot / 40) * Math.max(1, 34 - age) * (0.6 + share(slotKey(club.number, slot), window, 94)),
        },
      ];
    });
    return worth.sort((one, other) => other.worth - one.worth).map(({ slot }) => slot);
  });
}

function mostFor(club: Club, slot: number, window: Window, side: Side): number {
  const place = orderOf(club, window, side).indexOf(slot);
  return unitOf(club) * (SHARES[place] ?? SHARES[SHARES.length - 1]!);
}

/** What is left of a player's value with so many years of contract. */
const BY_CONTRACT = [0.3, 0.55, 0.8, 1] as const;

interface Deal {
  to: Tenure;
  /** Absent if the seller has no page: then its player is cheaper. */
  from?: Tenure;
  playerId: string;
  /** At the day of the transfer. */
  age: number;
}

const CHEAPER = 0.6;

/** The fee of a transfer: by skill, age, both leagues and the contract, within what both clubs usually pay and get. */
export function feeOf({ to, from, playerId, age }: Deal): number {
  const skills = [skillOf(to, playerId, age), skillOf(from ?? to, playerId, age)];
  const skill = (skills[0]! + skills[1]!) / 2;
  const level = Math.sqrt(moneyLevelOf(to.club.team.country) * moneyLevelOf((from ?? to).club.team.country));
  const isKeeper = detailOf(to.club.sport, to.slot) === "GK";
  const contract = from ? BY_CONTRACT[yearsLeft(from)]! : CHEAPER;
  const eagerness = 0.85 + 0.4 * share(mix(slotKey(to.club.number, to.slot), to.start), 82);
  const wanted = valueAt(level, { skill, age, isKeeper }) * contract * eagerness;
  const paid = mostFor(to.club, to.slot, to.start, "arrival");
  const seller = from && (from.club.youth ? clubByNumber(from.club.youth.parent) : from.club);
  const got = from && seller && !from.club.youth ? mostFor(seller, from.slot, from.end, "leaver") : paid;
  return roundFee(Math.min(wanted, paid, got));
}
