import { describe, expect, test } from "vitest";
import { formRequest, noAnswer, outcomeOf, refused, SESSION_OVER, testMember } from "~/features/account/test-account";
import {
  TEST_MATCHES,
  TEST_NOW,
  testContest,
  testDay,
  testEntry,
  testLinePick,
  testMine,
} from "~/features/contest/test-contest";
import { type Answers, faultOf, testContext } from "~/features/match-list/test-context";
import { changePicks } from "./change-picks.server.ts";
import { dayOfScores, kindOfPath, loadContestMatches } from "./load-contest-matches.server.ts";

const PATH = "/en/football/event/prediction/pf-2026w48";
const contestId = "pf-2026w48";

const ANSWERS: Record<string, unknown> = {
  getContestInfo: testContest(),
  getContestDay: testDay(),
  getLatestContesterPredictionList: { entries: [testEntry()], hasNext: true, lastId: "next" },
  getContestEntry: testEntry(),
  getContesterPredictionList: { entries: [testEntry()], hasNext: false },
};

function visit(address: string, change: Record<string, unknown> = {}, options: Parameters<typeof testMember>[1] = {}) {
  const all = { ...ANSWERS, ...change };
  const answers: Answers = ({ name }) => {
    const value = all[name];
    if (value instanceof Error) throw value;
    return { value };
  };
  const { context: open, calls } = testContext(answers);
  const { context } = testMember(
    { getMyPredictionList: () => testMine() },
    { now: TEST_NOW, upstream: open.upstream, ...options },
  );
  const loading = loadContestMatches(context, { request: { url: `https://scores.example${address}` }, contestId });
  return { loading, calls };
}

describe("the page of a contest", () => {
  test("has its frame, the day and what is the member's", async () => {
    const { loading, calls } = visit(`${PATH}?date=2026-11-23`);
    const data = await loading;
    expect(data.head).toMatchObject({ id: contestId, state: "ongoing", participants: "12,345", sport: "football" });
    expect(data.head.starts).toEqual({ date: "Mon 23 Nov", time: "00:00" });
    expect(data.play?.days.map(({ href, isShown }) => [href, isShown])).toEqual([
      [`${PATH}?date=2026-11-22`, false],
      [`${PATH}?date=2026-11-23`, true],
    ]);
    expect(data.play?.matches.map(({ id, phase, featured }) => [id, phase, featured])).toEqual([
      ["m1", "before", undefined],
      ["m2", "inPlay", "Hà Nội FC"],
      ["m3", "over", undefined],
    ]);
    expect(data.mine.isParticipating).toBe(true);
    expect(calls.map(({ name }) => name)).toEqual(["getContestInfo", "getContestDay"]);
  });

  test.each([
    ["?tab=latest", ["getContestInfo", "getLatestContesterPredictionList"]],
    ["?tab=latest&entry=e9", ["getContestInfo", "getContestEntry"]],
    ["?tab=board&lastId=x", ["getContestInfo", "getContesterPredictionList"]],
    ["?tab=rules", ["getContestInfo"]],
    ["?tab=mine", ["getContestInfo"]],
  ])("%s asks for %j", async (query, names) => {
    const { loading, calls } = visit(PATH + query);
    await loading;
    expect(calls.map(({ name }) => name)).toEqual(names);
  });

  test("has no prediction game where prices are not shown", async () => {
    const { loading, calls } = visit(PATH, {}, { showsPrices: false });
    expect((await loading).play).toBeUndefined();
    expect(calls.map(({ name }) => name)).toEqual(["getContestInfo"]);
  });

  test("is a guest's where nobody is signed in", async () => {
    const { loading } = visit(PATH, {}, { isGuest: true });
    expect(await loading).toMatchObject({ isMember: false, mine: { isParticipating: false, picks: [] } });
  });

  test("links to the file of each published day", async () => {
    const { ledger } = await visit(`${PATH}?tab=rules`).loading;
    expect(ledger).toEqual([
      {
        date: "Sun 22 Nov",
        isLate: false,
        href: `/api/contest/getLedgerDay?contestId=${contestId}&date=2026-11-22&locale=en`,
      },
    ]);
  });

  test.each([
    ["of another kind", { getContestInfo: testContest({ kind: "score" }) }, "notFound", 404],
    ["of another sport", { getContestInfo: testContest({ sport: "basketball" }) }, "notFound", 404],
    ["that is unknown", { getContestInfo: faultOf("not_found") }, "notFound", 404],
    ["while the upstream is down", { getContestInfo: faultOf("network") }, "upstream", 503],
    ["whose day cannot be had", { getContestDay: faultOf("timeout") }, "upstream", 503],
  ])("is an error page for one %s", async (_, change, error, status) => {
    await expect(visit(PATH, change).loading).rejects.toMatchObject({ data: { error }, init: { status } });
  });

  test("is found in each sport where the contest is of all", async () => {
    const { sport: _sport, ...ofAll } = testContest();
    const { loading } = visit(PATH.replace("football", "basketball"), { getContestInfo: ofAll });
    expect((await loading).head.sport).toBe("basketball");
  });
});

