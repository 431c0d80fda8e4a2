import { drizzle } from "drizzle-orm/d1";
import { DAY } from "#contract/time/units";
import type { Env } from "../../platform/env.ts";
import { partOfName } from "../../platform/name-parts.ts";
import { purgeMembers } from "../../services/erasure/erase.ts";
import { favouriteDatabases, favouriteStores } from "../../services/follow/favourite-stores.ts";
import { followersIn } from "../../services/follow/followers.ts";
import { purgeFavourites } from "../../services/follow/purge-favourites.ts";
import { fanOut, MOST_CALLS } from "../../services/notices/fan-out.ts";
import { followedAmong } from "../../services/notices/followed-fixtures.ts";
import type { MatchHappening } from "../../services/notices/notice.ts";
import type { NoticeMessage, PushMessage } from "../../services/notices/queue-messages.ts";
import { happening, MATCH } from "../../services/notices/test-notices.ts";
import { recipientDatabases } from "../../services/queues/consume-queues.ts";
import type { MemberCallName } from "../members/member-call.ts";
import { bindings, PASSWORD, startMembers } from "../members/test-members.ts";

const [ARSENAL, CHELSEA, LAKERS] = ["20101", "20107", "80023"];
const PREMIER_LEAGUE = "101";
const SATURDAY = Date.parse("2026-10-17T14:20:00Z");
const THING = { kind: "team", sportType: "0", id: ARSENAL };

const TABLES = [
  ...["users", "sessions", "favourites", "past_follows", "followers", "country_followers", "owner_changes"],
  ...["alert_settings", "past_alert_settings", "notices", "notice_things", "read_notices", "push_subscriptions"],
];

/** Forgets all members and what they follow. */
export async function startDays(databases: readonly D1Database[]): Promise<void> {
  for (const database of databases) {
    const numbers = database.prepare("delete from sqlite_sequence where name = 'notices'");
    await database.batch([...TABLES.map((table) => database.prepare(`delete from ${table}`)), numbers]);
  }
}

/** Members by the half of the alphabet that their names are in: two in each. */
const ROLES = { ana: 0, ben: 0, chan: 1, dara: 1 } as const;
type Role = keyof typeof ROLES;

/**
 * Some days of four members, half of them in either part of the names: whatever they and others are shown, in order.
 * The same wherever their favourites are.
 */
