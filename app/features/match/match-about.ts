import type { GameInfo } from "#contract/domain/game-info";
import type { MatchInfo } from "#contract/domain/match-info";

/** What is known of a match beside its course: football's and basketball's calls tell different things. */
export type MatchAbout = ({ sport: "football" } & MatchInfo) | ({ sport: "basketball" } & GameInfo);
