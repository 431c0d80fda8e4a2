import type { TransferKind } from "#contract/domain/people";
import { DAY } from "#contract/time/units";
import type { Names, TeamEntry } from "../../data/entries/types.ts";
import { idOfOrigin, originOf, stationAfter, stationBefore, stationsFrom } from "./careers.ts";
import type { Club } from "./clubs.ts";
import { feeOf } from "./fees.ts";
import { type Loan, loanOf, loansTo } from "./loans.ts";
import { arrivalIn, departureFrom } from "./moves.ts";
import { clubAfter, pastOf } from "./past.ts";
import { peopleModelOf } from "./people-model.ts";
import { playerOf } from "./player.ts";
import { slotsOf } from "./slots.ts";
import { loansIn } from "./spells.ts";
import { type Tenure, tenureBefore, tenureFrom } from "./tenures.ts";
import { type Window, windowAt } from "./windows.ts";

/** A team of the world, or the names of a club without a page. */
export type Side = { team: TeamEntry } | { names: Names };

/**
 * A change of clubs on a day (midnight UTC). Without `to` they retire, or nobody knows where they went; without `from`
 * they have grown up at the club.
 */
export interface Transfer {
  playerId: string;
  at: number;
  from?: Side;
  to?: Side;
  kind: TransferKind;
  feeEur?: number;
}

const sideOf = ({ team }: Club): Side => ({ team });

interface Person {
  playerId: string;
  origin: Tenure;
  country: string;
  birthDate: string;
}

function holderOf(tenure: Tenure): Person {
  const origin = originOf(tenure);
  const playerId = idOfOrigin(origin);
  const { country, birthDate } = playerOf(origin, playerId);
  return { playerId, origin, country, birthDate };
}

/** Whether players of a sport grow up at clubs. */
const hasYouth = ({ sport }: Club): boolean => peopleModelOf(sport).hasFees;

/**
 * How a tenure's holder came to its club; undefined for a national team's own, and for youths of sports without any.
 */
function toArrival(to: Tenure, { playerId, country, birthDate }: Person = holderOf(to)): Transfer | undefined {
  if (to.club.isNational) return undefined;
  const before = stationBefore(to);
  const { at, kind } = arrivalIn(to);
  if (kind === "youth" && !hasYouth(to.club)) return undefined;
  const beyond = before ? undefined : pastOf(to, country).at(-1);
  const from = before ? sideOf(before.club) : beyond && { names: beyond.club };
  const move = { playerId, at, ...(from && { from }), to: sideOf(to.club) };
  if (kind !== "fee") return { ...move, kind };
  const feeEur = feeOf({ to, playerId, age: ageOn(birthDate, at), ...(before && { from: before }) });
  return feeEur < LEAST_FEE ? { ...move, kind: "unknown" } : { ...move, kind, feeEur };
}

/** Smaller fees are no news. */
const LEAST_FEE = 50_000;

const ageOn = (birthDate: string, instant: number): number =>
  new Date(instant - Date.parse(birthDate)).getUTCFullYear() - 1970;

/** How a tenure's holder left it: the next club's arrival, else out of the world's clubs. */
function departureOf(from: Tenure, person: Person = holderOf(from)): Transfer | undefined {
  const next = stationAfter(from);
  if (next) return toArrival(next, person);
  if (from.club.isNational) return undefined;
  const { at, kind } = departureFrom(from);
  const club = kind === "retired" ? undefined : clubAfter(from, person.country);
  return { playerId: person.playerId, at, from: sideOf(from.club), ...(club && { to: { names: club } }), kind };
}

/** A loan and its end. */
function transfersOfLoan(
  { tenure, to, from, until }: Loan,
  playerId = holderOf(tenure).playerId,
): [Transfer, Transfer] {
  const [lender, borrower] = [sideOf(tenure.club), sideOf(to)];
  return [
    { playerId, at: from, from: lender, to: borrower, kind: "loan" },
    { playerId, at: until, from: borrower, to: lender, kind: "loan_end" },
  ];
}

/** Clubs without a page before the first tenure, each with the one before it. */
function transfersBefore({ playerId, origin, country }: Person): Transfer[] {
  const past = hasYouth(origin.club) ? pastOf(origin, country) : [];
  return past.map(({ club, at, kind }, index) => {
    const before = past[index - 1];
    return { playerId, at, ...(before && { from: { names: before.club } }), to: { names: club }, kind };
  });
}

/** A player's moves up to an instant (milliseconds), earliest first. */
export function transfersOfPlayer(origin: Tenure, now: number): Transfer[] {
  const person = holderOf(origin);
  const stations = stationsFrom(origin);
  const moves = stations.flatMap((tenure) => [
    toArrival(tenure, person) ?? [],
    loansIn(tenure).flatMap((loan) => transfersOfLoan(loan, person.playerId)),
  ]);
  const last = departureOf(stations.at(-1) ?? origin, person) ?? [];
  return [transfersBefore(person), moves, last].flat(3).filter(({ at }) => at <= now);
}

export interface TeamTransfers {
  /** Latest first. */
  in: Transfer[];
  out: Transfer[];
}

/** What a team's page tells: two years. */
const SHOWN = 2 * 365 * DAY;
const WINDOWS = 5;

const latestFirst = (one: Transfer, other: Transfer): number =>
  other.at - one.at || Number(one.playerId) - Number(other.playerId);

/** A club's arrivals and departures with a day of a window. */
function transfersIn(club: Club, window: Window): Transfer[] {
  return [...slotsOf(club.sport).keys()].flatMap((slot) => {
    const next = tenureFrom(club, slot, window);
    if (!next) return [];
    return [toArrival(next) ?? [], departureOf(tenureBefore(next)) ?? []].flat();
  });
}

/** A season's loans from and to a club, and their ends. */
function loansOf(club: Club, window: Window): Transfer[] {
  if ((window & 1) !== club.mainHalf) return [];
  const lent = [...slotsOf(club.sport).keys()].flatMap((slot) => loanOf(club, slot, window) ?? []);
  return [...lent, ...loansTo(club, window)].flatMap((loan) => transfersOfLoan(loan));
}

/** Players who joined and left a club in the two years up to an instant, in milliseconds. */
export function transfersOf(club: Club, now: number): TeamTransfers {
  // Summer's first arrivals come before its window.
  const latest = windowAt(now) + 1;
  const all: Transfer[] = [];
  for (let window = latest; window > latest - WINDOWS - 1; window--)
    all.push(...transfersIn(club, window), ...loansOf(club, window));
  const shown = all.filter(({ at }) => at <= now && at > now - SHOWN).sort(latestFirst);
  const isOwn = (side: Side | undefined): boolean => side !== undefined && "team" in side && side.team === club.team;
  return { in: shown.filter(({ to }) => isOwn(to)), out: shown.filter(({ from }) => isOwn(from)) };
}
