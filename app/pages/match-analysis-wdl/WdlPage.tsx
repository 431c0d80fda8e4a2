import { useTranslation } from "react-i18next";
import type { SeasonComparison } from "#contract/domain/analysis";
import type { MatchAbout } from "~/features/match/match-about";
import { AnalysisShell } from "~/features/match-analysis/AnalysisShell";
import type { PastData, PastOfBoth } from "~/features/match-analysis/load-analysis.server";
import { Part } from "~/features/match-analysis/Part";
import { PastChoices } from "~/features/match-analysis/PastChoices";
import { chosen } from "~/features/match-analysis/past-results";
import { SPLITS } from "~/features/match-analysis/SeasonSplits";
import { TeamPair } from "~/features/match-analysis/TeamPair";
import type { Page } from "~/page/page";
import { HalfFullTable } from "./HalfFullTable.tsx";
import { resultTally } from "./half-full.ts";
import { ResultTable } from "./ResultTable.tsx";

/** Both teams' wins, draws and losses, and half-time against full-time results. */
export function WdlPage({ data, page }: { data: PastData; page: Page }) {
  const { t } = useTranslation("analysis");
  const { head, season, past } = data;
  return (
    <AnalysisShell head={head} page={page} part="wdl">
      <Part of={season} title={t("season", { competition: head.about.competition.name })} page={page}>
        {(value) => <SeasonResults about={head.about} season={value} />}
      </Part>
      <Part of={past} title={t("halfFull")} page={page}>
        {(value) => <PastHalves data={data} past={value} page={page} />}
      </Part>
    </AnalysisShell>
  );
}

function SeasonResults({ about, season }: { about: MatchAbout; season: SeasonComparison }) {
  const { t } = useTranslation(["analysis", "standings"]);
  const { match, sport, competition } = about;
  const title = t("season", { competition: competition.name });
  if (season.home.all.played + season.away.all.played === 0) return null;
  return (
    <TeamPair
      title={title}
      match={match}
      of={(side) => (
        <ResultTable
          caption={`${title}, ${match[side].name}`}
          sport={sport}
          rows={SPLITS.map((split) => {
            const { won, drawn, lost } = season[side][split];
            return { key: split, name: t(`standings:view.${split}`), tally: { W: won, D: drawn, L: lost } };
          })}
        />
      )}
    />
  );
}

function PastHalves({ data: { head, query }, past, page }: { data: PastData; past: PastOfBoth; page: Page }) {
  const { t } = useTranslation(["analysis", "standings"]);
  const { match, sport } = head.about;
  const { of } = query;
  const name = of === "last10" ? t("last10") : t(`standings:view.${of}`);
  return (
    <>
      <PastChoices head={head} page={page} part="wdl" query={{ of }} />
      <TeamPair
        title={t("halfFull")}
        match={match}
        notes={[t("pastNote")]}
        of={(side) => {
          const results = chosen(past[side], of);
          return (
            <>
              <ResultTable
                caption={`${name}, ${match[side].name}`}
                sport={sport}
                rows={[{ key: of, name, tally: resultTally(results) }]}
              />
              <HalfFullTable caption={`${t("halfFull")}, ${match[side].name}`} results={results} sport={sport} />
            </>
          );
        }}
      />
    </>
  );
}
