import { drizzle } from "drizzle-orm/d1";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { AlertSettings } from "#contract/domain/notices";
import { FOLLOWED_KINDS, type FollowedKind } from "#contract/tables/followed-kinds";
import { ALERT_DELAYS, THING_ALERTS } from "#contract/tables/notice-kinds";
import { migrate } from "../../store/test-database.ts";
import { favouriteStores } from "../follow/favourite-stores.ts";
import { changeAlerts, follow, unfollow } from "../follow/favourites.ts";
import { storeAlertSettings } from "./alert-settings.ts";
import { decideNotice, type FollowedThing, readAlertChoice } from "./decide-notice.ts";
import { DEFAULT_ALERTS } from "./default-alerts.ts";
import { markAllRead, markRead } from "./mark-notices.ts";
import type { MatchHappening } from "./notice.ts";
import { noticesAfter, noticesBefore } from "./read-notices.ts";
import { readReader } from "./reader.ts";
import { storeShared, thingsOf } from "./shared-notices.ts";
import { addMembers, bindings, startAnew } from "./test-fan-out.ts";
import { happening, MATCH } from "./test-notices.ts";

const NOW = Date.parse("2026-10-17T14:20:00Z");
const db = drizzle(bindings.DB);
const stores = favouriteStores(bindings);

beforeAll(() => migrate(bindings.DB));
beforeEach(async () => {
  await startAnew();
  const tables = ["past_follows", "past_alert_settings", "read_notices"];
  await bindings.DB.batch(tables.map((table) => bindings.DB.prepare(`delete from ${table}`)));
});

const contextOf = async (username: string) => ({
  db,
  reader: await readReader(stores, username),
  instants: { siteNow: NOW, realNow: NOW },
});

let keys = 0;
const next = (kind: MatchHappening["kind"], more: Partial<MatchHappening> = {}): MatchHappening => {
  keys += 1;
  return happening(kind, { key: `${kind}:${keys}`, ...more });
};
const store = async (one: MatchHappening, delaySeconds?: AlertSettings["delaySeconds"]): Promise<string> => {
  await storeShared(bindings.DB, one, { kind: "followers", delaySeconds }, NOW);
  return one.key;
};
const listOf = async (username: string, size = 30) =>
  (await noticesBefore(await contextOf(username), undefined, size)).rows.map(({ data }) => data.key);

const ARSENAL = { username: "u", kind: "team", sport: "football", id: MATCH.homeId } as const;

describe("a member's list", () => {
  beforeEach(() => addMembers([{ username: "u", follows: [] }]));

  it("has what happened since they follow, and keeps it when they no longer do", async () => {
    await store(next("goal"));
    await follow(stores, ARSENAL, NOW);
    const first = await store(next("goal"));
    await unfollow(stores, ARSENAL);
    await store(next("goal"));
    expect(await listOf("u")).toEqual([first]);
    await follow(stores, ARSENAL, NOW);
    const second = await store(next("goal"));
    expect(await listOf("u")).toEqual([second, first]);
  });

  it("keeps what earlier settings and alerts have let in, and leaves out what they did not", async () => {
    await follow(stores, ARSENAL, NOW);
    const first = await store(next("goal"));
    await storeAlertSettings(db, "u", { ...DEFAULT_ALERTS, goal: false });
    await store(next("goal"));
    await storeAlertSettings(db, "u", { ...DEFAULT_ALERTS, spoilerFree: true });
    const second = await store(next("goal"));
    await changeAlerts(stores, { ...ARSENAL, alerts: "kickoff" });
    await store(next("goal"));
    const third = await store(next("kickoff"));
    expect(await listOf("u")).toEqual([third, second, first]);
    const { rows } = await noticesBefore(await contextOf("u"), undefined, 30);
    expect(rows.map(({ data }) => data.spoilerFree)).toEqual([true, true, undefined]);
  });

  it("fills its pages from behind what is not wanted", async () => {
    await follow(stores, ARSENAL, NOW);
    await follow(stores, { ...ARSENAL, kind: "competition", id: MATCH.competitionId }, NOW);
    await changeAlerts(stores, { ...ARSENAL, alerts: "redCard" });
    // Wanted for the competition, but the team has the say.
    const [first] = [await store(next("redCard")), ...(await Promise.all([1, 2].map(() => store(next("goal")))))];
    for (let count = 0; count < 20; count += 1) await store(next("goal"));
    const last = await store(next("redCard"));
    const context = await contextOf("u");
    const page = await noticesBefore(context, undefined, 1);
    expect([page.rows.map(({ data }) => data.key), page.hasNext]).toEqual([[last], true]);
    const rest = await noticesBefore(context, page.rows[0]?.id, 1);
    expect([rest.rows.map(({ data }) => data.key), rest.hasNext]).toEqual([[first], false]);
  });
});

