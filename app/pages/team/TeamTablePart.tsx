import { useTranslation } from "react-i18next";
import type { Team } from "#contract/domain/match";
import { competitionPath } from "#contract/tables/paths";
import type { Sport } from "#contract/tables/sports";
import { FactList, type NamedFact } from "~/features/entity/FactList";
import { More } from "~/features/entity/More";
import { Section } from "~/features/entity/Section";
import { formatDecimal } from "~/features/people/format-amounts";
import { StandingsTable } from "~/features/standings/StandingsTable";
import { localePath } from "~/page/locale-path";
import type { Page } from "~/page/page";
import type { TeamTable } from "./load-team-overview.server.ts";
import { perMatch } from "./per-match.ts";
import { seasonFigures } from "./season-figures.ts";
import styles from "./team-overview.module.css";

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
    ...seasonFigures(own, sport, i18n.getFixedT(null, "standings")).map(({ key, value }) => ({
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
