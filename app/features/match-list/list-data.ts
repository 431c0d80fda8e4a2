import type { Settled } from "~/features/faces/face";
import type { ZoneOffsets } from "~/i18n/zone-offsets";
import type { KeptMarkup } from "~/server-markup/kept-markup";
import type { DayLink, NearDay } from "./day-links.ts";

/** A whole day's matches. */
export interface ListData {
  groups: KeptMarkup;
  /** Some of the matches are played by a computer. */
  hasSimulated: boolean;
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

/** What the loader gives the page of a day's matches. */
export interface MatchListData {
  day: { date: string; near?: NearDay; label: string; isInReach: boolean };
  days: DayLinksData;
  /** The visitor's zone on that day. */
  zone: ZoneOffsets;
  /** A promise when the upstream is slow. */
  list: Settled<ListData> | Promise<Settled<ListData>>;
}
