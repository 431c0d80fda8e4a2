import type accountMenu from "../../../locales/en/accountMenu.json";
import type calendar from "../../../locales/en/calendar.json";
import type search from "../../../locales/en/search.json";

/** Translations that islands may use, as they stand in `locales/{locale}/{namespace}.json`. */
export interface IslandTranslations {
  accountMenu: typeof accountMenu;
  calendar: typeof calendar;
  search: typeof search;
}
