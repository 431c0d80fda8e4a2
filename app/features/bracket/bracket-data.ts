import type { Bracket } from "#contract/domain/bracket";
import type { Sport } from "#contract/tables/sports";
import type { ZoneOffsets } from "~/i18n/zone-offsets";

/** Loader data for `KnockoutBracket`. */
export interface BracketData {
  sport: Sport;
  leagueId?: string;
  bracket: Bracket;
  /** The visitor's offsets from the first kick-off to the last. */
  zone: ZoneOffsets;
  /** IANA name of the same zone, for dates. */
  timeZone: string;
}

/** Whether any team of a bracket is known. */
export const hasTeams = ({ rounds }: Bracket): boolean =>
  rounds.some(({ ties }) => ties.some(({ home, away }) => home.team !== undefined || away.team !== undefined));

/** The text that numbers a tie: its number must not follow that of a round of 16 as another number. */
export const tieKey = (stage: string): "tie" | "tieOfRound" => (/\d$/.test(stage) ? "tieOfRound" : "tie");

/** The games that win a best-of series; Chinese names a series by them too. */
export const winsNeeded = (bestOf: number): number => Math.floor(bestOf / 2) + 1;
