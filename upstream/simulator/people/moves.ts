import type { TransferKind } from "#contract/domain/people";
import { DAY } from "#contract/time/units";
import { originOf, stationAfter, stationBefore } from "./careers.ts";
import type { Club } from "./clubs.ts";
import { isGraduate } from "./colleges.ts";
import { contractRunsOut } from "./contracts.ts";
import { mix, share } from "./mix.ts";
import { peopleModelOf } from "./people-model.ts";
import { detailOf } from "./slots.ts";
import { slotKey, type Tenure } from "./tenures.ts";
import { registrationIn, startOfWindow, type Window } from "./windows.ts";

/** How a tenure begins or ends. A place asks for an age, so the holder's own is not needed to tell. */
type MoveKind = Exclude<TransferKind, "loan" | "loan_end">;

export interface Move {
  /** Midnight UTC of the day. */
  at: number;
  kind: MoveKind;
}

/** Of those who come free from clubs without a page, the share who do so when contracts run out. */
const SIGNED_BEFORE = 0.55;
const ON_LAST_DAYS = 0.2;
const LAST_DAYS = 3;
/** The middle of the rest lies a little behind that of the period. */
const LATER = 0.85;

const dayOf = (instant: number): number => Math.floor(instant / DAY) * DAY;

/** A day of a country's registration period: many of the last ones, as deals are struck under pressure of time. */
export function dayOfDeal(club: Club, window: Window, seed: number): number {
  const { opens, closes } = registrationIn(club.sport, club.team.country, window);
  if (share(seed, 71) < ON_LAST_DAYS) return closes - Math.floor(LAST_DAYS * share(seed, 72) ** 2) * DAY;
  return dayOf(opens + (closes - opens) * share(seed, 73) ** LATER);
}

/** Players who come up from a club's own teams, which the strongest keep together for longer. */
const YOUTH_UNTIL = 18;
const STRONG = 72;
const STRONG_YOUTH_UNTIL = 21;
/** Ages at which nobody or somebody goes on playing after a contract that no club of the world replaces. */
const RETIRES_FROM = 36;
const MAY_RETIRE_FROM = 33;
const MAY_RETIRE = 0.35;
/** Clubs weaker than this seldom say what they paid. */
const SAYS_FROM = 62;

const ageAt = ({ birthYear }: Tenure, window: Window): number => (window >> 1) - birthYear;
const seedOf = ({ club, slot, year }: Tenure): number => mix(slotKey(club.number, slot), year, 74);

/** Whether a tenure's holder grew up at the club: there was nothing before. */
export function isHomegrown(origin: Tenure): boolean {
  const { youth, team, sport } = origin.club;
  const isKept = peopleModelOf(sport).hasFees && team.strength >= STRONG;
  return youth !== undefined || ageAt(origin, origin.start) <= (isKept ? STRONG_YOUTH_UNTIL : YOUTH_UNTIL);
}

/** In leagues with a draft: summer's young newcomers are drafted, and who is under contract is traded. */
function kindWithDraft(to: Tenure, from: Tenure | undefined): MoveKind {
  if (from) return contractRunsOut(from) ? "free" : "trade";
  return isGraduate(to) && (to.start & 1) === to.club.mainHalf ? "draft" : "free";
}

function kindOfArrival(to: Tenure, from: Tenure | undefined): MoveKind {
  if (!from && isHomegrown(to)) return "youth";
  if (from?.club.youth?.parent === to.club.number) return "youth";
  if (to.club.draftAge !== undefined) return kindWithDraft(to, from);
  if (!peopleModelOf(to.club.sport).hasFees) return "free";
  const draw = share(seedOf(to), 75);
  if (from ? contractRunsOut(from) : draw < 0.5) return "free";
  const says = to.club.team.strength >= SAYS_FROM ? 0.9 : 0.25;
  return share(seedOf(to), 76) < says ? "fee" : "unknown";
}

/** The second and third keepers come first, so that a club is never without two. */
const isReserveKeeper = ({ club, slot }: Tenure): boolean => slot > 0 && detailOf(club.sport, slot) === "GK";

const firstDay = ({ club }: Tenure, window: Window): number =>
  registrationIn(club.sport, club.team.country, window).opens;

/**
 * Youths, and those whose contract has run out, come on the day after its end; from clubs without a page some are
 * without one for longer. Everybody else comes while the period is open.
 */
function dayOfArrival(to: Tenure, kind: MoveKind, from: Tenure | undefined): number {
  const seed = seedOf(to);
  const starts = startOfWindow(to.start);
  const isFree =
    kind === "youth" ||
    kind === "draft" ||
    (kind === "free" && (from ? contractRunsOut(from) : share(seed, 77) < SIGNED_BEFORE));
  if (isReserveKeeper(to)) return isFree ? Math.min(starts, firstDay(to, to.start)) : firstDay(to, to.start);
  return isFree ? starts : dayOfDeal(to.club, to.start, seed);
}

/** How and when a tenure's holder came. */
export function arrivalIn(to: Tenure): Move {
  const from = stationBefore(to);
  const kind = kindOfArrival(to, from);
  return { kind, at: dayOfArrival(to, kind, from) };
}

/**
 * How and when a tenure's holder leaves the world's clubs; `kind` of somebody who goes on elsewhere is never `youth`.
 */
function exitFrom(from: Tenure): Move {
  const seed = seedOf(from);
  const age = ageAt(originOf(from), from.end);
  const starts = isReserveKeeper(from) ? firstDay(from, from.end) : startOfWindow(from.end);
  if (age >= RETIRES_FROM || (age >= MAY_RETIRE_FROM && share(seed, 78) < MAY_RETIRE))
    return { kind: "retired", at: starts };
  if (contractRunsOut(from) || from.club.youth || !peopleModelOf(from.club.sport).hasFees)
    return { kind: "free", at: starts };
  return { kind: "unknown", at: dayOfDeal(from.club, from.end, seed) };
}

/** How and when a tenure's holder leaves: the next club's arrival, else out of the world's clubs. */
export function departureFrom(from: Tenure): Move {
  const next = stationAfter(from);
  return next ? arrivalIn(next) : exitFrom(from);
}
