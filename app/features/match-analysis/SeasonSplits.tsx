import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { SeasonComparison, SeasonSplit, SeasonTally } from "#contract/domain/analysis";
import type { MatchAbout } from "#contract/domain/match-info";
import type { LocaleCode } from "#contract/tables/locales";
import type { Sport } from "#contract/tables/sports";
import { scoreText } from "#contract/text/score-text";
import { formatFixed } from "~/features/people/format-amounts";
import { labelled } from "~/i18n/join-texts";
import type { SeasonColumn } from "~/sports/sport-adapter";
import { adapterOf } from "~/sports/sports";
import { type FigureColumn, FigureTable } from "./FigureTable.tsx";
import { TeamPair } from "./TeamPair.tsx";

interface PercentProps {
  count: number;
  /** The total. */
  of: number;
}

/** A share as a percentage with its total beside it; a dash if there is nothing to count. */
export const Percent = ({ count, of }: PercentProps) =>
  of === 0 ? (
    <>–</>
  ) : (
    <>
      {`${Math.round((100 * count) / of)}% `}
      <small>{`${count}/${of}`}</small>
    </>
  );

export const SPLITS = ["all", "home", "away"] as const satisfies readonly (keyof SeasonSplit)[];

interface SeasonSplitsProps {
  about: MatchAbout;
  season: SeasonComparison;
  locale: LocaleCode;
}

/** Both teams' records in the match's competition and season: overall, at home and away. */
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
          caption={labelled(title, about.match[side].name, locale)}
          corner={t("standings:view.label")}
          isCornerHidden
          columns={columns}
          rows={SPLITS.map((split) => ({
            key: split,
            name: t(`standings:view.${split}`),
            cells: columns.map(({ key }) => FIGURES[key](season[side][split], locale)),
          }))}
        />
      )}
    />
  );
}

const each = (sum: number, { played }: SeasonTally, locale: LocaleCode) =>
  played === 0 ? "–" : formatFixed(sum / played, 1, locale);

/** The figure of each column. */
const FIGURES: Record<SeasonColumn, (tally: SeasonTally, locale: LocaleCode) => ReactNode> = {
  played: ({ played }) => played,
  won: ({ won }) => won,
  drawn: ({ drawn }) => drawn,
  lost: ({ lost }) => lost,
  goals: ({ scored, conceded }, locale) => scoreText([scored, conceded], locale, "cell"),
  winPct: ({ won, played }) => <Percent count={won} of={played} />,
  pointsFor: (tally, locale) => each(tally.scored, tally, locale),
  pointsAgainst: (tally, locale) => each(tally.conceded, tally, locale),
  points: ({ points }) => <b>{points ?? "–"}</b>,
  position: ({ rank }) => rank ?? "–",
};

interface NamedColumn extends FigureColumn {
  key: SeasonColumn;
}

function useColumns(sport: Sport, season: SeasonComparison): NamedColumn[] {
  const { t } = useTranslation(["analysis", "standings", "team"]);
  const { seasonColumns, tableColumns } = adapterOf(sport).analysis;
  const hasPoints = season.home.all.points !== undefined || season.away.all.points !== undefined;
  return [...seasonColumns, ...(hasPoints ? tableColumns : [])].map((key): NamedColumn => {
    if (key === "position") return { key, name: t("standings:column.position"), short: "#" };
    if (key === "pointsFor") return { key, name: t("team:season.basketball.scored"), short: t("scored") };
    if (key === "pointsAgainst") return { key, name: t("team:season.basketball.conceded"), short: t("conceded") };
    return { key, name: t(`standings:column.${key}`), short: t(`standings:short.${key}`) };
  });
}
