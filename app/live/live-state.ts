import type { LiveMessage, MatchChange } from "#contract/domain/live";

/** What a page knows of a sport's matches. Instants are milliseconds by the upstream's clock. */
export interface LiveState {
  /** Everything that happened until here has been seen. */
  cursor: number;
  /** When the rows of the page itself were fetched. */
  pageAt: number;
  /** The latest change of each match that has changed, by its id. */
  seen: ReadonlyMap<string, MatchChange>;
  /** Told after the cursor, but of before the page was fetched: counts as soon as more is told. */
  held?: Held;
}

interface Held {
  to: number;
  changes: readonly MatchChange[];
}

export type Received =
  | { kind: "changes"; state: LiveState; changes: MatchChange[] }
  /** Messages are missing before this one: to be asked for since the cursor. */
  | { kind: "gap" }
  /** Too much is missing to be told in changes. */
  | { kind: "reload" };

/** Edge and upstream may disagree about the time by this much: a page asks from a little before it was fetched. */
export const CLOCK_SKEW = 5_000;
/** Two edges may be this far apart in what they have seen; a cursor ahead of one of them is no clock set back. */
const EDGE_SKEW = 60_000;
/** Beyond this a match is over, and an older page is not worth filling up. */
export const REMEMBERED = 3 * 3_600_000;

export const startState = (pageAt: number): LiveState => ({ cursor: pageAt - CLOCK_SKEW, pageAt, seen: new Map() });

/**
 * Takes a message in: which of its changes are news. A change is news when its number is higher than that of the last
 * one seen, so messages may come late, twice and in any order, and a corrected score may be lower than the one before.
 * When it happened does not matter, since suppliers learn some things late; a message says how a match stands at its
 * end, and so is right of every match that is not remembered, too.
 */
export function receive(state: LiveState, message: LiveMessage): Received {
  if ("reload" in message) {
    const isBehind = message.to < state.cursor && state.cursor - message.to < EDGE_SKEW;
    return isBehind ? { kind: "changes", state, changes: [] } : { kind: "reload" };
  }
  const held = state.held && message.from <= state.held.to ? state.held : undefined;
  if (message.from > state.cursor && !held) return { kind: "gap" };
  const told = [...(held?.changes ?? []), ...message.changes];
  // The rows of the page may know better than what was told before they were fetched, and clocks differ too much to tell.
  if (message.to < state.pageAt) return { kind: "changes", state: holding(state, told, message.to), changes: [] };
  const changes = newestOf(told).filter(({ id, seq }) => seq > (state.seen.get(id)?.seq ?? Number.NEGATIVE_INFINITY));
  const cursor = Math.max(state.cursor, message.to);
  const seen = remember(state.seen, changes, cursor);
  return { kind: "changes", state: { cursor, pageAt: state.pageAt, seen }, changes };
}

const holding = (state: LiveState, changes: readonly MatchChange[], to: number): LiveState =>
  to > Math.max(state.cursor, state.held?.to ?? 0) ? { ...state, held: { to, changes } } : state;

/** The last change of each match. */
function newestOf(changes: readonly MatchChange[]): MatchChange[] {
  const newest = new Map<string, MatchChange>();
  for (const change of changes) {
    if (change.seq >= (newest.get(change.id)?.seq ?? change.seq)) newest.set(change.id, change);
  }
  return [...newest.values()];
}

function remember(
  seen: LiveState["seen"],
  changes: readonly MatchChange[],
  cursor: number,
): ReadonlyMap<string, MatchChange> {
  if (changes.length === 0) return seen;
  const next = new Map<string, MatchChange>();
  for (const [id, change] of seen) if (change.at >= cursor - REMEMBERED) next.set(id, change);
  for (const change of changes) next.set(change.id, change);
  return next;
}

/**
 * The page's rows were replaced by those of another copy. Copies come from caches and may know less than has been seen:
 * `changes` are to be shown again on top. Undefined when the copy is no newer than the rows that stand there, or so old
 * that what it lacks is forgotten.
 */
export function replacePage(
  state: LiveState,
  pageAt: number,
): { state: LiveState; changes: MatchChange[] } | undefined {
  if (pageAt <= state.pageAt || pageAt < state.cursor - REMEMBERED) return undefined;
  const changes = [...state.seen.values()].filter(({ at }) => at > pageAt);
  return { state: { ...state, pageAt, cursor: Math.max(state.cursor, pageAt - CLOCK_SKEW) }, changes };
}
