import type { ContestEntry, Leader } from "#contract/domain/contests";
import type { BoardEnd, BoardPage } from "~/features/contest/board-page";
import type { ContestHead, ContestTab, LedgerFile, ShownTime } from "~/features/contest/contest-head";
import type { MatchFacts, PickMatch } from "~/features/contest/match-facts";
import type { Mine } from "~/features/contest/mine";
import type { ZonedData } from "~/page/page";

export interface DayChoice {
  name: string;
  href: string;
  isShown: boolean;
}

/** A day of the game. */
export interface PlayData {
  /** YYYY-MM-DD, of the game's zone. */
  day: string;
  days: DayChoice[];
  /** Milliseconds, as is the next. */
  opensAt: number;
  closesAt: number;
  opens: ShownTime;
  closes: ShownTime;
  matches: readonly PickMatch[];
  /** Whose lines and prices these are; of guessed scores nobody's. */
  source?: { id: number; name: string };
}

/** Somebody's locked picks. */
export interface ShownEntry extends Pick<ContestEntry, "picks"> {
  leader: Leader;
  matches: MatchFacts[];
}

export interface LatestData {
  entries: ShownEntry[];
  /** Of the next page; none behind the last. */
  nextHref?: string;
}

/** What a page of a contest of matches shows: its frame, and one part. */
export interface ContestMatchesData extends ZonedData {
  head: ContestHead;
  tab: ContestTab;
  isMember: boolean;
  mine: Mine;
  /** Something was just saved by a form. */
  isSaved: boolean;
  /** Whether the visitor's country has prices. */
  showsPrices: boolean;
  /** Absent where the country has no prices, which picks need. */
  play?: PlayData;
  latest?: LatestData;
  entry?: ShownEntry;
  board?: { first: BoardPage; firstId: string; end: BoardEnd };
  ledger?: LedgerFile[];
}
