import type { MetaDescriptor } from "@remix-run/cloudflare";
import type { ContestState } from "#contract/contests/contest-state";
import type { ContestPrize } from "#contract/domain/contests";
import { eventsPath } from "#contract/tables/contest-paths";
import type { ContestKind } from "#contract/tables/contest-types";
import type { Sport } from "#contract/tables/sports";
import { pageMeta } from "~/features/page-meta/page-meta";
import { shareImage } from "~/features/page-meta/share-image";
import { namespacesOfRoutes } from "~/i18n/namespaces";
import { translatorOf } from "~/i18n/translator";
import { pageOf, type RouteMatches } from "~/page/page";

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
  /** After the contest's last day: what was settled since. */
  isLate: boolean;
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
  /** With locale-specific separators; absent if none are known, as of a contest that nobody has opened yet. */
  participants?: string;
  /** Who has the most points, once it is past; in lists. */
  winner?: { name: string; points: string };
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

/** Meta of a contest page. Search engines see it as a guest; finished contests are not indexed. */
export function contestMeta(
  { head, isIndexed = true }: { head: ContestHead; isIndexed?: boolean },
  matches: RouteMatches,
): MetaDescriptor[] {
  const page = pageOf(matches);
  if (!page) return [];
  const { t } = translatorOf(page.locale, namespacesOfRoutes(matches));
  return pageMeta(page, {
    title: head.title,
    description: t(`contests:about.${head.kind}`),
    isIndexed: isIndexed && head.state !== "past",
    ownQuery: [],
    ...shareImage(page, { kind: "contest", id: head.id, version: "1" }),
    trail: [{ name: t("frame:nav.events"), path: eventsPath(head.sport) }, { name: head.title }],
  });
}
