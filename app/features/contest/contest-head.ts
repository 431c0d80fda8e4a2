import type { ContestState } from "#contract/contests/contest-state";
import type { ContestPrize } from "#contract/domain/contests";
import type { ContestKind } from "#contract/tables/contest-types";
import type { Sport } from "#contract/tables/sports";

/** The tabs of a contest, each with its own address: `?tab=…`, `play` without one. */
export const CONTEST_TABS = ["play", "mine", "latest", "board", "rules"] as const;
export type ContestTab = (typeof CONTEST_TABS)[number];

export const contestTabOf = (text: string | null): ContestTab =>
  CONTEST_TABS.find((tab) => tab === text) ?? CONTEST_TABS[0];

/** An instant in the reader's zone and language. */
export interface ShownTime {
  date: string;
  time: string;
}

export interface ShownPrize extends Pick<ContestPrize, "board" | "place" | "currency"> {
  /** With locale-specific separators. */
  amount: string;
}

/** A published day: its name and the file's address. */
export interface LedgerFile {
  date: string;
  href: string;
}

/** Data of a contest page's frame. */
export interface ContestHead {
  id: string;
  kind: ContestKind;
  /** The page's sport: a contest of all sports is listed in each. */
  sport: Sport;
  title: string;
  state: ContestState;
  starts: ShownTime;
  ends: ShownTime;
  /** With locale-specific separators. */
  participants: string;
  prizes: ShownPrize[];
  hasMadeUpEntries: boolean;
  rules: string[];
}

interface TabPlace {
  /** Page path with its locale, without a query. */
  path: string;
}

/** The address of a contest tab; further parameters follow the tab. */
export function contestHref({ path }: TabPlace, tab: ContestTab, query: Readonly<Record<string, string>> = {}): string {
  const text = new URLSearchParams({ ...(tab !== "play" && { tab }), ...query }).toString();
  return text ? `${path}?${text}` : path;
}
