import { useTranslation } from "react-i18next";
import type { ComparisonKey, ComparisonRow } from "#contract/domain/analysis";
import type { Match } from "#contract/domain/match";
import type { LocaleCode } from "#contract/tables/locales";
import { unbrokenName } from "#contract/text/unbroken-name";
import { Section } from "~/features/entity/Section";
import styles from "~/features/match-analysis/analysis.module.css";
import { formatFixed } from "~/features/people/format-amounts";
import { HoldUntilParsedTable } from "~/ui/HoldUntilParsed";

interface ComparisonProps {
  match: Match;
  rows: readonly ComparisonRow[];
  locale: LocaleCode;
}

/** Averages of both teams side by side, with the number of matches behind each. */
export function Comparison({ match, rows, locale }: ComparisonProps) {
  const { t } = useTranslation("analysis");
  const known = rows.filter(({ home, away }) => home.value !== undefined || away.value !== undefined);
  if (known.length === 0) return null;
  return (
    <Section title={t("comparison")}>
      <HoldUntilParsedTable className={`${styles.comparison} tabular`}>
        <caption className="visually-hidden">{t("comparison")}</caption>
        <thead>
          <tr>
            <th scope="col">{unbrokenName(match.home.name)}</th>
            <th scope="col">
              <span className="visually-hidden">{t("statistic")}</span>
            </th>
            <th scope="col">{unbrokenName(match.away.name)}</th>
          </tr>
        </thead>
        <tbody>
          {known.map((row) => (
            <Compared key={row.key} row={row} locale={locale} />
          ))}
        </tbody>
      </HoldUntilParsedTable>
    </Section>
  );
}

function Compared({ row: { key, home, away }, locale }: { row: ComparisonRow; locale: LocaleCode }) {
  const { t } = useTranslation(["analysis", "standings", "team", "people"]);
  const sample = home.sample === away.sample ? home.sample : `${home.sample} / ${away.sample}`;
  return (
    <tr>
      <td>{figure(key, home.value, locale)}</td>
      <th scope="row">
        {`${t(NAMES[key])} `}
        <small>{t("sample", { n: sample })}</small>
        <OpposedBars home={home.value ?? 0} away={away.value ?? 0} />
      </th>
      <td>{figure(key, away.value, locale)}</td>
    </tr>
  );
}

const MIDDLE = 50;
const GAP = 0.5;

/** Two bars that grow from the middle, in proportion to both sides' values. */
function OpposedBars({ home, away }: { home: number; away: number }) {
  const sum = home + away;
  const length = (value: number) => (sum > 0 ? ((MIDDLE - GAP) * value) / sum : 0);
  return (
    <svg className={styles.bar} viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true">
      <rect className={styles.track} width="100" height="4" />
      <rect
        className={styles.home}
        x={(MIDDLE - GAP - length(home)).toFixed(2)}
        width={length(home).toFixed(2)}
        height="4"
      />
      <rect className={styles.away} x={MIDDLE + GAP} width={length(away).toFixed(2)} height="4" />
    </svg>
  );
}

const isPercent = (key: ComparisonKey): boolean => key.endsWith("Pct") || key === "avgPossession";

function figure(key: ComparisonKey, value: number | undefined, locale: LocaleCode): string {
  if (value === undefined) return "–";
  const text = formatFixed(value, isPercent(key) ? 0 : key === "avgRating10" ? 2 : 1, locale);
  return isPercent(key) ? `${text}%` : text;
}

const NAMES = {
  avgRating10: "compared.rating",
  avgYellow20: "compared.yellow",
  avgCorner20: "compared.corners",
  avgGoalsFor: "team:season.football.scored",
  avgGoalsAgainst: "team:season.football.conceded",
  avgPossession: "compared.possession",
  avgShotsOnTarget: "compared.shotsOnTarget",
  cleanSheetPct: "compared.cleanSheets",
  avgPointsFor: "team:season.basketball.scored",
  avgPointsAgainst: "team:season.basketball.conceded",
  winPct: "standings:column.winPct",
  fieldGoalPct: "people:average.fieldGoalPct",
  threePointPct: "people:average.threePointPct",
  freeThrowPct: "people:average.freeThrowPct",
  avgRebounds: "people:average.rebounds",
  avgAssists: "people:average.assists",
  avgTurnovers: "people:average.turnovers",
} as const satisfies Record<ComparisonKey, string>;
