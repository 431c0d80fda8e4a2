import { useTranslation } from "react-i18next";
import { More, type MoreLink } from "~/features/entity/More";
import { Section } from "~/features/entity/Section";
import type { TeamHeadData } from "~/features/team/load-team-head.server";
import { joinListed } from "~/i18n/join-texts";
import styles from "./team-overview.module.css";

interface TeamTrophiesProps {
  head: TeamHeadData;
  /** Link to all of them. */
  more: MoreLink;
}

const MOST = 5;
const SEASONS = 3;

/** The trophies that a team has won; nothing if there are none. */
export function TeamTrophies({ head: { info }, more }: TeamTrophiesProps) {
  const { t, i18n } = useTranslation("people");
  const won = info.trophies.filter(({ isWinner }) => isWinner);
  if (won.length === 0) return null;
  return (
    <Section title={t("heading.trophies")}>
      <ul className={styles.rows}>
        {won.slice(0, MOST).map(({ competition, competitionId, seasons }) => (
          <li key={competitionId ?? competition}>
            <span>
              {competition}
              {seasons.length > 1 && <b className="tabular">{` × ${seasons.length}`}</b>}
            </span>
            <small className="tabular">{joinListed(seasons.slice(0, SEASONS), i18n.language)}</small>
          </li>
        ))}
      </ul>
      <More of={more} />
    </Section>
  );
}
