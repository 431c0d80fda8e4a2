import { drizzle } from "drizzle-orm/d1";
import { beforeAll, describe, expect, it } from "vitest";
import type { ClientFacts } from "#contract/http/client-header";
import { inOneGo } from "../../platform/batched.ts";
import { contestById } from "../../services/contests/calendar/seasons.ts";
import { countReferrals } from "../../services/contests/referrals/count-referrals.ts";
import { eraseStatements, purgeMembers } from "../../services/erasure/erase.ts";
import { TRACES_KEPT } from "../../services/members/traces.ts";
import { migrateSearch } from "../../services/news/test-guides.ts";
import { migrate } from "../../store/test-database.ts";
import { bindings, newPhone, PASSWORD } from "../members/test-members.ts";
import { bangkok, type Member, startContests } from "./test-contests.ts";

const CONTEST = "rf-2026m11";
const ENTERED = bangkok("12:00", "2026-11-05");
const JOINED = bangkok("12:00", "2026-11-06");
const LATER = bangkok("12:00", "2026-11-20");
const END = bangkok("00:00", "2026-12-01");

const site = startContests();
const { call, join, read, ask, advance, clock, newCodeFor } = site;
const db = drizzle(bindings.DB);
const season = contestById(CONTEST, LATER)!;

beforeAll(async () => {
  await migrate(bindings.DB);
  await migrateSearch(bindings.SEARCH);
});

const participate = ({ token }: Member, at = ENTERED, fields: Record<string, string> = {}, contestId = CONTEST) =>
  call("contestParticipate", { contestId, ...fields }, { token, at });
const mine = async ({ token }: Member, at = LATER, contestId = CONTEST) =>
  (await call("myParticipant", { contestId }, { token, at })).value;
const points = async (member: Member, at = LATER) => (await mine(member, at))?.points;

let addresses = 0;
/** Each in a network of its own. */
const newAddress = (): string => `2001:db8:0:${(++addresses).toString(16)}::1`;

/** Somebody signs up with a member's referral code. */
async function signUp(
  referrer: Member,
  given: { phone?: ReturnType<typeof newPhone>; client?: ClientFacts | null; device?: string; at?: number } = {},
): Promise<Member> {
  advance(61_000);
  const { phone = newPhone(), client = { address: newAddress() }, device, at = JOINED } = given;
  const code = await newCodeFor("getWSUP", phone);
  const nickname = `Friend${phone.phone.slice(-6)}${phone === given.phone ? "b" : ""}`;
  const fields = { ...phone, code, password: PASSWORD, confirmPassword: PASSWORD, nickname };
  const joined = await call(
    "signup",
    { ...fields, referralCode: referrer.user.referralCode ?? "", ...(device && { deviceToken: device }) },
    { at, ...(client && { client }) },
  );
  if (joined.refusal) throw new Error(`${joined.refusal} ${joined.message}`);
  return { phone, nickname, token: joined.value.token, user: joined.value.user };
}

/** The decisions about the sign-ups of a member's entry, in order. */
async function auditOf({ user }: Member): Promise<{ action: string; by: string; note: string }[]> {
  const { results } = await bindings.DB.prepare(
    `select action, by, note from contest_audit a join contest_entries e on e.id = a.entry_id
     where e.username = ? order by a.id`,
  )
    .bind(user.username)
    .all<{ action: string; by: string; note: string }>();
  return results;
}
const rulesOf = async (member: Member) => (await auditOf(member)).map(({ action, by }) => `${action} ${by}`);

describe("taking part", () => {
  it("happens once, while the contest goes on", async () => {
    const member = await join();
    expect(await mine(member)).toBeUndefined();
    expect((await participate(member, bangkok("23:59", "2026-10-31"))).refusal).toBe("contestClosed");
    expect((await participate(member)).refusal).toBeUndefined();
    expect((await participate(member)).refusal).toBe("contestEntered");
    expect(await mine(member)).toMatchObject({ points: 0, isMine: true, isMadeUp: false });
    const late = await join();
    expect((await participate(late, END)).refusal).toBe("contestClosed");
    expect((await participate(late, END - 1)).refusal).toBeUndefined();
    expect((await call("contestParticipate", { contestId: CONTEST }, { at: ENTERED })).refusal).toBe("sessionInvalid");
  });

  it.each(["pf-2026w45", "wc-2026m11", "nonsense"])("is not for %s", async (contestId) => {
    const member = await join();
    expect((await participate(member, bangkok("12:00", "2026-11-02"), {}, contestId)).refusal).toBe("contestClosed");
    expect((await ask("listParticipant", { contestId }, LATER)).status).toBe(404);
    expect((await call("myParticipant", { contestId }, { token: member.token, at: LATER })).status).toBe(404);
  });
});

