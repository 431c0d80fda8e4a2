import type calendar from "../../../locales/en/calendar.json";
import type search from "../../../locales/en/search.json";

/** Translations that islands may use, as they stand in `locales/{locale}/{namespace}.json`. */
export interface IslandTranslations {
  calendar: typeof calendar;
  search: typeof search;
}
