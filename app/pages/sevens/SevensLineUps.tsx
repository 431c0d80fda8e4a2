import { useTranslation } from "react-i18next";
import type { LineUpPlayer, TeamLineUp } from "#contract/domain/line-ups";
import type { Match } from "#contract/domain/match";
import { Section } from "~/features/entity/Section";
import styles from "./sevens-match.module.css";

interface SevensLineUpsProps {
  lineUps: { home: TeamLineUp; away: TeamLineUp };
  match: Match;
}

/** Both teams' starters and substitutes; sevens players have no pages. */
export function SevensLineUps({ lineUps, match }: SevensLineUpsProps) {
  const { t } = useTranslation("sevens");
  const sides = (["home", "away"] as const).filter((side) => lineUps[side].starters.length > 0);
  if (sides.length === 0) return null;
  return (
    <Section title={t("lineUps")}>
      <div className={styles.lineUps}>
        {sides.map((side) => (
          <div key={side}>
            <h3>{match[side].name}</h3>
            <Players title={t("starters")} players={lineUps[side].starters} />
            <Players title={t("bench")} players={lineUps[side].bench} />
            {lineUps[side].coach && <p>{t("coach", { name: lineUps[side].coach?.name })}</p>}
          </div>
        ))}
      </div>
    </Section>
  );
}

function Players({ title, players }: { title: string; players: readonly LineUpPlayer[] }) {
  if (players.length === 0) return null;
  return (
    <>
      <h4>{title}</h4>
      <ul>
        {players.map(({ id = "", name, number }) => (
          <li key={`${id} ${name}`}>
            <span className="tabular">{number}</span> {name}
          </li>
        ))}
      </ul>
    </>
  );
}
