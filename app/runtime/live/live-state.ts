import type { LiveMessage, MatchChange } from "#contract/domain/live";
import { CLOCK_SKEW } from "#contract/time/push-times";
import { HOUR } from "#contract/time/units";

/** What a page has seen of a sport's matches. Instants are milliseconds by the upstream's clock. */
export interface LiveState {
  /** Everything up to here has been seen. */
  cursor: number;
  /** When the rows of the page itself were fetched. */
  pageAt: number;
  /** The latest change of each match that has changed, by its id. */
  seen: ReadonlyMap<string, MatchChange>;
  /** Changes after the cursor but from before the page was fetched: applied together with the next message. */
  pending?: Pending;
}

interface Pending {
  to: number;
  changes: readonly MatchChange[];
}

export type Received =
  | { kind: "changes"; state: LiveState; changes: MatchChange[] }
  /** Messages are missing before this one: poll since the cursor. */
  | { kind: "gap" }
  /** Too much is missing, so the page has to be fetched. */
  | { kind: "reload" };

/**
 * Two edges may differ by this much in what they have seen; a cursor ahead of one of them does not mean a reset clock.
 */
const EDGE_SKEW = 60_000;
/** Changes older than this are dropped: the match is over, and a page of that age is fetched again instead. */
export const SEEN_FOR = 3 * HOUR;

/** A page polls from a little before it was fetched. */
export const startState = (pageAt: number): LiveState => ({ cursor: pageAt - CLOCK_SKEW, pageAt, seen: new Map() });

/**
 * Applies a message and returns its new changes. A change is new if its number is higher than the last one seen, so
 * messages may arrive late, twice and in any order, and a corrected score may be lower than before. The time of a
 * change does not matter, because suppliers learn some things late. A message has the latest state of each match, so it
 * also suits matches dropped from `seen`.
 */
export function receive(state: LiveState, message: LiveMessage): Received {
  if ("reload" in message) {
    const isBehind = message.to < state.cursor && state.cursor - message.to < EDGE_SKEW;
    return isBehind ? { kind: "changes", state, changes: [] } : { kind: "reload" };
  }
  const pending = state.pending && message.from <= state.pending.to ? state.pending : undefined;
  if (message.from > state.cursor && !pending) return { kind: "gap" };
  const all = [...(pending?.changes ?? []), ...message.changes];
  // The page's rows may be newer than a message from before they were fetched, and clocks are too inaccurate to decide.
  if (message.to < state.pageAt) return { kind: "changes", state: withPending(state, all, message.to), changes: [] };
  const changes = newestOf(all).filter(({ id, seq }) => seq > (state.seen.get(id)?.seq ?? Number.NEGATIVE_INFINITY));
  const cursor = Math.max(state.cursor, message.to);
  const seen = addSeen(state.seen, changes, cursor);
  return { kind: "changes", state: { cursor, pageAt: state.pageAt, seen }, changes };
}

const withPending = (state: LiveState, changes: readonly MatchChange[], to: number): LiveState =>
  to > Math.max(state.cursor, state.pending?.to ?? 0) ? { ...state, pending: { to, changes } } : state;

/** The last change of each match. */
function newestOf(changes: readonly MatchChange[]): MatchChange[] {
  const newest = new Map<string, MatchChange>();
  for (const change of changes) {
    if (change.seq >= (newest.get(change.id)?.seq ?? change.seq)) newest.set(change.id, change);
  }
  return [...newest.values()];
}

function addSeen(
  seen: LiveState["seen"],
  changes: readonly MatchChange[],
  cursor: number,
): ReadonlyMap<string, MatchChange> {
  if (changes.length === 0) return seen;
  const next = new Map<string, MatchChange>();
  for (const [id, change] of seen) if (change.at >= cursor - SEEN_FOR) next.set(id, change);
  for (const change of changes) next.set(change.id, change);
  return next;
}

/**
 * Replaces the page's rows with those of another response, which may be cached and lack seen changes: `changes` are to
 * be applied on top. Undefined if it is no newer than the rows shown, or so old that changes it lacks were dropped.
 */
export function replacePage(
  state: LiveState,
  pageAt: number,
): { state: LiveState; changes: MatchChange[] } | undefined {
  if (pageAt <= state.pageAt || pageAt < state.cursor - SEEN_FOR) return undefined;
  const changes = [...state.seen.values()].filter(({ at }) => at > pageAt);
  return { state: { ...state, pageAt, cursor: Math.max(state.cursor, pageAt - CLOCK_SKEW) }, changes };
}
