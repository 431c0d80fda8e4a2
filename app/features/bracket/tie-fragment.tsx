import type { Tie as BracketTie } from "#contract/domain/bracket";
import { rowView } from "~/features/match-row/row-view";
import { versionOf } from "~/ui/fragments/Fragments";
import type { Fragment } from "~/ui/fragments/fragment-cache";
import { Tie } from "./Tie.tsx";
import type { BracketFacts } from "./tie-texts.ts";

interface ShownTie {
  tie: BracketTie;
  facts: BracketFacts;
  isFinal?: boolean;
  /** Lines lead from it to the next round on wide screens. */
  isInTree?: boolean;
}

/** Whether the tie contains the match that the page is about. */
export const isOwnTie = ({ matches }: BracketTie, { matchId }: BracketFacts): boolean =>
  matches.some(({ id }) => id === matchId);

/** A tie as a list item. */
export function tieFragment({ tie, facts, isFinal = false, isInTree = false }: ShownTie): Fragment {
  const isOwn = isOwnTie(tie, facts);
  const { base, offsets, storageBaseUrl } = facts.facts;
  const shared = JSON.stringify([base, storageBaseUrl, offsets, facts.timeZone, facts.sizes, facts.isForPromotion]);
  // The text of a match in play changes with time.
  const moving = tie.matches.flatMap((match) => {
    if (match.state !== "live") return [];
    const { sentence, status } = rowView(match, facts.facts);
    return [sentence, status.text];
  });
  return {
    key: `Tie ${shared} ${isFinal} ${isInTree} ${isOwn} ${moving.join(" ")} ${versionOf(tie)}`,
    render: () => <Tie tie={tie} facts={facts} isFinal={isFinal} isInTree={isInTree} isOwn={isOwn} />,
  };
}
