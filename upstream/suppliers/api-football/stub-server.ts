import { HOUR } from "#contract/time/units";
import { answerOf } from "../api-sports/stub-answer.ts";
import { apiSportsStub } from "../api-sports/stub-kind.ts";
import type { StubKind } from "../stub/create-stub.ts";
import type { Evening } from "../stub/evening.ts";
import { type FixtureOptions, fixtureRow, leagueRow, standingsRow } from "./stub-answers.ts";
import { eveningAt, standingsAt } from "./stub-evening.ts";
import { STUB_LEAGUES } from "./stub-leagues.ts";
import { stubLiveOddsRow, stubOddsRow } from "./stub-odds.ts";

const PLAYING = ["1H", "HT", "2H", "BT", "ET", "P", "INT"];

/** Details come with requests by ids only; the live list has events. */
function cut(
  { lineups, statistics, events, ...fixture }: FixtureOptions,
  kind: "list" | "live" | "ids",
): FixtureOptions {
  if (kind === "ids")
    return { ...fixture, ...(events && { events }), ...(lineups && { lineups }), ...(statistics && { statistics }) };
  return kind === "live" && events ? { ...fixture, events } : fixture;
}

function fixturesOf(url: URL, all: readonly FixtureOptions[]): object[] {
  if (url.searchParams.has("live"))
    return all.filter(({ status }) => PLAYING.includes(status?.short ?? "")).map((one) => fixtureRow(cut(one, "live")));
  const ids = url.searchParams.get("ids")?.split("-");
  if (ids) return all.filter(({ id }) => ids.includes(String(id))).map((one) => fixtureRow(cut(one, "ids")));
  const league = Number(url.searchParams.get("league"));
  return all.filter((one) => one.league === league).map((one) => fixtureRow(cut(one, "list")));
}

function oddsOf(url: URL, all: readonly FixtureOptions[], now: number): object[] {
  if (url.pathname === "/odds/live")
    return all
      .filter(({ status }) => PLAYING.includes(status?.short ?? ""))
      .map(({ id, status, goals }) => stubLiveOddsRow(id!, status!.elapsed ?? 0, goals as readonly [number, number]));
  const id = url.searchParams.get("fixture");
  return all.some((one) => String(one.id) === id) ? [stubOddsRow(Number(id), now / HOUR)] : [];
}

/** The leagues of an evening: with matches of our engine all of them. */
const leaguesOf = ({ seed }: Evening) => (seed === undefined ? STUB_LEAGUES.slice(0, 1) : STUB_LEAGUES);

/** The Premier League of API-Football, and more with matches of our engine. */
export const apiFootballStub: StubKind = {
  ...apiSportsStub,
  answer(url, now, evening, faults) {
    if (url.pathname === "/leagues") return answerOf(leaguesOf(evening).map((league) => leagueRow(now, league)));
    if (url.pathname === "/standings") {
      const lines = standingsAt(Number(url.searchParams.get("league")), now, evening, faults);
      return answerOf([standingsRow([lines])]);
    }
    const all = eveningAt(now, evening, faults);
    if (url.pathname.startsWith("/odds")) return answerOf(oddsOf(url, all, now));
    return answerOf(url.pathname === "/fixtures" ? fixturesOf(url, all) : []);
  },
  fileOf({ pathname, searchParams }) {
    if (pathname === "/odds") return `odds-${searchParams.get("fixture")}`;
    const ofSeason = `${searchParams.get("league")}-${searchParams.get("season")}`;
    if (pathname === "/standings") return `standings-${ofSeason}`;
    if (pathname !== "/fixtures") return pathname.slice(1).replace("/", "-");
    if (searchParams.has("live")) return "fixtures-live";
    if (searchParams.has("ids")) return "fixtures-ids";
    return `fixtures-${ofSeason}`;
  },
  leagues: STUB_LEAGUES,
  variables: (address) => ({
    SUPPLIERS: "api-football",
    API_SPORTS_KEY: "stub",
    API_FOOTBALL_URL: address,
    SUPPLIER_COMPETITIONS: "101",
  }),
};
