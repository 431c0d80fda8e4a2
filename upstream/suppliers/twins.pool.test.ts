import { beforeAll, beforeEach, expect, it } from "vitest";
import type { SupplierName } from "#contract/tables/supplier-services";
import { bindings } from "../api/conformance/test-world-ask.ts";
import { migrate } from "../store/test-database.ts";
import type { MatchFacts } from "./facts.ts";
import { forgetSupplied } from "./test-clock.ts";
import { writeMatches } from "./write-matches.ts";

const NOON = Date.parse("2027-10-16T12:00:00Z");
const HOUR = 3_600_000;
const BOTH = ["api-football", "football-data"];
const entry = { id: "101", kind: "league", format: { kind: "league", times: 2 } } as never;

const facts = (id: string, more: Partial<MatchFacts> = {}): MatchFacts => ({
  ...{ id, sport: "football", competition: { id: "39", name: "Premier League" }, round: "Regular Season - 1" },
  ...{ kickOff: NOON, isTimeConfirmed: true, phase: "SCHEDULED", word: "" },
  home: { id: "42", name: "Arsenal" },
  away: { id: "66", name: "Aston Villa" },
  ...more,
});

const teams = new Map([
  ["42", "20101"],
  ["66", "20102"],
  ["49", "20106"],
]);

const write = (supplier: SupplierName, ranks: readonly string[], ...all: MatchFacts[]) =>
  writeMatches(bindings.DB, all, {
    ...{ supplier, ranks, now: NOON - HOUR },
    placed: new Map([["39", { entry, season: "2027-28", teams }]]),
  });

const ROWS = "select their_id as id, twin_id is not null as isTwin from supplied_matches order by id";
const rows = async () =>
  (await bindings.DB.prepare(ROWS).all<{ id: string; isTwin: number }>()).results.map(({ id, isTwin }) =>
    isTwin ? `${id} twin` : id,
  );

beforeAll(() => migrate(bindings.DB));
beforeEach(forgetSupplied);

it("a match is the same of another supplier by its teams, however far it was moved where they meet once", async () => {
  await write("api-football", BOTH, facts("1"));
  const moved = facts("7", { kickOff: NOON + 900 * HOUR });
  const back = facts("8", { home: moved.away, away: moved.home });
  await write("football-data", BOTH, moved, back, facts("9", { away: { id: "49", name: "Chelsea" } }));
  expect(await rows()).toEqual(["1", "7 twin", "8", "9"]);
});

it("those that were stored in the same moment are found with the next reading, whoever is read first", async () => {
  await write("api-football", ["api-football"], facts("1"));
  await write("football-data", ["football-data"], facts("7"));
  expect(await rows()).toEqual(["1", "7"]);
  await write("api-football", BOTH, facts("1"));
  await write("football-data", BOTH, facts("7"));
  expect(await rows()).toEqual(["1", "7 twin"]);
});

it("what the other one says of a twin's match is merged, and disagreements are counted", async () => {
  const first = { phase: "FIRST_HALF", elapsed: 10 } as const;
  await write("api-football", BOTH, facts("1", { ...first, score: [0, 0] }));
  const { disagreements } = await write(
    "football-data",
    BOTH,
    facts("7", { ...first, score: [1, 0], referee: "A. W." }),
  );
  expect(disagreements).toEqual(["7: 0-0 for 1-0"]);
  const shown = `select json_extract(state, '$.score') as score, json_extract(reported, '$.state.score') as own, referee
    from supplied_matches where their_id = '1'`;
  expect(await bindings.DB.prepare(shown).first()).toEqual({ score: "[1,0]", own: "[0,0]", referee: "A. W." });
});
