import { useTranslation } from "react-i18next";
import type { Match, Side, Team } from "#contract/domain/match";
import type { Shot } from "#contract/domain/match-statistics";
import type { LocaleCode } from "#contract/tables/locales";
import { tenth } from "#contract/text/decimal-text";
import { formatDecimal } from "~/features/people/format-amounts";
import styles from "./match-stats.module.css";
import { ShotList } from "./ShotList.tsx";
import { ShotReplay } from "./ShotReplay.tsx";
import { MAPPED, type MappedOutcome, minuteOf, type ShotMark, shotMark } from "./shot-mark.ts";

/** The mark of a shot: its outcome determines both shape and fill. */
function ShotShape({ mark: { outcome, x, y, radius } }: { mark: ShotMark }) {
  if (outcome === "blocked") {
    const side = tenth(radius * 1.7);
    return (
      <path className={styles.blocked} d={`M${tenth(x - side / 2)} ${tenth(y - side / 2)}h${side}v${side}h-${side}z`} />
    );
  }
  if (outcome === "post") {
    const d = `M${x} ${tenth(y - radius)}l${radius} ${radius}l-${radius} ${radius}l-${radius} -${radius}z`;
    return <path className={styles.post} d={d} />;
  }
  return (
    <>
      <circle className={styles[outcome]} cx={x} cy={y} r={radius} />
      {outcome === "goal" && <circle className={styles.ball} cx={x} cy={y} r={tenth(radius * 0.4)} />}
    </>
  );
}

interface TeamShotMapProps {
  side: Side;
  team: Pick<Team, "name">;
  /** The team's shots, with their places in the order of play. */
  shots: readonly PlacedShot[];
  locale: LocaleCode;
}

interface PlacedShot {
  shot: Shot;
  mark: ShotMark;
  /** From 1, counted over both sides. */
  place: number;
}

/** The shots that have a mark, in order of play. */
const placedShots = (shots: readonly Shot[]): PlacedShot[] =>
  shots
    .flatMap((shot) => {
      const mark = shotMark(shot);
      return mark ? [{ shot, mark }] : [];
    })
    .map((placed, index) => ({ ...placed, place: index + 1 }));

/** The pitch from the goal line downwards, in metres: areas, spot, arc, goal. */
const PITCH =
  "M0 44V0h68v44M13.8 0v16.5h40.4V0M24.8 0v5.5h18.4V0M26.7 16.5a9.15 9.15 0 0 0 14.6 0M30.3 0v-2h7.4v2M34 10.8v.4";

/** A team's shots on half a pitch, with a count of each outcome below. */
function TeamShotMap({ side, team: { name }, shots, locale }: TeamShotMapProps) {
  const { t } = useTranslation("stats");
  // Drawn last means on top: goals, and small marks above large ones.
  const drawn = shots.toSorted(
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
        {drawn.map(({ shot, mark, place }) => (
          <g key={shot.id} data-shot={place}>
            <title>{titleOf(shot)}</title>
            <ShotShape mark={mark} />
          </g>
        ))}
      </svg>
      <Legend outcomes={shots.map(({ mark }) => mark.outcome)} />
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

export interface ShotMapProps {
  /** Shots of a period, in chronological order. */
  shots: readonly Shot[];
  teams: Pick<Match, Side>;
  locale: LocaleCode;
}

/** Each side's shots as a map and as a list. */
export function ShotMap({ shots, teams, locale }: ShotMapProps) {
  const { t } = useTranslation("stats");
  const placed = placedShots(shots);
  return (
    <section className={`card ${styles.shotMap}`} id="shots">
      <h2>{t("shots.title")}</h2>
      <ShotReplay count={placed.length} />
      <div>
        {(["home", "away"] as const).map((side) => (
          <TeamShotMap
            key={side}
            side={side}
            team={teams[side]}
            shots={placed.filter(({ shot }) => shot.side === side)}
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
