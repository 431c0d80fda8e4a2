import type { LocaleCode } from "#contract/tables/locales";
import type { Sport } from "#contract/tables/sports";

/** What a search is made from: the page that it stands in. */
export interface SearchFrom {
  locale: LocaleCode;
  /** Comes first. */
  sport: Sport;
  /** Where pictures are; empty for a visitor who saves data. */
  storage: string;
}
