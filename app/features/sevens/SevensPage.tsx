import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { SEVENS_CATEGORIES } from "#contract/tables/sevens";
import { Section } from "~/features/entity/Section";
import { EmptyNote } from "~/features/errors/EmptyNote";
import { StaleNotice } from "~/features/errors/StaleNotice";
import { WatchLink } from "~/features/live-video/WatchLink";
import { callBackOf } from "~/page/call-back";
import { localePath } from "~/page/locale-path";
import type { Page } from "~/page/page";
import { signPath } from "~/page/sign-path";
import { Island } from "~/runtime/islands/Island";
import { ChoiceLinks } from "~/ui/ChoiceLinks";
import { classNames } from "~/ui/class-names";
import { Fragments } from "~/ui/fragments/Fragments";
import { PageTabs } from "~/ui/PageTabs";
import { pictureBase } from "~/ui/picture-base";
import { groupTableFragment } from "./GroupTable.tsx";
import type { SevensData, VideoView } from "./load-sevens.server.ts";
import { PitchDayCard } from "./PitchDayCard.tsx";
import { SevensFreshness } from "./SevensFreshness.tsx";
import styles from "./sevens.module.css";
import { sevensPath } from "./sevens-query.ts";
import { treeFragment } from "./TreeCard.tsx";
import "~/ui/button.css";

interface LiveVideosProps {
  videos: readonly VideoView[];
  page: Page;
}

/**
 * The cameras beside the pitches. The page is shared: it contains a prompt to sign up or log in for guests
 * (specification, section 8) and links for members; `data-account` on the root decides which is visible.
 */
function LiveVideos({ videos, page }: LiveVideosProps) {
  const { t } = useTranslation(["sevens", "frame"]);
  if (videos.length === 0) return null;
  const callBack = callBackOf(page);
  const canBeWatched = page.config.liveVideoHosts !== undefined;
  return (
    <Section id="videos" title={t("videos")}>
      <ul className={styles.cameras}>
        {videos.map((video) => (
          // The id lets a page update keep the element while someone is watching.
          <li key={video.id} id={`camera-${video.id}`}>
            <b>{video.title}</b>
            <small>
              {video.isLive ? <span className="live">{t("videoLive")}</span> : video.starts}
              {` · ${video.pitch}`}
            </small>
            {video.isLive && canBeWatched && <Watch video={video} page={page} />}
          </li>
        ))}
      </ul>
      <div className={styles.signUp}>
        <p>{t("mustLogIn")}</p>
        <a className="button" href={signPath("signup", page.locale, callBack)}>
          {t("frame:account.signUp")}
        </a>
        <a className="button plain-button" href={signPath("signin", page.locale, callBack)}>
          {t("frame:account.logIn")}
        </a>
      </div>
    </Section>
  );
}

/** Nothing to watch if no video host is configured. */
function Watch({ video: { id, title }, page }: { video: VideoView; page: Page }) {
  const { t } = useTranslation("sevens");
  const link = {
    href: localePath(page.locale, `/hkfc/video/${id}`),
    text: t("watch"),
    title,
    className: classNames("button", styles.watch),
  };
  const faults = { failed: t("videoFailed"), unplayable: t("videoUnplayable") };
  return (
    <Island name="live-video" id={`watch-${id}`} props={{ videoId: id, link, faults }}>
      <WatchLink {...link} />
    </Island>
  );
}

interface SevensHeadProps {
  data: SevensData;
  page: Page;
}

/** The tournament, its dates, and links to other years. */
function SevensHead({ data: { tournament, category, year, years, dates, hasSimulated }, page }: SevensHeadProps) {
  const { t } = useTranslation(["sevens", "common"]);
  const isOver = dates?.phase === "over" && year === years[0];
  return (
    <header className={styles.head}>
      <h1>{`${tournament ?? t("name")} ${year}`}</h1>
      {dates && <p>{dates.phase === "before" ? t("before", { date: dates.from }) : t(dates.phase, dates)}</p>}
      {hasSimulated && <span className="tag">{t("common:source.simulated")}</span>}
      {isOver && <p>{t("next", { year: Number(year) + 1 })}</p>}
      <ChoiceLinks
        label={t("editions")}
        choices={years.map((one, index) => ({
          href: localePath(page.locale, sevensPath({ category, ...(index > 0 && { year: one }) })),
          name: one,
          isShown: one === year,
        }))}
      />
    </header>
  );
}

interface SevensPageProps {
  data: SevensData;
  page: Page;
}

/** The sevens tournament: matches by day and pitch, groups, the four trees, cameras. */
export function SevensPage({ data, page }: SevensPageProps) {
  const { t } = useTranslation("sevens");
  const { category, queryYear, dates, trees, standings, videos, hasSimulated, fetched } = data;
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
      {/* A tournament without a match has neither ties nor groups. */}
      {(dates ?? trees) && (
        <Part title={t("trees")}>
          <Trees data={data} page={page} />
        </Part>
      )}
      {(dates ?? standings) && (
        <Part title={t("groups")}>
          <Groups data={data} page={page} />
        </Part>
      )}
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
    <ChoiceLinks
      label={t("days")}
      choices={days.map(({ number, isShown }) => ({
        href: localePath(page.locale, sevensPath({ category, year: queryYear, day: number })),
        name: t("day", { number }),
        isShown,
      }))}
    />
  );
}
