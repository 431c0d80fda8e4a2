import type { LocaleCode } from "#contract/tables/locales";
import type { Sport } from "#contract/tables/sports";
import { dateIn } from "#contract/time/zone";
import { formatDate } from "~/i18n/format-date";

/** What a table needs to know besides its rows: plain data, which a loader makes (standings-facts.server.ts). */
export interface StandingsFacts {
  sport: Sport;
  /** The keys in the addresses of its matches. */
  countryKey: string;
  leagueKey: string;
  locale: LocaleCode;
  /** The visitor's, by which matches have their days. */
  timeZone: string;
  /** Where crests are; undefined for a visitor who saves data. */
  storageBaseUrl: string | undefined;
  /** The half of each match that is counted, where it is not all of it. */
  half?: "h1" | "h2";
}

/** The day of an instant (milliseconds) in the visitor's zone, in words. */
export const dayOf = (instant: number, { timeZone, locale }: Pick<StandingsFacts, "timeZone" | "locale">): string =>
  formatDate(dateIn(instant, timeZone), locale, "row");