describe("sign-ups by a member's code", () => {
  it("give a point each, once, in the ledger and with an audit row", async () => {
    const member = await join();
    await participate(member);
    const friends = [await signUp(member), await signUp(member)];
    await Promise.all([1, 2, 3].map(() => countReferrals(db, season, clock.now)));
    expect([await points(member), await points(member)]).toEqual([2, 2]);
    expect(await auditOf(member)).toEqual(
      friends.map(() => ({ action: "counted", by: "referral", note: "sign-up of 2026-11-06" })),
    );
    const { results } = await bindings.DB.prepare(
      `select l.kind, l.points, l.rule, l.at, l.day from contest_ledger l join contest_entries e on e.id = l.entry_id
       where e.username = ?`,
    )
      .bind(member.user.username)
      .all();
    expect(results).toEqual(
      friends.map(() => ({ kind: "grant", points: 1, rule: "referral", at: JOINED, day: "2026-11-06" })),
    );
  });

  it("count once a number, also where the member before has another one by now", async () => {
    const member = await join();
    await participate(member);
    const phone = newPhone();
    const first = await signUp(member, { phone });
    await bindings.DB.prepare("update users set phone = '+66999999999', nickname_key = 'another' where username = ?")
      .bind(first.user.username)
      .run();
    await signUp(member, { phone });
    expect(await points(member)).toBe(1);
    expect((await auditOf(member)).map(({ action }) => action)).toEqual(["counted", "refused"]);
  });

  it("of one network count once for a referrer, and the others are noted for the operator", async () => {
    const [member, other] = [await join(), await join()];
    await Promise.all([participate(member), participate(other)]);
    const client = { address: newAddress() };
    await signUp(member, { client });
    await signUp(member, { client });
    await signUp(member, { client });
    await signUp(member);
    expect(await points(member)).toBe(2);
    expect(await rulesOf(member)).toEqual([
      "counted referral",
      "refused network",
      "refused network",
      "counted referral",
    ]);
    // A café or a mobile network has customers of many referrers.
    await signUp(other, { client });
    expect(await points(other)).toBe(1);
  });

  it("count by the site's clock: from entering until the contest ends", async () => {
    const member = await join();
    await signUp(member, { at: ENTERED - 1 });
    await participate(member);
    await signUp(member, { at: END });
    expect(await points(member, END)).toBe(0);
    await signUp(member, { at: END - 1 });
    expect(await points(member, END)).toBe(1);
    // Entered in the following month, the other sign-up counts neither for this contest nor for the next.
    expect((await participate(member, END + 1, {}, "rf-2026m12")).refusal).toBeUndefined();
    expect((await mine(member, END + 2, "rf-2026m12"))?.points).toBe(0);
  });

  it("do not count where the code was given after signing up", async () => {
    const [member, other] = [await join(), await join()];
    await participate(member);
    const { referralCode = "" } = member.user;
    expect((await call("updateReferralCode", { referralCode }, { token: other.token, at: JOINED })).refusal).toBe(
      undefined,
    );
    expect([await points(member), await rulesOf(member)]).toEqual([0, []]);
  });

  it("do not count where they are the referrer's own, and the audit says by which rule", async () => {
    const inviter = await join();
    const [address, device] = [newAddress(), "device-of-the-referrer"];
    const member = await signUp(inviter, { client: { address }, device });
    await participate(member);
    await signUp(member, { client: { address } });
    await signUp(member, { device });
    await signUp(member, { client: null });
    await signUp(member, { device: "device-of-a-friend" });
    await signUp(member, { device: "device-of-a-friend" });
    expect(await points(member)).toBe(1);
    expect(await rulesOf(member)).toEqual([
      "refused address",
      "refused device",
      "refused unsigned",
      "counted referral",
      "refused device",
    ]);
  });

  it("do not count for a number that had an account, or that was the referrer's", async () => {
    const member = await join();
    await participate(member);
    const friend = await signUp(member);
    expect(await points(member)).toBe(1);
    await bindings.DB.prepare("update users set erase_at = ? where username = ?")
      .bind(clock.now + 86_400_000, friend.user.username)
      .run();
    await signUp(member, { phone: friend.phone });
    expect(await points(member)).toBe(1);
    const former = member.phone;
    const phone = newPhone();
    const sent = { token: member.token, client: { address: newAddress() } };
    const currentCode = await newCodeOf("present", member, sent);
    const code = await newCodeOf("new", { phone }, sent);
    expect(
      (await call("changePhone", { ...phone, code, currentCode }, { token: member.token })).refusal,
    ).toBeUndefined();
    await signUp(member, { phone: former });
    expect(await points(member)).toBe(1);
    expect(await rulesOf(member)).toEqual(["counted referral", "refused number", "refused number"]);
  });

  it("leave neither address nor number anywhere but as a keyed hash, and not for ever", async () => {
    const member = await join();
    await participate(member);
    const address = "203.0.113.77";
    const friend = await signUp(member, { client: { address }, device: "a-device-of-somebody" });
    await points(member);
    const tables = ["contest_audit", "contest_ledger", "member_traces", "referrals"];
    const dump = await bindings.DB.batch(tables.map((table) => bindings.DB.prepare(`select * from ${table}`)));
    const text = JSON.stringify(dump.map(({ results }) => results));
    for (const secret of [address, "a-device-of-somebody", friend.phone.phone.slice(1)])
      expect(text).not.toContain(secret);
    const traces = async ({ user }: Member) =>
      bindings.DB.prepare("select count(*) as n from member_traces where username = ?").bind(user.username).first("n");
    expect(await traces(friend)).toBe(3);
    await inOneGo(db, eraseStatements(db, friend.user.username));
    expect(await traces(friend)).toBe(0);
    expect(await points(member)).toBe(1);
    await purgeMembers(db, clock.now + TRACES_KEPT / 2);
    expect(await traces(member)).not.toBe(0);
    await purgeMembers(db, clock.now + TRACES_KEPT + 1_000);
    expect(await traces(member)).toBe(0);
  });
});

