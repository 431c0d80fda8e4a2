import type { GameInfo } from "#contract/domain/game-info";
import type { MatchInfo } from "#contract/domain/match-info";

/** Details of a match besides its progress: football's and basketball's calls differ. */
export type MatchAbout = ({ sport: "football" } & MatchInfo) | ({ sport: "basketball" } & GameInfo);
