import type { Bracket } from "#contract/domain/bracket";
import type { ZoneOffsets } from "~/i18n/zone-offsets";

/** What a page's loader gives its `KnockoutBracket`. */
export interface BracketData {
  bracket: Bracket;
  /** The visitor's zone from the first kick-off to the last. */
  zone: ZoneOffsets;
  /** The same by its name, for days. */
  timeZone: string;
}
