import { useTranslation } from "react-i18next";
import type { OriginDifference, PublishedTable, SeasonOrigin } from "#contract/domain/competition-info";
import type { Match, Pair } from "#contract/domain/match";
import { matchPath } from "#contract/tables/paths";
import { scoreText } from "#contract/text/score-text";
import { FactList, Section } from "~/features/entity/Section";
import { unbrokenScores } from "~/i18n/join-texts";
import { localePath } from "~/page/locale-path";
import type { Page } from "~/page/page";
import styles from "./competition-about.module.css";

interface OriginProps {
  origin: SeasonOrigin;
  /** Of the whole season. */
  matches: number;
  /** Formatted days of imports by their instants. */
  imported: Readonly<Record<number, string>>;
  /** Formatted days of the matches, by id. */
  days: Readonly<Record<string, string>>;
  page: Page;
}

/** Publishers with their licence, number of matches and day of the import. */
function SourceTable({ origin: { sources }, imported }: Pick<OriginProps, "origin" | "imported">) {
  const { t } = useTranslation("competition");
  return (
    <table className={`${styles.origin} tabular`}>
      <thead>
        <tr>
          <th scope="col">{t("origin.publisher")}</th>
          <th scope="col">{t("origin.matches")}</th>
          <th scope="col">{t("origin.imported")}</th>
        </tr>
      </thead>
      <tbody>
        {sources.map(({ name, licence, matches, importedAt }) => (
          <tr key={name}>
            <th scope="row">
              <span translate="no">{name}</span>
              {licence && <small>{t("origin.licence", { licence })}</small>}
            </th>
            <td>{matches}</td>
            <td>{(importedAt !== undefined && imported[importedAt]) || "–"}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** A match with its result, and its day. */
export function MatchLink({ match, day, page }: { match: Match; day: string; page: Page }) {
  const score = "score" in match && match.score ? unbrokenScores(scoreText(match.score, page.locale, "names")) : "–";
  return (
    <>
      <a className={`${styles.teamLink} tabular`} href={localePath(page.locale, matchPath(match))}>
        {`${match.home.name} ${score} ${match.away.name}`}
      </a>
      <small>{day}</small>
    </>
  );
}

function Difference({ one, days, page }: { one: OriginDifference } & Pick<OriginProps, "days" | "page">) {
  const { t } = useTranslation("competition");
  const written = (score: Pair) => unbrokenScores(scoreText(score, page.locale, "names"));
  return (
    <li>
      <MatchLink match={one.match} day={days[one.match.id] ?? ""} page={page} />
      <p>{t("origin.other", { source: one.source, score: written(one.score) })}</p>
    </li>
  );
}

/** Whether a published table says the same as ours; what it says where it does not. */
function TableCheck({ table: { source, differences }, page }: { table: PublishedTable } & Pick<OriginProps, "page">) {
  const { t } = useTranslation("competition");
  if (differences.length === 0) return <p className="note">{t("origin.tableSame", { source })}</p>;
  return (
    <>
      <h3>{t("origin.tableDiffers", { source })}</h3>
      <FactList
        facts={differences.map(({ team, rank, points, won = 0, goals }) => ({
          name: team.name,
          value: t(points === undefined ? "origin.tableWins" : "origin.tableLine", {
            rank,
            count: points ?? won,
            goals: unbrokenScores(scoreText(goals, page.locale, "names")),
          }),
        }))}
      />
    </>
  );
}

/**
 * From which files an imported season was read, what they do not tell, and where they contradict each other; of a supplied
 * one how much is known, and whether the supplier's table is ours.
 */
export function Origin({ origin, matches, imported, days, page }: OriginProps) {
  const { t } = useTranslation("competition");
  const { sources, differences, differenceCount, tables, results, kickOffTimes, halfTimes, scorers } = origin;
  const facts = [
    { name: "results", known: results, all: matches },
    { name: "kickOffTimes", known: kickOffTimes, all: matches },
    { name: "halfTimes", known: halfTimes, all: results },
    { name: "scorers", known: scorers, all: results },
  ] as const;
  const rest = differenceCount - differences.length;
  return (
    <Section title={t("origin.heading")}>
      {sources.length > 0 && <SourceTable origin={origin} imported={imported} />}
      <FactList
        facts={facts.flatMap(({ name, known, all }) =>
          known === undefined ? [] : { name: t(`origin.${name}`), value: t("origin.known", { known, all }) },
        )}
      />
      {sources.length > 1 && differenceCount === 0 && <p className="note">{t("origin.agreed")}</p>}
      {tables.map((table) => (
        <TableCheck key={table.source} table={table} page={page} />
      ))}
      {differenceCount > 0 && (
        <>
          <h3>{t("origin.differences")}</h3>
          <ul className={styles.differences}>
            {differences.map((one) => (
              <Difference key={`${one.match.id} ${one.source}`} one={one} days={days} page={page} />
            ))}
          </ul>
          {rest > 0 && <p className="note">{t("origin.more", { count: rest })}</p>}
        </>
      )}
    </Section>
  );
}
