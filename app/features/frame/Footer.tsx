import { useTranslation } from "react-i18next";
import { formatOffsets, type ZoneOffsets } from "~/i18n/zone-offsets";
import { SITE_NAME } from "~/site";
import { appLinks, socialLinks } from "./footer-links.ts";
import { LanguageLinks } from "./LanguageLinks.tsx";
import type { Page } from "./page.ts";

export function Footer({ page, zone }: { page: Page; zone: ZoneOffsets }) {
  const { t } = useTranslation();
  const { supportMail } = page.config;
  const socials = socialLinks(page.config, page.locale);
  const apps = appLinks(page.config);
  return (
    <footer className="ft">
      <p>{t("time.zone", { zone: formatOffsets(zone) })}</p>
      <nav aria-label={t("language.label")}>
        <LanguageLinks page={page} />
      </nav>
      {(supportMail || socials.length > 0 || apps.length > 0) && (
        <p className="ft-ways">
          {supportMail && <a href={`mailto:${supportMail}`}>{t("footer.support")}</a>}
          {socials.map(({ network, name, url }) => (
            <a key={network} href={url} rel="noopener">
              {t("footer.follow", { network: name })}
            </a>
          ))}
          {apps.map(({ app, name, url }) => (
            <a key={app} href={url} rel="noopener">
              {t("footer.app", { store: name })}
            </a>
          ))}
        </p>
      )}
      <p>{t("footer.notice")}</p>
      <p>{t("footer.information")}</p>
      <p>{t("footer.copyright", { year: new Date(page.now).getUTCFullYear(), site: SITE_NAME })}</p>
    </footer>
  );
}
