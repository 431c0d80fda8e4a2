// The deployed reference upstream with a contest of many thousand entries: `/__contests/…` on loopback creates them,
// settles their evening and reports what a leaderboard page reads. The database is the bench's own: a ledger is never
// emptied.

import { drizzle } from "drizzle-orm/d1";
import upstream from "../../upstream/index.ts";
import { contestById } from "../../upstream/services/contests/calendar/seasons.ts";
import { prepareContest } from "../../upstream/services/contests/prepare-contest.ts";
import { publishDays } from "../../upstream/services/contests/publish-ledger.ts";
import { settleDue } from "../../upstream/services/contests/settle-due.ts";
import { openData } from "../../upstream/services/sources/open-data.ts";

const CONTEST = "pf-2026w42";
const DAY = "2026-10-17";
const OPEN = Date.parse(`${DAY}T10:30:00+07:00`);

/**
 * `entries` members, each with a pick on both lines of one of the day's matches: matches, lines and sides vary, as on a
 * real day.
 */
async function fill(env, entries) {
  const db = drizzle(env.DB);
  await prepareContest(db, contestById(CONTEST, OPEN), { ...(await openData(env)), now: OPEN });
  const run = (sql, ...values) =>
    env.DB.prepare(sql)
      .bind(...values)
      .run();
  const crowd = "with recursive crowd(i) as (select 1 union all select i + 1 from crowd where i < ?1)";
  await run(
    `${crowd} insert into contest_entries (contest_id, key, made_up_name, at)
      select '${CONTEST}', printf('bench%011d', i), printf('Bench%d', i), ?2 from crowd`,
    entries,
    OPEN,
  );
  const { results } = await env.DB.prepare(
    "select match_id as id from contest_matches where contest_id = ? and day = ?",
  )
    .bind(CONTEST, DAY)
    .all();
  const markets = [
    ["AH", "'home'", "'away'", -4],
    ["OU", "'over'", "'under'", 9],
  ];
  for (const [index, { id }] of results.entries())
    for (const [market, one, other, line] of markets) {
      await run(
        `insert into contest_ledger (contest_id, day, entry_id, kind, match_id, market, choice, line, price, company_id, at, stored_at)
          select contest_id, '${DAY}', id, 'pick', ?1, ?2, iif(id / 7 % 2, ${one}, ${other}), ?3 + id / 13 % 5, '1.95', 3, ?4, ?4
          from contest_entries where contest_id = '${CONTEST}' and id % ?5 = ?6`,
        ...[id, market, line, OPEN, results.length, index],
      );
      await run(
        `insert into contest_picks (entry_id, contest_id, match_id, market, choice, line, price, company_id, placed_at, ledger_id)
          select entry_id, contest_id, match_id, market, choice, line, price, company_id, at, id from contest_ledger
          where contest_id = '${CONTEST}' and day = '${DAY}' and kind = 'pick' and match_id = ?1 and market = ?2`,
        ...[id, market],
      );
    }
  return { matches: results.length };
}

async function settle(env, now) {
  const db = drizzle(env.DB);
  const context = { ...(await openData(env)), now };
  await settleDue(db, contestById(CONTEST, now), context, Date.now());
}

/** Writes one run's part of the day's file; returns whether it is published. */
async function publish(env, now) {
  await publishDays(drizzle(env.DB), contestById(CONTEST, now), { now, key: undefined, isOver: false });
  const sql = `select count(*) as parts, sum(json_array_length(lines)) as lines,
    exists (select 1 from contest_ledger_days where contest_id = ?1 and day = ?2) as isOut
    from contest_ledger_parts where contest_id = ?1 and day = ?2`;
  return env.DB.prepare(sql).bind(CONTEST, DAY).first();
}

/** How much is settled, and whether the ledger matches the entries' points. */
async function sums(env) {
  const first = (sql) => env.DB.prepare(sql).first();
  return {
    ...(await first(`select count(*) as rows, sum(points) as given from contest_ledger where contest_id = '${CONTEST}'
      and day = '${DAY}' and kind = 'settle'`)),
    ...(await first(
      `select sum(points) as had, sum(settled) as settled from contest_entries where contest_id = '${CONTEST}'`,
    )),
  };
}

/** Records every statement, so that it can be run again to count its rows. */
const listening = (database, sent) =>
  new Proxy(database, {
    get(target, name) {
      const value = target[name];
      if (name !== "prepare") return typeof value === "function" ? value.bind(target) : value;
      return (sql) => {
        const statement = target.prepare(sql);
        const entry = { sql, values: [] };
        sent.push(entry);
        return new Proxy(statement, {
          get(own, key) {
            if (key === "bind")
              return (...values) => {
                entry.values = values;
                return own.bind(...values);
              };
            const member = own[key];
            return typeof member === "function" ? member.bind(own) : member;
          },
        });
      };
    },
  });

async function rowsRead(request, env) {
  const sent = [];
  const url = new URL(request.url);
  url.pathname = "/contest/getContesterPredictionList";
  const headers = { "x-clock": request.headers.get("x-clock") };
  const answer = await upstream.fetch(new Request(url, { headers }), {
    ...env,
    CONTEST_ENTRIES: undefined,
    DB: listening(env.DB, sent),
  });
  const { result } = await answer.json();
  let rows = 0;
  for (const { sql, values } of sent) {
    const { meta } = await env.DB.prepare(sql)
      .bind(...values)
      .all();
    rows += meta.rows_read;
  }
  return { rows, statements: sent.length, shown: result.data?.list.length, lastId: result.data?.lastId };
}

async function control(request, env) {
  const { pathname, searchParams } = new URL(request.url);
  switch (pathname) {
    case "/__contests/fill":
      return Response.json(await fill(env, Number(searchParams.get("entries"))));
    case "/__contests/settle":
      await settle(env, Number(request.headers.get("x-clock")));
      return new Response("settled");
    case "/__contests/publish":
      return Response.json(await publish(env, Number(request.headers.get("x-clock"))));
    case "/__contests/sums":
      return Response.json(await sums(env));
    case "/__contests/board":
      return Response.json(await rowsRead(request, env));
    default:
      return upstream.fetch(request, env);
  }
}

// All its Durable Objects.
export * from "../../upstream/index.ts";

export default {
  fetch: (request, env, context) =>
    new URL(request.url).pathname.startsWith("/__contests/")
      ? control(request, env)
      : upstream.fetch(request, env, context),
  queue: (batch, env, context) => upstream.queue(batch, env, context),
};