test.each([
  ["/en/football/event/prediction/1", "prediction"],
  ["/th/basketball/event/matchscore/1", "score"],
])("%s is of the kind %s", (path, kind) => {
  expect(kindOfPath(path)).toBe(kind);
});

test("guessed scores have the days of their matches", () => {
  const [first, ...rest] = TEST_MATCHES.map((match, at) => ({ ...match, day: at === 0 ? "2026-11-24" : match.day }));
  const shown = dayOfScores([first!, ...rest], new URLSearchParams("date=2026-11-24"), TEST_NOW);
  expect([shown.day, shown.days, shown.matches.length]).toEqual(["2026-11-24", ["2026-11-23", "2026-11-24"], 1]);
});

test.each([
  ["", TEST_NOW, "2026-11-23"],
  ["", testDay().closesAt, "2026-11-24"],
  ["date=2026-11-23", testDay().closesAt, "2026-11-23"],
  ["date=2026-11-30", testDay().closesAt, "2026-11-24"],
])("guessed scores open with the next day that can be picked: %j", (query, now, day) => {
  const [first] = TEST_MATCHES;
  const later = { ...first!, day: "2026-11-24", lockedAt: first!.lockedAt + 86_400_000 };
  expect(dayOfScores([later, ...TEST_MATCHES], new URLSearchParams(query), now).day).toBe(day);
});

/** The line and price that a review showed. */
const AWAY = { "terms.AH.m1": "away -0.75 1.91" };

describe("a form of picks", () => {
  const send = (fields: Record<string, string>, answers = {}, isGuest = false) => {
    const member = testMember(
      { getMyPredictionList: () => testMine({ picks: [testLinePick({ matchId: "m1" })] }), ...answers },
      { isGuest, now: TEST_NOW },
    );
    const request = formRequest(PATH, fields);
    return { outcome: outcomeOf(changePicks(member.context, { request, contestId })), calls: member.calls };
  };

  test("is looked over first", async () => {
    expect(await send({ "AH.m1": "away", intent: "check" }).outcome).toEqual([
      200,
      { choices: { "AH.m1": "away" }, isCheck: true },
    ]);
  });

  test("sends what has changed, and leads back", async () => {
    const { outcome, calls } = send(
      { "AH.m1": "away", "OU.m1": "over", "AH.m2": "", intent: "send", ...AWAY, "terms.OU.m1": "over 2.5 1.88" },
      { savePicks: () => ({ ...testMine(), moved: [] }) },
    );
    expect(await outcome).toBe(`${PATH}?saved=picks`);
    expect(calls.at(-1)).toEqual([
      "savePicks",
      {
        contestId,
        picks: JSON.stringify([
          { matchId: "m1", market: "AH", side: "away", line: "-0.75", price: "1.91" },
          { matchId: "m1", market: "OU", side: "over", line: "2.5", price: "1.88" },
        ]),
      },
    ]);
  });

  test("whose line has moved is looked over again, with the line before and the line as it is now", async () => {
    const moved = [{ matchId: "m1", market: "AH", line: "0", prices: ["1.80", "2.04"] }];
    const { outcome } = send(
      { "AH.m1": "away", intent: "send", ...AWAY },
      { savePicks: () => ({ ...testMine(), moved }) },
    );
    const review = {
      terms: { "AH.m1": { side: "away", line: "0", price: "2.04" } },
      before: { "AH.m1": { side: "away", line: "-0.75", price: "1.91" } },
    };
    expect(await outcome).toEqual([200, { choices: { "AH.m1": "away" }, isCheck: true, review }]);
  });

  test.each([
    ["no terms", {}],
    ["those of the other side", { "terms.AH.m1": "home -0.75 1.95" }],
    ["what is none", { "terms.AH.m1": "away <b> 1" }],
  ])("that confirms %s is looked over again, and nothing is sent", async (_, terms) => {
    const { outcome, calls } = send({ "AH.m1": "away", intent: "send", ...terms });
    expect(await outcome).toEqual([200, { choices: { "AH.m1": "away" }, isCheck: true }]);
    expect(calls.map(([name]) => name)).not.toContain("savePicks");
  });

  test.each([
    ["nothing new", { "AH.m1": "home" }, {}, false, 400, { fault: "nothing" }],
    ["a guest's", { "AH.m1": "away" }, {}, true, 400, { fault: "guest" }],
    [
      "a locked match's",
      { "AH.m1": "away", intent: "send", ...AWAY },
      { savePicks: () => refused(100_161) },
      false,
      400,
      { message: "refused 100161" },
    ],
    [
      "sent while the upstream is down",
      { "AH.m1": "away", intent: "send", ...AWAY },
      { savePicks: noAnswer },
      false,
      503,
      { fault: "failed" },
    ],
  ])("is refused: %s", async (_, fields, answers, isGuest, status, reason) => {
    expect(await send(fields as Record<string, string>, answers, isGuest).outcome).toEqual([
      status,
      { choices: { "AH.m1": fields["AH.m1"] }, ...reason },
    ]);
  });

  test("is kept if the session is over", async () => {
    const sent = send({ "AH.m1": "away" }, { getMyPredictionList: () => SESSION_OVER }, false);
    expect(await sent.outcome).toBe("/en/signin?callBackUrl=%2Fen%2Faccount%2FgoOn&ended=kept");
  });
});
