import type { Side } from "#contract/domain/match";
import type { MatchAbout } from "#contract/domain/match-info";
import type { WinRate } from "#contract/domain/odds";
import type {
  BasketballStandings,
  FormMark,
  Standings,
  StandingsRow,
  StandingsTable,
} from "#contract/domain/standings";
import { isTableStage } from "#contract/tables/stages";
import type { EdgeContext } from "#worker/pages/context";
import { standingsFacts } from "~/features/standings/standings-facts.server";
import { type AnyTable, hasBegun } from "~/features/standings/standings-rows";
import { bySport } from "~/sports/by-sport";
import { chancesView } from "./chances.ts";
import type { FairPrices } from "./load-preview.server.ts";
import type { MatchInfoData } from "./match-info-data.ts";
import { nextGoalViews } from "./next-goal.ts";
import { overviewPhase } from "./overview-phase.ts";
import { tableOfBoth } from "./table-outlook.ts";

interface Known {
  rate: WinRate | undefined;
  standings: Standings | BasketballStandings | undefined;
  fair: FairPrices | undefined;
}

/** What a match's chances and its table say, as far as its phase asks for it. */
export function outlookOf(
  context: EdgeContext,
  about: MatchAbout,
  { rate, standings, fair }: Known,
): Pick<MatchInfoData, "chances" | "nextGoals" | "form" | "places"> {
  const { match, sport, competition } = about;
  const phase = overviewPhase(match);
  const facts = standingsFacts(context, { sport, competition });
  const table = tableOfBoth<AnyTable>(standings?.tables ?? [], match);
  const hasChances = phase === "play" || (phase === "before" && match.state === "scheduled");
  const chances = rate && hasChances ? chancesView(rate, fair) : undefined;
  // What a result makes of a table is football's arithmetic, and only for a match that the table counts.
  const counting = bySport(about, {
    football: () =>
      match.stage && isTableStage(match.stage) ? (table as StandingsTable<StandingsRow> | undefined) : undefined,
    basketball: () => undefined,
  });
  const nextGoals = bySport(about, {
    football: () => (phase === "play" ? nextGoalViews(match, { rate, tables: counting ? [counting] : [] }) : []),
    basketball: () => [],
  });
  const form = formOf(about, table);
  return {
    ...(chances && { chances }),
    ...(nextGoals.length > 0 && { nextGoals }),
    ...(form && { form: { ...form, facts } }),
    ...(table &&
      hasBegun(table) && { places: { table, facts, ...(counting && phase === "before" && { outlook: counting }) } }),
  };
}

/** As the match's own call has it, else from both teams' rows. */
function formOf(about: MatchAbout, table: AnyTable | undefined): Record<Side, FormMark[]> | undefined {
  const own = bySport(about, { football: ({ form }) => form, basketball: () => undefined });
  if (own || !table) return own;
  const rows: readonly { team: { id: string }; formMatches?: FormMark[] }[] = table.rows;
  const marksOf = (id: string) => rows.find(({ team }) => team.id === id)?.formMatches ?? [];
  return { home: marksOf(about.match.home.id), away: marksOf(about.match.away.id) };
}
