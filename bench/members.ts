import path from "node:path";
import { COOKIE_LIFETIME, SESSION_COOKIE } from "../worker/members/host-cookie.ts";
import { seal } from "../worker/platform/sealed.ts";
import { readSessionKeys } from "../worker/settings/session-keys.ts";
import { leastCpu } from "./load.ts";
import { against, ratio } from "./ratio.ts";
import type { Report } from "./report.ts";
import { signIns } from "./sign-ins.ts";
import { edge, SESSION_KEYS } from "./variants.ts";
import { serve } from "./workerd.ts";

const LISTS = { 60: "/en/football/matches?date=2026-10-17", 500: "/en/football/matches?date=2026-10-18" } as const;
/** Maximum cost of a member's request for a cached list, relative to a guest's. */
const MOST = 1.25;
/** Rounds of each variant per turn (ratio.ts). */
const ROUNDS = 3;
/** Times as many requests as in a round of rendered pages: short rounds of cached ones vary by a quarter. */
const LONGER = 5;

/** The Cookie header of a member who has just signed in. */
async function memberCookie(number: number): Promise<string> {
  const keys = readSessionKeys(SESSION_KEYS);
  if ("reason" in keys) throw new Error(keys.reason);
  const session = { token: `token-of-${number}`.padEnd(43, "t"), username: `u${number}`, nickname: `Member${number}` };
  const claims = { ...session, avatar: "03", country: "TH", language: "th" };
  const sealed = await seal(claims, { keys, purpose: "session", now: Date.now(), lifetime: COOKIE_LIFETIME });
  return `${SESSION_COOKIE}=${sealed}`;
}

const cookiesOf = (from: number, count: number): Promise<string[]> =>
  Promise.all(Array.from({ length: count }, (_, index) => memberCookie(from + index)));

/**
 * CPU time of a member's request for a cached list relative to a guest's, and the cost of unsealing the cookie of a
 * member unknown to the isolate. Throws if a member costs too much. `requests` per round.
 */
async function memberCpu(requests: number, { note }: Report): Promise<void> {
  const site = await serve(path.resolve(".wrangler/bench/members"), edge());
  const faults: string[] = [];
  const perRound = requests * LONGER;
  try {
    const cookie = await memberCookie(0);
    const cpu = (list: string, headers: Parameters<typeof leastCpu>[1]["headers"]) => () =>
      leastCpu(site, { path: list, headers, requests: perRound }, ROUNDS);
    for (const [rows, list] of Object.entries(LISTS)) {
      const measured = await ratio(cpu(list, { cookie }), cpu(list, {}));
      note(`CPU, cached page of ${rows} for a member / for a guest`, against(measured), String(MOST));
      if (measured.ratio > MOST) faults.push(`a member's page of ${rows} costs ${measured.ratio.toFixed(2)}`);
    }
    // No repeat visits: each round, including the warm-up, has its own members.
    let next = 1;
    const strangers = async () => {
      const cookies = await cookiesOf(next, perRound * (ROUNDS + 1));
      next += cookies.length;
      let sent = 0;
      return cpu(LISTS[60], () => ({ cookie: cookies[sent++ % cookies.length] ?? "" }))();
    };
    const opening = await ratio(strangers, cpu(LISTS[60], { cookie }));
    note("CPU, the same page of 60 for a member whom nobody knows yet / known", against(opening));
    // Such a request takes the whole pipeline: the fast path only serves known members.
    const micros = opening.a - opening.b;
    note(
      "CPU of opening a session, pipeline included",
      `${micros.toFixed(0)} us, ${(1_000_000 / micros).toFixed(0)}/s`,
    );
  } finally {
    await site.end();
  }
  if (faults.length > 0) throw new Error(faults.join("; "));
}

/** Cost of members. */
export async function members(requests: number, report: Report): Promise<void> {
  await memberCpu(requests, report);
  await signIns(Math.ceil(requests / 15), report);
}
