import type { BracketRound, Slot, Tie } from "#contract/domain/bracket";
import type { Side, Team } from "#contract/domain/match";
import type { SevensCategory, SevensKnockout } from "#contract/domain/sevens";
import { rowView } from "~/features/match-row/row-view";
import { localePath } from "~/page/locale-path";
import type { RowsFacts } from "./match-rows.ts";
import { sevensPath } from "./sevens-query.ts";
import { placeholderName } from "./sevens-texts.ts";

type Tree = SevensKnockout["trees"][number];

/** A tree of the knock-out phase. */
export interface TreeView {
  tree: Tree["tree"];
  /** Name of the winner of the final; absent before. */
  champion?: string;
  rounds: readonly { stage: BracketRound["stage"]; ties: readonly TieView[] }[];
}

export interface TieView {
  id: string;
  /** Link to its match, if known. */
  href?: string;
  isLive: boolean;
  /** For screen readers. */
  sentence: string;
  sides: readonly [home: TieSideView, away: TieSideView];
}

export interface TieSideView {
  name: string;
  /** Absent until the team is known. */
  team?: Team;
  isWinner: boolean;
  score?: number;
  penalties?: number;
}

interface TreeFacts extends RowsFacts {
  category: SevensCategory;
}

export const treeViews = (trees: readonly Tree[], facts: TreeFacts): TreeView[] =>
  trees.map(({ tree, bracket }) => {
    const champion = championOf(bracket.rounds);
    return {
      tree,
      ...(champion !== undefined && { champion }),
      rounds: bracket.rounds.map(({ stage, ties }) => ({ stage, ties: ties.map((tie) => tieView(tie, facts)) })),
    };
  });

function championOf(rounds: readonly BracketRound[]): string | undefined {
  const final = rounds.find(({ stage }) => stage === "final")?.ties[0];
  return final?.winner && final[final.winner].team?.name;
}

function tieView(tie: Tie, facts: TreeFacts): TieView {
  const { i18n, locale, category, year } = facts;
  const match = tie.matches.at(-1);
  const view = match && rowView(match, facts.facts);
  const teams = { home: slotName(tie.home, facts), away: slotName(tie.away, facts) };
  return {
    id: tie.id,
    ...(match && { href: localePath(locale, sevensPath({ year, category, match: match.id })) }),
    isLive: view?.state === "live",
    sentence: view?.sentence ?? i18n.getFixedT(null, "sevens")("undecided", teams),
    sides: [sideView(tie, "home", facts), sideView(tie, "away", facts)],
  };
}

const slotName = ({ team, placeholder }: Slot, { i18n }: TreeFacts): string =>
  team?.name ?? placeholderName(placeholder, i18n);

function sideView(tie: Tie, side: Side, facts: TreeFacts): TieSideView {
  const { team } = tie[side];
  const match = tie.matches.at(-1);
  const index = side === "home" ? 0 : 1;
  const score = match && match.state !== "scheduled" ? match.score : undefined;
  const shootout = score && match && match.state !== "scheduled" ? match.shootout : undefined;
  return {
    name: slotName(tie[side], facts),
    ...(team && { team }),
    isWinner: tie.winner === side,
    ...(score && { score: score[index] }),
    ...(shootout && { penalties: shootout[index] }),
  };
}
