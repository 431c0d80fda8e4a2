import type { Settle } from "../odds/settle.ts";
import type { PanelMarket } from "./odds.ts";

type TipPick = "home" | "draw" | "away" | "over" | "under";

/** Someone's opinion about a match, and why. Lines and prices are decimal text. */
export interface Opinion {
  market: PanelMarket;
  pick: TipPick;
  /** Goals added to the home side, or the total. */
  line?: string;
  odds?: string;
  /** The outcome, once decided. */
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
  /** Of the same analyst's latest picks on matches of both teams. */
  record?: { won: number; halfWon: number; push: number; halfLost: number; lost: number };
}
