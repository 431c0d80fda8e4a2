import type { LocaleCode } from "#contract/tables/locales";
import type { Sport } from "#contract/tables/sports";

/** The page from which a search is made. */
export interface SearchFrom {
  locale: LocaleCode;
  /** This sport's results come first. */
  sport: Sport;
  /** Base address of pictures; empty for visitors who save data. */
  storage: string;
}
