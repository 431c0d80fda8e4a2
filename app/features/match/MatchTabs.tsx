import { useTranslation } from "react-i18next";
import type { MatchAbout } from "#contract/domain/match-info";
import type { MatchTabKey } from "#contract/tables/match-tabs";
import { matchTabPath } from "#contract/tables/paths";
import type { Sport } from "#contract/tables/sports";
import { localePath } from "~/page/locale-path";
import type { Page } from "~/page/page";
import { adapterOf } from "~/sports/sports";
import { ChoiceLinks } from "~/ui/ChoiceLinks";
import { PageTabs } from "~/ui/PageTabs";
import type { MatchHeadData } from "./load-match-head.server.ts";
import styles from "./match-shell.module.css";

interface MatchTabsProps {
  head: Pick<MatchHeadData, "about" | "tab" | "tabs">;
  locale: Page["locale"];
}

/** Whether the tracker shows a match again: one that is over, whose ball nobody follows any more. */
const isReplay = ({ sport, match }: MatchAbout): boolean =>
  match.state === "finished" && !adapterOf(sport).match.keepsTracker;

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

/** The tabs of a match; nothing if there is only one. */
export function MatchTabs({ head: { about, tab, tabs }, locale }: MatchTabsProps) {
  const { t } = useTranslation("match");
  const groups = groupTabs(about.sport, tabs);
  if (groups.length < 2) return null;
  return (
    <PageTabs
      label={t("tabs")}
      tabs={groups.map(({ name, keys: [first = "info", ...others] }) => ({
        href: localePath(locale, matchTabPath(about.match, first)),
        // Where nothing is live, several pages behind one tab have the name of the first.
        name: t(`tab.${name === "live" && about.match.state !== "live" ? first : name}`),
        isShown: first === tab || (others.includes(tab) && "inside"),
      }))}
    />
  );
}

/** The pages behind the current tab; nothing if it has only one. */
export function TabSwitch({ head: { about, tab, tabs }, locale }: MatchTabsProps) {
  const { t } = useTranslation("match");
  const group = groupTabs(about.sport, tabs).find(({ keys }) => keys.includes(tab));
  if (!group || group.keys.length < 2) return null;
  return (
    <div id="tab-switch" className={styles.switch}>
      <ChoiceLinks
        label={t(`tab.${group.name}`)}
        choices={group.keys.map((key) => ({
          href: localePath(locale, matchTabPath(about.match, key)),
          name: key === "tracker" && isReplay(about) ? t("tab.replay") : t(`tab.${key}`),
          isShown: key === tab,
        }))}
      />
    </div>
  );
}