export async function playDays(settings: Partial<Env>): Promise<unknown[]> {
  const members = startMembers(settings);
  const { call, join, advance, clock } = members;
  const databases = { ...bindings, ...settings };
  const shown: unknown[] = [];

  async function joinAs(part: number) {
    for (;;) {
      const member = await join();
      if (partOfName(member.user.username, 2) === part) return member;
    }
  }
  const joined = { ana: await joinAs(0), ben: await joinAs(0), chan: await joinAs(1), dara: await joinAs(1) };
  const roleOf = (name: string) => Object.entries(joined).find(([, { user }]) => user.username === name)?.[0];
  const all = Object.keys(ROLES) as Role[];

  async function change(role: Role, name: MemberCallName, fields: Record<string, string>): Promise<void> {
    advance(1_000);
    const { status, refusal } = await call(name, fields, { token: joined[role].token });
    shown.push([role, name, status, refusal]);
  }

  /** Everything that a member is shown of what they follow, and its counts. */
  async function show(when: string, roles = all): Promise<void> {
    for (const role of roles) {
      const options = { token: joined[role].token, at: SATURDAY };
      const { groups, notifyingIds } = (await call("favMatchList", { date: "2026-10-17", timeZone: "UTC" }, options))
        .value;
      const { others } = (await call("notificationList", { size: "30" }, options)).value;
      const own = (await call("getMyData", {}, options)).value;
      shown.push({
        when,
        role,
        keys: (await call("favKeys", {}, options)).value,
        teams: (await call("favTeamList", {}, options)).value.map(({ id }) => id),
        leagues: (await call("favLeagueList", {}, options)).value.map(({ id }) => id),
        matches: groups.map((group) => group.matches.map(({ id }) => id)),
        notifyingIds,
        notices: others.map(({ id, title, lines, isRead, createdAt }) => [id, title, lines, isRead, createdAt]),
        isFlagged: own.user.notificationFlag,
        alerts: (await call("notificationSettingThing", THING, options)).value,
        download: [own.favourites, own.notices],
      });
    }
    for (const country of [undefined, "TH", "KH"])
      for (const kind of ["team", "competition", "match"] as const)
        shown.push([when, country, kind, [...(await followersIn(databases)("football", kind, country))].sort()]);
  }

  /** A goal as it reaches members: who is pushed to, in order of their names' parts. */
  async function score(
    key: string,
    more: Partial<NoticeMessage> = {},
    of: Partial<MatchHappening> = {},
  ): Promise<void> {
    const pushed: string[] = [];
    const PUSHES = {
      sendBatch: async (messages: { body: PushMessage }[]) =>
        void pushed.push(...messages.flatMap(({ body }) => body.recipients)),
    } as unknown as Env["PUSHES"];
    const message: NoticeMessage = {
      happening: happening("goal", { key, score: [1, 0], side: "home", ...of }),
      audience: { kind: "followers" },
      delaySeconds: 0,
      ...more,
    };
    await fanOut(
      message,
      { left: MOST_CALLS },
      {
        env: { ...bindings, PUSHES },
        realNow: () => clock.now,
        isRetry: false,
        databases: recipientDatabases(databases),
      },
    );
    shown.push([key, pushed.map(roleOf).sort()]);
  }

  async function purge(now = clock.now): Promise<void> {
    await purgeMembers(drizzle(bindings.DB), now);
    await bindings.DB.prepare("update owner_changes set at = at - 61").run();
    await purgeFavourites(favouriteStores(databases), now);
  }

  for (const { user } of Object.values(joined))
    await bindings.DB.prepare("insert into push_subscriptions values (?1, ?1, 's', 'p', 'a', 0)")
      .bind(user.username)
      .run();

  // A guest's stars, after signing up; a goal before anybody follows, one after.
  await score("goal 1");
  for (const role of ["ana", "chan"] as const)
    await change(role, "favWalkthrough", { teamIds: `${CHELSEA},${ARSENAL}`, leagueIds: PREMIER_LEAGUE });
  for (const role of ["ben", "dara"] as const) {
    await change(role, "favTeam", { teamId: ARSENAL! });
    await change(role, "favTeam", { teamId: LAKERS!, sportType: "1" });
    await change(role, "favTeam", { teamId: "99999999" });
    await change(role, "favMatch", { matchId: MATCH.id });
  }
  await score("goal 2");
  await show("followed");

  // Alerts of their own, a delay, and what they no longer follow.
  for (const role of ["ana", "chan"] as const)
    await change(role, "notificationSettingUpdateThing", { ...THING, id: ARSENAL!, alerts: "redCard" });
  for (const role of ["ben", "dara"] as const) await change(role, "unFavTeam", { teamId: ARSENAL! });
  await score("goal 3");
  await score("goal 3", { delaySeconds: 30 });
  await score("red card", {}, { kind: "redCard" });
  for (const role of all) await change(role, "unFavTeam", { teamId: CHELSEA! });
  await score("goal 4");
  for (const role of ["ben", "dara"] as const) await change(role, "favTeam", { teamId: ARSENAL! });
  await score("goal 5");
  await show("changed");
  for (const role of all) await change(role, "notificationReadAll", { upTo: "3" });
  const fixture = { ...MATCH, season: "2026-27" } as never;
  shown.push((await followedAmong(favouriteDatabases(databases), "football", [fixture])).length);

  // Another country; a calendar; an account that is erased, and a number that begins anew.
  for (const role of ["ana", "dara"] as const) await change(role, "updatePreferredCountry", { preferredCountry: "KH" });
  for (const role of ["ana", "dara"] as const) await change(role, "favTeam", { teamId: CHELSEA! });
  await show("moved");
  for (const role of all) {
    const { link } = (await call("changeFavCalendarLink", { change: "new" }, { token: joined[role].token })).value;
    const calendar = (await call("favCalendar", { link: link! }, { at: SATURDAY })).value;
    shown.push([role, "calendar", calendar.map(({ matches }) => matches.map(({ id }) => id))]);
  }
  for (const role of ["ana", "chan"] as const)
    await change(role, "deleteAccount", { reason: "privacy", password: PASSWORD });
  await score("goal 6");
  // A number is sent a code once a minute.
  advance(60_000);
  const { phone } = joined.ana;
  const code = await members.newCodeFor("getWSUP", phone);
  const form = { ...phone, code, nickname: "AnaAgain", password: PASSWORD, confirmPassword: PASSWORD };
  const again = await call("signup", form);
  joined.ana = { ...joined.ana, token: again.value.token, user: again.value.user };
  await purge();
  await show("signed up again", ["ana", "ben", "dara"]);
  advance(31 * DAY);
  await purge();
  const erased = joined.chan.user.username;
  joined.chan = await joinAs(1);
  for (const role of ["ana", "ben", "dara"] as const) {
    const { phone: own } = joined[role];
    joined[role].token = (await call("login", { ...own, password: PASSWORD })).value.token;
  }
  await show("erased");
  for (const database of favouriteDatabases(databases))
    for (const table of ["favourites", "past_follows"])
      if (await database.prepare(`select 1 from ${table} where username = ?`).bind(erased).first())
        throw new Error(`${table} of an erased member`);

  // Single matches are followed for 400 days; past follows go with their notices.
  await purge(clock.now + 400 * DAY);
  for (const database of favouriteDatabases(databases)) {
    const { results } = await database.prepare("select 1 from past_follows").all();
    if (results.length > 0) throw new Error("past follows of notices that are gone");
  }
  for (const country of [undefined, "TH", "KH"])
    for (const kind of ["team", "match"] as const)
      shown.push(["in the end", country, kind, [...(await followersIn(databases)("football", kind, country))].sort()]);
  return shown;
}
