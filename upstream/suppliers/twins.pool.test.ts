import { beforeAll, beforeEach, expect, it } from "vitest";
import type { SupplierName } from "#contract/tables/supplier-services";
import { HOUR } from "#contract/time/units";
import { bindings } from "../api/conformance/test-world-ask.ts";
import { migrate } from "../store/test-database.ts";
import { countDisagreements } from "./count-disagreements.ts";
import type { MatchFacts } from "./facts.ts";
import { DISAGREEMENT_LASTS, WITNESS_WAIT } from "./second-witness.ts";
import { createSuppliedMatches } from "./supplied-source.ts";
import { forgetSupplied } from "./test-clock.ts";
import { writeMatches } from "./write-matches.ts";

const NOON = Date.parse("2027-10-16T12:00:00Z");
const BOTH = ["api-football", "football-data"];
const entry = { id: "101", kind: "league", format: { kind: "league", times: 2 } } as never;

const facts = (id: string, more: Partial<MatchFacts> = {}): MatchFacts => ({
  id,
  sport: "football",
  competition: { id: "39", name: "Premier League" },
  round: "Regular Season - 1",
  kickOff: NOON,
  isTimeConfirmed: true,
  phase: "SCHEDULED",
  word: "",
  home: { id: "42", name: "Arsenal" },
  away: { id: "66", name: "Aston Villa" },
  ...more,
});

const teams = new Map([
  ["42", "20101"],
  ["66", "20102"],
  ["49", "20106"],
]);

const write = (supplier: SupplierName, ranks: readonly string[], all: MatchFacts | MatchFacts[], now = NOON - HOUR) =>
  writeMatches(bindings.DB, [all].flat(), {
    supplier,
    ranks,
    now,
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
  await write("football-data", BOTH, [moved, back, facts("9", { away: { id: "49", name: "Chelsea" } })]);
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

it("what the other one says of a twin's match is merged", async () => {
  const first = { phase: "FIRST_HALF", elapsed: 10 } as const;
  await write("api-football", BOTH, facts("1", { ...first, score: [0, 0] }));
  const other = facts("7", { ...first, score: [1, 0], referee: "A. W." });
  expect((await write("football-data", BOTH, other)).disagreements).toEqual([]);
  const shown = `select json_extract(state, '$.score') as score, json_extract(reported, '$.state.score') as own, referee
    from supplied_matches where their_id = '1'`;
  expect(await bindings.DB.prepare(shown).first()).toEqual({ score: "[1,0]", own: "[0,0]", referee: "A. W." });
});

it("a goal that one alone tells is noticed with the second witness, or after the wait, and a lasting one is counted", async () => {
  const first = { phase: "FIRST_HALF", elapsed: 10 } as const;
  await write("api-football", BOTH, facts("1", { ...first, score: [0, 0] }));
  await write("football-data", BOTH, facts("7", { ...first, score: [0, 0] }));
  const seen = NOON + 10 * 60_000;
  await write("football-data", BOTH, facts("7", { ...first, score: [1, 0] }), seen);
  const source = createSuppliedMatches(bindings.DB, BOTH);
  const happened = async (from: number, to: number) => (await source.happenedBetween(seen + from, seen + to)).length;
  expect(await happened(0, 2_000)).toBe(1);
  expect(await happened(2_000, WITNESS_WAIT - 1)).toBe(0);
  expect(await happened(WITNESS_WAIT - 1, WITNESS_WAIT)).toBe(1);
  expect(await happened(WITNESS_WAIT, 2 * WITNESS_WAIT)).toBe(0);
  const later = seen + DISAGREEMENT_LASTS;
  expect(await countDisagreements(bindings.DB, later - 1)).toBe(0);
  expect(await countDisagreements(bindings.DB, later)).toBe(1);
  const { disagreements } = await write("api-football", BOTH, facts("1", { ...first, score: [0, 0] }), later);
  expect(disagreements).toEqual(["1: FIRST_HALF 0-0 for FIRST_HALF 1-0"]);
  await write("api-football", BOTH, facts("1", { ...first, score: [1, 0] }), later);
  expect(await countDisagreements(bindings.DB, later)).toBe(0);
});

it("a match in play keeps its kick-off time until its move to a day without a time is believed", async () => {
  const SQL = "select kick_off as kickOff, is_time_confirmed as isTimeConfirmed from supplied_matches";
  await write("api-football", BOTH, facts("1", { phase: "FIRST_HALF", elapsed: 10, score: [0, 0] }));
  const day = NOON + 36 * HOUR;
  for (const expected of [
    { kickOff: NOON, isTimeConfirmed: 1 },
    { kickOff: day, isTimeConfirmed: 0 },
  ]) {
    await write("api-football", BOTH, facts("1", { phase: "SCHEDULED", kickOff: day, isTimeConfirmed: false }));
    expect(await bindings.DB.prepare(SQL).first()).toEqual(expected);
  }
});
