import { describe, expect, test } from "vitest";
import type { CompetitionMatches } from "#contract/domain/competition";
import { faultOf, TEST_NOW, testContext } from "~/features/match-list/test-context";
import { testGroup } from "~/features/match-list/test-group";
import { finished, STATES, scheduled } from "~/features/match-row/test-matches";
import { row } from "~/features/standings/test-standings";
import { loadFacts } from "./load-facts.server.ts";

const table = { tables: [{ rows: [row(1, { team: scheduled.home })] }] };
const meetings = (played: number) => ({ summary: { played }, matches: [] });

interface Given {
  groups?: CompetitionMatches[];
  ranking?: object | "down";
  h2hInfo?: object | "down";
}

async function load({ groups = [testGroup("766", [scheduled])], ranking = table, h2hInfo = meetings(5) }: Given = {}) {
  const { context, calls } = testContext(({ name }) => {
    const answer = { ranking, h2hInfo }[name];
    return answer === "down" ? Promise.reject(faultOf("network")) : { value: answer };
  });
  const data = await loadFacts(context, async () => ({
    value: groups,
    fetchedAt: TEST_NOW - 1_000,
    isLastGood: false,
  }));
  if (data.block !== "facts") throw new Error("other data");
  return { data, facts: data.matches, names: calls.map(({ name }) => name) };
}

describe("the facts of today's matches", () => {
  test("are each side's row in the table, and their meetings", async () => {
    const { facts } = await load();
    expect(facts[0]).toMatchObject({ time: "19:15", home: { row: { rank: 1 } }, meetings: { played: 5 } });
    expect(facts[0]?.away).not.toHaveProperty("row");
  });

  test("are without a table or meetings that cannot be had", async () => {
    const { facts } = await load({ ranking: "down", h2hInfo: "down" });
    expect(facts[0]?.home).not.toHaveProperty("row");
    expect(facts[0]).not.toHaveProperty("meetings");
  });

  test("have no meetings of sides that have never met", async () => {
    expect((await load({ h2hInfo: meetings(0) })).facts[0]).not.toHaveProperty("meetings");
  });

  test("have no time of a match whose time is not known", async () => {
    expect((await load({ groups: [testGroup("766", [STATES.timeUnknown])] })).facts[0]).not.toHaveProperty("time");
    expect((await load({ groups: [testGroup("766", [finished])] })).facts[0]).toHaveProperty("time");
  });

  test("ask for a competition's table once", async () => {
    const { names, facts } = await load({ groups: [testGroup("766", [scheduled, { ...scheduled, id: "2" }])] });
    expect([facts.length, names.filter((name) => name === "ranking").length]).toEqual([2, 1]);
  });

  test("are as old as the oldest of their answers", async () => {
    expect((await load()).data.fetched.fetchedAt).toBe(TEST_NOW - 1_000);
  });
});
