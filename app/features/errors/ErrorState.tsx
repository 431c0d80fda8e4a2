import { useTranslation } from "react-i18next";
import { eventsPath } from "#contract/tables/contest-paths";
import { newsListPath } from "#contract/tables/paths";
import { localePath } from "~/page/locale-path";
import type { Page } from "~/page/page";
import { sportOrDefault } from "~/page/sport-switch";
import { InlinePart } from "~/ui/document/InlinePart";
import { ParsedEnd } from "~/ui/HoldUntilParsed";
import { ERROR_STATUS, type ErrorKind } from "./error-kind.ts";
import styles from "./error-state.module.css";

interface ErrorStateProps {
  kind: ErrorKind;
  page: Page;
  /** 1 in place of a page, 2 in place of a section. */
  level?: 1 | 2;
}

/** Whether a retry may succeed soon. */
const canRetry = (kind: ErrorKind): boolean => kind === "tooMany" || ERROR_STATUS[kind] >= 500;

/** What went wrong, in the visitor's language, with links that work without JavaScript. */
export function ErrorState({ kind, page, level = 1 }: ErrorStateProps) {
  const { t } = useTranslation(["errors", "common"]);
  const Heading = level === 1 ? "h1" : "h2";
  const sport = sportOrDefault(page.path);
  return (
    <section className={styles.errorState} data-error={kind}>
      <InlinePart part="errorStateCss" />
      {/* The status 200 is already sent: this keeps crawlers from indexing the page. */}
      {level === 2 && <meta name="robots" content="noindex" />}
      <Card status={ERROR_STATUS[kind]} />
      <Heading>{t(`errors:${kind}.title`)}</Heading>
      <p>{t(`errors:${kind}.body`)}</p>
      <p className={`${styles.actions} hold-until-parsed`}>
        {canRetry(kind) && (
          <a className="button" href={localePath(page.locale, page.path + page.search)}>
            {t("common:retry")}
          </a>
        )}
        <a
          className={canRetry(kind) ? "button plain-button" : "button"}
          href={localePath(page.locale, `/${sport}/matches`)}
        >
          {t("errors:toMatches")}
        </a>
        {level === 1 && ERROR_STATUS[kind] < 500 && kind !== "tooMany" && <WaysOn page={page} />}
        {kind === "upstream" && (
          <a className="button plain-button" href={localePath(page.locale, "/status")}>
            {t("errors:toStatus")}
          </a>
        )}
      </p>
      <ParsedEnd />
      {kind === "unexpected" && <p className={styles.reference}>{t("errors:reference", { id: page.requestId })}</p>}
    </section>
  );
}

/** Where a story, an event or a match that is not there may be found. */
function WaysOn({ page: { locale, path } }: Pick<ErrorStateProps, "page">) {
  const { t } = useTranslation("frame");
  const sport = sportOrDefault(path);
  const ways = [
    { href: newsListPath(), name: t("nav.news") },
    { href: eventsPath(sport), name: t("nav.events") },
    { href: "/search", name: t("search") },
  ];
  return ways.map(({ href, name }) => (
    <a key={href} className="button plain-button" href={localePath(locale, href)}>
      {name}
    </a>
  ));
}

/** A referee's card with the status on it: yellow for a wrong address, red for our own faults. */
function Card({ status }: { status: number }) {
  return (
    <svg
      className={status < 500 ? styles.card : `${styles.card} ${styles.redCard}`}
      viewBox="0 0 64 84"
      aria-hidden="true"
    >
      <rect x="6" y="4" width="52" height="74" rx="7" transform="rotate(6 32 42)" />
      <text x="32" y="49" textAnchor="middle" transform="rotate(6 32 42)">
        {status}
      </text>
    </svg>
  );
}
