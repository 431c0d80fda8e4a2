import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { SEVENS_CATEGORIES } from "#contract/tables/sevens";
import { EmptyNote } from "~/features/faces/EmptyNote";
import { StaleNotice } from "~/features/faces/StaleNotice";
import { localePath } from "~/features/frame/locale-path";
import type { Page } from "~/features/frame/page";
import { ServerMarkup } from "~/server-markup/ServerMarkup";
import { PageTabs } from "~/ui/PageTabs";
import { LiveVideos } from "./LiveVideos.tsx";
import type { SevensData } from "./load-sevens.server.ts";
import { SevensFreshness } from "./SevensFreshness.tsx";
import { SevensHead } from "./SevensHead.tsx";
import { sevensPath } from "./sevens-query.ts";

interface SevensPageProps {
  data: SevensData;
  page: Page;
}

/** The sevens tournament: matches by day and pitch, groups, the four trees, cameras. */
export function SevensPage({ data, page }: SevensPageProps) {
  const { t } = useTranslation("sevens");
  const { category, askedYear, matches, matchCount, groups, trees, videos, hasSimulated, fetched } = data;
  const tabs = SEVENS_CATEGORIES.map((one) => ({
    href: localePath(page.locale, sevensPath({ category: one, year: askedYear })),
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
        {matchCount > 0 ? <ServerMarkup id="sevens-matches" of={matches} /> : <EmptyNote of="matches" />}
      </Part>
      {videos && <LiveVideos videos={videos} page={page} />}
      <Part title={t("trees")}>{trees ? <ServerMarkup id="sevens-trees" of={trees} /> : <Fault />}</Part>
      <Part title={t("groups")}>
        {groups ? (
          <>
            <p className="note">{t("through")}</p>
            <ServerMarkup id="sevens-groups" of={groups} />
          </>
        ) : (
          <Fault />
        )}
      </Part>
      {hasSimulated && <p className="note">{t("source.simulatedNote", { ns: "common" })}</p>}
    </>
  );
}

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className="svs">
    <h2>{title}</h2>
    {children}
  </section>
);

function Fault() {
  const { t } = useTranslation("sevens");
  return (
    <p className="card svf" role="note">
      {t("fault")}
    </p>
  );
}

function Days({ data: { days, category, askedYear }, page }: SevensPageProps) {
  const { t } = useTranslation("sevens");
  if (days.length < 2) return null;
  return (
    <nav className="svd" aria-label={t("days")}>
      {days.map(({ number, isShown }) => (
        <a
          key={number}
          href={localePath(page.locale, sevensPath({ category, year: askedYear, day: number }))}
          aria-current={isShown ? "page" : undefined}
        >
          {t("day", { number })}
        </a>
      ))}
    </nav>
  );
}
