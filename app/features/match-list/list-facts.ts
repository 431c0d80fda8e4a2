import type { TFunction } from "i18next";
import type { Sport } from "#contract/tables/sports";
import type { RowFacts } from "~/features/match-row/row-view";
import { listSearch, type Show } from "./show.ts";

/** Everything a day's list needs besides its matches. */
export interface ListFacts {
  rows: RowFacts;
  t: TFunction<"matches">;
  sport: Sport;
  show: Show;
  /** The list's address without a query. */
  path: string;
  /** The day (YYYY-MM-DD) as in addresses: undefined for today. */
  date: string | undefined;
  /** Today in the visitor's zone (YYYY-MM-DD). */
  today: string;
  /** Milliseconds. */
  now: number;
  /** The visitor's country, ISO 3166-1 alpha-2. */
  country: string | undefined;
}

/** The address of the same day's list with another filter. */
export const showAddress = ({ path, date }: Pick<ListFacts, "path" | "date">, show: Show): string =>
  path + listSearch(date, show);