/** A code for changing the number. */
async function newCodeOf(
  which: "present" | "new",
  { phone }: Pick<Member, "phone">,
  { token, client }: { token: string; client: ClientFacts },
): Promise<string> {
  advance(61_000);
  const fields = which === "new" ? phone : {};
  const sent = await call("changePhoneGetCode", fields, { token, client });
  if (sent.refusal) throw new Error(sent.refusal);
  const code = await site.codeFor(phone);
  if (code === undefined) throw new Error("no code");
  return code;
}

describe("the board", () => {
  it("is by points, page by page, each once; equal points share a rank", async () => {
    const first = await join();
    await participate(first);
    for (const _ of [1, 2, 3]) await signUp(first);
    const all = await read("listParticipant", { contestId: CONTEST, size: "50" }, LATER);
    expect(all.hasNext).toBe(false);
    expect(all.leaders[0]).toMatchObject({ points: 3, rank: 1, isMine: false });
    expect(all.leaders[0]?.name).toContain("••••");
    const sorted = all.leaders.map((leader) => leader.points);
    expect(sorted).toEqual(sorted.toSorted((a, b) => b - a));
    for (const { points: own, rank } of all.leaders)
      expect(rank).toBe(own > 0 ? 1 + sorted.filter((others) => others > own).length : undefined);
    expect(sorted).toContain(0);
    const found: string[] = [];
    for (let lastId: string | undefined = ""; lastId !== undefined; ) {
      const query = { contestId: CONTEST, size: "2", ...(lastId && { lastId }) };
      const page: typeof all = await read("listParticipant", query, LATER);
      found.push(...page.leaders.map(({ entryId }) => entryId));
      lastId = page.lastId;
    }
    expect(found).toEqual(all.leaders.map(({ entryId }) => entryId));
    expect((await ask("listParticipant", { contestId: CONTEST, lastId: "nobody" }, LATER)).status).toBe(400);
  });
});
