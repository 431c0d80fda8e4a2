import { useTranslation } from "react-i18next";
import type { SeasonComparison } from "#contract/domain/analysis";
import type { MatchAbout } from "#contract/domain/match-info";
import type { LocaleCode } from "#contract/tables/locales";
import { formatFixed } from "~/features/people/format-amounts";
import { labelled } from "~/i18n/join-texts";
import { adapterOf } from "~/sports/sports";
import { FigureTable } from "./FigureTable.tsx";
import { TeamPair } from "./TeamPair.tsx";

interface PeriodScoresProps {
  about: MatchAbout;
  season: SeasonComparison;
  locale: LocaleCode;
}

/** Average goals per half, or points per quarter, in the season. */
export function PeriodScores({ about: { match, sport, competition }, season, locale }: PeriodScoresProps) {
  const { t } = useTranslation(["analysis", "standings", "rows"]);
  const { averageDigits, periodName } = adapterOf(sport).match;
  if (season.home.all.periods.length + season.away.all.periods.length === 0) return null;
  const average = (sum: number, matches: number) =>
    matches === 0 ? "–" : formatFixed(sum / matches, averageDigits, locale);
  return (
    <TeamPair
      title={t("periods")}
      match={match}
      notes={[t("averages", { competition: competition.name })]}
      of={(side) => (
        <FigureTable
          caption={labelled(t("periods"), match[side].name, locale)}
          corner={t("period")}
          columns={[
            { key: "scored", name: t("scored") },
            { key: "conceded", name: t("conceded") },
            { key: "matches", name: t("standings:column.played") },
          ]}
          rows={season[side].all.periods.map(({ period, matches, scored, conceded }) => ({
            key: `${period}`,
            name: t(`rows:${periodName(period)}`, { number: period }),
            cells: [average(scored, matches), average(conceded, matches), matches],
          }))}
        />
      )}
    />
  );
}
