import { useTranslation } from "react-i18next";
import { competitionPath } from "#contract/tables/paths";
import { CompetitionFlag } from "~/features/match-list/PanelSection";
import { matchRowFragment } from "~/features/match-row/match-row-fragment";
import { useRowFacts } from "~/features/match-row/row-view";
import type { ZoneOffsets } from "~/i18n/zone-offsets";
import { localePath } from "~/page/locale-path";
import type { Page } from "~/page/page";
import { Fragments } from "~/ui/fragments/Fragments";
import styles from "./article.module.css";
import type { ShownGroup } from "./live-data.ts";

interface TodayGroupsProps {
  groups: readonly ShownGroup[];
  page: Page;
  zone: ZoneOffsets;
}

/** Today's matches by competition. */
export function TodayGroups({ groups, page, zone }: TodayGroupsProps) {
  const { t } = useTranslation("common");
  const facts = useRowFacts(page, zone);
  return (
    <>
      {groups.map(({ competition, source, matches }) => (
        <section key={competition.id} className={`card ${styles.group}`}>
          <h3>
            <a href={localePath(page.locale, competitionPath({ ...competition, sport: "football" }))}>
              <CompetitionFlag competition={competition} storageBaseUrl={facts.storageBaseUrl} />
              {competition.name}
            </a>
            {source === "simulated" && <span className="tag">{t("source.simulated")}</span>}
          </h3>
          <Fragments of={matches.map((match) => matchRowFragment(match, facts))} />
        </section>
      ))}
    </>
  );
}
