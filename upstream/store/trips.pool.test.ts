import { beforeAll, describe, expect, it } from "vitest";
import { publicPath } from "#contract/http/public-path";
import { ENDPOINTS, type EndpointName } from "#contract/registry";
import { ask, bindings, seedWorld } from "../api/conformance/test-world-ask.ts";
import { distantDatabase } from "./test-database.ts";

// A trip takes 200 ms where the database is on another continent. Statements of one trip travel together.
const SATURDAY = Date.parse("2026-10-17T14:20:00Z");
const MATCH = "1010120260089";

beforeAll(seedWorld, 60_000);

/** The trips of an isolate's first answer, of its next one, and of one within a second of another in production. */
async function tripsOf(name: EndpointName, query: Record<string, string>): Promise<number[]> {
  const { database, trips } = distantDatabase(bindings.DB);
  const answers: number[] = [];
  for (const ENVIRONMENT of ["local", "local", "production", "production"]) {
    const before = trips();
    const answer = await ask(publicPath(ENDPOINTS[name]), query, SATURDAY, { DB: database, ENVIRONMENT });
    expect(answer.status, await answer.text()).toBe(200);
    answers.push(trips() - before);
  }
  const [first = 0, next = 0, , soon = 0] = answers;
  return [first, next, soon];
}

describe("trips to the database, one after the other", () => {
  it.each<[EndpointName, Record<string, string>, number[]]>([
    ["matchChanges", { since: String(Date.now() - 60_000), sportType: "0" }, [4, 2, 1]],
    ["matchList", { date: "2026-10-17", timeZone: "UTC", lang: "en" }, [4, 2, 1]],
    ["h2hInfo", { matchId: MATCH, lang: "en" }, [6, 4, 2]],
    ["nextFive", { matchId: MATCH, lang: "en" }, [6, 4, 2]],
    ["matchesByTeam", { teamId: "31816", direction: "past", size: "10", lang: "en" }, [5, 3, 2]],
    ["matchInfo", { matchId: MATCH, lang: "en" }, [5, 3, 1]],
  ])("of %s are no more than they were", async (name, query, expected) => {
    expect(await tripsOf(name, query)).toEqual(expected);
  });
});
