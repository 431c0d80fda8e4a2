import { useTranslation } from "react-i18next";
import type { LocaleCode } from "#contract/tables/locales";
import { localePath } from "~/page/locale-path";
import styles from "./site-texts.module.css";

const LINKS = [
  { path: "/privacy-policy", text: "common:footer.privacy" },
  { path: "/terms", text: "common:footer.terms" },
  { path: "/about-data", text: "siteTexts:aboutData" },
  { path: "/about-data/imports", text: "siteTexts:imports" },
  { path: "/status", text: "siteTexts:status" },
  { path: "/accessibility", text: "siteTexts:accessibility" },
] as const;

interface SiteTextLinksProps {
  locale: LocaleCode;
  /** The current page, which is left out. */
  current?: (typeof LINKS)[number]["path"];
}

/** Links to the site's policy pages. */
export function SiteTextLinks({ locale, current }: SiteTextLinksProps) {
  const { t } = useTranslation(["siteTexts", "common"]);
  return (
    <nav className={styles.links} aria-label={t("siteTexts:label")}>
      <ul>
        {LINKS.filter(({ path }) => path !== current).map(({ path, text }) => (
          <li key={path}>
            <a href={localePath(locale, path)}>{t(text)}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
