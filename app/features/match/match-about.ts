import type { GameInfo } from "#contract/domain/game-info";
import type { MatchInfo } from "#contract/domain/match-info";

/** What is known of a match beside its progress: football's and basketball's calls answer different things. */
export type MatchAbout = ({ sport: "football" } & MatchInfo) | ({ sport: "basketball" } & GameInfo);
