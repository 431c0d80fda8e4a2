import { useTranslation } from "react-i18next";
import type { Competition } from "#contract/domain/competition";
import { type CompetitionTab, competitionPath, countryPath } from "#contract/tables/paths";
import { EntityHead } from "~/features/entity/EntityHead";
import { Section } from "~/features/entity/Section";
import { COMPETITIONS_ID } from "~/page/element-ids";
import { localePath } from "~/page/locale-path";
import type { Page } from "~/page/page";
import { classNames } from "~/ui/class-names";
import { PageTabs } from "~/ui/PageTabs";
import { pictureBase } from "~/ui/picture-base";
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

interface CountryHeadProps {
  head: CountryHeadData;
  page: Page;
  /** The formatted day. */
  day?: string;
}

/** A country's name and its two tabs. */
export function CountryHead({ head: { country, tab: shown }, page, day }: CountryHeadProps) {
  const { t } = useTranslation("country");
  return (
    <>
      <EntityHead
        entity={{ name: country.name, ...(country.flag && { flag: country.flag }) }}
        storageBaseUrl={pictureBase(page, page.config)}
      >
        {day}
      </EntityHead>
      <PageTabs
        label={t("parts")}
        tabs={(["matches", "standings"] as const).map((tab) => ({
          href: localePath(page.locale, countryPath(country, tab)),
          name: t(tab),
          isShown: tab === shown,
        }))}
      />
    </>
  );
}

interface CompetitionLinksProps {
  competitions: readonly Competition[];
  tab: CompetitionTab;
  page: Page;
}

/** A country's competitions, each a link to the given tab. */
export function CompetitionLinks({ competitions, tab, page }: CompetitionLinksProps) {
  const { t } = useTranslation("country");
  if (competitions.length === 0) return null;
  return (
    <Section id={COMPETITIONS_ID} title={t("competitions")}>
      <ul className={styles.links}>
        {competitions.map((competition) => (
          <li key={competition.id}>
            <a href={localePath(page.locale, competitionPath({ sport: "football", ...competition }, tab))}>
              {competition.name}
            </a>
          </li>
        ))}
      </ul>
    </Section>
  );
}
