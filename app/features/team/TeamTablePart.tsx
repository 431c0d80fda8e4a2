import type { TFunction } from "i18next";
import { useTranslation } from "react-i18next";
import type { Team } from "#contract/domain/match";
import { competitionPath } from "#contract/tables/paths";
import type { Sport } from "#contract/tables/sports";
import { FactList, More, type NamedFact, Section } from "~/features/entity/Section";
import { formatDecimal } from "~/features/people/format-amounts";
import { figureText } from "~/features/standings/columns";
import { StandingsTable } from "~/features/standings/StandingsTable";
import { localePath } from "~/page/locale-path";
import type { Page } from "~/page/page";
import { adapterOf } from "~/sports/sports";
import type { AnyStandingsRow, ColumnKey } from "~/sports/standings-columns";
import type { TeamTable } from "./load-team-overview.server.ts";
import styles from "./team-overview.module.css";

interface SeasonFigure {
  /** Key in the translations of tables. */
  key: ColumnKey | "position";
  value: string;
}

/** A team's season statistics: its rank, and every figure in its table row. */
export const seasonFigures = (
  row: AnyStandingsRow,
  sport: Sport,
  t: TFunction<"standings">,
  language: string,
): SeasonFigure[] => [
  { key: "position", value: `${row.rank}` },
  ...adapterOf(sport).standings.columns.flatMap((column) => {
    const value = figureText(column, row, t, language);
    return value === undefined ? [] : [{ key: column.key, value }];
  }),
];

interface PerMatch {
  /** Decimal texts. */
  scored: string;
  conceded: string;
}

/** A team's goals scored and conceded per match, from its table row. Undefined before its first match. */
export function perMatch(row: AnyStandingsRow, sport: Sport): PerMatch | undefined {
  if (row.played === 0) return undefined;
  const { match, standings } = adapterOf(sport);
  const [scored, conceded] = standings.scored(row);
  const average = (sum: number) => (sum / row.played).toFixed(match.averageDigits);
  return { scored: average(scored), conceded: average(conceded) };
}

interface TeamTablePartProps {
  table: TeamTable;
  team: Pick<Team, "id" | "name">;
  sport: Sport;
  page: Page;
}

/** Rows from the league's table. */
const ROWS = 5;

/** The team among its neighbours in the table, and its season statistics. */
export function TeamTablePart({
  table: { table, facts, competition, season, own },
  team,
  sport,
  page,
}: TeamTablePartProps) {
  const { t, i18n } = useTranslation(["team", "standings"]);
  const names = { competition: competition.name, season };
  const average = perMatch(own, sport);
  const figures: NamedFact[] = [
    ...seasonFigures(own, sport, i18n.getFixedT(null, "standings"), page.locale).map(({ key, value }) => ({
      name: t(`standings:column.${key}`),
      value: <span className="tabular">{value}</span>,
    })),
    ...(["scored", "conceded"] as const).map((key) => ({
      name: t(`season.${sport}.${key}`),
      value: average && <span className="tabular">{formatDecimal(average[key], page.locale)}</span>,
    })),
  ];
  return (
    <>
      <Section title={t("table.title", names)}>
        <StandingsTable
          table={table}
          facts={facts}
          caption={t("table.caption", { ...names, team: team.name })}
          isShort
          highlight={[team.id]}
          around={{ teamId: team.id, count: ROWS }}
        />
        <More
          of={{
            href: localePath(page.locale, competitionPath({ ...competition, sport }, "table")),
            text: t("more.table"),
          }}
        />
      </Section>
      <Section title={t("season.title", names)}>
        <div className={styles.figures}>
          <FactList facts={figures} />
        </div>
      </Section>
    </>
  );
}
