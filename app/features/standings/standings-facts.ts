import type { LocaleCode } from "#contract/tables/locales";
import type { Sport } from "#contract/tables/sports";
import { dateIn } from "#contract/time/zone";
import { formatDate } from "~/i18n/format-date";

/** Everything a table needs besides its rows: plain data, made by a loader (standings-facts.server.ts). */
export interface StandingsFacts {
  sport: Sport;
  /** Keys used in the addresses of its matches. */
  countryKey: string;
  leagueKey: string;
  locale: LocaleCode;
  /** The visitor's zone, which decides the days of matches. */
  timeZone: string;
  /** Base URL of crests; undefined for visitors who save data. */
  storageBaseUrl: string | undefined;
  /** The half that is counted, if not the whole match. */
  half?: "h1" | "h2";
}

/** The formatted day of an instant (milliseconds) in the visitor's zone. */
export const dayOf = (instant: number, { timeZone, locale }: Pick<StandingsFacts, "timeZone" | "locale">): string =>
  formatDate(dateIn(instant, timeZone), locale, "row");
