import type { MetaDescriptor } from "@remix-run/cloudflare";
import { useTranslation } from "react-i18next";
import type { OpenQuestion } from "#contract/domain/imports";
import { pageMeta } from "~/features/page-meta/page-meta";
import { SiteTextLinks } from "~/features/site-texts/SiteTextLinks";
import { inBrackets, joinListed } from "~/i18n/join-texts";
import { namespacesOfRoutes } from "~/i18n/namespaces";
import { translatorOf } from "~/i18n/translator";
import { type Page, pageOf, type RouteMatches } from "~/page/page";
import styles from "./imports.module.css";
import type { ImportRow, ImportsData } from "./load-imports.server.ts";

const COUNTS = ["read", "added", "changed", "refused"] as const;

function ImportTable({ rows }: { rows: readonly ImportRow[] }) {
  const { t, i18n } = useTranslation("imports");
  return (
    // Keyboards scroll it where a phone is too narrow.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls has to be reached.
    <section className={styles.scroll} aria-label={t("list")} tabIndex={0}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{t("column.date")}</th>
            <th scope="col">{t("column.files")}</th>
            <th scope="col">{t("column.source")}</th>
            <th scope="col">{t("column.licence")}</th>
            {COUNTS.map((name) => (
              <th key={name} scope="col" className={styles.number}>
                {t(`column.${name}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.id}>
              <td>
                {row.date}
                {row.isUndone && <span className={styles.undone}>{t("undone")}</span>}
              </td>
              <td translate="no">{joinListed(row.files, i18n.language)}</td>
              <td translate="no">{joinListed(row.sources, i18n.language)}</td>
              <td>
                {row.licences.length > 0 ? (
                  <span translate="no">{joinListed(row.licences, i18n.language)}</span>
                ) : (
                  t("noLicence")
                )}
              </td>
              {COUNTS.map((name) => (
                <td key={name} className={styles.number}>
                  {row[name]}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function QuestionList({ questions, count }: { questions: readonly OpenQuestion[]; count: number }) {
  const { t, i18n } = useTranslation("imports");
  if (count === 0) return <p>{t("questions.none")}</p>;
  return (
    <>
      <p>{t("questions.intro", { count })}</p>
      <ul>
        {questions.map(({ kind, text, about, rows }) => (
          <li key={`${kind} ${text} ${about}`}>
            {t(`questions.${kind}`, { text, about }) + inBrackets(t("questions.rows", { count: rows }), i18n.language)}
          </li>
        ))}
      </ul>
    </>
  );
}

/** What operators have imported, from whom, and what is not known yet. */
export function ImportsPage({ data, page }: { data: ImportsData; page: Page }) {
  const { t } = useTranslation("imports");
  return (
    <article className={styles.article}>
      <h1>{t("title")}</h1>
      <p>{t("intro")}</p>
      {data.rows.length > 0 ? <ImportTable rows={data.rows} /> : <p>{t("none")}</p>}
      <section aria-labelledby="open-questions">
        <h2 id="open-questions">{t("questions.heading")}</h2>
        <QuestionList questions={data.questions} count={data.questionCount} />
      </section>
      <SiteTextLinks locale={page.locale} current="/about-data/imports" />
    </article>
  );
}

export function importsMeta(matches: RouteMatches): MetaDescriptor[] {
  const page = pageOf(matches);
  if (!page) return [];
  const { t } = translatorOf(page.locale, namespacesOfRoutes(matches));
  return pageMeta(page, { title: t("imports:title"), description: t("imports:description") });
}
