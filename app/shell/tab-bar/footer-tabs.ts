import { DEFAULT_SPORT, type Sport } from "#contract/tables/sports";
import type { EntryKey, MemberPart, Place } from "~/page/navigation";
import type { IconName } from "~/ui/Icon";

/** Ids defined by the specification. */
const NEWS_ID = 3;
export const SPORT_SWITCH_ID = 9;

export interface FooterTab {
  id: number;
  name: "matches" | "highlightsShort" | "fantasy" | "news";
  /** Without locale and sport. */
  pathOnly: string;
  icon: IconName;
  /** Navigation entries whose pages select the tab. */
  entries: readonly EntryKey[];
  /** One page for all sports, without a sport in its path. */
  isForAllSports?: boolean;
  member?: MemberPart;
}

/** The tab bar of phones, in order; the sport switch follows at the end. */
export const FOOTER_TABS: readonly FooterTab[] = [
  { id: 1, name: "matches", pathOnly: "matches", icon: "home", entries: ["matches", "worldCup2026", "afcon2023"] },
  { id: 2, name: "highlightsShort", pathOnly: "highlights", icon: "play", entries: ["highlights"] },
  {
    id: 4,
    name: "fantasy",
    pathOnly: "fantasysport",
    icon: "shirt",
    entries: ["fantasySport"],
    isForAllSports: true,
    member: "fantasy",
  },
  { id: NEWS_ID, name: "news", pathOnly: "news", icon: "news", entries: [], isForAllSports: true },
];

/** A tab's path without the locale; pages for all sports use football, or the sport stored on the device. */
export const tabPath = ({ pathOnly, isForAllSports }: FooterTab, sport: Sport | "all"): string =>
  isForAllSports ? `/${pathOnly}` : `/${sport === "all" ? DEFAULT_SPORT : sport}/${pathOnly}`;

export function isSelected(tab: FooterTab, path: string, { entry }: Place): boolean {
  if (entry) return tab.entries.includes(entry.key);
  return tab.isForAllSports === true && (path === `/${tab.pathOnly}` || path.startsWith(`/${tab.pathOnly}/`));
}

const WITHOUT_TAB_BAR = ["signup", "signin", "forgetpassword", "account"];

/** Sign-in and account pages have no tab bar. */
export const hasTabBar = (path: string): boolean => !WITHOUT_TAB_BAR.includes(path.split("/")[1] ?? "");

const HOMES = ["/football/matches", "/basketball/matches"];

/** On phones only the two home pages have the header. */
export const hasPhoneHeader = (path: string): boolean => HOMES.includes(path);
