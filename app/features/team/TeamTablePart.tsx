import { useTranslation } from "react-i18next";
import { competitionPath } from "#contract/tables/paths";
import type { Sport } from "#contract/tables/sports";
import { FactList, type NamedFact } from "~/features/entity/FactList";
import { More } from "~/features/entity/More";
import { Section } from "~/features/entity/Section";
import { localePath } from "~/features/frame/locale-path";
import type { Page } from "~/features/frame/page";
import { formatDecimal } from "~/features/people/format-amounts";
import { ServerMarkup } from "~/server-markup/ServerMarkup";
import type { TeamTable } from "./load-team-overview.server.ts";
import { perMatch } from "./per-match.ts";
import { seasonFigures } from "./season-figures.ts";

interface TeamTablePartProps {
  table: TeamTable;
  sport: Sport;
  page: Page;
}

/** The team among its neighbours in the table, and its numbers of the season. */
export function TeamTablePart({ table: { competition, season, rows, own }, sport, page }: TeamTablePartProps) {
  const { t } = useTranslation(["team", "standings"]);
  const names = { competition: competition.name, season };
  const average = perMatch(own);
  const facts: NamedFact[] = [
    ...seasonFigures(own).map(({ key, value }) => ({
      name: t(`standings:column.${key}`),
      value: <span className="num">{value}</span>,
    })),
    ...(["scored", "conceded"] as const).map((key) => ({
      name: t(`season.${sport}.${key}`),
      value: average && <span className="num">{formatDecimal(average[key], page.locale)}</span>,
    })),
  ];
  return (
    <>
      <Section title={t("table.title", names)}>
        <ServerMarkup id="team-table" of={rows} />
        <More
          of={{
            href: localePath(page.locale, competitionPath({ ...competition, sport }, "table")),
            text: t("more.table"),
          }}
        />
      </Section>
      <Section title={t("season.title", names)}>
        <div className="tm-figures">
          <FactList facts={facts} />
        </div>
      </Section>
    </>
  );
}
