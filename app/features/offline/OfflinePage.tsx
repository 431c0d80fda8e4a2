import type { MetaDescriptor } from "@remix-run/cloudflare";
import { useTranslation } from "react-i18next";
import styles from "~/features/errors/error-state.module.css";
import { pageMeta } from "~/features/page-meta/page-meta";
import { namespacesOfRoutes } from "~/i18n/namespaces";
import { translatorOf } from "~/i18n/translator";
import { homeOf } from "~/page/locale-path";
import { type Page, pageOf, type RouteMatches } from "~/page/page";
import { InlinePart } from "~/ui/document/InlinePart";
import { ParsedEnd } from "~/ui/HoldUntilParsed";

/** The current address including its query, whichever it is: this page replaces others. */
const HERE = "";

/** Shown by the service worker instead of a page that can neither be fetched nor found in its cache. */
export function OfflinePage({ page }: { page: Page }) {
  const { t } = useTranslation(["saving", "common", "errors"]);
  return (
    <section className={styles.errorState}>
      <InlinePart part="errorStateCss" />
      <h1>{t("saving:away.title")}</h1>
      <p>{t("saving:away.body")}</p>
      <p className={`${styles.actions} hold-until-parsed`}>
        <a className="button" href={HERE}>
          {t("common:retry")}
        </a>
        <a className="button plain-button" href={homeOf(page.locale)}>
          {t("errors:toMatches")}
        </a>
      </p>
      <ParsedEnd />
    </section>
  );
}

/** Not indexed: the page is for devices without a network. */
export function offlineMeta(matches: RouteMatches): MetaDescriptor[] {
  const page = pageOf(matches);
  if (!page) return [];
  const { t } = translatorOf(page.locale, namespacesOfRoutes(matches));
  return pageMeta(page, { title: t("saving:away.title"), description: t("saving:away.body"), isIndexed: false });
}
