import type { Settle } from "../odds/settle.ts";
import type { PanelMarket } from "./odds.ts";

export type TipPick = "home" | "draw" | "away" | "over" | "under";

/** What somebody expects of a match, and why. Lines and prices are decimal text. */
export interface Opinion {
  market: PanelMarket;
  pick: TipPick;
  /** Goals added to the home side, or the total. */
  line?: string;
  odds?: string;
  /** How it ended, once it has. */
  outcome?: Settle;
}

export interface MatchTip extends Opinion {
  id: string;
  text: string;
  author?: string;
  requiresLogin: boolean;
  /** Milliseconds. */
  createdAt: number;
}

export interface MediaTip extends Opinion {
  id: string;
  name: string;
  text: string;
  /** Of the same analyst's latest picks for matches of both teams. */
  record?: { won: number; halfWon: number; push: number; halfLost: number; lost: number };
}
