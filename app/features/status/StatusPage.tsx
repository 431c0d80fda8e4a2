import type { MetaDescriptor } from "@remix-run/cloudflare";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { PartState } from "#contract/domain/site-status";
import { SITE_PARTS } from "#contract/tables/site";
import { pageMeta } from "~/features/page-meta/page-meta";
import { SiteTextLinks } from "~/features/site-texts/SiteTextLinks";
import type { Age } from "~/features/upstream-calls/answer-age";
import { namespacesOfRoutes } from "~/i18n/namespaces";
import { translatorOf } from "~/i18n/translator";
import { type Page, pageOf, type RouteMatches } from "~/page/page";
import type { StatusData } from "./load-status.server.ts";
import styles from "./status.module.css";

/** The same for programs. */
const STATUS_FILE = "/status.json";

interface StatusRow {
  name: string;
  state: PartState;
  /** When the data of the row came. */
  came?: ReactNode;
}

interface StatusTableProps {
  id: string;
  heading: string;
  /** Of the columns, after which comes the state's and, where rows say it, that of when data came. */
  first: string;
  last?: string;
  rows: readonly StatusRow[];
}

function StatusTable({ id, heading, first, last, rows }: StatusTableProps) {
  const { t } = useTranslation("status");
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{heading}</h2>
      <table className={styles.table}>
        {/* Comes before the cells, which arrive one by one: no column moves. */}
        <colgroup>
          <col />
          <col />
          {last && <col />}
        </colgroup>
        <thead>
          <tr>
            <th scope="col">{first}</th>
            <th scope="col">{t("column.state")}</th>
            {last && <th scope="col">{last}</th>}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, state, came }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td className={styles[state]}>{t(`state.${state}`)}</td>
              {last && <td>{came}</td>}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** What works now, and how new the data is. */
export function StatusPage({ data, page }: { data: StatusData; page: Page }) {
  const { t } = useTranslation(["status", "common"]);
  const { summary, upstream, time, date, parts, sports, suppliers, disagreements, differingTables, questions } = data;
  const ageText = (age: Age | undefined) => age && t(`common:time.${age.unit}`, { count: age.count });
  return (
    <article className={styles.article}>
      <h1>{t("title")}</h1>
      <p>
        <strong>{t(`summary.${summary}`)}</strong>
      </p>
      <p>{t("checked", { time, date })}</p>
      {upstream !== "up" && <p>{t(`note.${upstream}`)}</p>}
      <StatusTable
        id="status-parts"
        heading={t("heading.parts")}
        first={t("column.part")}
        rows={SITE_PARTS.map((part) => ({ name: t(`part.${part}`), state: parts[part] }))}
      />
      <StatusTable
        id="status-data"
        heading={t("heading.data")}
        first={t("column.sport")}
        last={t("column.newest")}
        rows={sports.map(({ sport, state, newest, isSimulated }) => ({
          name: t(`sport.${sport}`),
          state,
          came: ageText(newest) ?? t(isSimulated ? "simulated" : "none"),
        }))}
      />
      {suppliers.length > 0 && (
        <StatusTable
          id="status-suppliers"
          heading={t("heading.suppliers")}
          first={t("column.supplier")}
          last={t("column.answered")}
          rows={suppliers.map(({ name, state, answered }) => ({ name, state, came: ageText(answered) ?? t("none") }))}
        />
      )}
      {disagreements > 0 && <p>{t("disagreements", { count: disagreements })}</p>}
      {differingTables > 0 && <p>{t("differingTables", { count: differingTables })}</p>}
      {questions > 0 && <p>{t("questions", { count: questions })}</p>}
      <p>
        <a href={STATUS_FILE}>{t("programs", { address: STATUS_FILE })}</a>
      </p>
      <SiteTextLinks locale={page.locale} current="/status" />
    </article>
  );
}

export function statusMeta(matches: RouteMatches): MetaDescriptor[] {
  const page = pageOf(matches);
  if (!page) return [];
  const { t } = translatorOf(page.locale, namespacesOfRoutes(matches));
  return pageMeta(page, { title: t("status:title"), description: t("status:description"), isIndexed: false });
}
