import { useTranslation } from "react-i18next";
import { countryPath } from "#contract/tables/paths";
import { EntityHead } from "~/features/entity/EntityHead";
import { localePath } from "~/page/locale-path";
import type { Page } from "~/page/page";
import { PageTabs } from "~/ui/PageTabs";
import { pictureBase } from "~/ui/picture-base";
import type { CountryHeadData } from "./load-country.server.ts";

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
