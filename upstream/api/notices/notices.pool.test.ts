import { drizzle } from "drizzle-orm/d1";
import { beforeAll, describe, expect, it } from "vitest";
import { MOST_NOTICES, NOTICE_TYPES } from "#contract/tables/notice-kinds";
import { DAY } from "#contract/time/units";
import { inOneGo } from "../../platform/batched.ts";
import { announce } from "../../services/announcements/test-announcements.ts";
import { eraseStatements, purgeMembers } from "../../services/erasure/erase.ts";
import type { NoticeData } from "../../services/notices/notice.ts";
import { MOST_SUBSCRIPTIONS } from "../../services/notices/push-subscriptions.ts";
import { HAPPENINGS, MATCH, OTHERS } from "../../services/notices/test-notices.ts";
import { notices } from "../../services/schema/notices.ts";
import { migrate } from "../../store/test-database.ts";
import type { MemberCallName } from "../members/member-call.ts";
import { bindings, PASSWORD, startMembers } from "../members/test-members.ts";

const { call, join, advance, clock } = startMembers();
const db = drizzle(bindings.DB);

beforeAll(async () => {
  await migrate(bindings.DB);
  // An announcement of OTHERS, from before all accounts.
  await announce(bindings.DB, { key: "a1", at: 0 });
});

type Member = Awaited<ReturnType<typeof join>>;
const GOAL = HAPPENINGS.goal as NoticeData;

/** Stores notices of a member, in order; those of OTHERS have the type of their kind. */
async function store({ user }: Member, happenings: readonly NoticeData[]): Promise<string[]> {
  const ids: string[] = [];
  for (const data of happenings) {
    const type = data.kind in OTHERS ? NOTICE_TYPES[data.kind as keyof typeof OTHERS] : NOTICE_TYPES.matchEvent;
    const dedupeKey = `${"match" in data ? data.match.id : ""}:${data.key}`;
    const row = { username: user.username, dedupeKey, type, data, createdAt: data.at, storedAt: clock.now };
    const [stored] = await db.insert(notices).values(row).returning({ id: notices.id });
    ids.push(String(stored?.id));
  }
  return ids;
}

const goals = (count: number): NoticeData[] =>
  Array.from({ length: count }, (_, index) => ({ ...GOAL, key: `goal of ${index}` }));

const listOf = async ({ token }: Member, fields: Record<string, string> = {}) =>
  (await call("notificationList", fields, { token })).value;

async function change(name: MemberCallName, fields: Record<string, string>, { token }: Member): Promise<void> {
  expect(await call(name, fields, { token })).toMatchObject({ status: 200, refusal: undefined });
}

describe("the list", () => {
  it("gives the latest first, announcements apart and with the first answer alone", async () => {
    const member = await join();
    const ids = await store(member, [OTHERS.announcement, ...goals(12)]);
    const first = await listOf(member);
    expect(first.announcements.map(({ id }) => id)).toEqual(ids.slice(0, 1));
    expect(first.others.map(({ id }) => id)).toEqual(ids.slice(3).reverse());
    expect(first.hasNext).toBe(true);
    const lastId = first.others.at(-1)?.id ?? "";
    const next = await listOf(member, { lastId });
    expect(next.announcements).toEqual([]);
    expect(next.others.map(({ id }) => id)).toEqual(ids.slice(1, 3).reverse());
    expect(next.hasNext).toBe(false);
  });

  it("gives what came after a notice, the earliest first, announcements among them", async () => {
    const member = await join();
    const ids = await store(member, [GOAL, OTHERS.announcement, ...goals(3)]);
    const missed = await listOf(member, { afterId: ids[0] ?? "", size: "3" });
    expect(missed.others.map(({ id }) => id)).toEqual(ids.slice(1, 4));
    expect([missed.hasNext, missed.announcements]).toEqual([true, []]);
    const rest = await listOf(member, { afterId: ids[3] ?? "" });
    expect([rest.others.map(({ id }) => id), rest.hasNext]).toEqual([ids.slice(4), false]);
    expect((await listOf(member, { afterId: "0", size: String(MOST_NOTICES) })).others).toHaveLength(5);
  });

  it("is in the caller's language, and nobody else's", async () => {
    const [member, other] = [await join(), await join()];
    await store(member, [GOAL]);
    const [english] = (await listOf(member)).others;
    expect(english).toMatchObject({ title: "Goal for Arsenal", lines: ["Arsenal 2-1 Chelsea", "45+2' B. Saka"] });
    const [thai] = (await listOf(member, { lang: "th_TH" })).others;
    expect(thai).toMatchObject({ title: "อาร์เซนอล ได้ประตู", createdAt: GOAL.at, logo: "team/20101" });
    expect((await listOf(other)).others).toEqual([]);
    expect((await listOf(other, { afterId: "0" })).others).toEqual([]);
  });

  it("says which notice another corrects, of one page or an earlier one", async () => {
    const member = await join();
    const [goal] = await store(member, [{ ...GOAL, key: "goal 1" }, HAPPENINGS["overturned goal"] as NoticeData]);
    expect((await listOf(member)).others[0]).toMatchObject({ title: "Goal overturned", supersedes: goal });
    expect((await listOf(member, { afterId: goal ?? "" })).others[0]).toMatchObject({ supersedes: goal });
  });

  it.each([
    ["lastId", "x1"],
    ["afterId", "-1"],
    ["size", "31"],
  ])("takes no %s of %j", async (field, text) => {
    const { token } = await join();
    expect(await call("notificationList", { [field]: text }, { token })).toMatchObject({ status: 400, field });
  });
});

