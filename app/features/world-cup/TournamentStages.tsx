import { useTranslation } from "react-i18next";
import type { Match } from "#contract/domain/match";
import { MatchRow } from "~/features/match-list/MatchRow";
import type { RowFacts } from "~/features/match-list/row-view";
import { localDate } from "~/i18n/zone-offsets";
import { GroupTable } from "./GroupTable.tsx";
import type { TournamentStages as Stages } from "./tournament-stages.ts";

interface RowsProps {
  facts: RowFacts;
  /** Days in words, by calendar date. */
  days: Readonly<Record<string, string>>;
  storageBaseUrl: string;
}

/** The groups with table and matches, then the knockout rounds. */
export function TournamentStages({ stages: { groups, rounds }, ...rows }: RowsProps & { stages: Stages }) {
  const { t } = useTranslation(["worldcup", "matches"]);
  return (
    <>
      {groups.length > 0 && <h2 className="part">{t("groups")}</h2>}
      {groups.map(({ letter, rows: table, matches }) => (
        <section key={letter} className="card stage">
          <h3>{t("matches:stage.group", { letter })}</h3>
          {table.length > 0 && <GroupTable letter={letter} rows={table} storageBaseUrl={rows.storageBaseUrl} />}
          <Rows matches={matches} {...rows} />
        </section>
      ))}
      {rounds.length > 0 && <h2 className="part">{t("knockout")}</h2>}
      {rounds.map(({ stage, matches }) => (
        <section key={stage} className="card stage">
          <h3>{t(`matches:stage.${stage}`)}</h3>
          <Rows matches={matches} {...rows} />
        </section>
      ))}
    </>
  );
}

const Rows = ({ matches, facts, days, storageBaseUrl }: RowsProps & { matches: readonly Match[] }) =>
  matches.map((match) => (
    <MatchRow
      key={match.id}
      match={match}
      facts={facts}
      storageBaseUrl={storageBaseUrl}
      day={days[localDate(match.kickOff, facts.offsets)]}
    />
  ));
