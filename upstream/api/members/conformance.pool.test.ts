import { Validator } from "@cfworker/json-schema";
import fc from "fast-check";
import { beforeAll, describe, expect, it } from "vitest";
import { COMMENT_CALLS } from "#contract/calls/comments/comment-calls";
import { CONTEST_CALLS } from "#contract/calls/contests/contest-calls";
import { FOLLOW_CALLS } from "#contract/calls/follow/follow-calls";
import { MEMBER_CALLS } from "#contract/calls/members/members-calls";
import { NEWSLETTER_CALLS } from "#contract/calls/newsletter/newsletter-calls";
import { NOTICE_CALLS } from "#contract/calls/notices/notice-calls";
import { fixedSearch, publicPath } from "#contract/http/public-path";
import { ALERT_KINDS } from "#contract/tables/notice-kinds";
import type { Endpoint } from "#contract/wire/endpoint";
import { loosened } from "../../platform/loose-wire.ts";
import { seedGuides } from "../../services/news/test-guides.ts";
import { migrate } from "../../store/test-database.ts";
import { goodQueries, parameterNames } from "../conformance/test-queries.ts";
import { resultSchema } from "../docs/openapi.ts";
import type { MemberCallName } from "./member-call.ts";
import { bindings, newPhone, PASSWORD, startMembers } from "./test-members.ts";

const { app, call, join, newCodeFor, advance } = startMembers();
const CALLS = {
  ...MEMBER_CALLS,
  ...FOLLOW_CALLS,
  ...NOTICE_CALLS,
  ...COMMENT_CALLS,
  ...CONTEST_CALLS,
  ...NEWSLETTER_CALLS,
};
const ALL = Object.entries<Endpoint>(CALLS) as [MemberCallName, Endpoint][];
const MEMBERS_OWN = ALL.filter(([, { access }]) => access === "member");
/** Random forms for every call. */
const RUNS = 12;

beforeAll(async () => {
  await migrate(bindings.DB);
  await seedGuides(bindings, ["en"]);
});

function expectFit(name: MemberCallName, text: string): void {
  const { message, result } = JSON.parse(text) as { message: string; result: object };
  const validator = new Validator(resultSchema(CALLS[name]) as never, "2020-12", false);
  const { valid, errors } = validator.validate(result);
  expect(valid ? [] : errors.slice(-3), text).toEqual([]);
  const strict = CALLS[name].parse({ message, result });
  expect(strict.dropped).toEqual([]);
  expect(CALLS[name].parse({ message, result: loosened(result) })).toEqual(strict);
}

