import { useTranslation } from "react-i18next";
import type { Match, Side } from "#contract/domain/match";
import type { Shot } from "#contract/domain/match-statistics";
import type { LocaleCode } from "#contract/tables/locales";
import styles from "./match-stats.module.css";
import { ShotList } from "./ShotList.tsx";
import { TeamShotMap } from "./TeamShotMap.tsx";

export interface ShotMapProps {
  /** Shots of a period, in chronological order. */
  shots: readonly Shot[];
  teams: Pick<Match, Side>;
  locale: LocaleCode;
}

/** Each side's shots as a map and as a list. */
export function ShotMap({ shots, teams, locale }: ShotMapProps) {
  const { t } = useTranslation("stats");
  return (
    <section className={`card ${styles.shotMap}`} id="shots">
      <h2>{t("shots.title")}</h2>
      <div>
        {(["home", "away"] as const).map((side) => (
          <TeamShotMap
            key={side}
            side={side}
            team={teams[side]}
            shots={shots.filter((shot) => shot.side === side)}
            locale={locale}
          />
        ))}
      </div>
      <p>{t("shots.about")}</p>
      {shots.length > 0 && (
        <details id="shot-list">
          <summary>{t("shots.list")}</summary>
          <ShotList shots={shots} teams={teams} locale={locale} />
        </details>
      )}
    </section>
  );
}
