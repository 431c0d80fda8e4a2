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
