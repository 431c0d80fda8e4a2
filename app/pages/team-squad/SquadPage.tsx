import { useTranslation } from "react-i18next";
import { EntityPicture } from "~/features/entity/EntityPicture";
import { Section } from "~/features/entity/Section";
import { StaleNotice } from "~/features/errors/StaleNotice";
import { AbsenceTable } from "~/features/people/AbsenceTable";
import { InventedNote } from "~/features/people/InventedNote";
import people from "~/features/people/people.module.css";
import { TrophyTable } from "~/features/people/TrophyTable";
import { TeamHead } from "~/features/team/TeamHead";
import type { Page } from "~/page/page";
import { pictureBase } from "~/ui/picture-base";
import type { SquadData } from "./load-squad.server.ts";
import { SquadSection } from "./SquadSection.tsx";
import { SquadTransfers } from "./SquadTransfers.tsx";
import styles from "./squad.module.css";

interface SquadPageProps {
  data: SquadData;
  page: Page;
}

/** A team's people: squad, absences, transfers, trophies, coach. Other pages link to the sections' ids. */
export function SquadPage({ data, page }: SquadPageProps) {
  const { t } = useTranslation(["people", "empty"]);
  const { head, absences, trophies, coach, isInvented } = data;
  const storageBaseUrl = pictureBase(page, page.config);
  return (
    <>
      <TeamHead head={head} tab="squad" page={page} />
      <StaleNotice fetched={head.fetched} now={page.now} />
      <SquadSection data={data} storageBaseUrl={storageBaseUrl} />
      <div className={people.columns}>
        <Section id="sidelined" title={t("heading.sidelined")}>
          {absences.length > 0 ? (
            <AbsenceTable
              caption={t("heading.sidelined")}
              absences={absences}
              untilLabel={t("column.until")}
              storageBaseUrl={storageBaseUrl}
            />
          ) : (
            <p className="note">{t("empty:sidelined")}</p>
          )}
        </Section>
        <Section id="trophies" title={t("heading.trophies")}>
          {trophies.length > 0 ? (
            <TrophyTable caption={t("heading.trophies")} trophies={trophies} />
          ) : (
            <p className="note">{t("empty:trophies")}</p>
          )}
        </Section>
      </div>
      <SquadTransfers arrivals={data.arrivals} departures={data.departures} storageBaseUrl={storageBaseUrl} />
      {coach && (
        <Section id="coach" title={t("heading.coach")}>
          <p className={styles.coach}>
            <EntityPicture path={coach.id && `coach/${coach.id}`} storageBaseUrl={storageBaseUrl} size={40} />
            {coach.name}
          </p>
        </Section>
      )}
      <InventedNote isShown={isInvented} />
    </>
  );
}
