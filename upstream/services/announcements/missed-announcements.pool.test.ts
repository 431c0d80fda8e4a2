import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { DAY, MINUTE } from "#contract/time/units";
import { bindings, PASSWORD, startMembers } from "../../api/members/test-members.ts";
import { migrate } from "../../store/test-database.ts";
import { LONGEST_ABSENCE } from "../notices/reader.ts";
import { announce } from "./test-announcements.ts";

const { call, join, advance, clock } = startMembers();
const { DB } = bindings;

beforeAll(() => migrate(DB));
beforeEach(async () => {
  await DB.batch(["announcements", "notices"].map((table) => DB.prepare(`delete from ${table}`)));
});

type Member = Awaited<ReturnType<typeof join>>;
/** The site's clock runs with the real one here, unless `at` says otherwise. */
const options = ({ token }: Member, at = clock.now) => ({ token, at });
const flagOf = async (member: Member, at?: number) =>
  (await call("retrieveUserInfo", {}, options(member, at))).value.notificationFlag;
const listOf = async (member: Member, fields: Record<string, string> = {}, at?: number) =>
  (await call("notificationList", fields, options(member, at))).value;
const titlesOf = async (member: Member, fields?: Record<string, string>) =>
  (await listOf(member, fields)).announcements.flatMap(({ lines }) => lines);

/** A member who joined an hour ago. */
async function memberOfToday(): Promise<Member> {
  const member = await join();
  advance(60 * MINUTE);
  return member;
}

describe("a member who comes", () => {
  it("has a dot for what was announced meanwhile, finds it apart, and hears of it once", async () => {
    const member = await memberOfToday();
    expect(await flagOf(member)).toBe(false);
    await announce(DB, { key: "a", title: "First of all", at: clock.now });
    expect(await flagOf(member)).toBe(true);
    const { announcements, others } = await listOf(member);
    expect(announcements).toMatchObject([
      { title: "Announcement", lines: ["First of all"], isRead: false, target: { kind: "announcement", id: "a" } },
    ]);
    expect(others).toEqual([]);
    await call("notificationNotified", {}, options(member));
    expect(await flagOf(member)).toBe(false);
    expect((await listOf(member)).announcements).toHaveLength(1);
    await call("notificationRead", { id: announcements[0]?.id ?? "" }, options(member));
    expect((await listOf(member)).announcements).toMatchObject([{ isRead: true }]);
  });

  it("gets it behind what the device has, as a page asks that was open", async () => {
    const member = await memberOfToday();
    await announce(DB, { key: "a", at: clock.now });
    const latest = (await listOf(member)).announcements[0]?.id ?? "";
    await announce(DB, { key: "b", title: "Another one", at: clock.now });
    const missed = await listOf(member, { afterId: latest });
    expect(missed.others).toMatchObject([{ lines: ["Another one"], target: { kind: "announcement", id: "b" } }]);
    expect(await flagOf(member)).toBe(true);
  });

  it.each<[string, number, boolean]>([
    ["not of the time before their account", -61 * MINUTE, false],
    ["of the time since", -59 * MINUTE, true],
    ["not of what is to come", MINUTE, false],
  ])("hears %s", async (_, ahead, isNotified) => {
    const member = await memberOfToday();
    await announce(DB, { key: "a", at: clock.now + ahead });
    expect(await flagOf(member)).toBe(isNotified);
  });

  it("hears of nothing that is older than a month, and not again of an old one that gets another language", async () => {
    const member = await memberOfToday();
    await announce(DB, { key: "a", at: clock.now - 30 * MINUTE });
    advance(LONGEST_ABSENCE);
    // Their session is just as old.
    member.token = (await call("login", { ...member.phone, password: PASSWORD })).value.token;
    await announce(DB, { key: "a", lang: "th", title: "อีกภาษาหนึ่ง", at: clock.now });
    expect(await flagOf(member)).toBe(false);
  });

  it("reads it in their language once it is there, and as it was corrected", async () => {
    const member = await memberOfToday();
    await announce(DB, { key: "a", title: "In English", at: clock.now });
    expect(await titlesOf(member, { lang: "th_TH" })).toEqual(["In English"]);
    await announce(DB, { key: "a", lang: "th", title: "เป็นภาษาไทย", at: clock.now });
    await announce(DB, { key: "a", title: "In plain English", at: clock.now });
    expect(await titlesOf(member, { lang: "th_TH" })).toEqual(["เป็นภาษาไทย"]);
    expect(await titlesOf(member)).toEqual(["In plain English"]);
  });

  it("finds nothing any more that was withdrawn", async () => {
    const member = await memberOfToday();
    await announce(DB, { key: "a", at: clock.now });
    expect(await titlesOf(member)).toHaveLength(1);
    await announce(DB, { key: "a", status: "withdrawn", at: clock.now });
    expect(await titlesOf(member)).toEqual([]);
    expect((await listOf(member, { afterId: "0" })).others).toEqual([]);
  });

  it("in their quiet hours finds it without a dot", async () => {
    const member = await memberOfToday();
    const names = "master lineup kickoff goal var redCard halfTime fullTime news contest comment spoilerFree".split(
      " ",
    );
    const switches = Object.fromEntries(names.map((name) => [name, "0"]));
    const quiet = { quietFrom: "00:00", quietTo: "23:59", timeZone: "UTC", leadMinutes: "0", delaySeconds: "0" };
    await call("notificationSettingUpdate", { ...switches, ...quiet }, options(member));
    await announce(DB, { key: "a", at: clock.now });
    expect(await flagOf(member)).toBe(false);
    expect((await listOf(member)).announcements).toMatchObject([{ isSilent: true }]);
  });

  it("hears of it by the site's clock, wherever that stands", async () => {
    const member = await memberOfToday();
    const at = clock.now - 37 * DAY;
    await announce(DB, { key: "before", at: at - 61 * MINUTE });
    await announce(DB, { key: "since", at: at - MINUTE });
    const { announcements } = await listOf(member, {}, at);
    expect(announcements.map(({ target }) => target)).toEqual([{ kind: "announcement", id: "since" }]);
  });
});
