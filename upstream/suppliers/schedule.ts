import { type Phase, phaseGroup } from "#contract/domain/status";
import { DAY, HOUR, MINUTE, SECOND } from "#contract/time/units";
import type { MatchKey } from "./adapter.ts";

// Which request a clock makes when, as a pure function of what is known. All instants in milliseconds.

/** A request that is due. */
export type DueCall =
  | { kind: "competitions" }
  | { kind: "season"; competition: string }
  | { kind: "live" }
  | { kind: "details"; matches: string[] }
  | { kind: "prices"; match: string }
  | { kind: "livePrices" }
  | { kind: "backfill"; competition: string }
  | { kind: "table"; competition: string };

/** A match by the supplier's ids. */
export interface AgendaMatch extends MatchKey {
  phase: Phase;
  detailsReadAt: number;
  /** When its score or phase was last told to be another. */
  changedAt: number;
  /** The supplier has line-ups or statistics of its competition. */
  hasDetails: boolean;
  /** The same for prices before kick-off, and for prices in play. */
  hasPrices: boolean;
  hasLivePrices: boolean;
  pricesReadAt: number;
}

/** A competition's season by the supplier's id, and when it is to be read again. */
export interface AgendaSeason {
  id: string;
  dueAt: number;
  /** Details of matches that were over before the season was first read may be missing. */
  hasGaps?: boolean;
  /** The supplier has tables of it: when they were last read, and whether they could not be compared with ours. */
  table?: { readAt: number; isOpen: boolean };
}

export interface Agenda {
  competitionsReadAt: number;
  liveReadAt: number;
  livePricesReadAt: number;
  seasons: readonly AgendaSeason[];
  matches: readonly AgendaMatch[];
}

/** How much of the supplier's quota is left today, and its size. */
interface Budget {
  left: number;
  perDay: number;
}

export const LIVE_EVERY = 20 * SECOND;
const DETAILS_EVERY = 60 * SECOND;
/** For a match that should be in play and is not. */
const LATE_EVERY = 5 * MINUTE;
export const READ_DAILY = DAY;
/** For a season with open questions about clubs. */
export const READ_WHILE_OPEN = HOUR;

/** When line-ups are read before kick-off. */
const LINE_UPS_BEFORE = [60 * MINUTE, 40 * MINUTE, 15 * MINUTE];
/** When a match is read again after its usual end: suppliers correct themselves for days. */
const CHECKS_AFTER = [10 * MINUTE, HOUR, DAY, 3 * DAY];
const USUAL_LENGTH = 2 * HOUR;
/** What details themselves change is dated a second after them. */
const OF_DETAILS = 2 * SECOND;
/** Longer than extra time, a shoot-out and an interruption together. */
const LONGEST = 5 * HOUR;

/** When prices are read before kick-off: suppliers renew them every few hours. */
const PRICES_BEFORE = [DAY, 6 * HOUR, HOUR, 10 * MINUTE];
const LIVE_PRICES_EVERY = MINUTE;

/**
 * How often to look for matches that have come within AGENDA_REACH. It is also the longest sleep: what an operator
 * changes is noticed within it.
 */
const REACH_CHECKED = 5 * MINUTE;
/** Matches that can be due. */
export const AGENDA_REACH = { back: USUAL_LENGTH + 3 * DAY + HOUR, ahead: DAY + REACH_CHECKED } as const;

/** Maximum matches of a request for details. */
export const MATCHES_PER_CALL = 20;

/** Share of the remaining quota for the live list, so that something is left for the rest of the day. */
const LIVE_SHARE = 0.6;
/** Below this share of the quota, nothing is read that can wait. */
const RESERVE = 0.25;

/** Shortest time between two live lists: longer where the quota would not last until midnight (UTC). */
export function liveEvery({ left }: Budget, now: number): number {
  const untilMidnight = DAY - (now % DAY);
  return Math.max(LIVE_EVERY, left > 0 ? untilMidnight / (left * LIVE_SHARE) : untilMidnight);
}

const isOver = ({ phase }: AgendaMatch): boolean => {
  const group = phaseGroup(phase);
  return group === "final" || group === "void";
};

