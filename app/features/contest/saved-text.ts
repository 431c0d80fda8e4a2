import type { ContestPick } from "#contract/domain/contests";
import { type ContestTexts, choiceText, shownLine } from "./choice-text.ts";
import type { MatchFacts } from "./match-facts.ts";
import type { Movement } from "./pick-terms.ts";
import { type Change, keyOf, partsOf } from "./picks.ts";

/** Why picks were not stored: a line or price moved. Asks whether to send them with the new one. */
export function movedText(t: ContestTexts, movement: Movement): string {
  if (movement.kind === "many") return t("send.moved.many", { number: movement.number });
  if (movement.kind === "price") return t("send.moved.price");
  const { market, terms } = movement;
  return t("send.moved.line", { line: shownLine(market, terms.side, terms.line) });
}

interface Undone {
  changes: readonly Change[];
  /** Picks before and after. */
  picks: readonly ContestPick[];
}

/** What undoing has done: which pick is gone or is back; of several only how many. */
export function undoneText(
  t: ContestTexts,
  { changes, picks }: Undone,
  matches: readonly Pick<MatchFacts, "id" | "home" | "away">[],
): string {
  const [change] = changes;
  const match = matches.find(({ id }) => id === change?.matchId);
  if (!change || !match || changes.length > 1) return t("send.undone.many", { number: changes.length });
  const { key, from, to, kind } = change;
  const { market } = partsOf(key);
  const choice = kind === "removed" ? from : to;
  const pick = picks.find(
    (one) => keyOf(one.market, one.matchId) === key && (one.market === "SCORE" || one.side === choice),
  );
  const line = pick && pick.market !== "SCORE" ? pick.line : undefined;
  return t(kind === "removed" ? "send.undone.removed" : "send.undone.back", {
    match: t("pick.versus", { home: match.home, away: match.away }),
    choice: choiceText(t, match, { market, choice, line }),
  });
}
