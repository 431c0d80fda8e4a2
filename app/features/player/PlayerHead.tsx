import { useTranslation } from "react-i18next";
import { type PlayerTab, playerPath, teamPath } from "#contract/tables/paths";
import { EntityHead } from "~/features/entity/EntityHead";
import { EntityPicture } from "~/features/entity/EntityPicture";
import { StaleNotice } from "~/features/errors/StaleNotice";
import { FavouriteStar } from "~/features/favourites/FavouriteStar";
import { positionName } from "~/features/people/person-labels.ts";
import { localePath } from "~/page/locale-path";
import type { Page } from "~/page/page";
import { PageTabs } from "~/ui/PageTabs";
import { pictureBase } from "~/ui/picture-base";
import { TeamImage } from "~/ui/TeamImage";
import type { PlayerHeadData } from "./load-player-head.server.ts";
import styles from "./player.module.css";

interface PlayerHeadProps {
  head: PlayerHeadData;
  /** The current tab. */
  tab: PlayerTab;
  page: Page;
}

const TABS = ["overview", "transfer", "career"] as const satisfies readonly PlayerTab[];

/** The head of a player's pages: team, name, position, number, country, and tabs. */
export function PlayerHead({ head: { sport, info, name, ground, fetched }, tab, page }: PlayerHeadProps) {
  const { t } = useTranslation(["player", "people"]);
  const people = useTranslation("people").t;
  const { id = "", key = id, team, number, nationality, flag } = info;
  const storageBaseUrl = pictureBase(page, page.config);
  const to = (path: string) => localePath(page.locale, path);
  return (
    <>
      <EntityHead
        entity={{ name, path: `player/${id}` }}
        storageBaseUrl={storageBaseUrl}
        className={styles.head}
        ground={ground}
        partOf={
          <span className={styles.club}>
            {team ? (
              <>
                <TeamImage team={team} storageBaseUrl={storageBaseUrl} size={20} />
                <a href={to(teamPath({ sport, ...team }))}>{team.name}</a>
                {/* The star follows the club, so it stands beside the club's name. */}
                <FavouriteStar locale={page.locale} sport={sport} kind="team" id={team.id} name={team.name} />
              </>
            ) : (
              t("noTeam")
            )}
          </span>
        }
      >
        <span>{positionName(people, info)}</span>
        {number !== undefined && <span className="tabular">{t("shirt", { number })}</span>}
        {nationality && (
          <span className={styles.country}>
            <EntityPicture flag={flag} storageBaseUrl={storageBaseUrl} size={16} />
            {nationality}
          </span>
        )}
      </EntityHead>
      <PageTabs
        label={t("tabs.label", { player: name })}
        tabs={TABS.map((one) => ({
          href: to(playerPath({ sport, id, key }, one)),
          name: t(`tabs.${one}`),
          isShown: one === tab,
        }))}
      />
      <StaleNotice fetched={fetched} now={page.now} />
    </>
  );
}
