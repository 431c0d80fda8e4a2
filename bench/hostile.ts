import path from "node:path";
import { dollarsForMillion } from "./prices.ts";
import type { Report } from "./report.ts";
import { countedEdge } from "./variants.ts";
import { serve } from "./workerd.ts";

const REQUESTS = 1_000;
/** Concurrent clients. */
const CLIENTS = 20;

interface Counts {
  upstream: number;
  kvReads: number;
  kvWrites: number;
  kvDeletes: number;
}

interface Attack {
  what: string;
  address(index: number): string;
  /** Maximum cost of a thousand requests. */
  must: Counts;
}

const NO_KV = { kvReads: 100, kvWrites: 0, kvDeletes: 0 };
// Reads distinguish a supplier's fault from an invented id: sixty a minute.
const ATTACKS: readonly Attack[] = [
  {
    what: "pages of made-up matches",
    address: (index) => `/en/football/england/premier-league/a-vs-b/${90_000_000 + index}`,
    must: { ...NO_KV, upstream: 1_100 },
  },
  {
    what: "feeds of made-up matches, which make five calls",
    address: (index) => `/en/football/england/premier-league/a-vs-b/${91_000_000 + index}/feed`,
    must: { ...NO_KV, upstream: 1_100 },
  },
  {
    what: "pages of made-up teams",
    address: (index) => `/en/football/team/nobody/${92_000_000 + index}/overview`,
    must: { ...NO_KV, upstream: 1_100 },
  },
  {
    what: "lists by the API with made-up competitions and page sizes",
    address: (index) =>
      `/api/match/getMatchListv4?date=2026-10-17&timeZone=UTC&leagueId=x${index}&size=${1 + (index % 500)}`,
    must: { ...NO_KV, upstream: 1_000 },
  },
  {
    what: "made-up pictures",
    address: (index) => `/storage/team/x${index}`,
    must: { ...NO_KV, kvReads: 0, upstream: 1_000 },
  },
];

async function attack(site: string, { address }: Attack): Promise<Counts> {
  const readCounts = async () => (await (await fetch(`${site}/counts`)).json()) as Counts;
  await readCounts();
  let next = 0;
  const client = async () => {
    for (let index = next++; index < REQUESTS; index = next++) {
      const answer = await fetch(site + address(index));
      await answer.arrayBuffer();
      if (answer.status >= 500) throw new Error(`${address(index)} answered ${answer.status}`);
    }
  };
  await Promise.all(Array.from({ length: CLIENTS }, client));
  return readCounts();
}

const textOf = ({ upstream, kvReads, kvWrites, kvDeletes }: Counts): string =>
  `${upstream}; ${kvReads}; ${kvWrites}; ${kvDeletes}`;

/** Cost of a thousand requests for things that do not exist. Throws if it exceeds the limit. */
export async function hostile(report: Report): Promise<void> {
  const site = await serve(path.resolve(".wrangler/bench/hostile"), countedEdge(), { first: "/counts" });
  try {
    for (const one of ATTACKS) {
      const counts = await attack(site.url, one);
      const { kvReads, kvWrites, kvDeletes } = counts;
      const price = dollarsForMillion({ kvReads, kvWrites, kvDeletes }) / REQUESTS;
      const what = `${REQUESTS} ${one.what}: upstream calls; KV reads; writes; deletions (dollars of KV for a million)`;
      report.note(what, `${textOf(counts)} (${price.toFixed(2)})`, textOf(one.must));
      const tooMany = Object.entries(one.must).find(([name, most]) => counts[name as keyof Counts] > most);
      if (tooMany) throw new Error(`${one.what}: ${tooMany[0]} above ${tooMany[1]}`);
    }
  } finally {
    await site.end();
  }
}
