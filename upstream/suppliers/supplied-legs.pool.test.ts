import { beforeAll, beforeEach, expect, it } from "vitest";
import { HOUR, WEEK } from "#contract/time/units";
import { ask, bindings, seedWorld } from "../api/conformance/test-world-ask.ts";
import type { MatchFacts } from "./facts.ts";
import { noteLegs } from "./supplied-legs.ts";
import { forgetSupplied } from "./test-clock.ts";
import { writeMatches } from "./write-matches.ts";

const FIRST = Date.parse("2027-10-05T19:00:00Z");
const SETTINGS = { SUPPLIERS: "api-football", SIMULATION: "off" };
const entry = { id: "309", sport: "football", kind: "cup", format: { kind: "cup" } } as const;
const [ARSENAL, VILLA] = [
  { id: "42", name: "Arsenal" },
  { id: "66", name: "Aston Villa" },
];
const teams = new Map([
  ["42", "20101"],
  ["66", "20102"],
]);

const write = (now: number, ...all: Partial<MatchFacts>[]) => {
  const common = { sport: "football", competition: { id: "2", name: "Cup" }, round: "Semi-finals" } as const;
  const facts = all.map((one) => ({ ...common, isTimeConfirmed: true, word: "", ...one }) as MatchFacts);
  const placed = new Map([["2", { entry: entry as never, season: "2027-28", teams }]]);
  return writeMatches(bindings.DB, facts, { supplier: "api-football", ranks: ["api-football"], placed, now });
};

const first = { id: "1", kickOff: FIRST, home: ARSENAL!, away: VILLA! };
const second = { id: "2", kickOff: FIRST + WEEK, home: VILLA!, away: ARSENAL! };
const [FIRST_ID, SECOND_ID] = ["3100000000001", "3100000000002"];

const answer = async <Data>(path: string, query: object, now: number): Promise<Data> =>
  (await (await ask(path, { lang: "en", ...query }, now, SETTINGS)).json<{ result: { data: Data } }>()).result.data;

beforeAll(seedWorld);
beforeEach(async () => {
  await forgetSupplied();
  await bindings.DB.batch([
    bindings.DB.prepare("insert into supplier_ids values ('api-football', 'competition', '2', '309', 'Cup')"),
    bindings.DB.prepare("insert into supplied_seasons values ('309', '2027-28', 'api-football', '2', 2027, 0)"),
  ]);
});

it("the second leg has the first one's score in its aggregate, and leads to it", async () => {
  await write(FIRST - HOUR, { ...first, phase: "SCHEDULED" }, { ...second, phase: "SCHEDULED" });
  await noteLegs(bindings.DB, entry, "2027-28");
  await write(FIRST + 2 * HOUR, { ...first, phase: "FULL_TIME", score: [2, 0], fullTime: [2, 0] });
  const played = { phase: "SECOND_HALF", elapsed: 60, score: [1, 0] } as const;
  await write(FIRST + WEEK + HOUR, { ...second, ...played });
  const now = FIRST + WEEK + HOUR + 1_000;
  const info = (matchId: string) => answer<Record<string, unknown>>("/match/info", { matchId }, now);
  expect(await info(FIRST_ID)).toMatchObject({ leg: 1, homeAggScore: null });
  expect(await info(SECOND_ID)).toMatchObject({
    leg: 2,
    homeTeamScore: 1,
    awayTeamScore: 0,
    homeAggScore: 1,
    awayAggScore: 2,
    firstLegMatchId: FIRST_ID,
  });
});
