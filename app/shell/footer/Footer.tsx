import { useTranslation } from "react-i18next";
import { articlePath, THAI_ARTICLES, VIETNAMESE_ARTICLES } from "#contract/tables/articles";
import { eventsPath } from "#contract/tables/contest-paths";
import { LOCALE_CODES, type LocaleCode } from "#contract/tables/locales";
import { SITE_NAME } from "#contract/tables/site";
import type { PublicConfig } from "#worker/pages/context";
import { SETTINGS_ID } from "~/features/preferences/SettingsPanel";
import { joinListed, joinSentences } from "~/i18n/join-texts";
import { formatOffsets, type ZoneOffsets } from "~/i18n/zone-offsets";
import { localePath } from "~/page/locale-path";
import type { Page } from "~/page/page";
import { sportOrDefault } from "~/page/sport-switch";
import { Logo } from "~/shell/header/Header";
import styles from "~/shell/header/header.module.css";
import { LANGUAGES_ID, LanguageLinks } from "~/shell/header/LanguageLinks";
import { Memoised } from "~/ui/fragments/Memoised";
import { Icon } from "~/ui/Icon";

type Network = keyof PublicConfig["socials"];

interface NetworkRow {
  network: Network;
  name: string;
  /** The languages that show the link (specification, section 2); all if absent. */
  locales?: readonly LocaleCode[];
}

const NETWORKS: readonly NetworkRow[] = [
  { network: "facebook", name: "Facebook" },
  { network: "instagram", name: "Instagram" },
  { network: "tiktok", name: "TikTok", locales: ["vn", "th", "kh"] },
  { network: "line", name: "LINE", locales: ["th"] },
];

interface SocialLink {
  network: Network;
  name: string;
  url: string;
}

/** The configured social networks shown in a language's footer, in order. */
export const socialLinks = ({ socials }: Pick<PublicConfig, "socials">, locale: LocaleCode): SocialLink[] =>
  NETWORKS.flatMap(({ network, name, locales }) => {
    const url = socials[network];
    return url && (!locales || locales.includes(locale)) ? [{ network, name, url }] : [];
  });

type App = keyof PublicConfig["apps"];

const STORES: readonly { app: App; name: string }[] = [
  { app: "apple", name: "App Store" },
  { app: "google", name: "Google Play" },
  { app: "apk", name: "APK" },
];

/** The configured app stores, in order. */
const appLinks = ({ apps }: Pick<PublicConfig, "apps">): { app: App; name: string; url: string }[] =>
  STORES.flatMap(({ app, name }) => {
    const url = apps[app];
    return url ? [{ app, name, url }] : [];
  });

interface FooterProps extends Pick<Page, "locale" | "path" | "search" | "languagePaths" | "config"> {
  year: number;
  /** As text: “UTC+7”. */
  zone: string;
}

export function Footer({ page, zone }: { page: Page; zone: ZoneOffsets }) {
  const { locale, path, search, languagePaths, config, now } = page;
  const props = {
    locale,
    path,
    search,
    languagePaths,
    config,
    year: new Date(now).getUTCFullYear(),
    zone: formatOffsets(zone),
  };
  return <Memoised as="footer" className="site-footer" of={FooterParts} props={props} />;
}

function FooterParts({ year, zone, ...page }: FooterProps) {
  const { t } = useTranslation(["common", "frame"]);
  return (
    <>
      <div>
        <p className={`${styles.logo} footer-logo`}>
          <Logo />
          {SITE_NAME}
        </p>
        <p>{t("footer.description")}</p>
        {page.config.suppliers && (
          <p>{t("footer.suppliers", { suppliers: joinListed(page.config.suppliers, page.locale) })}</p>
        )}
        <p>{joinSentences([t("footer.notice"), t("footer.information")], page.locale)}</p>
        <p>{t("footer.copyright", { year, site: SITE_NAME })}</p>
      </div>
      <div>
        <nav id={LANGUAGES_ID} aria-label={t("language.label")}>
          <LanguageLinks page={page} languages={LOCALE_CODES} />
        </nav>
        {page.locale === "vn" && <ArticleLinks />}
        <ul className="footer-links">
          <li>
            <button type="button" popovertarget={SETTINGS_ID}>
              <Icon name="settings" />
              {t("frame:settings")}
            </button>
          </li>
          <li>
            <a href={localePath(page.locale, eventsPath(sportOrDefault(page.path)))}>{t("frame:nav.events")}</a>
          </li>
          <li>
            <a href={localePath(page.locale, "/privacy-policy")}>{t("footer.privacy")}</a>
          </li>
          <li>
            <a href={localePath(page.locale, "/terms")}>{t("footer.terms")}</a>
          </li>
          {page.locale === "th" && <FirstArticleLink />}
          <ContactLinks page={page} />
        </ul>
        <p>{t("time.zone", { zone })}</p>
      </div>
    </>
  );
}

/** Configured links: support, social networks, apps. */
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
      <ul className="footer-links">
        {VIETNAMESE_ARTICLES.map((article) => (
          <li key={article.id}>
            <a href={localePath("vn", articlePath(article))}>{article.linkText}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The ten Thai addresses would add a quarter of a kilobyte to every Thai page; the articles link to each other. */
function FirstArticleLink() {
  const { t } = useTranslation("frame");
  const [first] = THAI_ARTICLES;
  if (!first) return null;
  return (
    <li>
      <a href={localePath("th", articlePath(first))}>{t("articles")}</a>
    </li>
  );
}
