import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { SEVENS_CATEGORIES } from "#contract/tables/sevens";
import { EmptyNote } from "~/features/errors/EmptyNote";
import { StaleNotice } from "~/features/errors/StaleNotice";
import { localePath } from "~/page/locale-path";
import type { Page } from "~/page/page";
import { classNames } from "~/ui/class-names";
import { Fragments } from "~/ui/fragments/Fragments";
import { PageTabs } from "~/ui/PageTabs";
import { pictureBase } from "~/ui/picture-base";
import { groupTableFragment } from "./GroupTable.tsx";
import { LiveVideos } from "./LiveVideos.tsx";
import type { SevensData } from "./load-sevens.server.ts";
import { PitchDayCard } from "./PitchDayCard.tsx";
import { SevensFreshness } from "./SevensFreshness.tsx";
import { SevensHead } from "./SevensHead.tsx";
import styles from "./sevens.module.css";
import { sevensPath } from "./sevens-query.ts";
import { treeFragment } from "./TreeCard.tsx";

interface SevensPageProps {
  data: SevensData;
  page: Page;
}

/** The sevens tournament: matches by day and pitch, groups, the four trees, cameras. */
export function SevensPage({ data, page }: SevensPageProps) {
  const { t } = useTranslation("sevens");
  const { category, queryYear, videos, hasSimulated, fetched } = data;
  const tabs = SEVENS_CATEGORIES.map((one) => ({
    href: localePath(page.locale, sevensPath({ category: one, year: queryYear })),
    name: t(`category.${one}`),
    isShown: one === category,
  }));
  return (
    <>
      <SevensHead data={data} page={page} />
      <PageTabs label={t("categories")} tabs={tabs} />
      <StaleNotice fetched={fetched} now={page.now} />
      <SevensFreshness data={data} page={page} />
      <Part title={t("matches")}>
        <Days data={data} page={page} />
        <Matches data={data} page={page} />
      </Part>
      {videos && <LiveVideos videos={videos} page={page} />}
      <Part title={t("trees")}>
        <Trees data={data} page={page} />
      </Part>
      <Part title={t("groups")}>
        <Groups data={data} page={page} />
      </Part>
      {hasSimulated && <p className="note">{t("source.simulatedNote", { ns: "common" })}</p>}
    </>
  );
}

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className={styles.part}>
    <h2>{title}</h2>
    {children}
  </section>
);

function Matches({ data: { matches }, page }: SevensPageProps) {
  if (matches.length === 0) return <EmptyNote of="matches" />;
  const storageBaseUrl = pictureBase(page, page.config);
  return (
    <div id="sevens-matches">
      {matches.map((day) => (
        <PitchDayCard key={`${day.date} ${day.pitch}`} day={day} locale={page.locale} storageBaseUrl={storageBaseUrl} />
      ))}
    </div>
  );
}

function Trees({ data: { trees }, page }: SevensPageProps) {
  const { t } = useTranslation(["sevens", "matches"]);
  if (!trees) return <Fault />;
  const storageBaseUrl = pictureBase(page, page.config);
  const cards = trees.map((of) => treeFragment({ of, storageBaseUrl, t }, page.locale));
  return <Fragments id="sevens-trees" className={styles.trees} of={cards} />;
}

function Groups({ data: { standings }, page }: SevensPageProps) {
  const { t } = useTranslation(["standings", "matches", "sevens"]);
  if (!standings) return <Fault />;
  const storageBaseUrl = pictureBase(page, page.config);
  const tables = standings.tables.map((table) => groupTableFragment({ table, storageBaseUrl, t }, page.locale));
  return (
    <>
      <p className="note">{t("sevens:through")}</p>
      <Fragments id="sevens-groups" className={styles.groups} of={tables} />
    </>
  );
}

function Fault() {
  const { t } = useTranslation("sevens");
  return (
    <p className={classNames(styles.fault, "card")} role="note">
      {t("fault")}
    </p>
  );
}

function Days({ data: { days, category, queryYear }, page }: SevensPageProps) {
  const { t } = useTranslation("sevens");
  if (days.length < 2) return null;
  return (
    <nav className={styles.choices} aria-label={t("days")}>
      {days.map(({ number, isShown }) => (
        <a
          key={number}
          href={localePath(page.locale, sevensPath({ category, year: queryYear, day: number }))}
          aria-current={isShown ? "page" : undefined}
        >
          {t("day", { number })}
        </a>
      ))}
    </nav>
  );
}
