import type { GameLeaderKey } from "../tables/match-facts.ts";
import type { Competition } from "./competition.ts";
import type { LineUpAbsence } from "./line-ups.ts";
import type { GameBoard, GameClock, GamePeriods, Match, MatchColours, Pair, Side } from "./match.ts";
import type { Channel, Replay, Supply } from "./match-info.ts";
import type { PlayerRef } from "./people.ts";
import type { Status } from "./status.ts";

export interface GameTick extends GameBoard {
  id: string;
  status: Status;
  score?: Pair;
  periods?: GamePeriods;
  clock?: GameClock;
  seq: number;
}

export interface GameVenue {
  id?: string;
  name: string;
  city?: string;
  country?: string;
  capacity?: number;
  surface?: string;
  address?: string;
}

/** Each side's best; absent while there is none. */
export interface GameLeader {
  key: GameLeaderKey;
  home?: PlayerRef & { value: number };
  away?: PlayerRef & { value: number };
}

/** `progress`: more than the final points, such as quarters, plays and statistics. */
const GAME_COVERED = ["progress", "lineup", "odds", "stats", "box"] as const;
/** `stats` of both teams and the `box` score of players may be known without anything else of the progress. */
export type GameCoverage = Readonly<Record<(typeof GAME_COVERED)[number], boolean>>;

export interface GameInfo {
  match: Match;
  competition: Competition;
  season: string;
  venue?: GameVenue;
  referees: PlayerRef[];
  attendance?: number;
  coaches: Partial<Record<Side, PlayerRef>>;
  leaders: GameLeader[];
  colours?: MatchColours;
  /** What the game's source covers. */
  coverage?: GameCoverage;
  /** Who shows it, in all countries of which that is known. */
  channels?: readonly Channel[];
  /** For games that come from suppliers. */
  supply?: Supply;
  /** As of matches of football. */
  replay?: Replay;
}

/** Home and away values of a statistic. */
export interface GameStatRow {
  key: string;
  pair: Pair;
}

export interface GameStatistics {
  /** Period 0 is the whole game. */
  periods: { period: number; rows: GameStatRow[] }[];
  /** The home side's lead by seconds played. */
  flow: { seconds: number; lead: number }[];
}

export interface GameLineUpPlayer extends PlayerRef {
  position?: string;
  isOnCourt?: true;
}

export interface GameLineUp {
  teamId: string;
  coach?: PlayerRef;
  starters: GameLineUpPlayer[];
  bench: GameLineUpPlayer[];
  absences: LineUpAbsence[];
}

export type GameLineUps = Record<Side, GameLineUp> & {
  state: "none" | "predicted" | "official";
  /** Milliseconds; for an official line-up. */
  confirmedAt?: number;
};