describe("what a call about members answers fits what it declares, in both dialects", () => {
  it.each([
    "retrieveUserInfo",
    "getSessionList",
    "getPasskeyList",
    "passkeyChallenge",
    "passkeyConfirm",
    "getReferralList",
    "getMyData",
    "sevensLiveVideoUrl",
    "deleteAccount",
    "favMatchList",
    "favTeamList",
    "favLeagueList",
    "favKeys",
    "favCalendarLink",
    "changeFavCalendarLink",
    "notificationList",
    "notificationSettingInit",
    "notificationSettingThing",
    "notificationPushKey",
    "notificationPushSubscribe",
    "notificationStreamToken",
    "listCommentAsMember",
    "addComment",
    "logout",
  ] as const)("%s", async (name) => {
    const friend = await join();
    await join({ referralCode: friend.user.referralCode ?? "" });
    await call("favWalkthrough", { teamIds: "20101,20107", leagueIds: "101" }, { token: friend.token });
    const day = { date: "2026-10-17", timeZone: "UTC" };
    const thing = { kind: "team", id: "20101", sportType: "0" };
    const browser = { endpoint: "https://push.test/1", p256dh: "p".repeat(87), auth: "a".repeat(22) };
    const comment = { newsId: "1", text: "See example.com", idempotencyKey: "conformance" };
    await call("addComment", comment, { token: friend.token });
    const fields = {
      change: "new",
      reason: "other",
      password: PASSWORD,
      videoId: "202611",
      ...day,
      ...thing,
      ...browser,
      ...comment,
    };
    expectFit(name, (await call(name, fields, { token: friend.token })).text);
  });

  it("what a member has in contests", async () => {
    const { token } = await join();
    // A Saturday morning in Bangkok: all three take entries.
    const at = Date.parse("2026-10-17T04:00:00Z");
    const options = { token, at };
    const ofWeek = { contestId: "pf-2026w42" };
    const day = await app.request(
      "/contest/getContestDay?lang=en&contestId=pf-2026w42",
      {
        headers: { "x-clock": String(at) },
      },
      bindings,
    );
    type Offered = { match: { matchId: string }; lines: { market: string; line: string; prices: [string, string] }[] };
    const { result } = await day.json<{ result: { data: { matches: Offered[] } } }>();
    const { match, lines } = result.data.matches[0]!;
    const { line, prices } = lines.find(({ market }) => market === "AH")!;
    const picks = JSON.stringify([{ matchId: match.matchId, market: "AH", side: "home", line, price: prices[0] }]);
    expectFit("savePicks", (await call("savePicks", { ...ofWeek, picks }, options)).text);
    expectFit("getMyPredictionList", (await call("getMyPredictionList", ofWeek, options)).text);
    expectFit("contestJoin", (await call("contestJoin", { contestId: "sf-2026w42" }, options)).text);
    const ofMonth = { contestId: "rf-2026m10" };
    expectFit("contestParticipate", (await call("contestParticipate", ofMonth, options)).text);
    expectFit("myParticipant", (await call("myParticipant", ofMonth, options)).text);
    expectFit("myPlaces", (await call("myPlaces", { contestId: "wc-2026m11" }, options)).text);
    expectFit("getContestListAsMember", (await call("getContestListAsMember", {}, options)).text);
    expectFit("getMyData", (await call("getMyData", {}, options)).text);
  });

  it("signing up and in, and codes", async () => {
    const phone = newPhone();
    const client = { address: `of ${phone.phone}` };
    expectFit("getWSUP", (await call("getWSUP", phone, { client })).text);
    advance(60_000);
    const code = await newCodeFor("getWSUP", phone);
    const form = { ...phone, code, password: PASSWORD, confirmPassword: PASSWORD, nickname: "Conform1" };
    expectFit("signup", (await call("signup", form)).text);
    expectFit("login", (await call("login", { ...phone, password: PASSWORD })).text);
    expectFit("getLoginMethod", (await call("getLoginMethod")).text);
    expectFit("getSignUpMethod", (await call("getSignUpMethod")).text);
    const reset = await newCodeFor("forgotPasswordGetCode", phone);
    expectFit("forgotPasswordValidate", (await call("forgotPasswordValidate", { ...phone, code: reset })).text);
  });
});

describe("every call of a member", () => {
  it.each(MEMBERS_OWN)("%s says by 100007, and only by that, that nobody is signed in", async (name, endpoint) => {
    const values = Object.fromEntries(parameterNames(endpoint).map((field) => [field, SAMPLES[field] ?? ["x"]]));
    const [query = {}] = fc.sample(goodQueries(endpoint, values), { numRuns: 1, seed: 1 });
    const answer = await call(name, query as Record<string, string>, { token: "A".repeat(43) });
    if (name === "logout") return expect(answer.refusal).toBeUndefined();
    expect(answer).toMatchObject({ status: 200, refusal: "sessionInvalid", field: undefined });
  });
});

