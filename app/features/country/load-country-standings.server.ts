import type { Competition } from "#contract/domain/competition";
import type { Standings } from "#contract/domain/standings";
import { competitionPath } from "#contract/tables/paths";
import type { EdgeContext } from "#worker/context";
import { settle } from "~/features/faces/fault-face.server";
import { localePath } from "~/features/frame/locale-path";
import { standingsFacts } from "~/features/standings/standings-facts.server";
import { standingsTable, zoneLegend } from "~/features/standings/standings-table.server";
import { tableName } from "~/features/standings/tables-markup.server";
import { namespacesOf } from "~/i18n/namespaces";
import { translatorOf } from "~/i18n/translator";
import { html, type Markup } from "~/server-markup/html";
import { type KeptMarkup, keptOnServer } from "~/server-markup/kept-markup";
import { type AnswerAge, oldestOf } from "~/upstream-calls/answer-age";
import { type CountryHeadData, loadCountry } from "./load-country.server.ts";

export interface CountryStandingsData {
  head: CountryHeadData;
  tables: KeptMarkup;
  /** None of the leagues has a table. */
  isEmpty: boolean;
  hasSimulated: boolean;
  /** Of the oldest of the answers; absent where there is none. */
  fetched?: AnswerAge;
}

/** Tables of one page: with the list of competitions five calls. */
const MOST_TABLES = 4;

/** The tables of a country's leagues: the first in full, the others in short to open. Throws as loadCountry does. */
export async function loadCountryStandings(
  context: EdgeContext,
  { place, search }: { place: string | undefined; search: string },
): Promise<CountryStandingsData> {
  const head = await loadCountry(context, { place, tab: "standings", search });
  const leagues = leaguesFirst(head.competitions).slice(0, MOST_TABLES);
  const answers = await Promise.all(
    leagues.map(({ id }) => settle(context, context.upstream.call("ranking", { leagueId: id, live: 1 }))),
  );
  const known = answers
    .flatMap(({ value }) => value ?? [])
    .filter(({ value }) => value.tables.some(({ rows }) => rows.length > 0));
  return {
    head,
    tables: keptOnServer(html`${known.map(({ value }, at) => leagueTables(value, at === 0, context))}`),
    isEmpty: known.length === 0,
    hasSimulated: known.some(({ value }) => value.source === "simulated"),
    ...(known.length > 0 && { fetched: oldestOf(known) }),
  };
}

/** Leagues in their order; a country that has only cups shows their groups. */
export function leaguesFirst(competitions: readonly Competition[]): Competition[] {
  const leagues = competitions.filter(({ kind }) => kind === "league");
  return leagues.length > 0 ? leagues : [...competitions];
}

function leagueTables(standings: Standings, isFirst: boolean, context: EdgeContext): Markup {
  const { competition, tables } = standings;
  const i18n = translatorOf(context.locale, namespacesOf("country-standings"));
  const facts = standingsFacts(context, { sport: "football", competition, i18n });
  const path = localePath(context.locale, competitionPath({ sport: "football", ...competition }, "table"));
  const whole = html`<a class="more" href="${path}">${i18n.getFixedT(null, "country")("wholeTable")}</a>`;
  const live = standings.isLive && html` <b class="live">${facts.t("live.title")}</b>`;
  const shown = tables.map((table) => {
    const name = tableName(table, facts);
    const caption = facts.t("caption", { name: name ? `${competition.name}, ${name}` : competition.name });
    return html`${name && html`<h3>${name}</h3>`}${standingsTable(table, facts, { caption, isShort: !isFirst })}`;
  });
  const legend = zoneLegend(tables, facts);
  return isFirst
    ? html`<section class="card st-c"><h2>${competition.name}${live}</h2>${shown}${legend}${whole}</section>`
    : html`<details class="card st-c ctry-t"><summary><h2>${competition.name}${live}</h2></summary>${shown}${legend}${whole}</details>`;
}
