import { useTranslation } from "react-i18next";
import type { Sport } from "#contract/tables/sports";
import type { Settled } from "~/features/errors/error-kind";
import { useRowFacts } from "~/features/match-row/row-view";
import type { ZoneOffsets } from "~/i18n/zone-offsets";
import type { Page } from "~/page/page";
import type { ListedMatches } from "./begun-before.ts";
import type { DayLink, NearDay } from "./day-links.ts";
import { rowLinesOf } from "./row-lines.ts";
import type { ListFacts, Show } from "./show.ts";

/** Data of a day's list. */
export interface ListData {
  /** All groups of the list, in order. */
  groups: ListedMatches[];
  /** No match of the day passes the filter. */
  isEmpty: boolean;
  /** Nothing is simulated. */
  isRealOnly?: true;
  /** Something may still happen in the day's matches. */
  canChange: boolean;
  /** Milliseconds. */
  fetchedAt: number;
  isLastGood: boolean;
}

export interface DayLinkData extends DayLink {
  weekday: string;
  /** With month and year. */
  label: string;
}

export interface DayLinksData {
  previous?: DayLinkData;
  next?: DayLinkData;
  strip: DayLinkData[];
}

export interface ShownDay {
  date: string;
  near?: NearDay;
  label: string;
  isInReach: boolean;
  /** Today in the visitor's zone. */
  today: string;
  /** The day before, if its matches in play belong to the list too (begun-before.ts). */
  before?: string;
  /** The range of the date field. */
  reach: { from: string; to: string };
}

/** Loader data of the day's page. */
export interface MatchListData {
  sport: Sport;
  day: ShownDay;
  days: DayLinksData;
  show: Show;
  /** The visitor's offsets on the days of the list. */
  zone: ZoneOffsets;
  /** The visitor's country, ISO 3166-1 alpha-2. */
  country: string | undefined;
  /** A promise if the upstream is slow. */
  list: Settled<ListData> | Promise<Settled<ListData>>;
}

interface ListOptions {
  sport: Sport;
  day: Pick<ShownDay, "date" | "today">;
  show: Show;
  /** The visitor's offsets on that day. */
  zone: ZoneOffsets;
  /** The visitor's country, ISO 3166-1 alpha-2. */
  country: string | undefined;
  /** The list's address without a query. */
  path: string;
}

/** The facts of a page's list. */
export function useListFacts(page: Page, { sport, day, show, zone, country, path }: ListOptions): ListFacts {
  const { t } = useTranslation(["matches", "common"]);
  const rows = useRowFacts(page, zone);
  const isByKickOff = page.view?.byKickOff === true;
  const date = day.date === day.today ? undefined : day.date;
  const lines = rowLinesOf(sport, page);
  return { rows, t, sport, show, path, date, today: day.today, now: page.now, country, isByKickOff, lines };
}
