import type { ContestEntry, Leader } from "#contract/domain/contests";
import type { ContestHead, ContestTab, LedgerFile, ShownTime } from "~/features/contest/contest-head";
import type { MatchFacts, PickMatch } from "~/features/contest/match-facts";
import type { Mine } from "~/features/contest/mine";
import type { BoardEnd, BoardPage } from "~/features/contest/use-board";
import type { ZonedData } from "~/page/page";

export interface DayChoice {
  name: string;
  href: string;
  isShown: boolean;
}

/** A day of the contest. */
export interface PlayData {
  /** YYYY-MM-DD, in the contest's zone. */
  day: string;
  days: DayChoice[];
  /** Milliseconds, as is `closesAt`. */
  opensAt: number;
  closesAt: number;
  opens: ShownTime;
  closes: ShownTime;
  matches: readonly PickMatch[];
  /** The bookmaker of lines and prices; absent for guessed scores. */
  source?: { id: number; name: string };
}

/** A participant's locked picks. */
export interface ShownEntry extends Pick<ContestEntry, "picks"> {
  leader: Leader;
  matches: MatchFacts[];
}

export interface LatestData {
  entries: ShownEntry[];
  /** Address of the next page; absent on the last. */
  nextHref?: string;
}

/** Data of a match contest's page: its frame, and one tab. */
export interface ContestMatchesData extends ZonedData {
  head: ContestHead;
  tab: ContestTab;
  isMember: boolean;
  mine: Mine;
  /** A form has just been saved. */
  isSaved: boolean;
  /** Whether the visitor's country has prices. */
  showsPrices: boolean;
  /** Absent if the country has no prices, which picks need. */
  play?: PlayData;
  latest?: LatestData;
  entry?: ShownEntry;
  board?: { first: BoardPage; firstId: string; end: BoardEnd };
  ledger?: LedgerFile[];
}
