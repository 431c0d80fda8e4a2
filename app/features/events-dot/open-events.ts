import { SPORTS, type Sport } from "#contract/tables/sports";
import { EVENTS_KEY } from "~/browser/drafts";
import { deviceStore } from "~/browser/storage";
import { fieldsOf, listOf, textOf, type WireFields } from "~/browser/wire-fields";

// Which sports have a contest that this visitor can still enter, as the edge said last: pages mark the navigation by it
// without a call of each.

/** Milliseconds for which the record is believed. */
const FRESH_FOR = 180_000;

interface OpenEvents {
  /** Nickname of the member, empty of guests: another visitor of this device has entered other contests. */
  of: string;
  /** Milliseconds of the device's clock. */
  at: number;
  sports: readonly Sport[];
}

const TRUE = ["true", "1"];

/**
 * The sports of a list of contests that go on (getContestList, getContestListAsMember) in which one has not been entered.
 * Both are of a contest of no sport. Which ones go on the edge's clock says: a device's may be wrong by hours.
 */
export function openSportsIn({ data }: WireFields): Sport[] {
  const open = listOf(fieldsOf(data).list).filter(({ participated }) => !TRUE.includes(String(participated)));
  return SPORTS.filter(({ sportType }) =>
    open.some((contest) => ["", String(sportType)].includes(textOf(contest.sportType))),
  ).map(({ code }) => code);
}

/** What is known of a visitor; undefined of another one, and of what is no record of ours. */
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
    // A storage that is full: the next page asks again.
  }
}

/** Whether the edge need not be asked: not of a record by a clock that has been put back since. */
export const isFresh = (record: OpenEvents | undefined, now: number): boolean =>
  record !== undefined && now >= record.at && now - record.at < FRESH_FOR;
