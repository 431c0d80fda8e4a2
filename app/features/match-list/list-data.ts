import type { CompetitionMatches } from "#contract/domain/competition";
import type { Sport } from "#contract/tables/sports";
import type { Settled } from "~/features/errors/error-kind";
import type { ZoneOffsets } from "~/i18n/zone-offsets";
import type { DayLink, NearDay } from "./day-links.ts";
import type { Show } from "./show.ts";

/** A day's matches. */
export interface ListData {
  /** All of the day, in the order of the list. */
  groups: CompetitionMatches[];
  /** None of the day's matches is of the chosen ones. */
  isEmpty: boolean;
  /** Something may still happen in the day's matches. */
  canChange: boolean;
  /** Some of the matches are played by a computer. */
  hasSimulated: boolean;
  /** Of the whole day. */
  matchCount: number;
  liveCount: number;
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
  /** The visitor's own day. */
  today: string;
  /** The days that the date field offers. */
  reach: { from: string; to: string };
}

/** What the loader gives the page of a day's matches. */
export interface MatchListData {
  sport: Sport;
  day: ShownDay;
  days: DayLinksData;
  show: Show;
  /** The visitor's zone on that day. */
  zone: ZoneOffsets;
  /** The visitor's country, ISO 3166-1 alpha-2. */
  country: string | undefined;
  /** A promise when the upstream is slow. */
  list: Settled<ListData> | Promise<Settled<ListData>>;
}
