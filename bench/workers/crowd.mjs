// The deployed reference upstream with thousands of followers of one team: `/__crowd/…` on loopback creates them, opens
// their streams and reports how many were notified. Counts the queue consumer's database use.

import { SESSION_HEADER } from "../../upstream/api/notices/open-stream.ts";
import upstream from "../../upstream/index.ts";
import { findHappenings } from "../../upstream/services/notices/find-happenings.ts";
import { openData } from "../../upstream/services/sources/open-data.ts";

const PREMIER_LEAGUE = "101";
const HOUR = 3_600_000;
/** Milliseconds around a goal in which nothing else may happen. */
const ALONE = 60_000;

let statements = 0;

/** Counts the statements that reach the database, each one of a batch. */
const counting = (database) =>
  new Proxy(database, {
    get(target, name) {
      const value = target[name];
      if (typeof value !== "function") return value;
      return (...params) => {
        if (name === "prepare") statements += 1;
        return value.apply(target, params);
      };
    },
  });

/** The first goal of an afternoon with no other event close to it in its match. */
async function findGoal(env, noon) {
  const data = await openData(env);
  const fixtures = await data.sources.between(noon, noon + 8 * HOUR, noon);
  for (const fixture of fixtures.filter(({ competitionId }) => competitionId === PREMIER_LEAGUE)) {
    const interval = { since: fixture.kickOff, until: fixture.kickOff + 3 * HOUR };
    const found = await findHappenings(fixture, "football", interval, data);
    const isAlone = (at) => found.filter((one) => Math.abs(one.at - at) < ALONE).length === 1;
    const goal = found.find(({ kind, at }) => kind === "goal" && isAlone(at));
    if (goal) return { teamId: fixture.homeId, at: goal.at, key: `${fixture.id}:${goal.key}` };
  }
  throw new Error("an afternoon without a goal");
}

const NAMES =
  "with recursive crowd(i) as (select 1 union all select i + 1 from crowd where i < ?1), names as (select printf('crowd%06d', i) as name from crowd)";
const TABLES = ["users", "favourites", "notices", "notice_listeners", "sessions"];

async function empty({ DB }) {
  await DB.batch(
    TABLES.map((table) => DB.prepare(`delete from ${table} where username >= 'crowd' and username < 'crowe'`)),
  );
}

async function fill(env, { teamId }, { members, listeners }) {
  await empty(env);
  const run = (sql, ...values) =>
    env.DB.prepare(sql)
      .bind(...values)
      .run();
  await run(
    `${NAMES} insert into users (username, nickname, nickname_key, phone, avatar_id, preferred_country, preferred_language,
      referral_code, created_at) select name, name, name, name, '1', 'GB', 'en', name, 0 from names`,
    members,
  );
  await run(`${NAMES} insert into favourites select name, 'team', 'football', ?2, 0, null from names`, members, teamId);
  const names = Array.from({ length: listeners }, (_, index) => {
    const number = 1 + Math.floor((index * members) / listeners);
    return `crowd${String(number).padStart(6, "0")}`;
  });
  const now = Date.now();
  await run(
    `insert into sessions (id, token_hash, username, method, created_at, last_used_at, expires_at)
      select value, value, value, 'password', ?2, ?2, ?3 from json_each(?1)`,
    JSON.stringify(names),
    now,
    now + HOUR,
  );
  return names;
}

async function delivered({ DB }, key) {
  const sql =
    "select count(*) as count, min(stored_at) as first, max(stored_at) as last from notices where dedupe_key = ?";
  return { ...(await DB.prepare(sql).bind(key).first()), statements };
}

/** Bypasses the token check: `fill` has created a session with the member's name. */
function openStream(env, request, name) {
  const headers = new Headers(request.headers);
  headers.set(SESSION_HEADER, name);
  return env.NOTICE_BELL.getByName(name).fetch(new Request(request.url, { headers }));
}

async function control(request, env) {
  const { pathname, searchParams } = new URL(request.url);
  const number = (name) => Number(searchParams.get(name));
  switch (pathname) {
    case "/__crowd/fill": {
      const goal = await findGoal(env, number("noon"));
      const names = await fill(env, goal, { members: number("members"), listeners: number("listeners") });
      return Response.json({ goal, names });
    }
    case "/__crowd/stream":
      return openStream(env, request, searchParams.get("name"));
    case "/__crowd/wake":
      await env.NOTICE_CLOCK.getByName("football").wake("football");
      return new Response("woken");
    case "/__crowd/told":
      return Response.json(await delivered(env, searchParams.get("key")));
    case "/__crowd/empty":
      await empty(env);
      return new Response("empty");
    default:
      return upstream.fetch(request, env);
  }
}

export { ContestClock, NoticeBell, NoticeClock, StoryClock } from "../../upstream/index.ts";

export default {
  fetch: (request, env, context) =>
    new URL(request.url).pathname.startsWith("/__crowd/")
      ? control(request, env)
      : upstream.fetch(request, env, context),
  queue: (batch, env, context) => upstream.queue(batch, { ...env, DB: counting(env.DB) }, context),
};