describe("reading", () => {
  it("marks one's own, again without a change", async () => {
    const [member, other] = [await join(), await join()];
    const [id = ""] = await store(member, [GOAL, ...goals(1)]);
    for (const who of [other, member, member]) {
      await change("notificationRead", { id }, who);
      const read = (await listOf(member)).others.filter(({ isRead }) => isRead).map((one) => one.id);
      expect(read).toEqual(who === other ? [] : [id]);
    }
    await change("notificationRead", { id: "none" }, member);
  });

  it("marks all up to one as read, not those that came after, nor anybody else's", async () => {
    const [member, other] = [await join(), await join()];
    const [, seen = "", later = ""] = await store(member, [OTHERS.announcement, ...goals(2)]);
    await store(other, [GOAL]);
    await change("notificationReadAll", { upTo: seen }, member);
    const { announcements, others } = await listOf(member);
    expect([...announcements, ...others].filter(({ isRead }) => !isRead).map(({ id }) => id)).toEqual([later]);
    expect((await listOf(other)).others.map(({ isRead }) => isRead)).toEqual([false]);
    expect(await call("notificationReadAll", { upTo: "x" }, { token: member.token })).toMatchObject({
      status: 400,
      field: "upTo",
    });
  });

  it("takes back that there are new ones", async () => {
    const member = await join();
    await bindings.DB.prepare("update users set has_new_notices = 1 where username = ?")
      .bind(member.user.username)
      .run();
    const flag = async () => (await call("retrieveUserInfo", {}, { token: member.token })).value.notificationFlag;
    expect(await flag()).toBe(true);
    await change("notificationNotified", {}, member);
    expect(await flag()).toBe(false);
  });
});

const ALL_ON = Object.fromEntries(
  "master lineup kickoff goal var redCard halfTime fullTime news contest comment".split(" ").map((kind) => [kind, "1"]),
);
const SETTINGS = { ...ALL_ON, leadMinutes: "30", timeZone: "Asia/Bangkok", spoilerFree: "0", delaySeconds: "60" };

describe("settings", () => {
  const settingsOf = async ({ token }: Member) => (await call("notificationSettingInit", {}, { token })).value;

  it("are on until they are changed, and then as they were sent", async () => {
    const member = await join();
    expect(await settingsOf(member)).toMatchObject({ master: true, goal: true, leadMinutes: 15, timeZone: "UTC" });
    const fields = { ...SETTINGS, goal: "0", quietFrom: "22:30", quietTo: "07:00" };
    await change("notificationSettingUpdate", fields, member);
    const changed = { goal: false, var: true, leadMinutes: 30, quietFrom: "22:30", quietTo: "07:00", delaySeconds: 60 };
    expect(await settingsOf(member)).toMatchObject({ ...changed, timeZone: "Asia/Bangkok" });
    await change("notificationSettingUpdate", SETTINGS, member);
    expect(await settingsOf(member)).not.toHaveProperty("quietFrom");
  });

  it.each([
    ["quietTo", { ...SETTINGS, quietFrom: "22:30" }],
    ["leadMinutes", { ...SETTINGS, leadMinutes: "20" }],
    ["timeZone", { ...SETTINGS, timeZone: "Mars" }],
  ])("are refused for their %s", async (field, fields) => {
    const { token } = await join();
    expect(await call("notificationSettingUpdate", fields, { token })).toMatchObject({ status: 400, field });
  });

  it("of one thing are its own until they are taken back, for who follows it", async () => {
    const member = await join();
    const thing = { kind: "team", id: "20101", sportType: "0" };
    const of = async () => (await call("notificationSettingThing", thing, { token: member.token })).value;
    expect(await of()).toEqual({ isFollowed: false });
    const refused = await call("notificationSettingUpdateThing", { ...thing, alerts: "goal" }, { token: member.token });
    expect(refused).toMatchObject({ status: 200, refusal: "notFollowed" });
    await change("favTeam", { teamId: "20101" }, member);
    expect(await of()).toEqual({ isFollowed: true });
    for (const [alerts, read] of [
      ["var,goal", ["goal", "var"]],
      ["", []],
    ] as const) {
      await change("notificationSettingUpdateThing", { ...thing, alerts }, member);
      expect(await of()).toEqual({ isFollowed: true, alerts: read });
    }
    await change("notificationSettingUpdateThing", thing, member);
    expect(await of()).toEqual({ isFollowed: true });
    const unknown = await call("notificationSettingUpdateThing", { ...thing, alerts: "x" }, { token: member.token });
    expect(unknown).toMatchObject({ status: 400, field: "alerts" });
  });
});