/** Whether a match may be in play, or begins within a minute. */
export const mayBePlayed = (match: AgendaMatch, now: number): boolean =>
  !isOver(match) && match.kickOff - MINUTE <= now && now < match.kickOff + LONGEST;

/** The first of some instants after the last reading of the details. */
const nextOf = (instants: readonly number[], { detailsReadAt }: AgendaMatch): number =>
  Math.min(...instants.filter((at) => at > detailsReadAt), Number.POSITIVE_INFINITY);

/** Factor by which live requests are stretched if the quota would not last. */
const stretchOf = (budget: Budget, now: number): number => Math.max(1, liveEvery(budget, now) / LIVE_EVERY);

/** When a match's details are due. */
function detailsDueAt(match: AgendaMatch, now: number, stretched: number): number {
  const { kickOff, detailsReadAt, phase, hasDetails } = match;
  const end = kickOff + USUAL_LENGTH;
  if (phaseGroup(phase) === "void") return nextOf([end + DAY], match);
  // Lists may tell the end before the details have the last minute's points.
  if (isOver(match) && hasDetails && detailsReadAt > 0 && detailsReadAt + OF_DETAILS < match.changedAt)
    return match.changedAt;
  if (isOver(match))
    return nextOf(
      CHECKS_AFTER.map((after) => end + after),
      match,
    );
  const isLive = phaseGroup(phase) === "live" || phaseGroup(phase) === "halted";
  // Requested even without details: the live list does not say how a match ended.
  if (isLive && now < kickOff + LONGEST) return detailsReadAt + (hasDetails ? DETAILS_EVERY : LATE_EVERY) * stretched;
  if (now < kickOff)
    return nextOf(
      LINE_UPS_BEFORE.flatMap((before) => (hasDetails ? kickOff - before : [])),
      match,
    );
  if (now < kickOff + LONGEST) return Math.max(kickOff + 2 * MINUTE, detailsReadAt + LATE_EVERY * stretched);
  return nextOf(
    CHECKS_AFTER.map((after) => end + after),
    match,
  );
}

/** Requests for a match's details, from its line-ups to the last check, if it shares them with many others. */
const DETAILS_OF_MATCH = 8;

/** Prices get the quota that live lists and details leave until midnight (UTC). */
const hasSpare = ({ matches }: Agenda, now: number, { left }: Budget): boolean => {
  const open = matches.filter((match) => !isOver(match) && match.kickOff < now + DAY).length;
  return left > (DAY - (now % DAY)) / LIVE_EVERY + open * DETAILS_OF_MATCH;
};

/**
 * Details of matches of long ago get the quota that nothing else needs until midnight (UTC): on a day without a match all
 * but the reserve, else as prices do.
 */
function dueBackfill(agenda: Agenda, now: number, budget: Budget): DueCall | undefined {
  const season = agenda.seasons.find(({ hasGaps }) => hasGaps);
  const isQuiet = agenda.matches.every((match) => isOver(match) || match.kickOff > now + DAY);
  const isAllowed = isQuiet ? budget.left > RESERVE * budget.perDay : hasSpare(agenda, now, budget);
  return season && isAllowed ? { kind: "backfill", competition: season.id } : undefined;
}

/** When a match's prices are due; those in play come for all matches together. */
function pricesDueAt(match: AgendaMatch, now: number): number {
  if (!match.hasPrices || isOver(match) || now >= match.kickOff) return Number.POSITIVE_INFINITY;
  return Math.min(
    ...PRICES_BEFORE.map((before) => match.kickOff - before).filter((at) => at > match.pricesReadAt),
    Number.POSITIVE_INFINITY,
  );
}

/** When a supplier's tables are read after the last final of a day: the second time if they were still of a day before. */
const TABLE_AFTER = [30 * MINUTE, 12 * HOUR] as const;
/** Matches that begin this soon after another one's end are of the same day. */
const SAME_DAY = 8 * HOUR;

/** When a competition's tables are due, by its own matches. */
function tableDueAt({ table }: AgendaSeason, own: readonly AgendaMatch[], now: number): number {
  if (!table) return Number.POSITIVE_INFINITY;
  const finals = own.filter(({ phase }) => phaseGroup(phase) === "final");
  const end = Math.max(...finals.map(({ kickOff }) => kickOff + USUAL_LENGTH));
  const goesOn = own.some((one) => !isOver(one) && one.kickOff > now - LONGEST && one.kickOff < end + SAME_DAY);
  const [first, second] = TABLE_AFTER.map((after) => end + after) as [number, number];
  if (goesOn || finals.length === 0) return Number.POSITIVE_INFINITY;
  if (table.readAt < first) return first;
  return table.isOpen && table.readAt < second ? second : Number.POSITIVE_INFINITY;
}

