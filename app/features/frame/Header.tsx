import { Link } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { localeRow } from "#contract/tables/locales";
import { SITE_NAME } from "~/site";
import { LanguageLinks } from "./LanguageLinks.tsx";
import { Logo } from "./Logo.tsx";
import { localePath } from "./locale-path.ts";
import type { Page } from "./page.ts";

const TABS = [
  { key: "nav.football", path: "/football/matches" },
  { key: "nav.worldCup2022", path: "/football/worldcup2022/matches" },
] as const;

export function Header({ page }: { page: Page }) {
  const { t } = useTranslation();
  const { locale, path } = page;
  return (
    <header className="hd">
      <a className="logo" href={`/${locale}`}>
        <Logo />
        {SITE_NAME}
      </a>
      <nav className="tabs" aria-label={t("nav.label")}>
        {TABS.map(({ key, path: to }) => (
          <Link key={key} to={localePath(locale, to)} aria-current={to === path ? "page" : undefined}>
            {t(key)}
          </Link>
        ))}
      </nav>
      <details className="menu">
        <summary>
          <span className="vh">{t("language.label")} </span>
          {localeRow(locale).shortName}
        </summary>
        <LanguageLinks page={page} />
      </details>
    </header>
  );
}
