// The deployed reference upstream with thousands of followers of one team: `/__crowd/…` on loopback creates them, opens
// their streams and reports how many pushes were queued. Counts the queue consumer's database use.

import upstream from "../../upstream/index.ts";
import { findHappenings } from "../../upstream/services/notices/find-happenings.ts";
import { SESSION_HEADER } from "../../upstream/services/notices/session-header.ts";
import { pushConsumer } from "../../upstream/services/push/push-consumer.ts";
import { openData } from "../../upstream/services/sources/open-data.ts";

const PREMIER_LEAGUE = "101";
const HOUR = 3_600_000;
/** Milliseconds around a goal in which nothing else may happen. */
const ALONE = 60_000;

let statements = 0;
const pushed = { count: 0, first: 0, last: 0 };

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

/** In place of the queue of pushes: counts their recipients. */
const COUNTED_PUSHES = {
  async sendBatch(messages) {
    pushed.count += messages.reduce((sum, { body }) => sum + body.recipients.length, 0);
    pushed.last = Date.now();
    pushed.first ||= pushed.last;
  },
};

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

// As random in their order as members' names are.
const LETTERS = "'23456789abcdefghjkmnpqrstuvwxyz'";
const NAMES = `
  with recursive crowd(i) as (select 1 union all select i + 1 from crowd where i < ?1), names as (
    select substr(${LETTERS}, 1 + i * 7919 % 31, 1) || substr(${LETTERS}, 1 + i * 104729 / 31 % 31, 1)
      || substr(${LETTERS}, 1 + i * 1299709 / 961 % 31, 1) || printf('crowd%07d', i) as name from crowd)`;
const IS_CROWD = "username like '___crowd%'";
const TABLES = ["users", "favourites", "notice_listeners", "sessions", "push_subscriptions"];

async function empty({ DB }) {
  // A goal of an earlier run counts as told.
  const shared = ["notices where username = ''", "notice_things"];
  const crowd = TABLES.map((table) => `${table} where ${IS_CROWD}`);
  await DB.batch([...shared, ...crowd].map((rows) => DB.prepare(`delete from ${rows}`)));
  Object.assign(pushed, { count: 0, first: 0, last: 0 });
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
  await run(
    `${NAMES} insert into favourites select name, 'team', 'football', ?2, 0, null, 0, 'GB' from names`,
    members,
    teamId,
  );
  await run(
    `${NAMES} insert into push_subscriptions select 'https://push.example/' || name, name, name, 'p', 'a', 0 from names`,
    members,
  );
  const { results } = await env.DB.prepare(
    `select username from users where ${IS_CROWD} and rowid % ?1 = 0 order by username limit ?2`,
  )
    .bind(Math.floor(members / listeners), listeners)
    .all();
  const names = results.map(({ username }) => username);
  const now = Date.now();
  // Their bells may know from an earlier run that they listen, and write no row.
  await run("insert into notice_listeners select value, ?2 from json_each(?1)", JSON.stringify(names), now);
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
  const rows = await DB.prepare("select count(*) as n from notices where dedupe_key = ?").bind(key).first("n");
  return { ...pushed, rows, statements };
}

/** Milliseconds in which a message of 200 devices is encrypted and sent, to services that answer after `latency`. */
async function pushes(env, { latency, p256dh, auth }) {
  const devices = 200;
  const names = Array.from({ length: devices }, (_, index) => `aaacrowd${index}`);
  const list = JSON.stringify(names);
  const [ends, now] = [Date.now() + HOUR, Date.now()];
  const run = (sql, ...values) => env.DB.prepare(sql).bind(...values);
  await env.DB.batch([
    ...TABLES.map((table) => run(`delete from ${table} where username like 'aaacrowd%'`)),
    run(
      `insert into users (username, nickname, nickname_key, phone, avatar_id, preferred_country, preferred_language,
        referral_code, created_at) select value, value, value, value, '1', 'GB', 'en', value, 0 from json_each(?)`,
      list,
    ),
    run(
      `insert into sessions (id, token_hash, username, method, created_at, last_used_at, expires_at)
        select value, value, value, 'password', ?2, ?2, ?3 from json_each(?1)`,
      ...[list, now, ends],
    ),
    run(
      `insert into push_subscriptions select 'https://push.example/' || value, value, value, ?2, ?3, 0
        from json_each(?1)`,
      ...[list, p256dh, auth],
    ),
  ]);
  const send = async () => {
    if (latency > 0) await scheduler.wait(latency);
    return new Response(null, { status: 201 });
  };
  const { directory } = await openData(env);
  const consume = pushConsumer({ openDirectory: async () => directory, now: Date.now, send });
  const match = { id: "1", sport: "football", competitionId: "101", homeId: "20101", awayId: "20107", kickOff: now };
  const data = { kind: "goal", key: "goal:1", at: now, match, score: [1, 0], side: "home", minute: { minute: 23 } };
  const messageOf = (chunk) => ({ id: chunk, body: { data, recipients: names, chunk }, ack() {}, retry() {} });
  await consume({ messages: [messageOf(`warm ${now}`)] }, env);
  const began = Date.now();
  await consume({ messages: [messageOf(`measured ${now}`)] }, env);
  return { devices, took: Date.now() - began };
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
    case "/__crowd/pushes":
      return Response.json(await pushes(env, { ...Object.fromEntries(searchParams), latency: number("latency") }));
    case "/__crowd/empty":
      await empty(env);
      return new Response("empty");
    default:
      return upstream.fetch(request, env);
  }
}

// All its Durable Objects.
export * from "../../upstream/index.ts";

export default {
  fetch: (request, env, context) =>
    new URL(request.url).pathname.startsWith("/__crowd/")
      ? control(request, env)
      : upstream.fetch(request, env, context),
  queue: (batch, env, context) =>
    upstream.queue(batch, { ...env, DB: counting(env.DB), PUSHES: COUNTED_PUSHES }, context),
};