const browser = (number: number) => ({
  endpoint: `https://push.test/${number}`,
  p256dh: "p".repeat(87),
  auth: "a".repeat(22),
});

describe("pushes", () => {
  const endpointsOf = async ({ user }: Member) => {
    const rows = await bindings.DB.prepare("select endpoint from push_subscriptions where username = ? order by 1")
      .bind(user.username)
      .all<{ endpoint: string }>();
    return rows.results.map(({ endpoint }) => endpoint);
  };

  it("have the operator's key, or none", async () => {
    const { token } = await join();
    const keyWith = async (settings: { PUSH_PUBLIC_KEY: string }) =>
      (await call("notificationPushKey", {}, { token, settings })).value;
    expect(await keyWith({ PUSH_PUBLIC_KEY: "" })).toEqual({});
    expect(await keyWith({ PUSH_PUBLIC_KEY: "key" })).toEqual({ publicKey: "key" });
  });

  it("go to a browser once, to who signed in there last", async () => {
    const [one, other] = [await join(), await join()];
    for (const member of [one, one, other]) await change("notificationPushSubscribe", browser(1), member);
    expect([await endpointsOf(one), await endpointsOf(other)]).toEqual([[], [browser(1).endpoint]]);
    await change("notificationPushUnsubscribe", { endpoint: browser(1).endpoint }, one);
    expect(await endpointsOf(other)).toHaveLength(1);
    await change("notificationPushUnsubscribe", { endpoint: browser(1).endpoint }, other);
    expect(await endpointsOf(other)).toEqual([]);
  });

  it("go to twenty browsers, the oldest of which goes for another", async () => {
    const member = await join();
    for (let number = 100; number <= 100 + MOST_SUBSCRIPTIONS; number += 1) {
      advance(1_000);
      await change("notificationPushSubscribe", browser(number), member);
    }
    const endpoints = await endpointsOf(member);
    expect(endpoints).toHaveLength(MOST_SUBSCRIPTIONS);
    expect(endpoints).not.toContain(browser(100).endpoint);
  });

  it.each([
    ["log-out", "logout", {}, 0],
    ["the end of other sessions", "revokeSession", {}, 1],
    [
      "a new password",
      "updatePassword",
      { oldPassword: PASSWORD, password: "Efgh5678", confirmPassword: "Efgh5678" },
      1,
    ],
  ] as const)("end with their session: %s", async (_, name, fields, left) => {
    const member = await join();
    await change("notificationPushSubscribe", browser(name.length * 1_000), member);
    const again = await call("login", { ...member.phone, password: PASSWORD });
    const second = { ...member, token: again.value.token };
    await change("notificationPushSubscribe", browser(name.length * 1_000 + 1), second);
    await change(name, fields, second);
    expect(await endpointsOf(member)).toEqual([browser(name.length * 1_000 + (left === 1 ? 1 : 0)).endpoint]);
  });
});

describe("what is stored", () => {
  const TABLES = ["notices", "alert_settings", "push_subscriptions", "notice_listeners"];
  const countsOf = ({ user }: Member) =>
    Promise.all(
      TABLES.map((table) =>
        bindings.DB.prepare(`select count(*) as n from ${table} where username = ?`)
          .bind(user.username)
          .first<number>("n"),
      ),
    );
  const listen = ({ user }: Member) =>
    bindings.DB.prepare("insert into notice_listeners values (?, ?)").bind(user.username, clock.now).run();

  async function memberWithAll(number: number): Promise<Member> {
    const member = await join();
    await store(member, [GOAL]);
    await listen(member);
    await change("notificationSettingUpdate", SETTINGS, member);
    await change("notificationPushSubscribe", browser(number), member);
    return member;
  }

  it("is in the file of a member's data, without addresses of pushes", async () => {
    const member = await memberWithAll(1);
    const { value, text } = await call("getMyData", {}, { token: member.token });
    expect(value.notices).toEqual([{ kind: "goal", about: MATCH.id, at: GOAL.at, isRead: false }]);
    expect(value.alerts).toMatchObject({ leadMinutes: 30 });
    expect(value.pushSubscriptions).toEqual([{ subscribedAt: clock.now }]);
    expect(text).not.toContain("push.test");
  });

  it("goes with the account", async () => {
    const member = await memberWithAll(2);
    await inOneGo(db, eraseStatements(db, member.user.username));
    expect(await countsOf(member)).toEqual([0, 0, 0, 0]);
  });

  it("goes by and by: listeners after a day, subscriptions with their session, notices after sixty days", async () => {
    const member = await memberWithAll(3);
    const left: unknown[] = [];
    for (const days of [0.5, 1, 30, 30]) {
      advance(days * DAY);
      await purgeMembers(db, clock.now);
      left.push(await countsOf(member));
    }
    expect(left).toEqual([
      [1, 1, 1, 1],
      [1, 1, 1, 0],
      [1, 1, 0, 0],
      [0, 1, 0, 0],
    ]);
  });
});
