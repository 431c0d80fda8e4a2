import { useTranslation } from "react-i18next";
import type { Match, Pair, Side } from "#contract/domain/match";
import type { StandingsRow, StandingsTable as Table } from "#contract/domain/standings";
import { matchTabPath } from "#contract/tables/paths";
import { unbrokenName } from "#contract/text/unbroken-name";
import { More, Section } from "~/features/entity/Section";
import { StandingsTable } from "~/features/standings/StandingsTable";
import type { StandingsFacts } from "~/features/standings/standings-facts";
import { type AnyTable, captionOf, tableName } from "~/features/standings/standings-rows";
import { localePath } from "~/page/locale-path";
import { HoldUntilParsedTable } from "~/ui/HoldUntilParsed";
import styles from "./overview.module.css";
import { type Place, placesAfter, rowsAroundBoth } from "./table-outlook.ts";

export const placeText = ({ from, to }: Place): string => (from === to ? `${from}` : `${from}–${to}`);

const SIDES = ["home", "away"] as const satisfies readonly Side[];

/** One goal decides: what a result makes of the table without saying more than that. */
const RESULTS = { W: [1, 0], D: [0, 0], L: [0, 1] } as const satisfies Record<string, Pair>;
const LETTERS = ["W", "D", "L"] as const;

export interface TablePlacesData {
  table: AnyTable;
  facts: StandingsFacts;
  /** The match has yet to begin and counts for this table: what each result makes of both places. */
  outlook?: Table<StandingsRow>;
}

interface TablePlacesProps {
  match: Match;
  competition: { name: string };
  data: TablePlacesData;
}

/** Both teams in their table with their neighbours, and before the match what each result makes of their places. */
export function TablePlaces({ match, competition, data: { table, facts, outlook } }: TablePlacesProps) {
  const { t, i18n } = useTranslation(["matchInfo", "matchTable"]);
  const shown = { ...table, rows: rowsAroundBoth<AnyTable["rows"][number]>(table.rows, match) } as AnyTable;
  return (
    <Section id="places" title={t("places.title")}>
      <StandingsTable
        table={shown}
        facts={facts}
        caption={captionOf(competition, tableName(table, i18n), i18n)}
        highlight={[match.home.id, match.away.id]}
        layout="ofMatch"
        isShort
      />
      {outlook && <Outlook match={match} table={outlook} />}
      <More of={{ href: localePath(facts.locale, matchTabPath(match, "table")), text: t("matchTable:full") }} />
    </Section>
  );
}

function Outlook({ match, table }: { match: Match; table: Table<StandingsRow> }) {
  const { t } = useTranslation("matchInfo");
  const placeIf = (side: Side, letter: keyof typeof RESULTS): string => {
    const [scored, conceded] = RESULTS[letter];
    const score: Pair = side === "home" ? [scored, conceded] : [conceded, scored];
    const found = placesAfter([table], match, score);
    return found ? placeText(found.places[side]) : "";
  };
  return (
    <HoldUntilParsedTable className={`${styles.outlook} tabular`}>
      <caption>{t("places.outlook")}</caption>
      <thead>
        <tr>
          <td />
          {LETTERS.map((letter) => (
            <th key={letter} scope="col">
              {t(`places.with.${letter}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {SIDES.map((side) => (
          <tr key={side}>
            <th scope="row">{unbrokenName(match[side].name)}</th>
            {LETTERS.map((letter) => (
              <td key={letter}>{placeIf(side, letter)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </HoldUntilParsedTable>
  );
}
