import type { SentPick } from "#contract/calls/contests/sent-picks";
import type { ContestLine, ContestPick, LineMarket, LineSide } from "#contract/domain/contests";
import type { Pair } from "#contract/domain/match";
import type { TermsByPick } from "./pick-terms.ts";

/** A market of a match: `AH.123`. Also the name of its form field. */
export type PickKey = `${LineMarket | "SCORE"}.${string}`;

/**
 * Selections by market and match: a side (`home`, `over`), a score (`2:1`), or empty. In a draft, empty removes the
 * saved pick.
 */
export type Choices = Readonly<Record<PickKey, string>>;

export const SIDES: Readonly<Record<LineMarket, readonly [LineSide, LineSide]>> = {
  AH: ["home", "away"],
  OU: ["over", "under"],
};

export const keyOf = (market: ContestPick["market"], matchId: string): PickKey => `${market}.${matchId}`;

export function partsOf(key: PickKey): { market: ContestPick["market"]; matchId: string } {
  const at = key.indexOf(".");
  return { market: key.slice(0, at) as ContestPick["market"], matchId: key.slice(at + 1) };
}

const choiceOf = (pick: ContestPick): string => (pick.market === "SCORE" ? pick.guess.join(":") : pick.side);

/** Selections of saved picks. */
export const choicesOf = (picks: readonly ContestPick[]): Choices =>
  Object.fromEntries(picks.map((pick) => [keyOf(pick.market, pick.matchId), choiceOf(pick)]));

/** Parses a selected score; undefined for anything else, including half a score. */
export function guessOf(choice: string): Pair | undefined {
  const found = /^(\d{1,3}):(\d{1,3})$/.exec(choice);
  return found ? [Number(found[1]), Number(found[2])] : undefined;
}

const isWhole = (key: PickKey, choice: string): boolean => {
  const { market } = partsOf(key);
  if (choice === "") return true;
  return market === "SCORE" ? guessOf(choice) !== undefined : SIDES[market].some((side) => side === choice);
};

export interface Change {
  key: PickKey;
  matchId: string;
  kind: "new" | "changed" | "removed";
  /** Empty if there was none, or will be none. */
  from: string;
  to: string;
}

/** Whether a change picks a side of a line, which has terms to confirm. */
export const isLinePick = ({ key, to }: Change): boolean => partsOf(key).market !== "SCORE" && to !== "";

/** The differences between a draft and the saved picks, for matches that are still open. */
export function changesOf(draft: Choices, standing: Choices, isOpen: (matchId: string) => boolean): Change[] {
  return (Object.keys(draft) as PickKey[]).flatMap((key) => {
    const { matchId } = partsOf(key);
    const [from, to] = [standing[key] ?? "", draft[key] ?? ""];
    if (from === to || !isWhole(key, to) || !isOpen(matchId)) return [];
    const kind = to === "" ? "removed" : from === "" ? "new" : "changed";
    return [{ key, matchId, kind, from, to } as const];
  });
}

/** Form values that differ from what was rendered. */
export const othersIn = (form: Choices, drawn: Choices): Choices =>
  Object.fromEntries(
    (Object.entries(form) as [PickKey, string][]).filter(([key, choice]) => choice !== (drawn[key] ?? "")),
  );

/** The changes that restore the previous state. */
export const undoneOf = (changes: readonly Change[]): Change[] =>
  changes.map(({ key, matchId, from, to }) => ({
    key,
    matchId,
    from: to,
    to: from,
    kind: from === "" ? "removed" : to === "" ? "new" : "changed",
  }));

/** Without its line and price, which the upstream requires, a side is refused. */
const NO_TERMS = { line: "", price: "" };

/** Changes as they are sent: sides with the line and price that the reader has confirmed. */
export const sentPicks = (changes: readonly Change[], confirmed: TermsByPick): SentPick[] =>
  changes.map(({ key, to }): SentPick => {
    const { market, matchId } = partsOf(key);
    if (market !== "SCORE") {
      const { line, price } = confirmed[key] ?? NO_TERMS;
      return to ? { matchId, market, side: to as LineSide, line, price } : { matchId, market };
    }
    const guess = guessOf(to);
    return { matchId, market, ...(guess && { guess }) };
  });

interface Offer {
  id: string;
  lockedAt: number;
  featured?: string;
  lines: readonly ContestLine[];
}

/** A pick as the upstream is expected to accept it, until the answer arrives. */
function expectedPick({ key, to }: Change, offer: Offer, { now, source, terms }: ExpectedOf): ContestPick | undefined {
  const { market, matchId } = partsOf(key);
  const base = { id: key, matchId, placedAt: now, lockedAt: offer.lockedAt };
  if (market === "SCORE") {
    const guess = guessOf(to);
    return guess && { ...base, market, guess };
  }
  const confirmed = terms[key];
  if (!confirmed) return undefined;
  return { ...base, market, ...confirmed, side: to as LineSide, source, isFeatured: offer.featured !== undefined };
}

interface ExpectedOf {
  now: number;
  /** As sent. */
  terms: TermsByPick;
  /** The bookmaker whose prices are used. */
  source: { id: number; name: string };
}

/** Picks as they will be after the changes. */
export function withChanges(
  picks: readonly ContestPick[],
  changes: readonly Change[],
  { offers, ...rest }: ExpectedOf & { offers: readonly Offer[] },
): ContestPick[] {
  const changed = new Set(changes.map(({ key }) => key));
  const added = changes.flatMap((change) => {
    const offer = offers.find(({ id }) => id === change.matchId);
    return (change.to !== "" && offer && expectedPick(change, offer, rest)) || [];
  });
  return [...added, ...picks.filter(({ market, matchId }) => !changed.has(keyOf(market, matchId)))];
}
