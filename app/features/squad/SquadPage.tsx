import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { EntityPicture } from "~/features/entity/EntityPicture";
import { Section } from "~/features/entity/Section";
import { EmptyNote } from "~/features/faces/EmptyNote";
import { StaleNotice } from "~/features/faces/StaleNotice";
import type { Page } from "~/features/frame/page";
import { AbsenceTable } from "~/features/people/AbsenceTable";
import { InventedNote } from "~/features/people/InventedNote";
import { TransferTable } from "~/features/people/TransferTable";
import { TrophyTable } from "~/features/people/TrophyTable";
import type { TransferView } from "~/features/people/transfer-view";
import { TeamHead } from "~/features/team/TeamHead";
import { ServerMarkup } from "~/server-markup/ServerMarkup";
import { pictureBase } from "~/ui/picture-base";
import type { SquadData } from "./load-squad.server.ts";

interface SquadPageProps {
  data: SquadData;
  page: Page;
}

/** A team's people: squad, who is out, transfers, trophies, coach. Other pages lead to the sections' ids. */
export function SquadPage({ data, page }: SquadPageProps) {
  const { t } = useTranslation(["people", "empty"]);
  const { head, absences, trophies, coach, isInvented } = data;
  const storageBaseUrl = pictureBase(page, page.config);
  return (
    <>
      <TeamHead head={head} tab="squad" page={page} />
      <StaleNotice fetched={head.fetched} now={page.now} />
      <Squad data={data} />
      <div className="pgrid">
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
      <Transfers data={data} storageBaseUrl={storageBaseUrl} />
      {coach && (
        <Section id="coach" title={t("heading.coach")}>
          <p className="coach">
            <EntityPicture path={coach.id && `coach/${coach.id}`} storageBaseUrl={storageBaseUrl} size={40} />
            {coach.name}
          </p>
        </Section>
      )}
      <InventedNote isShown={isInvented} />
    </>
  );
}

function Squad({ data: { head, table, sorts, isCounted } }: { data: SquadData }) {
  const { t } = useTranslation("people");
  if (!table) {
    return (
      <div id="squad">
        <EmptyNote of="squad" />
      </div>
    );
  }
  const title = t(head.sport === "football" ? "heading.squad" : "heading.roster");
  return (
    <Section id="squad" title={title}>
      <nav className="sorts whole" aria-label={t("sort.label")}>
        <span aria-hidden="true">{t("sort.label")}</span>
        <ul>
          {sorts.map(({ href, name, isShown }) => (
            <li key={href}>
              <a href={`${href}#squad`} aria-current={isShown ? "page" : undefined}>
                {name}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: who has no pointer scrolls it by keys */}
      <section className="scroll" aria-label={title} tabIndex={0}>
        <ServerMarkup id="players" of={table} />
      </section>
      {isCounted && <p className="note foot">{t("countedIn")}</p>}
    </Section>
  );
}

function Transfers({ data, storageBaseUrl }: { data: SquadData; storageBaseUrl?: string }) {
  const { t } = useTranslation(["people", "empty"]);
  const { arrivals, departures } = data;
  const part = (title: string, transfers: readonly TransferView[]): ReactNode =>
    transfers.length > 0 && (
      <div>
        <h3>{title}</h3>
        <TransferTable caption={title} transfers={transfers} storageBaseUrl={storageBaseUrl} />
      </div>
    );
  return (
    <Section id="transfers" title={t("heading.transfers")}>
      {arrivals.length + departures.length === 0 && <p className="note">{t("empty:transfers")}</p>}
      <div className="pgrid">
        {part(t("heading.arrivals"), arrivals)}
        {part(t("heading.departures"), departures)}
      </div>
    </Section>
  );
}
