import { useTranslation } from "react-i18next";
import { EmptyNote } from "~/features/faces/EmptyNote";
import { StaleNotice } from "~/features/faces/StaleNotice";
import { localePath } from "~/features/frame/locale-path";
import type { Page } from "~/features/frame/page";
import { ServerMarkup } from "~/server-markup/ServerMarkup";
import type { HighlightsData } from "./load-highlights.server.ts";

interface HighlightsPageProps {
  data: HighlightsData;
  page: Page;
}

/** The summaries of a sport, or of one of its competitions, latest first. */
export function HighlightsPage({ data, page }: HighlightsPageProps) {
  const { t } = useTranslation(["highlights", "common"]);
  const { sport, days, count, competition, isHidden, resultsHref, olderHref, latestHref, hasSimulated, fetched } = data;
  return (
    <>
      <div className="hlh whole">
        <h1>{competition ? t("titleOf", { competition: competition.name }) : t(`title.${sport}`)}</h1>
        <a className="chip" href={resultsHref}>
          {isHidden ? t("showResults") : t("hideResults")}
        </a>
      </div>
      <StaleNotice fetched={fetched} now={page.now} />
      <Choices data={data} page={page} />
      {count === 0 ? (
        <EmptyNote of="highlights">
          <a className="btn btn-plain" href={localePath(page.locale, `/${sport}/highlights`)}>
            {t("allHighlights")}
          </a>
        </EmptyNote>
      ) : (
        <ServerMarkup id="highlights" of={days} />
      )}
      {hasSimulated && <p className="note">{t("common:source.simulatedNote")}</p>}
      {(latestHref || olderHref) && (
        <p className="hlp">
          {latestHref && (
            <a className="btn btn-plain" href={latestHref}>
              {t("latest")}
            </a>
          )}
          {olderHref && (
            <a className="btn btn-plain" href={olderHref} rel="next">
              {t("older")}
            </a>
          )}
        </p>
      )}
    </>
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
    <nav className="chips" aria-label={t("competitions")}>
      <ul>
        {[all, ...choices].map(({ name, href, isShown }) => (
          <li key={href}>
            <a className="chip" href={href} aria-current={isShown ? "page" : undefined}>
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
