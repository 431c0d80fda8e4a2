import { useTranslation } from "react-i18next";
import { competitionPath } from "#contract/tables/paths";
import { More } from "~/features/entity/More";
import { StandingsTable } from "~/features/standings/StandingsTable";
import { captionOf, tableName } from "~/features/standings/table-name";
import { localePath } from "~/page/locale-path";
import type { Page } from "~/page/page";
import styles from "./article.module.css";
import { BlockTitle } from "./BlockTitle.tsx";
import type { StandingsData } from "./live-data.ts";

/** Rows from the top of the table. */
const ROWS = 6;

interface LiveStandingsProps {
  data: StandingsData;
  level: 2 | 3;
  page: Page;
}

/** The top of a competition's table, with a link to all of it. */
export function LiveStandings({ data: { competition, table, facts, source }, level, page }: LiveStandingsProps) {
  const { t, i18n } = useTranslation(["article", "team", "common"]);
  const name = table && tableName(table, i18n);
  const title = [t("team:table.title", { competition: competition.name }), name].filter(Boolean).join(" · ");
  const path = competitionPath({ ...competition, sport: facts.sport }, "table");
  return (
    <>
      <BlockTitle text={title} level={level} />
      {table ? (
        <div className={`card ${styles.standings}`}>
          {source === "simulated" && <p className="tag">{t("common:source.simulated")}</p>}
          <StandingsTable
            table={{ ...table, rows: table.rows.slice(0, ROWS) }}
            facts={facts}
            caption={captionOf(competition, name, i18n)}
            isShort
          />
        </div>
      ) : (
        <p className="note">{t("empty.standings")}</p>
      )}
      <More of={{ href: localePath(page.locale, path), text: t("team:more.table") }} />
    </>
  );
}
