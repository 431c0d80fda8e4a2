import { describe, expect, test } from "vitest";
import { faultOf, testContext } from "~/features/match-list/test-context";
import { hasPeople } from "./has-people.ts";
import { loadTeamHead } from "./load-team-head.server.ts";
import { TEST_TEAM, testAnswers } from "./test-answers.ts";
import { info } from "./test-team.ts";

const request = { ...TEST_TEAM, tab: "squad" } as const;

describe("the team of a page", () => {
  test("is loaded by its id", async () => {
    const { context, calls, isCacheable } = testContext(testAnswers());
    expect(await loadTeamHead(context, request)).toMatchObject({
      sport: "football",
      info,
      fetched: { isLastGood: false },
    });
    expect(calls).toEqual([{ name: "teamInfo", query: { teamId: "70001" } }]);
    expect(isCacheable()).toBe(true);
  });

  test.each(["nam-dinh", "河內", undefined])(
    "another name in the address (%s) leads to the right one, for good",
    async (name) => {
      const { context } = testContext(testAnswers(), { locale: "th" });
      const params = { teamName: name, teamKey: "70001" };
      const thrown = await loadTeamHead(context, { ...request, params, search: "?sort=age" }).catch(
        (error: unknown) => error,
      );
      if (!(thrown instanceof Response)) throw new Error("no redirect");
      expect(thrown.status).toBe(301);
      expect(thrown.headers.get("location")).toBe("/th/football/team/ha-noi/70001/squad?sort=age");
    },
  );

  test.each([
    ["an unknown id", () => Promise.reject(faultOf("not_found")), "notFound", 404],
    ["a withdrawn team", () => Promise.reject(faultOf("gone")), "gone", 410],
    ["too many calls", () => Promise.reject(faultOf("rate_limited")), "tooMany", 429],
    ["an answer without a team", () => Promise.reject(faultOf("shape")), "upstream", 503],
    ["an id that cannot be", () => Promise.reject(faultOf("bad_request")), "badRequest", 400],
    ["a dark upstream", () => Promise.reject(faultOf("network")), "upstream", 503],
  ])("%s is an error page, and not cached", async (_name, answers, error, status) => {
    const { context, isCacheable } = testContext(answers);
    await expect(loadTeamHead(context, request)).rejects.toMatchObject({ data: { error }, init: { status } });
    expect(isCacheable()).toBe(false);
  });

  test("an address without an id has no team", async () => {
    const { context } = testContext(testAnswers());
    await expect(loadTeamHead(context, { ...request, params: {} })).rejects.toMatchObject({
      data: { error: "notFound" },
    });
  });
});

const NOBODY = { squad: [], sidelined: [], transfersIn: [], transfersOut: [] };

test.each([
  ["nobody", {}, false],
  ["a coach", { coach: { name: "A" } }, true],
  ["a squad", { squad: info.squad.slice(0, 1) }, true],
  ["an absence", { sidelined: [{ reason: "hamstring", player: { name: "A" } }] }, true],
  ["an arrival", { transfersIn: [{ kind: "free" as const, player: { name: "A" } }] }, true],
  ["a departure", { transfersOut: [{ kind: "free" as const, player: { name: "A" } }] }, true],
])("of %s", (_, people, isKnown) => {
  expect(hasPeople({ ...NOBODY, ...people })).toBe(isKnown);
});
