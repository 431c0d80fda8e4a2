import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { SeasonComparison, SeasonSplit, SeasonTally } from "#contract/domain/analysis";
import type { LocaleCode } from "#contract/tables/locales";
import type { Sport } from "#contract/tables/sports";
import type { MatchAbout } from "~/features/match/match-about";
import { formatDecimal } from "~/features/people/format-amounts";
import { type FigureColumn, FigureTable } from "./FigureTable.tsx";
import { Percent } from "./Percent.tsx";
import { TeamPair } from "./TeamPair.tsx";

export const SPLITS = ["all", "home", "away"] as const satisfies readonly (keyof SeasonSplit)[];

interface SeasonSplitsProps {
  about: MatchAbout;
  season: SeasonComparison;
  locale: LocaleCode;
}

/** How both teams have done in the match's competition and season, everywhere, at home and away. */
export function SeasonSplits({ about, season, locale }: SeasonSplitsProps) {
  const { t } = useTranslation(["analysis", "standings"]);
  const columns = useColumns(about.sport, season);
  const title = t("season", { competition: about.competition.name });
  if (season.home.all.played + season.away.all.played === 0) return null;
  return (
    <TeamPair
      title={title}
      match={about.match}
      of={(side) => (
        <FigureTable
          caption={`${title}, ${about.match[side].name}`}
          corner={t("standings:view.label")}
          isCornerHidden
          columns={columns}
          rows={SPLITS.map((split) => ({
            key: split,
            name: t(`standings:view.${split}`),
            cells: columns.map(({ key }) => FIGURES[key]?.(season[side][split], locale)),
          }))}
        />
      )}
    />
  );
}

const each = (sum: number, { played }: SeasonTally, locale: LocaleCode) =>
  played === 0 ? "–" : formatDecimal((sum / played).toFixed(1), locale);

/** What stands in a column. */
const FIGURES: Record<string, (tally: SeasonTally, locale: LocaleCode) => ReactNode> = {
  played: ({ played }) => played,
  won: ({ won }) => won,
  drawn: ({ drawn }) => drawn,
  lost: ({ lost }) => lost,
  goals: ({ scored, conceded }) => `${scored}:${conceded}`,
  winPct: ({ won, played }) => <Percent count={won} of={played} />,
  pointsFor: (tally, locale) => each(tally.scored, tally, locale),
  pointsAgainst: (tally, locale) => each(tally.conceded, tally, locale),
  points: ({ points }) => <b>{points ?? "–"}</b>,
  position: ({ rank }) => rank ?? "–",
};

function useColumns(sport: Sport, season: SeasonComparison): FigureColumn[] {
  const { t } = useTranslation(["analysis", "standings", "team"]);
  const named = (key: "played" | "won" | "drawn" | "lost" | "goals" | "points" | "winPct"): FigureColumn => ({
    key,
    name: t(`standings:column.${key}`),
    short: t(`standings:short.${key}`),
  });
  if (sport === "basketball") {
    return [
      named("played"),
      named("won"),
      named("lost"),
      { key: "pointsFor", name: t("team:season.basketball.scored"), short: t("scored") },
      { key: "pointsAgainst", name: t("team:season.basketball.conceded"), short: t("conceded") },
      named("winPct"),
    ];
  }
  const hasPoints = season.home.all.points !== undefined || season.away.all.points !== undefined;
  const table = [named("points"), { key: "position", name: t("standings:column.position"), short: "#" }];
  return [named("played"), named("won"), named("drawn"), named("lost"), named("goals"), ...(hasPoints ? table : [])];
}
