import type { MetaDescriptor } from "@remix-run/cloudflare";
import { useTranslation } from "react-i18next";
import { teamPath } from "#contract/tables/paths";
import { EntityPicture } from "~/features/entity/EntityPicture";
import { Section } from "~/features/entity/Section";
import { EmptyNote } from "~/features/errors/EmptyNote";
import { StaleNotice } from "~/features/errors/StaleNotice";
import { pageMeta } from "~/features/page-meta/page-meta";
import { AbsenceTable } from "~/features/people/AbsenceTable";
import { InventedNote } from "~/features/people/InventedNote";
import people from "~/features/people/people.module.css";
import { TransferTable } from "~/features/people/TransferTable";
import { TrophyTable } from "~/features/people/TrophyTable";
import { hasPeople } from "~/features/team/has-people";
import { TeamHead } from "~/features/team/TeamHead";
import { namespacesOfRoutes } from "~/i18n/namespaces";
import { translatorOf } from "~/i18n/translator";
import { localePath } from "~/page/locale-path";
import { type Page, pageOf, type RouteMatches } from "~/page/page";
import { adapterOf } from "~/sports/sports";
import { classNames } from "~/ui/class-names";
import { pictureBase } from "~/ui/picture-base";
import type { SquadData } from "./load-squad.server.ts";
import { SquadTable } from "./SquadTable.tsx";
import styles from "./squad.module.css";

interface SquadSectionProps {
  data: Pick<SquadData, "head" | "table" | "sorts" | "isCounted">;
  /** Undefined for visitors who save data. */
  storageBaseUrl?: string;
}

/** The squad's table with links to other sort orders, or that the squad is unknown. */
function SquadSection({ data: { head, table, sorts, isCounted }, storageBaseUrl }: SquadSectionProps) {
  const { t } = useTranslation("people");
  if (!table) {
    return (
      <div id="squad">
        <EmptyNote of="squad" />
      </div>
    );
  }
  const title = t(`heading.${adapterOf(head.sport).people.squadTerm}`);
  return (
    <Section id="squad" title={title}>
      <nav className={classNames(styles.sorts, "hold-until-parsed")} aria-label={t("sort.label")}>
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
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable content must be reachable by keyboard */}
      <section className={people.scroll} aria-label={title} tabIndex={0}>
        <SquadTable caption={title} table={table} storageBaseUrl={storageBaseUrl} />
      </section>
      {isCounted && <p className={classNames("note", styles.footnote)}>{t("countedIn")}</p>}
    </Section>
  );
}

interface SquadTransfersProps extends Pick<SquadData, "arrivals" | "departures"> {
  storageBaseUrl?: string;
}

/** Arrivals and departures, side by side on wide screens. */
function SquadTransfers({ arrivals, departures, storageBaseUrl }: SquadTransfersProps) {
  const { t } = useTranslation(["people", "empty"]);
  const lists = [
    { title: t("heading.arrivals"), transfers: arrivals },
    { title: t("heading.departures"), transfers: departures },
  ].filter(({ transfers }) => transfers.length > 0);
  return (
    <Section id="transfers" title={t("heading.transfers")}>
      {lists.length === 0 && <p className="note">{t("empty:transfers")}</p>}
      <div className={people.columns}>
        {lists.map(({ title, transfers }) => (
          <div key={title}>
            <h3>{title}</h3>
            <TransferTable caption={title} transfers={transfers} storageBaseUrl={storageBaseUrl} />
          </div>
        ))}
      </div>
    </Section>
  );
}

interface SquadPageProps {
  data: SquadData;
  page: Page;
}

/**
 * A team's people: squad, absences, transfers, trophies, coach. Other pages link to the sections' ids. That there are no
 * absences, transfers or trophies is said only of a team whose people are known.
 */
export function SquadPage({ data, page }: SquadPageProps) {
  const { t } = useTranslation(["people", "empty"]);
  const { head, absences, trophies, coach, isInvented } = data;
  const storageBaseUrl = pictureBase(page, page.config);
  const isKnown = hasPeople(head.info);
  return (
    <>
      <TeamHead head={head} tab="squad" page={page} />
      <StaleNotice fetched={head.fetched} now={page.now} />
      <SquadSection data={data} storageBaseUrl={storageBaseUrl} />
      <div className={people.columns}>
        {isKnown && (
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
        )}
        {(isKnown || trophies.length > 0) && (
          <Section id="trophies" title={t("heading.trophies")}>
            {trophies.length > 0 ? (
              <TrophyTable caption={t("heading.trophies")} trophies={trophies} />
            ) : (
              <p className="note">{t("empty:trophies")}</p>
            )}
          </Section>
        )}
      </div>
      {isKnown && (
        <SquadTransfers arrivals={data.arrivals} departures={data.departures} storageBaseUrl={storageBaseUrl} />
      )}
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

/** Only the default order of a squad is indexed: the others have the same content. */
export function squadMeta({ head, isSorted }: SquadData, matches: RouteMatches): MetaDescriptor[] {
  const page = pageOf(matches);
  if (!page) return [];
  const { t } = translatorOf(page.locale, namespacesOfRoutes(matches));
  const { sport, info } = head;
  const { team } = info;
  const term = adapterOf(sport).people.squadTerm;
  const path = teamPath({ sport, ...team });
  return pageMeta(page, {
    title: t(`people:title.${term}`, { team: team.name }),
    description: t(`people:description.${term}`, { team: team.name }),
    isIndexed: !isSorted,
    jsonLd: {
      "@type": "SportsTeam",
      name: team.name,
      sport,
      url: page.origin + localePath(page.locale, path),
      athlete: info.squad.map(({ name }) => ({ "@type": "Person", name })),
      ...(info.coach && { coach: { "@type": "Person", name: info.coach.name } }),
    },
    trail: [{ name: team.name, path }, { name: t(`people:heading.${term}`) }],
  });
}
