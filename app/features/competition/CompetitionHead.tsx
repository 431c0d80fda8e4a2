import { useTranslation } from "react-i18next";
import { COMPETITION_TABS, countryPath } from "#contract/tables/paths";
import { EntityHead } from "~/features/entity/EntityHead";
import { FavouriteStar } from "~/features/favourites/FavouriteStar";
import { ROUND_LINK_ID } from "~/page/element-ids";
import { localePath } from "~/page/locale-path";
import type { Page } from "~/page/page";
import { adapterOf } from "~/sports/sports";
import { PageTabs } from "~/ui/PageTabs";
import { pictureBase } from "~/ui/picture-base";
import { seasonPath } from "./competition-address.ts";
import styles from "./competition-head.module.css";
import type { CompetitionHeadData } from "./load-competition-head.server.ts";

interface CompetitionHeadProps {
  head: CompetitionHeadData;
  page: Page;
}

/** The shared head of a competition's tabs: breadcrumb with flag, name, season choice, tabs. */
export function CompetitionHead({ head, page }: CompetitionHeadProps) {
  const { t } = useTranslation("competition");
  const { competition, sport } = head;
  const { country } = competition;
  return (
    <>
      <EntityHead
        entity={{ name: competition.name, flag: country.flag }}
        storageBaseUrl={pictureBase(page, page.config)}
        action={
          <FavouriteStar
            locale={page.locale}
            sport={sport}
            kind="competition"
            id={competition.id}
            name={competition.name}
          />
        }
        partOf={
          adapterOf(sport).hasCountryPages ? (
            <a href={localePath(page.locale, countryPath(country))}>{country.name}</a>
          ) : (
            country.name
          )
        }
      >
        <SeasonChoice head={head} page={page} />
      </EntityHead>
      <PageTabs
        label={t("parts")}
        tabs={COMPETITION_TABS.map((tab) => ({
          href: localePath(page.locale, seasonPath(head, tab)),
          name: t(tab),
          isShown: tab === head.tab,
          ...(tab === "matches" && { id: ROUND_LINK_ID }),
        }))}
      />
    </>
  );
}

/** The season shown; a click opens the others, each a link to the same tab. */
function SeasonChoice({ head, page }: CompetitionHeadProps) {
  const { t } = useTranslation("competition");
  const { seasons, season, tab } = head;
  const name = t("season", { season });
  if (seasons.length < 2) return <span>{name}</span>;
  return (
    <details className={styles.seasons}>
      <summary>{name}</summary>
      <ul aria-label={t("seasons")}>
        {seasons.map((one, at) => (
          <li key={one.season}>
            <a
              href={localePath(
                page.locale,
                seasonPath({ ...head, season: one.season, isCurrentSeason: isShownFirst(one, at, seasons) }, tab),
              )}
              aria-current={one.season === season ? "true" : undefined}
              className="tabular"
            >
              {one.season}
            </a>
          </li>
        ))}
      </ul>
    </details>
  );
}

/** Whether an address without a season shows this one: the current season, otherwise the latest. */
const isShownFirst = (
  season: CompetitionHeadData["seasons"][number],
  at: number,
  seasons: CompetitionHeadData["seasons"],
): boolean => season.isCurrent || (at === 0 && !seasons.some(({ isCurrent }) => isCurrent));
