import { describe, expect, test } from "vitest";
import { faultOf, testContext } from "~/features/match-list/test-context";
import { boardEndOf, ledgerFiles, loadBoard, loadContest, loadParticipants } from "./load-contest.server.ts";
import { testContest, testEntry, testLeader } from "./test-contest.ts";

const ID = "pf-2026w48";
const URL_OF = (path: string) => `https://scores.example/en${path}`;

interface Given {
  contest?: object | "down" | "unknown";
  path?: string;
  contestId?: string | undefined;
}

function load({ contest = testContest(), path = `/football/event/prediction/${ID}`, ...given }: Given = {}) {
  const { context } = testContext(() => {
    if (contest === "down" || contest === "unknown")
      return Promise.reject(faultOf(contest === "down" ? "network" : "not_found"));
    return { value: contest };
  });
  const contestId = "contestId" in given ? given.contestId : ID;
  return loadContest(context, { request: { url: URL_OF(path) }, contestId, kind: "prediction" });
}

describe("a contest's page", () => {
  test("shows the tab of its address, in the visitor's zone", async () => {
    const { tab, zone, details } = await load({ path: `/football/event/prediction/${ID}?tab=rules` });
    expect([tab, zone[0].minutes, details.id]).toEqual(["rules", 420, ID]);
    expect((await load()).tab).toBe("play");
  });

  test.each<[string, Given, number]>([
    ["without an id", { contestId: undefined }, 404],
    ["of an unknown contest", { contest: "unknown" }, 404],
    ["of another kind", { contest: testContest({ kind: "score" }) }, 404],
    ["of another sport", { contest: testContest({ sport: "basketball" }) }, 404],
    ["while the upstream is down", { contest: "down" }, 503],
  ])("is an error page %s", async (_name, given, status) => {
    await expect(load(given)).rejects.toMatchObject({ init: { status } });
  });

  test("of a contest of all sports is there in each", async () => {
    const { sport: _sport, ...ofAll } = testContest();
    await expect(load({ contest: ofAll, path: `/basketball/event/prediction/${ID}` })).resolves.toBeDefined();
  });
});

describe("a board", () => {
  async function called(query: string, loads: typeof loadBoard) {
    const { context, calls } = testContext(({ name }) => ({
      value:
        name === "listParticipant"
          ? { leaders: [testLeader()], hasNext: false }
          : { entries: [testEntry()], hasNext: false },
    }));
    const { leaders } = await loads(context, { contestId: ID, query: new URLSearchParams(query) });
    return { leaders: leaders.map(({ entryId }) => entryId), query: calls[0]?.query };
  }

  test.each([
    ["", "top"],
    ["board=lowest", "lowest"],
    ["board=middle", "top"],
  ])("of ?%s begins with %s", async (query, board) => {
    expect(boardEndOf(new URLSearchParams(query))).toBe(board);
    expect((await called(query, loadBoard)).query).toEqual({ contestId: ID, board });
  });

  test("goes on after an entry", async () => {
    expect((await called("lastId=e9", loadBoard)).query).toEqual({ contestId: ID, board: "top", lastId: "e9" });
    expect((await called("lastId=e9", loadBoard)).leaders).toEqual(["e9"]);
  });

  test("of participants has no ends", async () => {
    expect(await called("board=lowest", loadParticipants)).toEqual({ leaders: ["e1"], query: { contestId: ID } });
  });
});

test("what is settled after the last day is named so", () => {
  const details = testContest({ ledgerDays: ["2026-11-29", "2026-12-02"] });
  expect(ledgerFiles({ details }, { locale: "en" }).map(({ isLate }) => isLate)).toEqual([false, true]);
});

test("each published day is a file of its own, in the page's language", () => {
  expect(ledgerFiles({ details: testContest() }, { locale: "th" })).toEqual([
    {
      date: expect.any(String),
      isLate: false,
      href: `/api/contest/getLedgerDay?contestId=${ID}&date=2026-11-22&locale=th`,
    },
  ]);
});
