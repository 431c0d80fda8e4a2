import { idOfOrigin, originOf, stationAfter, stationBefore } from "./careers.ts";
import type { Club } from "./clubs.ts";
import { marketValueOf } from "./market-value.ts";
import { share } from "./mix.ts";
import { peopleModelOf } from "./people-model.ts";
import { skillOf } from "./skill.ts";
import { slotsOf } from "./slots.ts";
import { slotKey, type Tenure, tenureBefore, tenureFrom } from "./tenures.ts";
import type { Window } from "./windows.ts";

export type TransferKind = "fee" | "loan" | "free" | "unknown";

/**
 * A change of clubs in a window. Without `to` they leave the world's clubs, or retire; without `from` they come from
 * elsewhere.
 */
export interface Transfer {
  playerId: string;
  window: Window;
  from?: Club;
  to?: Club;
  kind: TransferKind;
  feeEur?: number;
}

/** Players who arrive as youths have grown up at the club. */
const BOY_UNTIL = 18;
const VETERAN_FROM = 33;
/** Clubs weaker than this seldom pay. */
const PAYS_FROM = 62;
const LOANED_UNTIL = 24;

const ageIn = (origin: Tenure, window: Window): number => (window >> 1) - origin.birthYear;

function kindOf(to: Tenure, from: Tenure | undefined, origin: Tenure): TransferKind {
  if (!peopleModelOf(to.club.sport).hasFees) return from ? "free" : "unknown";
  if (from?.club.youth) return "free";
  const draw = share(slotKey(to.club.number, to.slot), to.start, 81);
  const age = ageIn(origin, to.start);
  const isRich = to.club.team.strength >= PAYS_FROM;
  if (from && age <= LOANED_UNTIL && to.endYear - to.year === 1 && draw < 0.4) return "loan";
  const freeUntil = age >= VETERAN_FROM ? 0.85 : isRich ? 0.3 : 0.7;
  if (draw < freeUntil) return "free";
  return from && (isRich || draw > 0.9) ? "fee" : "unknown";
}

/** The fee: near the market value, depending on how much the club wanted them. */
function feeOf(to: Tenure, from: Tenure, origin: Tenure, playerId: string): number {
  const age = ageIn(origin, to.start);
  const value = marketValueOf(skillOf(from, playerId, age), age);
  const eagerness = 0.7 + 0.8 * share(slotKey(to.club.number, to.slot), to.start, 82);
  return Number((value * eagerness).toPrecision(2));
}

/** How a tenure's holder came to it; undefined for players who grew up at the club. */
export function toArrival(to: Tenure): Transfer | undefined {
  const from = stationBefore(to);
  const origin = originOf(to);
  if (!from && (to.club.youth || ageIn(origin, to.start) <= BOY_UNTIL)) return undefined;
  const playerId = idOfOrigin(origin);
  const kind = kindOf(to, from, origin);
  return {
    playerId,
    window: to.start,
    ...(from && { from: from.club }),
    to: to.club,
    kind,
    ...(kind === "fee" && from && { feeEur: feeOf(to, from, origin, playerId) }),
  };
}

/** How a tenure's holder left it: the next club's arrival, else out of the world's clubs. */
export function departureOf(from: Tenure): Transfer {
  const next = stationAfter(from);
  const arrival = next && toArrival(next);
  return arrival ?? { playerId: idOfOrigin(originOf(from)), window: from.end, from: from.club, kind: "free" };
}

export interface TeamTransfers {
  /** Latest first. */
  in: Transfer[];
  out: Transfer[];
}

/** Windows shown on a team's page: two years. */
const WINDOWS = 4;

/** Players who joined and left a club up to a window, two years back. */
export function transfersOf(club: Club, now: Window): TeamTransfers {
  const transfers: TeamTransfers = { in: [], out: [] };
  for (let window = now; window > now - WINDOWS; window--) {
    for (const slot of slotsOf(club.sport).keys()) {
      const next = tenureFrom(club, slot, window);
      if (!next) continue;
      const arrival = toArrival(next);
      if (arrival) transfers.in.push(arrival);
      transfers.out.push(departureOf(tenureBefore(next)));
    }
  }
  return transfers;
}
