import type { MatchTabKey } from "#contract/tables/match-tabs";
import type { Sport } from "#contract/tables/sports";

/** A place in the row of tabs. */
interface TabGroup {
  /** What it is called: a tab's own name, or that of what several tabs tell. */
  name: MatchTabKey | "live";
  /** The pages behind it; the first is where it leads to. */
  keys: MatchTabKey[];
}

/** Pages that tell one course of play in several ways: they stand behind one tab, with a switch between them. */
const TOGETHER: Readonly<Record<Sport, { name: TabGroup["name"]; keys: readonly MatchTabKey[] }>> = {
  football: { name: "live", keys: ["feed", "commentary", "tracker"] },
  basketball: { name: "play-by-play", keys: ["play-by-play", "tracker"] },
};

/** The row of tabs for those that a match has. */
export function groupTabs(sport: Sport, tabs: readonly MatchTabKey[]): TabGroup[] {
  const { name, keys } = TOGETHER[sport];
  const together = keys.filter((key) => tabs.includes(key));
  const isInside = (key: MatchTabKey) => together.includes(key);
  const first = tabs.find(isInside);
  return tabs.flatMap((key): TabGroup[] => {
    if (!isInside(key)) return [{ name: key, keys: [key] }];
    return key === first ? [{ name, keys: together }] : [];
  });
}
