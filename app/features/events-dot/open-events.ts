import { SPORTS, type Sport } from "#contract/tables/sports";
import { EVENTS_KEY } from "~/browser/drafts";
import { deviceStore } from "~/browser/storage";
import { fieldsOf, listOf, textOf, type WireFields } from "~/browser/wire-fields";

// Which sports have a contest this visitor can still enter, as last reported by the edge. Lets pages mark the
// navigation without a call each.

/** Milliseconds for which the record is fresh. */
const FRESH_FOR = 180_000;

interface OpenEvents {
  /** Nickname of the member, empty for guests: another visitor of this device may have entered other contests. */
  of: string;
  /** Milliseconds, by the device's clock. */
  at: number;
  sports: readonly Sport[];
}

const TRUE = ["true", "1"];

/**
 * The sports of running contests (getContestList, getContestListAsMember) in which one has not been entered. A contest
 * of no sport counts for both. "Running" is by the edge's clock: a device's may be hours off.
 */
export function openSportsIn({ data }: WireFields): Sport[] {
  const open = listOf(fieldsOf(data).list).filter(({ participated }) => !TRUE.includes(String(participated)));
  return SPORTS.filter(({ sportType }) =>
    open.some((contest) => ["", String(sportType)].includes(textOf(contest.sportType))),
  ).map(({ code }) => code);
}

/** The record of a visitor; undefined for another visitor or a malformed record. */
export function readOpenEvents(of: string, store = deviceStore()): OpenEvents | undefined {
  try {
    const record = JSON.parse(store?.getItem(EVENTS_KEY) ?? "null") as OpenEvents | null;
    return record?.of === of && Array.isArray(record.sports) ? record : undefined;
  } catch {
    return undefined;
  }
}

export function writeOpenEvents(record: OpenEvents, store = deviceStore()): void {
  try {
    store?.setItem(EVENTS_KEY, JSON.stringify(record));
  } catch {
    // Storage is full: the next page requests it again.
  }
}

/** Whether no request is needed. A record is not fresh if the clock has been set back since. */
export const isFresh = (record: OpenEvents | undefined, now: number): boolean =>
  record !== undefined && now >= record.at && now - record.at < FRESH_FOR;
