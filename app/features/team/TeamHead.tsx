import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { competitionPath, countryPath, type TeamTab, teamPath } from "#contract/tables/paths";
import { EntityHead } from "~/features/entity/EntityHead";
import { FavouriteStar } from "~/features/favourites/FavouriteStar";
import { localePath } from "~/page/locale-path";
import type { Page } from "~/page/page";
import { adapterOf } from "~/sports/sports";
import { PageTabs } from "~/ui/PageTabs";
import { pictureBase } from "~/ui/picture-base";
import { hasPeople } from "./has-people.ts";
import type { TeamHeadData } from "./load-team-head.server.ts";
import styles from "./team.module.css";
import { homeCountry } from "./team-meta.ts";

interface TeamHeadProps {
  head: TeamHeadData;
  /** The current tab. */
  tab: TeamTab;
  page: Page;
}

const TABS = ["overview", "match", "squad"] as const satisfies readonly TeamTab[];

/** A squad of which nothing is known keeps its address, and is not offered. */
const isOffered = ({ info }: TeamHeadData, tab: TeamTab, shown: TeamTab): boolean =>
  tab !== "squad" || tab === shown || hasPeople(info) || info.trophies.length > 0;

/** The head of a team's pages: country, name, competitions, and tabs. Its page must list the namespace `team`. */
export function TeamHead({ head, tab, page }: TeamHeadProps) {
  const { t } = useTranslation("team");
  const { sport, info, ground } = head;
  const { team, competitions } = info;
  const storageBaseUrl = pictureBase(page, page.config);
  const to = (path: string) => localePath(page.locale, path);
  return (
    <>
      <EntityHead
        entity={{ name: team.name, flag: team.flag, path: `team/${team.id}` }}
        storageBaseUrl={storageBaseUrl}
        className={styles.head}
        ground={ground}
        partOf={countryOf(head, page)}
        action={<FavouriteStar locale={page.locale} sport={sport} kind="team" id={team.id} name={team.name} />}
      >
        {competitions.length > 0 &&
          competitions.map((competition) => (
            <a key={competition.id} href={to(competitionPath({ ...competition, sport }))}>
              {competition.name}
            </a>
          ))}
      </EntityHead>
      <PageTabs
        label={t("tabs.label", { team: team.name })}
        tabs={TABS.filter((one) => isOffered(head, one, tab)).map((one) => ({
          href: to(teamPath({ ...team, sport }, one)),
          name: t(`tabs.${sport}.${one}`),
          isShown: one === tab,
        }))}
      />
    </>
  );
}

/** A link if the sport's countries have pages; countries known only by name have none. */
function countryOf({ sport, info }: TeamHeadData, page: Page): ReactNode {
  const country = homeCountry(info);
  // A national team has its country's name.
  if (!country || country.name === info.team.name) return undefined;
  if (!country.id || !adapterOf(sport).hasCountryPages) return country.name;
  return <a href={localePath(page.locale, countryPath(country))}>{country.name}</a>;
}
