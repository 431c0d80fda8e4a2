import { beforeAll, expect, it } from "vitest";
import { bindings } from "../api/conformance/test-world-ask.ts";
import { listeningDatabase, migrate, plansOf } from "../store/test-database.ts";
import { readAgendaMatches } from "./agenda-matches.ts";
import { apiFootball } from "./api-football/adapter.ts";
import type { MatchFacts } from "./facts.ts";
import { forgetLivePrices } from "./forget-live-prices.ts";
import { supplyIn } from "./read-supply.ts";
import { createSuppliedMatches } from "./supplied-source.ts";
import { writeMatches } from "./write-matches.ts";

// Supplied matches are read each second by open pages and written each twenty seconds: no statement may walk a table.

const NOON = Date.parse("2027-10-16T12:00:00Z");
const FIXTURE = { id: "3100000000001", competitionId: "101", season: "2027-28", source: "supplied" } as never;

beforeAll(() => migrate(bindings.DB));

it("no query of supplied matches walks a table, and none sorts but a season", async () => {
  const { database, sentStatements } = listeningDatabase(bindings.DB);
  const source = createSuppliedMatches(database, ["api-football", "football-data"]);
  await source.between(NOON, NOON + 1, NOON);
  await source.happenedBetween(NOON, NOON + 1);
  await source.season("101", "2027-28", NOON);
  await source.ofTeam("20101", NOON, NOON + 1, NOON, "20102");
  await source.find("3100000000001", NOON);
  await source.detailsOf(FIXTURE);
  await Promise.all([source.pricesOf(FIXTURE), source.pricesOf(FIXTURE, true)]);
  await supplyIn(database, ["api-football"])({ fixture: FIXTURE, state: {} as never }, NOON);
  await forgetLivePrices(database, NOON);
  await readAgendaMatches(database, { adapter: apiFootball, covered: [], now: NOON });
  const plans = await plansOf(database, sentStatements);
  expect(plans.length).toBeGreaterThan(6);
  expect(plans.filter((plan) => plan.startsWith("SCAN"))).toEqual([]);
  const agenda = plans.find((plan) => plan.includes("details_read_at") && plan.includes("+"));
  expect(agenda).toContain("supplied_matches_by_kick_off");
});

it("an answer that says the same writes nothing but when details were read", async () => {
  const facts: MatchFacts = {
    id: "7",
    sport: "football",
    competition: { id: "39", name: "Premier League" },
    round: "Regular Season - 1",
    kickOff: NOON,
    isTimeConfirmed: true,
    home: { id: "42", name: "Arsenal" },
    away: { id: "66", name: "Aston Villa" },
    phase: "FIRST_HALF",
    word: "1H",
    elapsed: 5,
    score: [1, 0],
    events: [{ type: "GOAL", side: "home", minute: 4, period: "H1", player: { name: "A. Scorer" } }],
  };
  const entry = { id: "101", kind: "league" } as never;
  const teams = new Map([
    ["42", "20101"],
    ["66", "20102"],
  ]);
  const placed = new Map([["39", { entry, season: "2027-28", teams }]]);
  const options = { supplier: "api-football", ranks: ["api-football"], placed, now: NOON + 5 * 60_000 } as const;
  expect(await writeMatches(bindings.DB, [facts], options)).toMatchObject({ added: 1, changed: 0 });
  const { database, sentStatements } = listeningDatabase(bindings.DB);
  const again = await writeMatches(database, [facts], { ...options, now: options.now + 20_000 });
  expect(again).toMatchObject({ added: 0, changed: 0, doubts: [] });
  expect(sentStatements.map(({ sql }) => sql.split(" ").slice(0, 3).join(" "))).toEqual([
    expect.stringMatching(/^select/),
    "insert into supplied_documents",
  ]);
  const row = await bindings.DB.prepare("select revision, changed_at as at from supplied_matches").first();
  expect(row).toEqual({ revision: 1, at: options.now + 1_000 });
});
