import type { i18n } from "i18next";
import type { Competition } from "#contract/domain/competition";
import type { TeamMatches } from "#contract/domain/history";
import type { BasketballStandings, BasketballStandingsRow, Standings, StandingsRow } from "#contract/domain/standings";
import type { EdgeContext, Fetched } from "#worker/context";
import type { FaceKind, Settled } from "~/features/faces/face";
import { settle } from "~/features/faces/fault-face.server";
import { zoneOfMatches } from "~/features/match-days/match-days.server";
import { canChange } from "~/features/match-list/can-change";
import { rowFacts } from "~/features/match-row/row-view";
import { standingsFacts } from "~/features/standings/standings-facts.server";
import { type AnyTable, standingsTable } from "~/features/standings/standings-table.server";
import { namespacesOf } from "~/i18n/namespaces";
import { translatorOf } from "~/i18n/translator";
import type { ZoneOffsets } from "~/i18n/zone-offsets";
import { type KeptMarkup, keptOnServer } from "~/server-markup/kept-markup";
import { oldestOf } from "~/upstream-calls/answer-age";
import { callOf } from "~/upstream-calls/call-of";
import { aroundNowMarkup } from "./around-now.server.ts";
import { aroundNow } from "./around-now.ts";
import { competitionNames } from "./competition-names.ts";
import { type FormEntry, formEntries } from "./form-entries.ts";
import { type AskedTeam, loadTeamHead, type TeamHeadData } from "./load-team-head.server.ts";
import { mainCompetition, ownRow } from "./team-competition.ts";

export interface TeamTable {
  competition: Competition;
  season: string;
  /** A few rows around the team. */
  rows: KeptMarkup;
  own: StandingsRow | BasketballStandingsRow;
}

export interface TeamOverviewData {
  head: TeamHeadData;
  /** The next match and the last result. */
  around: KeptMarkup;
  hasMatches: boolean;
  /** Something may still happen in them. */
  canChange: boolean;
  form: FormEntry[];
  table?: TeamTable;
  /** Why the matches, or the table, could not be had. */
  faults: { matches?: FaceKind; table?: FaceKind };
  hasSimulated: boolean;
  /** The reference upstream invents whoever plays, whatever the source of the results. */
  hasInvented: boolean;
  zone: ZoneOffsets;
  fetched: TeamHeadData["fetched"];
}

/** How many matches are asked for: some of them may have been called off. */
const COMING = 5;
const PAST = 10;
/** Of the league's table. */
const ROWS = 5;

/**
 * What a team's overview shows. Throws a face for an unknown team and for a fault of its own answer; without its matches
 * or its table the page goes on.
 */
export async function loadTeamOverview(context: EdgeContext, asked: Omit<AskedTeam, "tab">): Promise<TeamOverviewData> {
  const head = await loadTeamHead(context, { ...asked, tab: "overview" });
  const { sport, info } = head;
  const { upstream } = context;
  const league = mainCompetition(info.competitions);
  const matchesOf = (direction: "next" | "past", size: number) =>
    settle(context, upstream.call(callOf(sport, "matchesByTeam"), { teamId: info.team.id, direction, size }));
  const [coming, past, ranking] = await Promise.all([
    matchesOf("next", COMING),
    matchesOf("past", PAST),
    league && settle(context, upstream.call(callOf(sport, "ranking"), { leagueId: league.id })),
  ]);
  const i18n = translatorOf(context.locale, namespacesOf("team"));
  const table = ranking?.value && tableOf(ranking.value.value, head, context, i18n);
  const answers = [coming.value, past.value, ranking?.value].filter((answer) => answer !== undefined);
  return {
    head,
    ...matchParts([coming, past], head, context, i18n),
    ...(table && { table }),
    faults: {
      // One of the two says enough: what was played is worth showing without what comes, and the other way round.
      ...(coming.face && past.face && { matches: coming.face }),
      ...(ranking?.face && { table: ranking.face }),
    },
    fetched: oldestOf([head.fetched, ...answers]),
  };
}

type MatchParts = Pick<
  TeamOverviewData,
  "around" | "hasMatches" | "canChange" | "form" | "hasSimulated" | "hasInvented" | "zone"
>;

function matchParts(
  answers: readonly [coming: Settled<Fetched<TeamMatches>>, past: Settled<Fetched<TeamMatches>>],
  { info }: TeamHeadData,
  context: EdgeContext,
  i18n: i18n,
): MatchParts {
  const [coming = [], past = []] = answers.map(({ value }) => value?.value.matches ?? []);
  const names = competitionNames(info, ...answers.map(({ value }) => value?.value));
  const around = aroundNow(coming, past);
  const form = formEntries(past, info.team.id);
  const shown = [around.next, around.last].filter((match) => match !== undefined);
  const zone = zoneOfMatches(shown, context);
  const markup = aroundNowMarkup(around, {
    context,
    i18n,
    facts: rowFacts(i18n, context, zone),
    competitionOf: ({ leagueId }) => names.get(leagueId),
  });
  const all = [...shown, ...form.map(({ match }) => match)];
  return {
    around: keptOnServer(markup),
    hasMatches: shown.length > 0,
    canChange: shown.some((match) => canChange(match, context.now)),
    form,
    hasSimulated: all.some(({ source }) => source === "simulated"),
    hasInvented: [...coming, ...past].some(({ source }) => source !== "supplied"),
    zone,
  };
}

function tableOf(
  standings: Standings | BasketballStandings,
  { sport, info: { team } }: TeamHeadData,
  context: EdgeContext,
  i18n: i18n,
): TeamTable | undefined {
  const own = ownRow<StandingsRow | BasketballStandingsRow>(standings, team.id);
  if (!own) return undefined;
  const { competition, season } = standings;
  const caption = i18n.getFixedT(null, "team")("table.caption", {
    team: team.name,
    season,
    competition: competition.name,
  });
  const rows = standingsTable(own.table as AnyTable, standingsFacts(context, { sport, competition, i18n }), {
    caption,
    isShort: true,
    highlight: [team.id],
    around: { teamId: team.id, count: ROWS },
  });
  return { competition, season, rows: keptOnServer(rows), own: own.row };
}
