import { useTranslation } from "react-i18next";
import type { Side, Team } from "#contract/domain/match";
import type { Shot } from "#contract/domain/match-statistics";
import type { LocaleCode } from "#contract/tables/locales";
import { formatDecimal } from "~/features/people/format-amounts";
import styles from "./match-stats.module.css";
import { ShotShape } from "./ShotShape.tsx";
import { MAPPED, type MappedOutcome, minuteOf, shotMark } from "./shot-mark.ts";

interface TeamShotMapProps {
  side: Side;
  team: Pick<Team, "name">;
  /** The team's shots. */
  shots: readonly Shot[];
  locale: LocaleCode;
}

/** The pitch from the goal line downwards, in metres: areas, spot, arc, goal. */
const PITCH =
  "M0 44V0h68v44M13.8 0v16.5h40.4V0M24.8 0v5.5h18.4V0M26.7 16.5a9.15 9.15 0 0 0 14.6 0M30.3 0v-2h7.4v2M34 10.8v.4";

/** A team's shots on half a pitch, with a count of each outcome below. */
export function TeamShotMap({ side, team: { name }, shots, locale }: TeamShotMapProps) {
  const { t } = useTranslation("stats");
  const placed = shots.flatMap((shot) => {
    const mark = shotMark(shot);
    return mark ? [{ shot, mark }] : [];
  });
  // Drawn last means on top: goals, and small marks above large ones.
  const drawn = placed.toSorted(
    (a, b) => MAPPED.indexOf(b.mark.outcome) - MAPPED.indexOf(a.mark.outcome) || b.mark.radius - a.mark.radius,
  );
  const titleOf = (shot: Shot) => {
    const xg = shot.xg && `xG ${formatDecimal(shot.xg, locale)}`;
    const parts = [shot.player?.name, t(`outcome.${shot.outcome}`), xg];
    return `${minuteOf(shot)} ${parts.filter(Boolean).join(" · ")}`;
  };
  return (
    <figure className={side === "home" ? styles.homeShots : styles.awayShots} id={`sm-${side}`}>
      <figcaption>{name}</figcaption>
      <svg viewBox="-1 -2.5 70 47" role="img" aria-label={t("shots.mapOf", { team: name })}>
        <path className={styles.pitch} d={PITCH} />
        {drawn.map(({ shot, mark }) => (
          <g key={shot.id}>
            <title>{titleOf(shot)}</title>
            <ShotShape mark={mark} />
          </g>
        ))}
      </svg>
      <Legend outcomes={placed.map(({ mark }) => mark.outcome)} />
    </figure>
  );
}

/** The outcomes on the map with their counts; or that there were no shots. */
function Legend({ outcomes }: { outcomes: readonly MappedOutcome[] }) {
  const { t } = useTranslation("stats");
  if (outcomes.length === 0) return <p>{t("shots.none")}</p>;
  return (
    <ul className="tabular">
      {MAPPED.filter((outcome) => outcomes.includes(outcome)).map((outcome) => (
        <li key={outcome}>
          <svg viewBox="0 0 6 6" aria-hidden="true">
            <ShotShape mark={{ outcome, x: 3, y: 3, radius: 2.2 }} />
          </svg>
          {`${t(`outcome.${outcome}`)} `}
          <b>{outcomes.filter((one) => one === outcome).length}</b>
        </li>
      ))}
    </ul>
  );
}