/** A seeded random generator, the same in each run. */
function drawFrom(seed: number) {
  let state = seed;
  return (below: number): number => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * below);
  };
}

interface ModelMember {
  follows: Map<string, FollowedThing & { kind: FollowedKind; id: string }>;
  settings: AlertSettings;
  list: { key: string; id: number; isSilent: boolean; isRead: boolean }[];
}

/** What members had when each notice was a row of each of them, decided as it happened. */
function notifyAll(members: Iterable<ModelMember>, one: MatchHappening, id: number, delay: number | undefined): void {
  for (const { follows, settings, list } of members) {
    const things = thingsOf(one).flatMap(({ kind, id: thing }) => follows.get(`${kind} ${thing}`) ?? []);
    if (things.length === 0 || (delay !== undefined && settings.delaySeconds !== delay)) continue;
    const decision = decideNotice(one, { settings, things });
    if (decision) list.push({ key: one.key, id, isSilent: decision.isSilent, isRead: false });
  }
}

const KINDS = ["lead", "lineup", "kickoff", "goal", "redCard", "fullTime"] as const;

it.each([1, 2, 3])(
  "lists are those of notices stored for each member, whatever they change meanwhile (%i)",
  async (seed) => {
    const draw = drawFrom(seed);
    const pick = <Item>(items: readonly Item[]): Item => items[draw(items.length)] as Item;
    const names = ["a", "b", "c"];
    await addMembers(names.map((username) => ({ username, follows: [] })));
    const model = new Map<string, ModelMember>(
      names.map((name) => [name, { follows: new Map(), settings: DEFAULT_ALERTS, list: [] }]),
    );
    for (let step = 0; step < 160; step += 1) {
      const username = pick(names);
      const member = model.get(username) as ModelMember;
      const kind = pick(FOLLOWED_KINDS);
      const id = `${kind}${draw(3)}`;
      const thing = { username, sport: "football", kind, id } as const;
      const action = draw(12);
      if (action < 2) {
        await follow(stores, thing, NOW);
        if (!member.follows.has(`${kind} ${id}`)) member.follows.set(`${kind} ${id}`, { kind, id, alerts: null });
      } else if (action === 2) {
        await unfollow(stores, thing);
        member.follows.delete(`${kind} ${id}`);
      } else if (action === 3) {
        const alerts = pick([null, "", THING_ALERTS.filter(() => draw(2) === 0).join(",")]);
        const isFollowed = await changeAlerts(stores, { ...thing, alerts });
        if (isFollowed) member.follows.set(`${kind} ${id}`, { kind, id, alerts: readAlertChoice(alerts) });
      } else if (action === 4) {
        const quiet = draw(2) === 0 ? { quietFrom: "14:00", quietTo: "15:00" } : {};
        member.settings = {
          ...DEFAULT_ALERTS,
          ...quiet,
          master: draw(5) > 0,
          goal: draw(2) > 0,
          kickoff: draw(2) > 0,
          leadMinutes: pick([0, 15, 30]),
          delaySeconds: pick([0, 0, 30] as const),
        } as AlertSettings;
        await storeAlertSettings(db, username, member.settings);
      } else if (action === 5 && member.list.length > 0) {
        const one = pick(member.list);
        one.isRead = true;
        await markRead(db, username, one.id);
      } else if (action === 6 && draw(4) === 0) {
        const upTo = member.list.at(-1)?.id ?? 0;
        for (const one of member.list) one.isRead = true;
        await markAllRead(db, username, upTo);
      } else {
        const match = {
          ...MATCH,
          id: `match${draw(3)}`,
          homeId: `team${draw(3)}`,
          awayId: `team${draw(3)}`,
          competitionId: `competition${draw(3)}`,
        };
        const one = next(pick(KINDS), { match, minutes: pick([15, 30, 60]) });
        const isAhead = one.kind === "lead" || one.kind === "lineup";
        for (const delay of isAhead ? [undefined] : ([0, 30] as const)) {
          const { id: stored } = await storeShared(bindings.DB, one, { kind: "followers", delaySeconds: delay }, NOW);
          notifyAll(model.values(), one, Number(stored), delay);
        }
      }
    }
    expect(ALERT_DELAYS).toContain(30);
    for (const username of names) {
      const expected = model.get(username)?.list ?? [];
      const { rows } = await noticesAfter(await contextOf(username), 0, 500);
      expect(rows.map(({ id, data, isSilent, isRead }) => ({ key: data.key, id, isSilent, isRead }))).toEqual(expected);
    }
  },
);
