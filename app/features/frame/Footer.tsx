import { useTranslation } from "react-i18next";
import { VIETNAMESE_ARTICLES } from "#contract/tables/articles";
import { LOCALE_CODES } from "#contract/tables/locales";
import { formatOffsets, type ZoneOffsets } from "~/i18n/zone-offsets";
import { Remembered } from "~/server-markup/Remembered";
import { SITE_NAME } from "~/site";
import { appLinks, socialLinks } from "./footer-links.ts";
import { Icon } from "./Icon.tsx";
import { LANGUAGES_ID, LanguageLinks } from "./LanguageLinks.tsx";
import { Logo } from "./Logo.tsx";
import { localePath } from "./locale-path.ts";
import type { Page } from "./page.ts";
import { SETTINGS_ID } from "./SettingsPanel.tsx";

interface FooterFacts extends Pick<Page, "locale" | "path" | "search" | "config"> {
  year: number;
  /** In words. */
  zone: string;
}

export function Footer({ page, zone }: { page: Page; zone: ZoneOffsets }) {
  const { locale, path, search, config, now } = page;
  const facts = { locale, path, search, config, year: new Date(now).getUTCFullYear(), zone: formatOffsets(zone) };
  return <Remembered as="footer" className="ft" of={FooterParts} facts={facts} />;
}

function FooterParts({ year, zone, ...page }: FooterFacts) {
  const { t } = useTranslation(["common", "frame"]);
  return (
    <>
      <div>
        <p className="logo">
          <Logo />
          {SITE_NAME}
        </p>
        <p>{t("footer.description")}</p>
        <p>
          {t("footer.notice")} {t("footer.information")}
        </p>
        <p>{t("footer.copyright", { year, site: SITE_NAME })}</p>
      </div>
      <div>
        <nav id={LANGUAGES_ID} aria-label={t("language.label")}>
          <LanguageLinks page={page} languages={LOCALE_CODES} />
        </nav>
        {page.locale === "vn" && <ArticleLinks />}
        <ul className="ft-ways">
          <li>
            <button type="button" popovertarget={SETTINGS_ID}>
              <Icon name="settings" />
              {t("frame:settings")}
            </button>
          </li>
          <li>
            <a href={localePath(page.locale, "/privacy-policy")}>{t("footer.privacy")}</a>
          </li>
          <ContactLinks page={page} />
        </ul>
        <p>{t("time.zone", { zone })}</p>
      </div>
    </>
  );
}

/** What is configured: support, networks, apps. */
function ContactLinks({ page: { config, locale } }: { page: Pick<Page, "locale" | "config"> }) {
  const { t } = useTranslation();
  return (
    <>
      {config.supportMail && (
        <li>
          <a href={`mailto:${config.supportMail}`}>{t("footer.support")}</a>
        </li>
      )}
      {socialLinks(config, locale).map(({ network, name, url }) => (
        <li key={network}>
          <a href={url} rel="noopener">
            {t("footer.follow", { network: name })}
          </a>
        </li>
      ))}
      {appLinks(config).map(({ app, name, url }) => (
        <li key={app}>
          <a href={url} rel="noopener">
            {t("footer.app", { store: name })}
          </a>
        </li>
      ))}
    </>
  );
}

function ArticleLinks() {
  const { t } = useTranslation("frame");
  return (
    <nav aria-label={t("articles")}>
      <ul className="ft-ways">
        {VIETNAMESE_ARTICLES.map(({ id, slug, linkText }) => (
          <li key={id}>
            <a href={localePath("vn", `/${slug}`)}>{linkText}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