function tablesDueAt({ seasons, matches }: Agenda, now: number): { id: string; at: number }[] {
  const byCompetition = Map.groupBy(matches, ({ competition }) => competition);
  return seasons.map((season) => ({ id: season.id, at: tableDueAt(season, byCompetition.get(season.id) ?? [], now) }));
}

const livePricesDueAt = ({ livePricesReadAt, matches }: Agenda, now: number): number =>
  matches.some((match) => match.hasLivePrices && phaseGroup(match.phase) === "live" && mayBePlayed(match, now))
    ? livePricesReadAt + LIVE_PRICES_EVERY
    : Number.POSITIVE_INFINITY;

function duePrices(agenda: Agenda, now: number, budget: Budget): DueCall | undefined {
  if (!hasSpare(agenda, now, budget)) return undefined;
  if (livePricesDueAt(agenda, now) <= now) return { kind: "livePrices" };
  const [next] = agenda.matches
    .filter((match) => pricesDueAt(match, now) <= now)
    .toSorted((a, b) => a.kickOff - b.kickOff);
  return next && { kind: "prices", match: next.id };
}

const liveDueAt = ({ liveReadAt, matches }: Agenda, now: number, budget: Budget): number => {
  if (matches.some((match) => mayBePlayed(match, now))) return liveReadAt + liveEvery(budget, now);
  const ahead = matches.filter((match) => !isOver(match) && match.kickOff > now).map(({ kickOff }) => kickOff - MINUTE);
  return Math.min(...ahead, Number.POSITIVE_INFINITY);
};

/** The most urgent request that is due; undefined if none is. */
export function dueCall(agenda: Agenda, now: number, budget: Budget): DueCall | undefined {
  if (liveDueAt(agenda, now, budget) <= now) return { kind: "live" };
  const stretched = stretchOf(budget, now);
  const due = agenda.matches
    .map((match) => ({ id: match.id, at: detailsDueAt(match, now, stretched), isLive: mayBePlayed(match, now) }))
    .filter(({ at }) => at <= now)
    .sort((a, b) => Number(b.isLive) - Number(a.isLive) || a.at - b.at);
  const hasReserve = budget.left > RESERVE * budget.perDay;
  if (due.length > 0 && (hasReserve || due[0]!.isLive))
    return { kind: "details", matches: due.slice(0, MATCHES_PER_CALL).map(({ id }) => id) };
  if (agenda.competitionsReadAt + READ_DAILY <= now) return { kind: "competitions" };
  const [season] = agenda.seasons.filter(({ dueAt }) => dueAt <= now).toSorted((a, b) => a.dueAt - b.dueAt);
  if (season && hasReserve) return { kind: "season", competition: season.id };
  const checked = hasReserve ? tablesDueAt(agenda, now).find(({ at }) => at <= now) : undefined;
  if (checked) return { kind: "table", competition: checked.id };
  return duePrices(agenda, now, budget) ?? dueBackfill(agenda, now, budget);
}

/** Shortest sleep while a due request may not use the quota's reserve. */
const SHORTEST_SLEEP = SECOND;

/** When to look again: at the next request that will be due. */
export function nextLook(agenda: Agenda, now: number, budget: Budget): number {
  const stretched = stretchOf(budget, now);
  const instants = [
    liveDueAt(agenda, now, budget),
    ...agenda.matches.map((match) => detailsDueAt(match, now, stretched)),
    agenda.competitionsReadAt + READ_DAILY,
    ...agenda.seasons.map(({ dueAt }) => dueAt),
    ...tablesDueAt(agenda, now).map(({ at }) => at),
    ...agenda.matches.map((match) => pricesDueAt(match, now)),
    livePricesDueAt(agenda, now),
    now + REACH_CHECKED,
  ].filter((at) => at > now);
  return Math.max(now + SHORTEST_SLEEP, Math.min(...instants));
}
