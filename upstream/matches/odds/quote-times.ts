import { DAY, MINUTE, SECOND } from "#contract/time/units";
import type { Company } from "../../data/odds/companies.ts";
import { createRandom, type Random } from "../../platform/random.ts";
import type { Incident, Timeline } from "../../simulator/engine/timeline.ts";

/** An instant (milliseconds) at which a company updates a market, and whether it then offers a price. */
export interface Quote {
  at: number;
  isSuspended: boolean;
}

/** The time in which a company offers prices in play; `end` is absent until known. */
export interface InPlay {
  start: number;
  end?: number;
}

const phaseAt = (incidents: readonly Incident[], phases: ReadonlySet<string>): number | undefined =>
  incidents.find((incident) => incident.kind === "phase" && phases.has(incident.phase))?.at;

const START: ReadonlySet<string> = new Set(["FIRST_HALF"]);
const END: ReadonlySet<string> = new Set(["FULL_TIME", "ET_BREAK", "ABANDONED"]);
const END_OF_HALF: ReadonlySet<string> = new Set(["HALF_TIME", "ABANDONED"]);
const OFF: ReadonlySet<string> = new Set(["POSTPONED"]);

/** As known at an instant: undefined before kick-off. A market of the first half ends with it. */
export function buildInPlay({ incidents }: Timeline, isHalf: boolean, now: number): InPlay | undefined {
  const past = incidents.filter(({ at }) => at <= now);
  const start = phaseAt(past, START);
  if (start === undefined) return undefined;
  const end = phaseAt(past, isHalf ? END_OF_HALF : END);
  return { start, ...(end !== undefined && { end }) };
}

/** The instant at which a match was called off, if known by now. */
export const calledOffAt = ({ incidents }: Timeline, now: number): number | undefined =>
  phaseAt(
    incidents.filter(({ at }) => at <= now),
    OFF,
  );

/** The first price: some days before kick-off, but not before the teams are known. */
function opening(company: Company, kickOff: number, knownAt: number, random: Random): number {
  const planned = kickOff - Math.round(company.opensBefore * (0.7 + 0.6 * random.next()) * DAY);
  return Math.min(Math.max(planned, knownAt + random.integer(10, 90) * MINUTE), kickOff - 5 * MINUTE);
}

/** Instants of the prices before kick-off up to now, the opening first, at decreasing intervals. */
export function timesBefore(company: Company, seed: string, kickOff: number, knownAt: number, now: number): number[] {
  const random = createRandom(`before ${seed}`);
  const first = Math.max(opening(company, kickOff, knownAt, random), knownAt);
  const last = kickOff - random.integer(60, 240) * SECOND;
  const span = Math.max(0, last - first);
  const times = Array.from({ length: company.updates }, () => Math.round(last - span * random.next() ** 3));
  return [first, ...times, last].filter((at) => at >= first && at <= now).sort((a, b) => a - b);
}

/** A time (milliseconds) in which a company offers no price. */
export interface Pause {
  from: number;
  /** Absent while it continues. */
  to?: number;
}

/** Begins with a goal, review, dismissal or interruption. The pause's beginning seeds its end. */
function pauseAfter(incident: Incident, index: number, past: readonly Incident[], company: Company): Pause | undefined {
  const from = incident.at + company.lag * SECOND;
  const until = (at: number, wait: number): Pause => ({
    from,
    to: at + (wait + company.caution + (incident.at % 7)) * SECOND,
  });
  if (incident.kind === "goal") return until(incident.at, 50);
  if (incident.kind === "card") return incident.colour === "yellow" ? undefined : until(incident.at, 40);
  if (incident.kind === "review") {
    const decision = past.slice(index).find(({ kind }) => kind === "decision");
    return decision ? until(decision.at, 20) : { from };
  }
  if (incident.kind !== "phase" || incident.phase !== "INTERRUPTED") return undefined;
  return { from };
}

/** Minimum milliseconds from the award of a penalty kick to the kick (football/play-time.ts). */
const AWARD_TO_KICK = 62 * SECOND;
const AFTER_KICK = 30;

/** From the award on, whether the kick is scored or missed: nobody knows that before. */
const pauseAround = (kick: number, { lag, caution }: Company): Pause => ({
  from: kick - AWARD_TO_KICK + lag * SECOND,
  to: kick + (AFTER_KICK + caution) * SECOND,
});

/**
 * Pauses that have begun by now, in order, with touching ones merged. `penalties` are the instants of all penalty kicks
 * of the match.
 */
export function pausesUntil(
  { incidents }: Timeline,
  penalties: readonly number[],
  company: Company,
  now: number,
): Pause[] {
  const past = incidents.filter(({ at }) => at <= now);
  const all = [
    ...past.flatMap((incident, index) => pauseAfter(incident, index, past, company) ?? []),
    ...penalties.map((kick) => pauseAround(kick, company)),
  ].sort((a, b) => a.from - b.from);
  const pauses: Pause[] = [];
  for (const pause of all) {
    if (pause.from > now) break;
    const last = pauses.at(-1);
    if (!last || (last.to !== undefined && last.to < pause.from)) pauses.push(pause);
    else pauses[pauses.length - 1] = { from: last.from, ...latest(last.to, pause.to) };
  }
  return pauses;
}

const latest = (a: number | undefined, b: number | undefined): { to?: number } =>
  a === undefined || b === undefined ? {} : { to: Math.max(a, b) };

/** Instants of a company's regular price updates, up to the end. */
function ticks(company: Company, seed: string, start: number, end: number): number[] {
  const random = createRandom(`in play ${seed}`);
  const found: number[] = [];
  for (let at = start + random.integer(2, 20) * SECOND; at < end; ) {
    found.push(at);
    at += Math.round(company.every * (0.6 + 0.8 * random.next())) * SECOND;
  }
  return found;
}

const isIn = (at: number, { from, to }: Pause): boolean => at >= from && (to === undefined || at < to);

/**
 * A company's updates in play up to now: a price every few minutes and after each pause, and the beginning of each
 * pause.
 */
export function quotesInPlay(
  company: Company,
  seed: string,
  allPauses: readonly Pause[],
  { start, end = Number.POSITIVE_INFINITY }: InPlay,
  now: number,
): Quote[] {
  const until = Math.min(end, now + 1);
  const pauses = allPauses.filter(({ from }) => from < until);
  const offered = [
    ...ticks(company, seed, start, until).filter((at) => !pauses.some((pause) => isIn(at, pause))),
    ...pauses.flatMap(({ to }) => (to !== undefined && to < until ? [to] : [])),
  ];
  return [
    ...offered.map((at) => ({ at, isSuspended: false })),
    ...pauses.map(({ from }) => ({ at: from, isSuspended: true })),
  ].sort((a, b) => a.at - b.at);
}
