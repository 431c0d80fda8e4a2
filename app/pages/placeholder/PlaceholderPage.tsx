import { useTranslation } from "react-i18next";
import { ErrorStyles } from "~/features/errors/ErrorStyles";
import styles from "~/features/errors/error-state.module.css";
import { homeOf, localePath } from "~/page/locale-path";
import type { Page } from "~/page/page";
import { ParsedEnd } from "~/ui/HoldUntilParsed";
import type { PlaceholderData } from "./load-placeholder.server.ts";
import { TITLE_KEYS } from "./placeholder-title.ts";

const WORLD_CUP_PATH = "/football/worldcup2022/matches";

/** Shown at the address of a page that is not built yet: what it will be, and links to other pages. */
export function PlaceholderPage({ data: { title }, page }: { data: PlaceholderData; page: Page }) {
  const { t } = useTranslation(["frame", "errors"]);
  return (
    <section className={styles.errorState}>
      <ErrorStyles />
      <span className="tag">{t("placeholder.tag")}</span>
      <h1>{t(TITLE_KEYS[title])}</h1>
      <p>{t(`placeholder.body.${title}`)}</p>
      <p className={`${styles.actions} hold-until-parsed`}>
        <a className="button" href={homeOf(page.locale)}>
          {t("errors:toMatches")}
        </a>
        <a className="button plain-button" href={localePath(page.locale, WORLD_CUP_PATH)}>
          {t("nav.worldCup2022")}
        </a>
      </p>
      <ParsedEnd />
    </section>
  );
}
