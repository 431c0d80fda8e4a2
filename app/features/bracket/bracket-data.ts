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
