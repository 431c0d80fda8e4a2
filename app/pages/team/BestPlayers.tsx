import { useTranslation } from "react-i18next";
import { More, type MoreLink } from "~/features/entity/More";
import { Section } from "~/features/entity/Section";
import { countText } from "~/features/people/counted";
import { NameLink } from "~/features/people/NameLink";
import { namedPlayer } from "~/features/people/name-of";
import type { TeamHeadData } from "~/features/team/load-team-head.server";
import type { Page } from "~/page/page";
import { squadBest } from "./squad-best.ts";
import styles from "./team-overview.module.css";

interface BestPlayersProps {
  head: TeamHeadData;
  page: Page;
  /** Link to the squad. */
  more: MoreLink;
}

/** The squad's leaders by several statistics; nothing if the squad is unknown. */
export function BestPlayers({ head: { sport, info }, page, more }: BestPlayersProps) {
  const { t } = useTranslation(["team", "people"]);
  const lists = squadBest(info.squad, sport);
  if (info.squad.length === 0) return null;
  return (
    <Section title={lists.length > 0 ? t("best") : t(`tabs.${sport}.squad`)}>
      <div className={styles.lists}>
        {lists.map(({ key, players }) => (
          <div key={key}>
            <h3>{t(`people:${key}`)}</h3>
            <ol>
              {players.map(({ player, value }) => (
                <li key={player.id ?? player.name}>
                  <NameLink of={namedPlayer(player, { sport, locale: page.locale })} className={styles.player} />
                  <b className="tabular">{countText(value, page.locale)}</b>
                </li>
              ))}
            </ol>
          </div>
        ))}
      </div>
      <More of={more} />
    </Section>
  );
}
