import { DAY } from "#contract/time/units";
import { freePort } from "../scripts/lib/ports.mjs";
import { endOne } from "../scripts/lib/server.mjs";
import { startUpstream } from "../scripts/lib/workers.mjs";
import { percentile, type Report } from "./report.ts";

const SATURDAY = Date.parse("2026-10-17T14:20:00Z");

interface Question {
  path: string;
  query: Record<string, string>;
  now: number;
}

const dateAt = (now: number): string => new Date(now).toISOString().slice(0, 10);
const langs = ["en", "th_TH", "vi_VN", "km_KH", "zh-Hant_HK"];

async function ask(url: string, { path, query, now }: Question): Promise<{ ms: number; text: string }> {
  const from = performance.now();
  const answer = await fetch(`${url}${path}?${new URLSearchParams(query)}`, { headers: { "x-clock": String(now) } });
  const text = await answer.text();
  if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}: ${text.slice(0, 200)}`);
  return { ms: performance.now() - from, text };
}

/** A match on each of several days, as subjects of calls. */
async function matchIds(url: string): Promise<string[]> {
  const query = { date: dateAt(SATURDAY), timeZone: "UTC", lang: "en" };
  const { text } = await ask(url, { path: "/match/getMatchListv4", query, now: SATURDAY });
  return [...text.matchAll(/"matchId":"(\d+)"/g)].map(([, id]) => id ?? "");
}

async function measure(url: string, questions: readonly Question[]): Promise<string> {
  const times: number[] = [];
  for (const question of questions) times.push((await ask(url, question)).ms);
  const [first = 0, ...warm] = times;
  const at = (share: number) => `${percentile(warm, share).toFixed(1)} ms`;
  return `p50 ${at(0.5)}, p99 ${at(0.99)}, the first ${first.toFixed(0)} ms`;
}

/** Duration of the reference upstream's calls, sequentially, in workerd with its database. */
export async function referenceUpstream(calls: number, report: Report): Promise<void> {
  const port = await freePort();
  const server = await startUpstream(port);
  const url = `http://127.0.0.1:${port}`;
  const each = (question: (index: number) => Question) => Array.from({ length: calls }, (_, index) => question(index));
  const lang = (index: number) => langs[index % langs.length] ?? "en";
  try {
    const ids = await matchIds(url);
    const spellings = ["arsenal", "บุรีรัมย์", "ha noi", "皇家馬德里", "lakers", "mancester", "flam", "kashiwa"];
    const sections: [string, (index: number) => Question][] = [
      ["a crest, which asks for nothing", () => ({ path: "/storage/team/20101", query: {}, now: SATURDAY })],
      [
        `match list of a day of ${ids.length} matches, one after another week`,
        (index) => {
          const now = SATURDAY - (index % 8) * 7 * DAY;
          return {
            path: "/match/getMatchListv4",
            query: { date: dateAt(now), timeZone: "UTC", lang: lang(index) },
            now,
          };
        },
      ],
      [
        "standings",
        (index) => ({
          path: "/soccerLeague/ranking",
          query: { leagueId: ["101", "401", "461", "766"][index % 4] ?? "101", lang: lang(index) },
          now: SATURDAY,
        }),
      ],
      [
        "match info",
        (index) => ({
          path: "/match/info",
          query: { matchId: ids[(index * 7) % ids.length] ?? "", lang: lang(index) },
          now: SATURDAY,
        }),
      ],
      [
        "global search",
        (index) => ({
          path: "/global/search",
          query: { q: spellings[index % spellings.length] ?? "", timeZone: "UTC", lang: lang(index) },
          now: SATURDAY,
        }),
      ],
    ];
    for (const [what, question] of sections)
      report.note(`Reference upstream: ${what}`, await measure(url, each(question)));
  } finally {
    await endOne(server);
  }
}
