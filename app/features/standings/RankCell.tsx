import type { TFunction } from "i18next";
import type { Sport } from "#contract/tables/sports";
import { adapterOf } from "~/sports/sports";
import { classNames } from "~/ui/class-names";
import { MoveMark } from "./MoveMark.tsx";
import styles from "./standings.module.css";
import type { AnyRow } from "./standings-rows.ts";
import type { DescribedTie } from "./tie-break.ts";
import { toneOf, zoneOf } from "./zones.ts";

interface RankCellProps {
  row: AnyRow;
  sport: Sport;
  /** Explains the rank if the team was level with others and the table gives reasons. */
  tie?: DescribedTie;
  t: TFunction<"standings">;
}

/** The rank, its zone, its movement, and the tie-break if the team was level with others. */
export function RankCell({ row: { rank, previousRank, isTied, zone }, sport, tie, t }: RankCellProps) {
  const known = zoneOf(zone);
  const mark = (
    <>
      <span>
        {isTied && <abbr title={t("rank.shared")}>=</abbr>}
        {rank}
      </span>
      <MoveMark rank={rank} previousRank={previousRank} t={t} />
    </>
  );
  return (
    <td className={classNames(styles.rank, known && styles[`zone${toneOf(known)}`])}>
      {tie ? (
        <details className={styles.tieBreak} name="why">
          <summary title={t("tie.why")}>{mark}</summary>
          <TieBreakSentence tie={tie} sport={sport} t={t} />
        </details>
      ) : (
        mark
      )}
      {known && <span className="visually-hidden">{` ${t(`zone.${known}`)}`}</span>}
    </td>
  );
}

/** Why level teams are in this order: a sentence, and each team's value. */
function TieBreakSentence({ tie, sport, t }: Pick<RankCellProps, "sport" | "t"> & { tie: DescribedTie }) {
  const { teams } = tie;
  const [first, second] = teams;
  const level = adapterOf(sport).standings.rankedBy;
  const own = t(`measure.${tie.measure}`);
  const measure = tie.isAmongThem ? t("tie.amongThem", { measure: own }) : own;
  const sentence =
    teams.length === 2
      ? t(`tie.two.${level}`, { first: first.name, second: second.name, measure })
      : t(`tie.many.${level}`, { count: teams.length, measure });
  return (
    <div>
      {sentence}
      {first.value !== undefined && (
        <ul>
          {teams.map(({ name, value = "" }) => (
            <li key={name}>
              {`${name} `}
              <b>{value}</b>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
