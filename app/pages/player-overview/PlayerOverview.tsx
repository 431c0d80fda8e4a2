import { useTranslation } from "react-i18next";
import { FactList } from "~/features/entity/FactList";
import { Section } from "~/features/entity/Section";
import { EmptyNote } from "~/features/errors/EmptyNote";
import { AbsenceTable } from "~/features/people/AbsenceTable";
import { InventedNote } from "~/features/people/InventedNote";
import people from "~/features/people/people.module.css";
import { TrophyTable } from "~/features/people/TrophyTable";
import { PlayerHead } from "~/features/player/PlayerHead";
import type { Page } from "~/page/page";
import { classNames } from "~/ui/class-names";
import { pictureBase } from "~/ui/picture-base";
import { FactValue } from "./FactValue.tsx";
import type { OverviewData } from "./load-overview.server.ts";
import { PlayerMatches } from "./PlayerMatches.tsx";
import styles from "./player-overview.module.css";
import { SeasonSection } from "./SeasonSection.tsx";

interface PlayerOverviewProps {
  data: OverviewData;
  page: Page;
}

/** A player's overview: season statistics, last matches, facts, injuries, trophies. */
export function PlayerOverview({ data, page }: PlayerOverviewProps) {
  const { t } = useTranslation(["player", "people", "empty"]);
  const { head, facts, numbers, matches, absences } = data;
  const { trophies } = head.info;
  const storageBaseUrl = pictureBase(page, page.config);
  return (
    <>
      <PlayerHead head={head} tab="overview" page={page} />
      <div className={classNames(people.columns, styles.columns)}>
        <div>
          {numbers.length === 0 && <EmptyNote of="data" />}
          {numbers.map((row) => (
            <SeasonSection key={row.team} numbers={row} />
          ))}
          <PlayerMatches matches={matches} />
        </div>
        <div>
          <Section id="facts" title={t("facts.heading")}>
            <FactList
              facts={facts.map((fact) => ({
                name: fact.name,
                value: <FactValue fact={fact} storageBaseUrl={storageBaseUrl} />,
              }))}
            />
          </Section>
          <Section id="sidelined" title={t("injuries.heading")}>
            {absences.length > 0 ? (
              <AbsenceTable
                caption={t("injuries.heading")}
                absences={absences}
                nowLabel={t("injuries.out")}
                untilLabel={t("injuries.until")}
              />
            ) : (
              <p className="note">{t("injuries.none")}</p>
            )}
          </Section>
          <Section id="trophies" title={t("people:heading.trophies")}>
            {trophies.length > 0 ? (
              <TrophyTable caption={t("people:heading.trophies")} trophies={trophies} />
            ) : (
              <p className="note">{t("empty:trophies")}</p>
            )}
          </Section>
        </div>
      </div>
      <InventedNote isShown={head.isInvented} />
    </>
  );
}
