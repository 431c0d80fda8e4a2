import { useTranslation } from "react-i18next";
import type { StandingsRow } from "#contract/domain/standings";
import { StandingsTable } from "~/features/standings/StandingsTable";
import type { StandingsFacts } from "~/features/standings/standings-facts";

interface GroupTableProps {
  rows: StandingsRow[];
  letter: string;
  facts: StandingsFacts;
}

/** The table of a group, beside another group on wide screens. */
export function GroupTable({ rows, letter, facts }: GroupTableProps) {
  const { t } = useTranslation("worldcup");
  return <StandingsTable table={{ rows }} facts={facts} caption={t("groupTable", { letter })} layout="sideBySide" />;
}