const SAMPLES: Record<string, string[]> = {
  lang: ["en", "th_TH"],
  change: ["new", "off"],
  timeZone: ["Asia/Bangkok"],
  callingCode: ["66"],
  provider: ["line"],
  redirectUri: ["https://site.test/linecallback"],
  codeVerifier: ["v".repeat(43)],
  linkToken: ["l".repeat(32)],
  challengeToken: ["c".repeat(32)],
  sessionId: ["abc"],
  videoId: ["202611"],
  date: ["2026-10-17"],
  sportType: ["0", "1"],
  teamId: ["20101"],
  leagueId: ["101"],
  matchId: ["1010120260089"],
  teamIds: ["20101,20102"],
  leagueIds: ["101"],
  matchIds: ["1010120260089"],
  kind: ["team"],
  id: ["20101"],
  size: ["10"],
  lastId: ["7"],
  afterId: ["7"],
  alerts: ["goal,var"],
  ...Object.fromEntries(["master", ...ALERT_KINDS, "spoilerFree"].map((name) => [name, ["0", "1"]])),
  leadMinutes: ["15"],
  quietFrom: ["22:00"],
  quietTo: ["07:30"],
  delaySeconds: ["30"],
  endpoint: ["https://push.test/1"],
  p256dh: ["p".repeat(87)],
  auth: ["a".repeat(22)],
  newsId: ["1"],
  direction: ["next", "prev"],
  like: ["0", "1"],
  parentId: ["7"],
  newsCommentId: ["7"],
  idempotencyKey: ["key-of-tests"],
  reason: ["spam", "other"],
  page: ["1"],
  state: ["ongoing"],
  contestId: ["pf-2026w42", "rf-2026m10"],
  picks: ['[{"matchId":"7","market":"AH","side":"home"}]'],
  link: ["https://www.tiktok.com/@of.tests/video/7300000000000000001"],
};

/** Typical input of people and bots. */
const NONSENSE = fc.oneof(
  fc.constantFrom(
    "",
    " ",
    "0",
    "-1",
    "null",
    "undefined",
    "NaN",
    "<script>alert(1)</script>",
    "'; drop table users; --",
  ),
  fc.constantFrom(
    "\u0000",
    "\u202e",
    "😀".repeat(30),
    "%00",
    "../../etc",
    "[object Object]",
    "__proto__",
    "9".repeat(400),
  ),
  fc.string({ unit: "binary", maxLength: 60 }),
);

describe("forms full of nonsense", () => {
  const digest = async (): Promise<string> => {
    const tables = [
      "users",
      "credentials",
      "linked_identities",
      "passkeys",
      "sessions",
      "referrals",
      "device_tokens",
      "deletion_reasons",
      "favourites",
      "followers",
      "notices",
      "alert_settings",
      "push_subscriptions",
      "comments",
      "comment_likes",
      "comment_reports",
      "contest_entries",
      "contest_picks",
      "contest_ledger",
    ];
    const rows = await bindings.DB.batch(
      tables.map((table) => bindings.DB.prepare(`select * from ${table} order by 1`)),
    );
    return JSON.stringify(rows.map(({ results }) => results));
  };

  it.each(ALL)("%s answers them, stores nothing that it refused, and repeats nothing", async (_, endpoint) => {
    const { token } = await join();
    const address = publicPath(endpoint) + fixedSearch(endpoint);
    const names = [...parameterNames(endpoint), "unknownField"];
    const forms = fc.record(
      Object.fromEntries(
        names.map((field) => [field, fc.oneof(NONSENSE, fc.constantFrom(...(SAMPLES[field] ?? ["Abcd1234", "1"])))]),
      ),
      { requiredKeys: [] },
    );
    let before = await digest();
    await fc.assert(
      fc.asyncProperty(forms, async (given) => {
        const form = new URLSearchParams({ ...(given as Record<string, string>), token });
        const isGet = endpoint.method === "GET";
        const separator = address.includes("?") ? "&" : "?";
        const answer = await app.request(
          isGet ? `${address}${separator}${form}` : address,
          isGet ? {} : { method: "POST", body: form },
          { ...bindings, SMS_PROVIDER: "" },
        );
        const text = await answer.text();
        expect(endpoint.namesOne ? [200, 400, 404] : [200, 400], text).toContain(answer.status);
        expect(answer.headers.get("Content-Type")).toContain("application/json");
        expect(text).not.toContain("<script>");
        const { businessCode } = (JSON.parse(text) as { result: { businessCode: number } }).result;
        const now = await digest();
        if (businessCode !== 0) expect(now).toBe(before);
        before = now;
      }),
      { numRuns: RUNS, seed: 5 },
    );
  });
});
