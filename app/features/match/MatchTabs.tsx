import { useTranslation } from "react-i18next";
import { matchTabPath } from "#contract/tables/paths";
import { localePath } from "~/page/locale-path";
import type { Page } from "~/page/page";
import { adapterOf } from "~/sports/sports";
import { ChoiceLinks } from "~/ui/ChoiceLinks";
import { PageTabs } from "~/ui/PageTabs";
import type { MatchHeadData } from "./load-match-head.server.ts";
import type { MatchAbout } from "./match-about.ts";
import styles from "./match-shell.module.css";
import { groupTabs } from "./tab-groups.ts";

interface MatchTabsProps {
  head: Pick<MatchHeadData, "about" | "tab" | "tabs">;
  locale: Page["locale"];
}

/** Whether the tracker shows a match again: one that is over, whose ball nobody follows any more. */
const isReplay = ({ sport, match }: MatchAbout): boolean =>
  match.state === "finished" && !adapterOf(sport).match.keepsTracker;

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
