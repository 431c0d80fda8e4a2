import { useTranslation } from "react-i18next";
import type { SeasonComparison } from "#contract/domain/analysis";
import type { MatchAbout } from "~/features/match/match-about";
import { FigureTable } from "~/features/match-analysis/FigureTable";
import { SPLITS } from "~/features/match-analysis/SeasonSplits";
import { TeamPair } from "~/features/match-analysis/TeamPair";
import { cellsOf } from "./TotalTable.tsx";

interface TotalRecordProps {
  about: MatchAbout;
  season: SeasonComparison;
}

const NOTHING = { over: 0, pushed: 0, under: 0 };

/** How the season's matches ended against their closing totals; nothing if none were recorded. */
export function TotalRecord({ about: { match, competition }, season }: TotalRecordProps) {
  const { t } = useTranslation(["analysis", "standings"]);
  if (!season.home.all.totals && !season.away.all.totals) return null;
  return (
    <TeamPair
      title={t("closingTotals")}
      match={match}
      notes={[t("season", { competition: competition.name })]}
      of={(side) => (
        <FigureTable
          caption={`${t("closingTotals")}, ${match[side].name}`}
          corner={t("standings:view.label")}
          isCornerHidden
          columns={[
            { key: "over", name: t("over") },
            { key: "push", name: t("outcome.PUSH") },
            { key: "under", name: t("under") },
          ]}
          rows={SPLITS.map((split) => {
            const { over, pushed, under } = season[side][split].totals ?? NOTHING;
            return { key: split, name: t(`standings:view.${split}`), cells: cellsOf({ over, push: pushed, under }) };
          })}
        />
      )}
    />
  );
}
