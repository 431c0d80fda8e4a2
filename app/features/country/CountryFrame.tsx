import { useTranslation } from "react-i18next";
import { countryPath } from "#contract/tables/paths";
import { localePath } from "~/page/locale-path";
import type { Page } from "~/page/page";
import { classNames } from "~/ui/class-names";
import styles from "./country.module.css";
import type { CountryHeadData } from "./load-country.server.ts";
import "~/ui/button.css";

interface CountryFrameProps {
  head: CountryHeadData;
  page: Page;
}

/**
 * A third-party page embedded in the country's. It loads only after the visitor consents by a link; our own content is
 * below it in any case.
 */
export function CountryFrame({ head: { country, frame, tab }, page }: CountryFrameProps) {
  const { t } = useTranslation("country");
  if (!frame) return null;
  const { host, url, isShown } = frame;
  const path = localePath(page.locale, countryPath(country, tab));
  const query = new URLSearchParams(page.search);
  query.set("content", "shown");
  if (!isShown)
    return (
      <section className={classNames("card", styles.frame)}>
        <p>{t("frame.about", { host })}</p>
        <a className="button plain-button" href={`${path}?${query}`} rel="nofollow">
          {t("frame.show", { host })}
        </a>
      </section>
    );
  const rest = new URLSearchParams(page.search);
  rest.delete("content");
  return (
    <section className={classNames("card", styles.frame)}>
      <iframe
        src={url}
        title={t("frame.title", { host })}
        // A different origin, so that the combination grants it no more than either alone.
        sandbox="allow-scripts allow-same-origin"
        referrerPolicy="strict-origin"
        loading="lazy"
      />
      <p>{t("frame.fallback")}</p>
      <a className="button plain-button" href={rest.size === 0 ? path : `${path}?${rest}`}>
        {t("frame.hide")}
      </a>
    </section>
  );
}
