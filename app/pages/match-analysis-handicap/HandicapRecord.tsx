import { useTranslation } from "react-i18next";
import type { SeasonComparison, SeasonTally } from "#contract/domain/analysis";
import type { MatchAbout } from "~/features/match/match-about";
import { FigureTable } from "~/features/match-analysis/FigureTable";
import { type HandicapTally, noTally } from "~/features/match-analysis/handicap-tally";
import { SPLITS } from "~/features/match-analysis/SeasonSplits";
import { TeamPair } from "~/features/match-analysis/TeamPair";
import { useOutcomeColumns } from "./outcome-columns.tsx";

interface HandicapRecordProps {
  about: MatchAbout;
  season: SeasonComparison;
}

const tallyOf = ({ handicap }: SeasonTally): HandicapTally =>
  handicap
    ? {
        WIN: handicap.won,
        HALF_WIN: handicap.halfWon,
        PUSH: handicap.pushed,
        HALF_LOSE: handicap.halfLost,
        LOSE: handicap.lost,
      }
    : noTally();

/** Both teams' results against this season's closing lines in the competition; nothing if none were recorded. */
export function HandicapRecord({ about: { match, competition, sport }, season }: HandicapRecordProps) {
  const { t } = useTranslation(["analysis", "standings"]);
  const tallies = [season.home, season.away].flatMap((split) => SPLITS.map((one) => tallyOf(split[one])));
  const { columns, cellsOf } = useOutcomeColumns(tallies, sport);
  if (!season.home.all.handicap && !season.away.all.handicap) return null;
  return (
    <TeamPair
      title={t("closingRecord")}
      match={match}
      notes={[t("season", { competition: competition.name })]}
      of={(side) => (
        <FigureTable
          caption={`${t("closingRecord")}, ${match[side].name}`}
          corner={t("standings:view.label")}
          isCornerHidden
          columns={columns}
          rows={SPLITS.map((split) => ({
            key: split,
            name: t(`standings:view.${split}`),
            cells: cellsOf(tallyOf(season[side][split])),
          }))}
        />
      )}
    />
  );
}
