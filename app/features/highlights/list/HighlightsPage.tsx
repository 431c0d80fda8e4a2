import type { MetaDescriptor } from "@remix-run/cloudflare";
import { useTranslation } from "react-i18next";
import { EmptyNote } from "~/features/errors/EmptyNote";
import { StaleNotice } from "~/features/errors/StaleNotice";
import { HighlightCards } from "~/features/highlights/HighlightCards";
import type { HighlightDay } from "~/features/highlights/highlight-cards";
import highlights from "~/features/highlights/highlights.module.css";
import { SimulatedNote } from "~/features/match-row/SimulatedNote";
import { pageMeta } from "~/features/page-meta/page-meta";
import { formatDate } from "~/i18n/format-date";
import { namespacesOfRoutes } from "~/i18n/namespaces";
import { translatorOf } from "~/i18n/translator";
import { localePath } from "~/page/locale-path";
import { type Page, pageOf, type RouteMatches } from "~/page/page";
import { classNames } from "~/ui/class-names";
import { PagerLinks } from "~/ui/PagerLinks";
import styles from "./highlights-page.module.css";
import type { HighlightsData } from "./load-highlights.server.ts";
import "~/ui/button.css";

interface HighlightsPageProps {
  data: HighlightsData;
  page: Page;
}

/** The summaries of a sport or one of its competitions, latest first. */
export function HighlightsPage({ data, page }: HighlightsPageProps) {
  const { t } = useTranslation("highlights");
  const { sport, days, count, competition, isHidden, resultsHref, olderHref, latestHref, simulated, fetched } = data;
  return (
    <>
      <div className={classNames(highlights.head, "hold-until-parsed")}>
        <h1>{competition ? t("titleOf", { competition: competition.name }) : t(`title.${sport}`)}</h1>
        <a className={highlights.chip} href={resultsHref}>
          {isHidden ? t("showResults") : t("hideResults")}
        </a>
      </div>
      <StaleNotice fetched={fetched} now={page.now} />
      <Choices data={data} page={page} />
      {count === 0 ? (
        <EmptyNote of="highlights">
          <a className="button plain-button" href={localePath(page.locale, `/${sport}/highlights`)}>
            {t("allHighlights")}
          </a>
        </EmptyNote>
      ) : (
        <Days days={days} locale={page.locale} />
      )}
      <SimulatedNote share={simulated} />
      <PagerLinks
        links={[
          { href: latestHref, text: t("latest") },
          { href: olderHref, text: t("older"), rel: "next" },
        ]}
      />
    </>
  );
}

/** Covers above the fold. */
const EAGER = 4;

/** Highlights grouped by day of publication. */
function Days({ days, locale }: { days: readonly HighlightDay[]; locale: Page["locale"] }) {
  const firstOf = days.map((_, index) => days.slice(0, index).reduce((sum, { cards }) => sum + cards.length, 0));
  return (
    <div id="highlights" className={styles.days}>
      {days.map(({ date, cards }, index) => (
        <section key={date}>
          <h2>
            <time dateTime={date}>{formatDate(date, locale, "full")}</time>
          </h2>
          <HighlightCards cards={cards} layout="wide" eager={Math.max(0, EAGER - (firstOf[index] ?? 0))} />
        </section>
      ))}
    </div>
  );
}

function Choices({ data: { sport, choices, isHidden }, page }: HighlightsPageProps) {
  const { t } = useTranslation("highlights");
  if (choices.length === 0) return null;
  const all = {
    name: t("all"),
    href: localePath(page.locale, `/${sport}/highlights${isHidden ? "?results=hide" : ""}`),
    isShown: !choices.some(({ isShown }) => isShown),
  };
  return (
    <nav className={styles.competitions} aria-label={t("competitions")}>
      <ul>
        {[all, ...choices].map(({ name, href, isShown }) => (
          <li key={href}>
            <a className={highlights.chip} href={href} aria-current={isShown ? "page" : undefined}>
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/**
 * Title, description and breadcrumbs of a list of highlights; older pages, and those with results hidden, are not
 * indexed.
 */
export function highlightsMeta(
  { sport, competition, isHidden, latestHref, count }: HighlightsData,
  matches: RouteMatches,
): MetaDescriptor[] {
  const page = pageOf(matches);
  if (!page) return [];
  const { t } = translatorOf(page.locale, namespacesOfRoutes(matches));
  const path = `/${sport}/highlights`;
  const title = competition
    ? t("highlights:titleOf", { competition: competition.name })
    : t(`highlights:title.${sport}`);
  return pageMeta(page, {
    title,
    description: competition
      ? t("highlights:descriptionOf", { competition: competition.name })
      : t(`highlights:description.${sport}`),
    isIndexed: !isHidden && latestHref === undefined && count > 0,
    trail: [
      { name: t(`frame:nav.${sport}`), path: `/${sport}/matches` },
      ...(competition
        ? [{ name: t(`highlights:title.${sport}`), path }, { name: competition.name }]
        : [{ name: title }]),
    ],
  });
}
