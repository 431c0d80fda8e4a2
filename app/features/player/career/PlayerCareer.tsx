import { useTranslation } from "react-i18next";
import { Section } from "~/features/entity/Section";
import { EmptyNote } from "~/features/errors/EmptyNote";
import { InventedNote } from "~/features/people/InventedNote";
import { NameLink } from "~/features/people/NameLink";
import people from "~/features/people/people.module.css";
import { TrophyTable } from "~/features/people/TrophyTable";
import { PlayerHead } from "~/features/player/PlayerHead";
import type { Page } from "~/page/page";
import { adapterOf } from "~/sports/sports";
import { classNames } from "~/ui/class-names";
import { HoldUntilParsedTable } from "~/ui/HoldUntilParsed";
import { pictureBase } from "~/ui/picture-base";
import type { CareerData, CareerTable } from "./load-career.server.ts";
import styles from "./player-career.module.css";

interface CountTableProps {
  /** For screen readers, of both the table and its scroll region. */
  caption: string;
  table: CareerTable;
  storageBaseUrl?: string;
}

/** Numbers by season or club. On phones too narrow for its columns it scrolls sideways. */
function CountTable({ caption, table: { columns, rows }, storageBaseUrl }: CountTableProps) {
  const { t } = useTranslation("player");
  const hasSeasons = rows.some(({ season }) => season);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable content must be reachable by keyboard
    <section className={people.scroll} aria-label={caption} tabIndex={0}>
      <HoldUntilParsedTable className={classNames(people.table, styles.counts)}>
        <caption className="visually-hidden">{caption}</caption>
        <thead>
          <tr>
            {hasSeasons && <th scope="col">{t("career.season")}</th>}
            <th scope="col">{t("career.club")}</th>
            {columns.map(({ key, name, short }) => (
              <th scope="col" className={classNames(people.end, "tabular")} key={key}>
                <abbr title={name}>{short}</abbr>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ season, club, competition, cells }) => (
            <tr key={`${season} ${club.href ?? club.name} ${competition}`}>
              {hasSeasons && <td className={classNames("tabular", people.day)}>{season}</td>}
              <th scope="row">
                <NameLink of={club} storageBaseUrl={storageBaseUrl} />
                {competition && <small>{competition}</small>}
              </th>
              {cells.map((cell, index) => (
                <td className={classNames(people.end, "tabular")} key={columns[index]?.key}>
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </HoldUntilParsedTable>
    </section>
  );
}

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
