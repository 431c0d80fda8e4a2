import { useTranslation } from "react-i18next";
import { Section } from "~/features/entity/Section";
import { EmptyNote } from "~/features/errors/EmptyNote";
import { InventedNote } from "~/features/people/InventedNote";
import { TrophyTable } from "~/features/people/TrophyTable";
import { PlayerHead } from "~/features/player/PlayerHead";
import type { Page } from "~/page/page";
import { adapterOf } from "~/sports/sports";
import { pictureBase } from "~/ui/picture-base";
import { CountTable } from "./CountTable.tsx";
import type { CareerData } from "./load-career.server.ts";

interface PlayerCareerProps {
  data: CareerData;
  page: Page;
}

/** A player's seasons with statistics, totals per club, and titles. */
export function PlayerCareer({ data: { head, seasons, totals }, page }: PlayerCareerProps) {
  const { t } = useTranslation(["player", "people", "empty"]);
  const storageBaseUrl = pictureBase(page, page.config);
  const { trophies } = head.info;
  const totalsTitle = t(adapterOf(head.sport).people.clubNumbersTitle);
  return (
    <>
      <PlayerHead head={head} tab="career" page={page} />
      {seasons.rows.length === 0 && <EmptyNote of="career" />}
      {seasons.rows.length > 0 && (
        <>
          <Section id="seasons" title={t("career.heading")}>
            <CountTable caption={t("career.heading")} table={seasons} storageBaseUrl={storageBaseUrl} />
          </Section>
          <Section id="totals" title={totalsTitle}>
            <CountTable caption={totalsTitle} table={totals} storageBaseUrl={storageBaseUrl} />
          </Section>
        </>
      )}
      <Section id="trophies" title={t("people:heading.trophies")}>
        {trophies.length > 0 ? (
          <TrophyTable caption={t("people:heading.trophies")} trophies={trophies} />
        ) : (
          <p className="note">{t("empty:trophies")}</p>
        )}
      </Section>
      <InventedNote isShown={head.isInvented} />
    </>
  );
}
