import type { ContestState } from "#contract/contests/contest-state";
import type { ContestPrize } from "#contract/domain/contests";
import type { ContestKind } from "#contract/tables/contest-types";
import type { Sport } from "#contract/tables/sports";

/** The parts of a contest's page, each at an address of its own: `?tab=…`, `play` without one. */
export const CONTEST_TABS = ["play", "mine", "latest", "board", "rules"] as const;
export type ContestTab = (typeof CONTEST_TABS)[number];

export const contestTabOf = (text: string | null): ContestTab =>
  CONTEST_TABS.find((tab) => tab === text) ?? CONTEST_TABS[0];

/** An instant where the reader is, in their language. */
export interface ShownTime {
  date: string;
  time: string;
}

export interface ShownPrize extends Pick<ContestPrize, "board" | "place" | "currency"> {
  /** With the language's separators. */
  amount: string;
}

/** A published day: its name, and where the file is. */
export interface LedgerFile {
  date: string;
  href: string;
}

/** What the frame of a contest's page shows. */
export interface ContestHead {
  id: string;
  kind: ContestKind;
  /** Of the page: a contest of all sports stands in each. */
  sport: Sport;
  title: string;
  state: ContestState;
  starts: ShownTime;
  ends: ShownTime;
  /** With the language's separators. */
  participants: string;
  prizes: ShownPrize[];
  hasMadeUpEntries: boolean;
  rules: string[];
}

interface TabPlace {
  /** Of the page, with its locale and without a query. */
  path: string;
}

/** The address of a part of a contest's page; further parameters behind the tab. */
export function contestHref({ path }: TabPlace, tab: ContestTab, query: Readonly<Record<string, string>> = {}): string {
  const text = new URLSearchParams({ ...(tab !== "play" && { tab }), ...query }).toString();
  return text ? `${path}?${text}` : path;
}
